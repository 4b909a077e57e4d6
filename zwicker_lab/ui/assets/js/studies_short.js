// What came of a study in short: who played, what must be known, and a few sentences.
import { art, el, lifetime, watch } from './parts.js';

const note = text => el('p', { class: 'note' }, art('info'), el('span', {}, text));

export function render({ model }) {
  const signal = lifetime(model), root = el('section', { class: 'zl study-results' });
  watch(model, signal, scene => {
    root.hidden = !scene.sentences.length;
    if (root.hidden) return;
    root.replaceChildren(el('h2', {}, scene.title), ...scene.head.map(text => el('p', {}, text)), ...scene.notes.map(note),
      ...scene.assumed.map(one => el('p', { class: 'note warn' }, art('info'), el('a', { href: one.href }, one.text))),
      el('section', { class: 'tail', 'aria-label': scene.short }, el('h3', {}, scene.short), el('ul', {}, ...scene.sentences.map(text => el('li', {}, text)))));
  });
  return root;
}
