// One's own scoring table: rules to begin with, a slider for each value, switches, one more card. Sends {kind: 'rules', name},
// {kind: 'bring', rules}, {kind: 'value', key, value}, {kind: 'switch', name, value} and {kind: 'plain'}.
import { el, lifetime, set, tellProblem, watch } from './parts.js';
import { rulesSelect } from './own_rules.js';

const option = (value, text) => el('option', { value }, text);

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first;
  const send = message => model.send_msg(message);
  const { select: sets, draw: offer } = rulesSelect('base', send, signal, { 'aria-describedby': 'table-wrong' }), wrong = el('p', { id: 'table-wrong', class: 'err', role: 'alert' });
  const plain = el('button', { type: 'button', class: 'btn small' }, words.plain), total = el('p', { class: 'fine' });
  plain.addEventListener('click', () => send({ kind: 'plain' }));
  const now = el('p', { class: 'now' });
  const sliders = el('div', { class: 'sliders' }), switches = el('div', {}), add = el('select', { id: 'add' });
  add.addEventListener('change', () => { if (add.value) send({ kind: 'value', key: add.value, value: 1 }); });

  const shown = new Map();
  let waiting = new Map(), frame = 0;
  /** At most one message a frame for each slider, however fast it is drawn. */
  function later(key, value) {
    waiting.set(key, value);
    frame ||= requestAnimationFrame(() => { frame = 0; for (const [one, now] of waiting) send({ kind: 'value', key: one, value: now }); waiting = new Map(); });
  }
  function slider(one) {
    const range = el('input', { type: 'range', id: one.key, min: '0', max: one.high, step: '1' }), out = el('output', { for: one.key });
    range.addEventListener('input', () => { out.textContent = range.value; later(one.key, Number(range.value)); });
    const box = el('div', { class: 'slider' }, el('label', { for: one.key }, one.label), range, out);
    shown.set(one.key, { range, out, box });
    return box;
  }
  function picks(groups) {
    return groups.flatMap(group => group.switches).map(({ name, text, value, choices }) => {
      const pick = el('select', { id: `switch-${name}` }, ...choices.map(one => option(one.value, one.text)));
      pick.value = value;
      pick.addEventListener('change', () => send({ kind: 'switch', name, value: pick.value }));
      return el('div', { class: 'switch' }, el('label', { for: pick.id }, text), pick);
    });
  }
  let shape = '', spoken = '';
  watch(model, signal, scene => {
    offer(scene);
    tellProblem(wrong, scene.problem);
    plain.hidden = !scene.changes.length;
    total.textContent = scene.total;
    now.hidden = !scene.result.length;
    now.replaceChildren(...scene.result.map(one => el('span', {}, one.side, el('b', {}, one.total), el('small', {}, ` (${one.change})`))));
    const keys = JSON.stringify(scene.sliders.map(one => one.key));
    if (keys !== shape) { shape = keys; shown.clear(); sliders.replaceChildren(...scene.sliders.map(slider)); }
    for (const one of scene.sliders) {
      const { range, out, box } = shown.get(one.key);
      set(range, { max: one.high });
      if (!waiting.has(one.key)) { range.value = String(one.value); out.textContent = String(one.value); }
      box.classList.toggle('is-changed', one.changed);
    }
    const values = JSON.stringify(scene.groups);
    if (values !== spoken) { spoken = values; switches.replaceChildren(...picks(scene.groups)); }
    add.replaceChildren(option('', scene.add.none), ...scene.add.cards.map(one => option(one.key, one.text)));
  });
  return el('section', { class: 'zl scoring-values', 'aria-label': first.title }, el('h2', {}, first.title), el('p', { class: 'fine' }, first.about),
    el('div', { class: 'switch' }, el('label', { for: 'base' }, first.label), sets, wrong), now, sliders, switches, el('div', { class: 'switch' }, el('label', { for: 'add' }, first.add.label), add), el('div', { class: 'acts' }, plain), total);
}
