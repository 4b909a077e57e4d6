// The form of the house rules: a name, a rule set to start from, every field with what it was and what is wrong with it; files
// and the rule sets kept in this browser. Sends {kind: 'title', value}, {kind: 'base', name}, {kind: 'set', key, value},
// {kind: 'reset', key}, {kind: 'plain'}, {kind: 'load', name, text}. Keeps the browser's address.
import { el, lifetime, pageLive, set, tellProblem, watch } from './parts.js';
import { forgetRules, keptRules, onKeptRules } from './own_rules.js';

const WILD = 'abcdefghijkl', option = ({ value, text }) => el('option', { value }, text);
const wild = count => Array.from({ length: count }, (_, at) => `*${WILD[at]}`).join(' ');

/** Which kind of jokers a text names: none, numbered, or how many wild ones. */
function jokersIn(value) {
  const found = value.split(/[\s,]+/).filter(Boolean);
  return !found.length ? 'none' : found.every((one, at) => one === `*${WILD[at]}`) ? String(found.length) : 'numbered';
}

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first, here = pageLive() !== null;
  const send = message => model.send_msg(message);
  const fields = new Map();

  /** A field's control: {node, parts to label, put(value), get()}. */
  function control(one) {
    const id = `field-${one.key}`, said = `help-${one.key} error-${one.key}`;
    const told = value => send({ kind: 'set', key: one.key, value });
    if (one.kind === 'select') {
      const pick = el('select', { id, 'aria-describedby': said }, ...one.choices.map(option));
      pick.addEventListener('change', () => told(pick.value));
      return { node: pick, main: pick, put: value => { pick.value = value; } };
    }
    if (one.kind === 'players') {
      const boxes = one.choices.map(({ value, text }) => el('label', {}, el('input', { type: 'checkbox', value }), el('span', {}, text)));
      const node = el('div', { class: 'seg', role: 'group', 'aria-label': one.label, 'aria-describedby': said }, ...boxes), inputs = boxes.map(box => box.firstChild);
      node.addEventListener('change', () => told(inputs.filter(input => input.checked).map(input => input.value).join(' ')));
      return { node, main: node, put: value => { const on = value.split(' '); for (const input of inputs) input.checked = on.includes(input.value); } };
    }
    const input = el('input', { type: 'text', id, inputmode: one.kind === 'number' ? 'numeric' : null, maxlength: '120', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': said });
    input.addEventListener('change', () => told(input.value));
    const put = value => { if (input.getRootNode().activeElement !== input || input.value.trim() !== value) input.value = value; };
    if (one.kind !== 'jokers') return { node: input, main: input, put };
    set(input, { id: `${id}-numbers`, 'aria-label': one.label });
    const pick = el('select', { id, 'aria-describedby': said }, ...one.choices.map(option));
    pick.addEventListener('change', () => {
      if (pick.value === 'numbered') told(jokersIn(input.value) === 'numbered' ? input.value : '15, 20, 25');
      else told(pick.value === 'none' ? '' : wild(Number(pick.value)));
    });
    return { node: el('div', { class: 'jokers' }, pick, input), main: pick, put: value => { const kind = jokersIn(value); pick.value = kind; input.hidden = kind !== 'numbered'; put(value); } };
  }

  function field(one) {
    const { node, main, put } = control(one), error = el('p', { class: 'err', id: `error-${one.key}`, role: 'alert' });
    const help = el('p', { class: 'fine', id: `help-${one.key}` }), guess = el('span', { class: 'chip guess' }), before = el('span', { class: 'before' });
    const reset = el('button', { type: 'button', class: 'btn small quiet', 'aria-label': `${words.reset}: ${one.label}` }, words.reset);
    reset.addEventListener('click', () => send({ kind: 'reset', key: one.key }));
    const label = one.kind === 'players' ? el('span', { class: 'lab' }, one.label) : el('label', { for: main.id }, one.label);
    const was = el('p', { class: 'was' }, before, reset), box = el('div', { class: `field ${one.kind}` }, el('div', { class: 'label-line' }, label, guess), node, error, was, help);
    const show = now => {
      put(now.value);
      set(main, { 'aria-invalid': now.error ? 'true' : null });
      tellProblem(error, now.error);
      box.classList.toggle('is-changed', now.changed);
      was.hidden = !now.changed;
      before.textContent = now.before;
      guess.textContent = now.guess;
      guess.hidden = !now.guess;
      help.textContent = [now.hint, now.idle].filter(Boolean).join(' ');
      help.hidden = !help.textContent;
    };
    fields.set(one.key, show);
    return box;
  }

  const title = el('input', { type: 'text', id: 'title', maxlength: '60', autocomplete: 'off', 'aria-describedby': 'title-error' }), titleError = el('p', { class: 'err', id: 'title-error', role: 'alert' });
  title.addEventListener('change', () => send({ kind: 'title', value: title.value }));
  const base = el('select', { id: 'base' }, ...first.sets.map(one => option({ value: one.name, text: one.title })));
  base.addEventListener('change', () => send({ kind: 'base', name: base.value }));
  const plain = el('button', { type: 'button', class: 'btn small' }, words.plain);
  plain.addEventListener('click', () => send({ kind: 'plain' }));

  const file = el('input', { type: 'file', id: 'file', class: 'sr', 'aria-labelledby': 'file-button', accept: '.toml', 'aria-describedby': 'file-help file-error' }), bad = el('p', { id: 'file-error', class: 'err', role: 'alert' });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    if (chosen.size > first.most) return tellProblem(bad, first.too_large.replace('{name}', chosen.name));
    let text = null;
    try { text = new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()); } catch { /* not text: Python says so */ }
    send({ kind: 'load', name: chosen.name, text });
    file.value = '';
  });
  const kept = el('ul', { class: 'kept' }), shelf = el('div', {}, el('h3', {}, words.kept), kept);
  function drawShelf() {
    const all = keptRules();
    shelf.hidden = !all.length || !here;
    kept.replaceChildren(...all.map(one => {
      const drop = el('button', { type: 'button', class: 'btn small quiet', 'aria-label': `${words.drop}: ${one.title}` }, words.drop);
      drop.addEventListener('click', () => { forgetRules(one.name); drawShelf(); });
      return el('li', {}, el('a', { href: first.kept_link + encodeURIComponent(one.rules), 'aria-label': `${words.open}: ${one.title}` }, one.title), drop);
    }));
  }
  onKeptRules(drawShelf, signal);
  addEventListener('zl-rules', drawShelf, { signal });

  const parts = el('div', { class: 'parts' }), counts = new Map();
  function section(one) {
    const count = el('span', { class: 'fine' }), inner = el('div', { class: 'fields' }, ...one.fields.map(field));
    counts.set(one.name, count);
    if (one.more) {
      const add = el('select', { id: 'add' }, option({ value: '', text: one.more.none }), ...one.more.cards.map(card => option({ value: card.key, text: card.text })));
      add.addEventListener('change', () => { if (add.value) send({ kind: 'set', key: add.value, value: '1' }); });
      inner.append(el('div', { class: 'field' }, el('div', { class: 'label-line' }, el('label', { for: 'add' }, one.more.label)), add));
    }
    return one.fold ? el('details', { class: 'fold', 'data-name': one.name }, el('summary', {}, one.title, count), inner) : el('fieldset', {}, el('legend', {}, one.title, ' ', count), inner);
  }

  let shape = '';
  watch(model, signal, scene => {
    if (title.getRootNode().activeElement !== title) title.value = scene.title;
    tellProblem(titleError, scene.title_error);
    set(title, { 'aria-invalid': scene.title_error ? 'true' : null });
    base.value = scene.base;
    plain.hidden = !scene.can_reset;
    tellProblem(bad, scene.load_error);
    const now = JSON.stringify(scene.sections.map(one => one.fields.map(each => each.key)));
    if (now !== shape) {
      const open = [...parts.querySelectorAll('details[open]')].map(node => node.dataset.name), held = parts.getRootNode().activeElement?.id;
      shape = now;
      fields.clear();
      parts.replaceChildren(...scene.sections.map(section));
      for (const node of parts.querySelectorAll('details')) node.open = open.includes(node.dataset.name);
      if (held) parts.querySelector(`#${CSS.escape(held)}`)?.focus();
    }
    for (const one of scene.sections) {
      counts.get(one.name).textContent = one.count;
      for (const each of one.fields) fields.get(each.key)(each);
    }
    if (here && scene.address !== location.search) history.replaceState(null, '', scene.address + location.hash);
  });
  drawShelf();
  const form = el('form', { class: 'zl house-form', novalidate: true },
    el('fieldset', {}, el('div', { class: 'fields' }, el('div', { class: 'field' }, el('div', { class: 'label-line' }, el('label', { for: 'title' }, words.title)), title, titleError), el('div', { class: 'field' }, el('div', { class: 'label-line' }, el('label', { for: 'base' }, words.base)), base))),
    el('div', { class: 'acts' }, file, el('label', { class: 'btn small', for: 'file', id: 'file-button' }, words.file), plain), bad, el('p', { class: 'fine', id: 'file-help' }, words['load-help']), shelf, parts);
  form.addEventListener('submit', event => event.preventDefault());
  return form;
}
