// The exercise on the felt with the first answers counted on its cards, and the answers as bars.
import { el, faceSvg, rich } from './parts.js';
import { sign } from './room_parts.js';

const SIGNS = { best: 'star', play: 'square', illegal: 'octagon' };

function face(part, lang) {
  const node = el('span', { class: 'card', role: 'img', 'aria-label': part.n });
  node.innerHTML = faceSvg(part.c, { size: 'full', lang });
  return node;
}

function spot({ cards, total, number, bad, text }, lang) {
  const faces = cards.map(part => face(part, lang));
  return el('li', { class: `spot${total ? ' heap' : ''}` }, number ? el('b', { class: `cnt${bad ? ' bad' : ''}`, 'aria-label': text }, bad ? `\u2715 ${number}` : String(number)) : null,
    el('span', { class: 'fan' }, ...faces), total ? el('b', { class: 'total' }, total) : null);
}

export function felt(board, lang) {
  if (board.piles.length) return el('section', { class: 'piles', 'aria-label': board.label }, ...board.piles.map(pile => el('div', { class: 'slip' }, el('h2', {}, pile.name), el('p', { class: 'minis' }, ...rich(pile.cards, lang)))));
  const table = board.table.length ? board.table.map(item => spot(item, lang)) : [el('li', { class: 'empty' }, board.words.empty)];
  return el('section', { class: 'felt cls', 'aria-label': board.label }, el('ul', { class: 'spots', 'aria-label': board.words.table }, ...table),
    el('div', { class: 'rail held' }, el('span', { class: 'lab' }, el('b', {}, board.words.hand)), el('ul', { 'aria-label': board.words.hand }, ...board.hand.map(part => el('li', {}, face(part, lang)))), board.counted ? el('span', { class: 'lab' }, board.words.numbers) : null));
}

export function task(board, lang) {
  return [el('p', { class: 'prompt' }, ...rich(board.task, lang)), board.rules ? el('p', { class: 'fine' }, board.rules) : null,
    board.choices.length ? el('ul', { class: 'offered' }, ...board.choices.map(parts => el('li', {}, ...rich(parts, lang)))) : null];
}

export function answers({ title, list, rest }, lang) {
  return [el('h2', {}, title), el('ul', { class: 'bars' }, ...list.map(one => el('li', { class: one.tone }, SIGNS[one.tone] ? sign(SIGNS[one.tone]) : null,
    el('span', { class: 'w' }, ...rich(one.answer, lang), one.word ? el('small', {}, one.word) : null), el('b', { class: 'ct' }, String(one.number)), el('span', { class: 'b', style: `--share:${one.share}%` })))), rest ? el('p', { class: 'fine' }, rest) : null];
}

export const right = ({ title, list, text }, lang) => el('section', { class: 'slip win' }, el('h2', {}, title), el('ul', { class: 'sums' }, ...list.map(parts => el('li', {}, ...rich(parts, lang)))), el('p', {}, ...rich(text, lang)));
