// Hands the text of an own deal or lesson, kept in this window under `key`, over to Python, and shows the `room` on the page once
// it is read. Sends {kind: 'own', text, search}.
import { art, el, lifetime, speak, watch, whenDrawn } from './parts.js';

function kept(key) {
  try { return sessionStorage.getItem(key); } catch { return null; }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), note = el('p', { class: 'note' }, art('info'), el('span'));
  const back = el('a', { class: 'btn small', href: model.scene.back }, model.scene.again), root = el('div', { class: 'zl deal-hand' }, note, el('p', {}, back));
  const text = kept(model.scene.key);
  watch(model, signal, scene => {
    const told = scene.error || (text ? scene.loading : scene.gone), bad = Boolean(scene.error) || !text;
    note.classList.toggle('bad', bad);
    note.replaceChildren(art(bad ? 'octagon' : 'info'), el('span', {}, told));
    back.hidden = !bad;
    root.hidden = scene.ready;
    if (bad) speak(told);
    const room = document.getElementById(scene.room), title = document.querySelector('h1');
    if (room) room.hidden = !scene.ready;
    if (scene.ready && title) { title.textContent = scene.title; document.title = `${scene.title} · Zwicker Lab`; }
  });
  if (text && !model.scene.ready) whenDrawn(() => model.send_msg({ kind: 'own', text, search: location.search }), signal);
  return root;
}
