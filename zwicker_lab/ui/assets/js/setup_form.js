// The fields of a form in which a match is agreed on. A field that is changed sends {kind: 'set', name, value, n}; a file of rules
// {kind: 'upload', name, text}, and rules kept in this browser {kind: 'bring', rules, n}.
import { el, tellProblem } from './parts.js';
import { keptOptions, rulesOf } from './own_rules.js';

/** What a list offers: its choices, and where rules are chosen those kept in this browser. */
export function options({ choices, kept, value }) {
  const more = kept ? keptOptions(kept, value) : null;
  return [...choices.map(one => el('option', { value: one.value }, one.text)), ...(more ? [more] : [])];
}

/** One field: a list to choose from, a box to tick, or a text to type. */
export function field({ name, label, choices, value, help, check, typed, wide, kept }) {
  if (check) {
    return el('div', { class: 'check' }, el('label', {}, el('input', { type: 'checkbox', name, 'aria-describedby': `help-${name}` }), el('span', {}, choices[1].text)), el('p', { class: 'fine', id: `help-${name}` }, help));
  }
  const pick = typed ? el('input', { type: 'text', name, id: `field-${name}`, maxlength: typed, autocomplete: 'off', spellcheck: 'false' })
    : el('select', { name, id: `field-${name}` }, ...options({ choices, kept, value }));
  return el('div', { class: `field${wide ? ' wide' : ''}` }, el('label', { for: `field-${name}` }, label), pick);
}

/** A rule set of one's own, read from a file: its node, and the line that says what is wrong with the file. */
export function upload(model, { label, text, help, most, too_large }) {
  const problem = el('p', { id: 'bad-rules', class: 'err', role: 'alert' });
  const file = el('input', { type: 'file', id: 'own-rules', class: 'sr', accept: '.toml', 'aria-describedby': 'own-rules-help bad-rules' });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    if (chosen.size > most) return tellProblem(problem, too_large.replace('{name}', chosen.name));
    let read = null;
    try { read = new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()); } catch { /* no text: Python says so */ }
    model.send_msg({ kind: 'upload', name: chosen.name, text: read });
    file.value = '';
  });
  const node = el('details', { class: 'fold' }, el('summary', {}, label), file, el('label', { class: 'btn small', for: 'own-rules' }, text), problem, el('p', { class: 'fine', id: 'own-rules-help' }, help));
  return { node, problem };
}

/** Tell Python of every change in a form; gives whether a scene knows of all of them. */
export function reportChanges(form, model) {
  let n = 0;
  const send = message => model.send_msg({ ...message, n: ++n });
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    const rules = target.localName === 'select' ? rulesOf(target.value) : null;
    if (rules !== null) send({ kind: 'bring', rules });
    else if (target.type !== 'file') send({ kind: 'set', name: target.name, value: target.type === 'checkbox' ? (target.checked ? 'yes' : 'no') : target.value });
  });
  return ({ heard = n }) => heard >= n;
}
