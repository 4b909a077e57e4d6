// The fields of a study, its start, and how far it is. Sends {kind: 'set', name, value}, {kind: 'start'}, {kind: 'cancel'}.
// Keeps the browser's address at the study that is described.
import { el, lifetime, ownLive, pageLive, set, speak, tellProblem, watch } from './parts.js';

const option = ({ value, text }) => el('option', { value }, text);

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first, own = ownLive(), here = pageLive() !== null;
  const send = (name, value) => model.send_msg({ kind: 'set', name, value });
  const both = el('input', { type: 'checkbox', id: 'study-both' });
  const players = el('select', { id: 'study-players' }), who = el('select', { id: 'study-who' }, ...first.who.map(option));
  const typed = name => el('input', { type: 'text', id: `study-${name}`, inputmode: 'numeric', maxlength: '12', autocomplete: 'off', 'aria-describedby': `study-${name}-wrong` });
  const fields = { players, who, deals: typed('deals'), seed: typed('seed') };
  const wrong = Object.fromEntries(['deals', 'seed', 'start'].map(name => [name, el('p', { id: `study-${name}-wrong`, class: 'err', role: 'alert' })]));
  for (const [name, node] of Object.entries(fields)) node.addEventListener('change', () => send(name, node.value));
  both.addEventListener('change', () => send('both', both.checked ? 'yes' : 'no'));

  const bar = el('progress', { max: '100', 'aria-label': words.start }), share = el('span', {});
  const start = el('button', { type: 'submit', class: 'btn main' }, words.start), cancel = el('button', { type: 'button', class: 'btn small' }, words.cancel);
  cancel.addEventListener('click', () => model.send_msg({ kind: 'cancel' }));
  const running = el('div', { class: 'running' }, bar, share, cancel);
  const box = (name, node) => el('div', { class: 'field' }, el('label', { for: node.id }, words[name]), node, wrong[name]);
  const form = el('form', { novalidate: true }, el('label', { class: 'tick' }, both, el('span', {}, words.both)),
    el('div', { class: 'fields' }, ...Object.entries(fields).map(([name, node]) => box(name, node))),
    el('p', { class: 'fine' }, first.cost), wrong.start, el('div', { class: 'acts' }, start), running);
  form.addEventListener('submit', event => {
    event.preventDefault();
    for (const name of ['deals', 'seed']) if (fields[name].value !== model.scene.values[name]) send(name, fields[name].value);
    model.send_msg({ kind: 'start' });
  });

  let shown = '', known = {}, told = null;
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
    for (const [name, line] of Object.entries(wrong)) {
      tellProblem(line, scene.errors[name] ?? '');
      if (fields[name]) set(fields[name], { 'aria-invalid': scene.errors[name] ? 'true' : null });
    }
    const held = running.contains(form.getRootNode().activeElement);
    running.hidden = !scene.progress;
    start.hidden = Boolean(scene.progress);
    if (scene.progress) {
      bar.value = scene.progress.percent;
      share.textContent = scene.progress.text;
    } else if (held) start.focus();
    if (told !== null && scene.news !== told) speak(scene.news, own);
    told = scene.news;
    if (here && !Object.keys(scene.errors).length && scene.address !== location.search) history.replaceState(null, '', scene.address + location.hash);
  });
  return el('section', { class: 'zl studies-form', 'aria-label': words.title }, form, own);
}
