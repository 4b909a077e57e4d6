// One deal counted by every scoring table: the differences in words, and a table by row. Keeps the browser's address.
// Sends {kind: 'side', at}.
import { art, el, lifetime, ownLive, pageLive, speak, watch } from './parts.js';

function table({ columns, rows, totals, words }) {
  const cell = ({ text, guess }) => el('td', { class: guess ? 'guess' : null }, text, guess ? el('span', { class: 'sr' }, ` (${words.guess})`) : null);
  const line = (row, one, at) => el('tr', {}, at ? null : el('th', { scope: 'rowgroup', rowspan: row.lines.length }, row.name), el('th', { scope: 'row', class: 'party' }, one.side, el('small', {}, one.has)), ...one.cells.map(cell));
  return el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': words['by-row'] }, el('table', { class: 'by-row' },
    el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, words.row), el('th', { scope: 'col' }, words.side), ...columns.map(({ title, note, id }) => el('th', { scope: 'col', class: id }, title, note ? el('small', {}, note) : null)))),
    ...rows.map(row => el('tbody', {}, ...row.lines.map((one, at) => line(row, one, at)))),
    el('tfoot', {}, ...totals.map((one, at) => el('tr', {}, at ? null : el('th', { scope: 'rowgroup', rowspan: totals.length }, words['total-row']), el('th', { scope: 'row', class: 'party' }, one.side), ...one.cells.map(text => el('td', {}, text)))))));
}

function change({ title, same, lines, winner, notes }) {
  return el('li', { class: same ? 'same' : null }, el('h3', {}, title), ...lines.map(text => el('p', {}, text)),
    winner ? el('p', { class: 'turns' }, art('star'), el('span', {}, winner)) : null, ...notes.map(text => el('p', { class: 'fine' }, text)));
}

export function render({ model }) {
  const signal = lifetime(model), here = pageLive() !== null, own = ownLive();
  const side = el('select', { id: 'side' });
  side.addEventListener('change', () => model.send_msg({ kind: 'side', at: Number(side.value) }));
  const rows = el('div', {}), told = el('ul', { class: 'changes' }), root = el('div', { class: 'zl scoring-counts' });
  let said = null;
  watch(model, signal, scene => {
    root.hidden = !scene.columns.length;
    if (root.hidden) return;
    const { words, sides } = scene;
    if (here && scene.address && scene.address !== location.search) history.replaceState(null, '', scene.address + location.hash);
    side.replaceChildren(...sides.names.map((name, at) => el('option', { value: at }, name)));
    side.value = String(sides.at);
    const open = rows.querySelector('.scroll')?.scrollLeft ?? 0;
    rows.replaceChildren(table(scene));
    rows.querySelector('.scroll').scrollLeft = open;
    told.replaceChildren(...scene.changes.map(change));
    if (!root.firstChild) {
      root.append(el('section', {}, el('h2', {}, words['in-words']), told),
        el('section', {}, el('h2', {}, words['by-row']), el('div', { class: 'switch pick-side', hidden: !sides.choose }, el('label', { for: 'side' }, words['choose-side']), side), rows, el('p', { class: 'fine' }, words['guess-about'])), ...(own ? [own] : []));
    }
    root.querySelector('.pick-side').hidden = !sides.choose;
    const [mine] = scene.changes, news = `${mine.title}: ${mine.lines.join(' ')}`;
    if (said !== null && news !== said) speak(news, own);
    said = news;
  });
  return root;
}
