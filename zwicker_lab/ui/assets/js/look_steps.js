// Back and forward along the moves, and copying. Sends {kind: 'go', at}.
import { art, copyText, el, lifetime, ownLive, set, speak, watch } from './parts.js';

const FIELDS = 'input, textarea, select';
const KEYS = { back: 'Control+Z', on: 'Control+Y' };

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene, own = ownLive();
  const place = el('p', { class: 'place' });
  const buttons = first.steps.map(({ id, text }) => {
    const node = el('button', { type: 'button', class: 'btn small step', 'aria-label': text, title: text, 'aria-keyshortcuts': KEYS[id] ?? null }, art(id));
    node.addEventListener('click', () => go(id));
    return node;
  });
  const copies = first.copies.map(({ id, text }) => {
    const label = el('span', {}, text), node = el('button', { type: 'button', class: 'btn small quiet' }, label);
    node.addEventListener('click', async () => {
      const spec = model.scene.copies.find(one => one.id === id), done = await copyText(spec.what || location.href, root);
      label.textContent = done ? spec.done : model.scene.failed;
      node.classList.toggle('is-done', done);
      speak(label.textContent, own);
    });
    node.addEventListener('blur', () => reset(node, label, text));
    return { node, label, text };
  });
  const reset = (node, label, text) => { label.textContent = text; node.classList.remove('is-done'); };
  const row = el('div', { class: 'walk', role: 'group', 'aria-label': first.label }, ...buttons, place);
  const root = el('div', { class: 'zl stepping' }, row, el('div', { class: 'copies' }, ...copies.map(({ node }) => node)), own);

  function go(id) {
    const step = model.scene.steps.find(one => one.id === id);
    if (step.off) return;
    model.send_msg({ kind: 'go', at: step.at });
    speak(step.text, own);
  }

  function key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.composedPath()[0].closest?.(FIELDS)) return;
    const wanted = event.key.toLowerCase();
    const id = wanted === 'z' ? (event.shiftKey ? 'on' : 'back') : wanted === 'y' ? 'on' : null;
    if (!id) return;
    event.preventDefault();
    go(id);
  }
  (own ? root : document).addEventListener('keydown', key, { signal });

  watch(model, signal, scene => {
    place.textContent = scene.place;
    scene.steps.forEach(({ off }, at) => set(buttons[at], { 'aria-disabled': off ? 'true' : null }));
    for (const { node, label, text } of copies) reset(node, label, text);
  });
  return root;
}
