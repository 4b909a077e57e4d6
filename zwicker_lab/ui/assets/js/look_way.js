// What is possible now, the moves played so far, each a button to its moment, and the score where the deal is over. Sends {kind: 'go', at}.
import { art, el, lifetime, rich, watch } from './parts.js';

function row({ at, seat, text, gain }, scene, model) {
  const node = el('button', { type: 'button', class: 'move', 'aria-current': at === scene.at ? 'step' : null },
    el('span', { class: 'n' }, at ? String(at) : ''), el('span', { class: 'by' }, seat),
    el('span', { class: 'sum' }, ...rich(text, scene.lang)), gain ? el('span', { class: 'gain' }, gain) : null);
  node.addEventListener('click', () => model.send_msg({ kind: 'go', at }));
  return el('li', { class: at > scene.at ? 'later' : null }, node);
}

function score({ title, heads, rows, total }) {
  const line = (cells, tag = 'td') => el('tr', {}, el('th', { scope: 'row' }, cells[0]), ...cells.slice(1).map(cell => el(tag, {}, cell)));
  return el('table', { class: 'score' }, el('caption', {}, title),
    el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...rows.map(cells => line(cells))), el('tfoot', {}, line(total)));
}

function can({ title, kinds, rows }, lang) {
  return el('section', { class: 'slip can', 'aria-label': title }, el('h2', {}, title), el('p', {}, kinds),
    rows.length > 1 ? el('ul', {}, ...rows.map(({ card, text }) => el('li', {}, ...rich(card, lang), el('span', {}, text)))) : null);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('section', { class: 'zl way' });
  const focused = () => Boolean(root.getRootNode().activeElement?.matches?.('.move'));
  watch(model, signal, scene => {
    const kept = focused();
    const moves = scene.rows.length ? [{ at: 0, seat: scene.begin, text: [], gain: '' }, ...scene.rows] : [];
    const list = moves.length ? el('ol', { class: 'moves' }, ...moves.map(one => row(one, scene, model))) : null;
    root.replaceChildren(...[scene.possible.title ? can(scene.possible, scene.lang) : null, scene.score ? score(scene.score) : null, el('h2', {}, scene.title),
      scene.problem ? el('p', { class: 'err', role: 'alert' }, art('octagon'), el('span', {}, scene.problem)) : null,
      scene.empty ? el('p', { class: 'fine' }, scene.empty) : null, list].filter(Boolean));
    const here = list?.querySelector('[aria-current]');
    if (kept) here?.focus({ preventScroll: true });
    if (here && list.scrollHeight > list.clientHeight) list.scrollTop = here.parentNode.offsetTop - list.clientHeight / 2;
  });
  return root;
}
