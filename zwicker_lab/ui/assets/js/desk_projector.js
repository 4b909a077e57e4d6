// The wall: tables, or the ranking, in large letters; what does not fit is turned page by page, and can be held.
import { el, lifetime, watchText } from './parts.js';
import { press, ranking, redraw } from './desk_parts.js';

const TURN_MS = 12_000, TABLES = 12, LINES = 24;

const pages = (all, most) => Array.from({ length: Math.max(1, Math.ceil(all.length / most)) }, (_, at) => all.slice(at * most, at * most + most));

export function render({ model, el: host }) {
  const signal = lifetime(model), head = el('header', {}), body = el('div', { class: 'wall-body' }), foot = el('footer', { class: 'acts noprint' });
  host.replaceChildren(el('section', { class: 'zl wall' }, head, body, foot));
  let scene = null, shown = null, at = 0, held = false;

  const parts = () => (shown === 'tables' ? pages(scene.tables, TABLES) : pages(scene.ranking.rows, LINES));

  function draw() {
    const { words } = scene, all = parts();
    at %= all.length;
    head.replaceChildren(el('h2', {}, shown === 'tables' ? scene.passe : scene.ranking.title), el('p', {}, el('b', {}, scene.title), shown === 'tables' ? '' : ` · ${scene.ranking.after}`));
    if (shown === 'tables') {
      body.replaceChildren(el('ol', { class: 'halls', 'data-many': all[at].length > 6 ? 'yes' : null }, ...all[at].map(one => el('li', {}, el('h3', {}, one.name), ...one.seats.map(name => el('span', {}, name))))), ...(scene.out.length ? [el('p', {}, `${words.out}: ${scene.out.join(', ')}`)] : []));
    } else {
      const half = Math.ceil(all[at].length / 2), columns = all[at].length > 8 ? [all[at].slice(0, half), all[at].slice(half)] : [all[at]];
      const final = scene.ranking.final ? [el('section', { class: 'slip win' }, el('h3', {}, scene.ranking.final.title), ranking({ ...scene.ranking.final, cut: 0 }))] : [];
      const lines = scene.ranking.empty ? el('p', {}, scene.ranking.empty) : el('div', { class: 'columns' }, ...columns.map(rows => ranking({ ...scene.ranking, rows })));
      body.replaceChildren(...final, lines, el('p', { class: 'rule' }, scene.ranking.rule));
    }
    const choose = name => press(words[name], () => { shown = name; at = 0; held = true; draw(); }, { 'aria-pressed': String(shown === name), 'data-id': name });
    const page = all.length > 1 ? [el('span', {}, words.page.replace('{at}', at + 1).replace('{of}', all.length)), press(words.turn, () => { at += 1; draw(); }, { 'data-id': 'turn' })] : [];
    redraw(foot, choose('tables'), choose('ranking'), ...page, press(held ? words.go : words.hold, () => { held = !held; draw(); }, { 'aria-pressed': String(held), 'data-id': 'hold' }));
  }

  const timer = setInterval(() => {
    if (held || !scene) return;
    at += 1;
    if (at >= parts().length) at = 0;
    if (parts().length > 1) draw();
  }, TURN_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  watchText(model, signal, told => {
    if (!held || !shown) { if (shown !== told.first) at = 0; shown = told.first; }
    scene = told;
    draw();
  });
}
