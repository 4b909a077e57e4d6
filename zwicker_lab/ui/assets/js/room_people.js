// The guests: one cell each with where they are, how many are where, and one guest opened.
import { el, rich } from './parts.js';
import { actButton, newKey, sign } from './room_parts.js';

export const keyLine = list => el('p', { class: 'key2' }, ...list.map(one => el('span', { class: `k ${one.state}` }, sign(one.sign), el('b', {}, String(one.number)), ' ', one.text)));

/** Cells that are only looked at, as on the projector. */
export const grid = cells => el('ul', { class: 'names' }, ...cells.map(one => el('li', { class: `g ${one.state}` }, one.sign ? sign(one.sign) : null, el('span', { class: one.name ? '' : 'sr' }, one.name || one.told), one.name && one.told ? el('span', { class: 'sr' }, `: ${one.told}`) : null)));

export function people(told, model) {
  const cells = told.cells.map(one => {
    const node = el('button', { type: 'button', class: `g ${one.state}${one.away ? ' off' : ''}`, 'data-id': `guest-${one.number}`, 'aria-expanded': String(told.open === one.number) }, one.sign ? sign(one.sign) : null, el('span', {}, one.name), one.place ? el('small', {}, one.place) : null, one.told ? el('span', { class: 'sr' }, `: ${one.told}`) : null);
    node.addEventListener('click', () => model.send_msg({ kind: 'guest', number: one.number }));
    return el('li', {}, node);
  });
  return [el('h2', {}, told.title), told.key.length ? keyLine(told.key) : null, told.cells.some(one => one.away) ? el('p', { class: 'fine' }, told.away) : null, told.none ? el('p', {}, told.none) : el('ul', { class: 'names' }, ...cells)];
}

export function person(one, model, lang) {
  const name = el('input', { type: 'text', id: 'guest-name', 'data-id': `name-${one.number}`, maxlength: one.rename.most, value: one.name, autocomplete: 'off' });
  const form = el('form', { class: 'renaming' }, el('label', { for: 'guest-name' }, one.rename.label), name, el('button', { class: 'btn small', 'data-id': 'rename' }, one.rename.text));
  form.addEventListener('submit', event => { event.preventDefault(); model.send_msg({ kind: 'do', key: newKey(), command: { kind: 'rename', guest: one.number, name: name.value.slice(0, 100) } }); });
  const tried = one.tried.map(({ answer, tone, word, why }) => el('li', { class: tone }, sign({ best: 'star', illegal: 'octagon' }[tone] ?? 'square'), el('span', {}, ...rich(answer, lang), ' ', el('b', {}, word), why.length ? el('span', { class: 'reason' }, ...rich(why, lang)) : null)));
  const close = el('button', { type: 'button', class: 'btn small quiet' }, one.close);
  close.addEventListener('click', () => model.send_msg({ kind: 'guest', number: 0 }));
  return el('section', { class: 'slip info' }, el('div', { class: 'chooser' }, el('h3', {}, one.name, one.here ? el('small', {}, ` ${one.here}`) : null), close), one.none ? el('p', {}, one.none) : null, tried.length ? el('ol', { class: 'tried' }, ...tried) : null, form, el('p', { class: 'acts' }, ...one.buttons.map(spec => actButton(spec, model))));
}
