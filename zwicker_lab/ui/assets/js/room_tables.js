// Tables of a round of deals: how far each is, results above the mean with bars, the ranking.
import { el } from './parts.js';
import { actButton } from './room_parts.js';

const table = one => el('li', { class: `tbl${one.over ? ' over' : ''}` }, el('h2', {}, one.name), el('ul', { class: 'sits' }, ...one.seats.map(seat => el('li', { class: seat.turn ? 'turn' : '' }, el('small', {}, seat.seat), ' ', el('span', {}, seat.name), seat.note ? el('em', {}, seat.note) : null))),
  el('p', { class: 'far' }, el('i', { style: `--share:${one.share}%`, 'aria-hidden': 'true' }), el('span', {}, one.told)));

const scroller = (label, node) => el('div', { class: 'tw', tabindex: '0', role: 'region', 'aria-label': label }, node);

function result(one, model, acts) {
  const head = el('tr', {}, ...one.columns.map(text => el('th', { scope: 'col' }, text)), acts ? el('td', {}) : null);
  const rows = one.rows.map(row => el('tr', {}, el('th', { scope: 'row' }, row.name),
    ...row.sides.flatMap(side => [el('td', { class: 'num' }, side.points), el('td', { class: 'num' }, el('span', { class: `dv ${side.sign}`, style: `--share:${side.share}%`, 'aria-hidden': 'true' }), el('b', {}, side.above))]),
    acts ? el('td', {}, actButton({ id: `replay-${one.title}-${row.table}`, text: row.replay.text, name: row.replay.name, command: row.show, quiet: true }, model)) : null));
  return el('section', { class: 'result' }, el('h2', {}, one.title), scroller(one.title, el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows))), el('p', { class: 'fine' }, one.rule));
}

export const results = (list, model, acts) => list.map(one => result(one, model, acts));

const ranked = (columns, rows) => el('table', {}, el('thead', {}, el('tr', {}, ...columns.map((text, at) => el('th', { scope: 'col', class: at > 1 ? 'num' : '' }, text)))),
  el('tbody', {}, ...rows.map(row => el('tr', {}, ...row.map((text, at) => el(at === 1 ? 'th' : 'td', { scope: at === 1 ? 'row' : null, class: at > 1 ? 'num' : '' }, text))))));

export function ranking({ title, columns, rows, rule, halves }) {
  const middle = Math.ceil(rows.length / 2), parts = halves ? [rows.slice(0, middle), rows.slice(middle)] : [rows];
  return el('section', { class: 'ranking' }, el('h2', {}, title), el('div', { class: halves ? 'halves' : null }, ...parts.map((part, at) => scroller(halves ? `${title} ${at + 1}` : title, ranked(columns, part)))), el('p', { class: 'fine' }, rule));
}

export const tables = ({ tables: all, words, resting }) => [all.length ? el('ul', { class: 'tbls', 'aria-label': words.tables }, ...all.map(table)) : el('p', { class: 'lead' }, words.none), resting ? el('p', {}, resting) : null];
