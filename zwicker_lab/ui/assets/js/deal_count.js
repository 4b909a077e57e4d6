// The counting at the end of a deal, row by row, a column for each side.
import { art, el, lifetime, mini, watch } from './parts.js';

function part(one, lang) {
  if (one.c) return mini(one.c, one.n, lang);
  if (one.crab) return el('span', { class: 'crabs' }, ...Array.from({ length: Math.min(one.crab, 6) }, () => art('crab')), el('b', { class: 'sr' }, String(one.crab)));
  return el('span', {}, one);
}

function cell({ what, points }, lang) {
  return el('td', {}, el('div', { class: 'counted' }, el('span', { class: 'what' }, ...what.map(one => part(one, lang))), el('b', {}, points)));
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('section', { class: 'zl slip deal-count' });
  watch(model, signal, scene => {
    root.hidden = !scene.title;
    if (root.hidden) return root.replaceChildren();
    const { lang } = scene;
    const table = el('table', {}, el('caption', {}, scene.title),
      el('thead', {}, el('tr', {}, ...scene.heads.map((head, at) => el('th', { scope: 'col', class: at && scene.heads.length === 3 ? ['ns', 'ew'][at - 1] : null }, head)))),
      el('tbody', {}, ...scene.rows.map(row => el('tr', {}, el('th', { scope: 'row' }, row.name, el('small', {}, row.each)), ...row.cells.map(one => cell(one, lang))))),
      el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, scene.total[0]), ...scene.total.slice(1).map(total => el('td', {}, total)))));
    const note = (text, tone, sign) => text ? el('p', { class: `note ${tone}` }, art(sign), el('span', {}, text)) : null;
    root.replaceChildren(...[el('div', { class: 'sheet-frame', tabindex: scene.heads.length > 3 ? '0' : null, role: 'region', 'aria-label': scene.title }, table),
      note(scene.wrong, 'bad', 'octagon'), note(scene.check, '', 'info'), note(scene.stated, 'ok', 'disc')].filter(Boolean));
  });
  return root;
}
