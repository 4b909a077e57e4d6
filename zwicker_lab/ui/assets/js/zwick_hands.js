// All hands of a deal of Swiss Zwick that has ended, and its tricks one under the other.
import { el, lifetime, rich, watchText } from './parts.js';

function tricks(scene) {
  const rows = scene.tricks.map(({ name, cards, won }) => el('tr', {}, el('th', { scope: 'row' }, name),
    el('td', {}, el('span', { class: 'what' }, ...cards.map(({ seat, card }) => el('span', { class: 'by' }, ...rich(card, scene.lang), el('small', {}, seat))))), el('td', { class: 'left' }, won)));
  return rows.length ? el('table', { class: 'tricks' }, el('tbody', {}, ...rows)) : null;
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' });
  host.replaceChildren(root);
  watchText(model, signal, scene => {
    root.hidden = !scene.title;
    if (root.hidden) return root.replaceChildren();
    const hands = scene.hands.map(({ name, note, cards }) => el('div', { class: 'held-open' }, el('dt', {}, name, note ? el('small', {}, note) : null), el('dd', { class: 'what' }, ...rich(cards, scene.lang))));
    root.replaceChildren(el('section', { class: 'slip all-hands' }, ...[el('h2', {}, scene.title), scene.trump ? el('p', {}, scene.trump) : null, el('dl', {}, ...hands), tricks(scene)].filter(Boolean)));
  }, true);
}
