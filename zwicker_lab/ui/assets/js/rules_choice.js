// A chooser of one rule set, its switches under it. Sends {kind: 'rules', side, name}, {kind: 'bring', side, rules},
// {kind: 'switch', side, name, value} and {kind: 'plain', side}.
import { el, lifetime, set, tellProblem, watch } from './parts.js';
import { rulesSelect } from './own_rules.js';

const option = (value, text) => el('option', { value }, text);

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first;
  const send = message => model.send_msg({ side: model.side, ...message });

  const { select: sets, draw: offer } = rulesSelect('rules', send, signal, { 'aria-describedby': 'unfit' });
  const unfit = el('p', { id: 'unfit', class: 'err', role: 'alert' }), changes = el('ul', { class: 'plain-list' }), guess = el('p', { class: 'chip guess' });

  const selects = new Map();
  const group = ({ title, switches }) => el('fieldset', {}, el('legend', {}, title), ...switches.map(({ name, text, choices }) => {
    const select = el('select', { id: `switch-${name}` }, ...choices.map(one => option(one.value, one.text)));
    select.addEventListener('change', () => send({ kind: 'switch', name, value: select.value }));
    const box = el('div', { class: 'switch' }, el('label', { for: select.id }, text), select);
    selects.set(name, { select, box });
    return box;
  }));
  const count = el('span', { class: 'fine' }), groups = el('div', { class: 'groups' });
  const fold = el('details', { class: 'fold' }, el('summary', {}, words.switches, count), groups);
  const read = el('a', { class: 'btn small quiet' }, words.read), plain = el('button', { type: 'button', class: 'btn small quiet' }, words.plain);
  plain.addEventListener('click', () => send({ kind: 'plain' }));

  watch(model, signal, scene => {
    offer(scene);
    tellProblem(unfit, scene.problem);
    set(sets, { 'aria-invalid': scene.problem ? 'true' : null });
    changes.replaceChildren(...scene.changes.map(text => el('li', {}, text)));
    changes.hidden = !scene.changes.length;
    guess.textContent = scene.guess;
    guess.hidden = !scene.guess;
    count.textContent = scene.count;
    plain.hidden = !scene.changes.length;
    set(read, { href: scene.page });
    if (!groups.firstChild) groups.append(...scene.groups.map(group));
    for (const { switches } of scene.groups) for (const one of switches) {
      const { select, box } = selects.get(one.name);
      select.value = one.value;
      box.classList.toggle('is-changed', one.changed);
    }
  });
  return el('section', { class: 'zl choice-of-rules', 'aria-label': first.label }, el('div', { class: 'switch' }, el('label', { for: 'rules' }, first.label), sets, unfit), guess, changes, el('div', { class: 'acts' }, read, plain), fold);
}
