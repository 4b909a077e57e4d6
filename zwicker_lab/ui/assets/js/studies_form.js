// The fields of a study. Sends {kind: 'set', name, value}, {kind: 'start'} on the enter key, {kind: 'load', name, data}.
// Keeps the browser's address at the study that is described.
import { el, lifetime, pageLive, set, tellProblem, watch } from './parts.js';

const option = ({ value, text }) => el('option', { value }, text);

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first, here = pageLive() !== null;
  const send = (name, value) => model.send_msg({ kind: 'set', name, value });
  const both = el('input', { type: 'checkbox', id: 'study-both' });
  const players = el('select', { id: 'study-players' }), who = el('select', { id: 'study-who' }, ...[...first.who, first.mixed].map(option));
  const seats = el('div', { class: 'fields', role: 'group', 'aria-label': words.who }), file = el('input', { type: 'file', id: 'study-file', accept: '.csv,.parquet', 'aria-describedby': 'study-file-wrong' });
  const typed = name => el('input', { type: 'text', id: `study-${name}`, inputmode: 'numeric', maxlength: '12', autocomplete: 'off', 'aria-describedby': `study-${name}-wrong` });
  const fields = { players, who, deals: typed('deals'), seed: typed('seed') };
  const wrong = Object.fromEntries(['deals', 'seed', 'file'].map(name => [name, el('p', { id: `study-${name}-wrong`, class: 'err', role: 'alert' })]));
  for (const [name, node] of Object.entries(fields)) node.addEventListener('change', () => send(name, node.value));
  both.addEventListener('change', () => send('both', both.checked ? 'yes' : 'no'));

  const box = (name, node) => el('div', { class: 'field' }, el('label', { for: node.id }, words[name]), node, wrong[name]);
  const form = el('form', { novalidate: true }, el('label', { class: 'tick' }, both, el('span', {}, words.both)),
    el('div', { class: 'fields' }, ...Object.entries(fields).map(([name, node]) => box(name, node))), seats,
    el('p', { class: 'fine' }, first.cost), el('button', { type: 'submit', hidden: true, tabindex: '-1' }));
  const saved = el('details', { class: 'fold' }, el('summary', {}, words.file), el('div', { class: 'field' }, el('label', { for: file.id }, words['file-label']), file, wrong.file));
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.slice(0, first.limit + 1).arrayBuffer());
    model.send_msg({ kind: 'load', name: chosen.name, data: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')) });
    file.value = '';
  });
  function seated(all) {
    const now = JSON.stringify(all.map(({ name, text }) => [name, text]));
    if (seats.dataset.now !== now) seats.replaceChildren(...all.map(({ name, text }) => {
      const node = el('select', { id: `study-${name}` }, ...first.who.map(option));
      node.addEventListener('change', () => send(name, node.value));
      return el('div', { class: 'field' }, el('label', { for: node.id }, text), node);
    }));
    seats.dataset.now = now;
    seats.hidden = !all.length;
    seats.querySelectorAll('select').forEach((node, at) => { node.value = all[at].value; });
  }
  form.addEventListener('submit', event => {
    event.preventDefault();
    for (const name of ['deals', 'seed']) if (fields[name].value !== model.scene.values[name]) send(name, fields[name].value);
    model.send_msg({ kind: 'start' });
  });

  let shown = '', known = {};
  watch(model, signal, scene => {
    const now = JSON.stringify([scene.values, scene.players, scene.both]);
    if (now !== shown) {
      shown = now;
      players.replaceChildren(...scene.players.map(value => option({ value, text: value })));
      // What is typed meanwhile stays: a field follows only where Python knows another value of it than before.
      for (const [name, node] of Object.entries(fields)) if (node === players || scene.values[name] !== known[name]) node.value = scene.values[name];
      known = scene.values;
      both.checked = scene.both;
    }
    seated(scene.seats);
    for (const [name, line] of Object.entries(wrong)) {
      tellProblem(line, scene.errors[name] ?? '');
      if (fields[name]) set(fields[name], { 'aria-invalid': scene.errors[name] ? 'true' : null });
    }
    if (here && !Object.keys(scene.errors).length && scene.address !== location.search) history.replaceState(null, '', scene.address + location.hash);
  });
  return el('section', { class: 'zl studies-form', 'aria-label': words.title }, form, saved);
}
