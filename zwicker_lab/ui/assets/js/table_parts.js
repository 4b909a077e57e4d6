// What lies round the table, another seat and a won pile; where the cards of an item lie; and the table in words.
import { suitSvg } from './cards.js';
import { art, el, faceSvg, set, setting, speak } from './parts.js';

/** Where each card of an item lies: columns and rows that leave every index free. */
export function layout(groups, compact) {
  const widest = compact ? 3 : 4, places = [];
  let row = 0, cols = 1;
  for (const group of groups) {
    const rows = Math.ceil(group.length / widest), width = Math.ceil(group.length / rows);
    group.forEach((code, index) => places.push({ code, col: index % width, row: row + Math.floor(index / width) }));
    row += rows;
    cols = Math.max(cols, Math.min(width, group.length));
  }
  return { places, cols, rows: row };
}

const INDEX = 0.55, MARGIN = 8;

/** Whether something at a place hides what is to be read off the cards: the index in the upper part of each, a total, a name. */
function hides(box, felt, own) {
  const cards = [...felt.querySelectorAll('.item > .card, .backs.open .card, .hand .card')].map(card => {
    const { left, right, top, height } = card.getBoundingClientRect();
    return { left, right, top, bottom: top + height * INDEX };
  });
  const signs = [...felt.querySelectorAll('.item > :is(.total, .tag)')].filter(sign => sign.parentNode !== own).map(sign => sign.getBoundingClientRect());
  return [...cards, ...signs].some(one => box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom);
}

/** Put the sum of a try above its item and inside the felt, in two lines where it must; where it would hide an index, room is made for it above all items. */
export function placeBubble(tableau, felt) {
  const bubble = tableau.querySelector('.bubble');
  tableau.style.paddingTop = '';
  if (!bubble) return; // nothing is measured then: that would hold up every answer
  const room = felt.getBoundingClientRect();
  bubble.style.maxWidth = `${room.width - 2 * MARGIN}px`;
  bubble.style.translate = '';
  const box = bubble.getBoundingClientRect();
  const x = Math.min(0, room.right - MARGIN - box.right) + Math.max(0, room.left + MARGIN - box.left);
  const move = y => { bubble.style.translate = x || y ? `calc(-50% + ${x}px) ${y}px` : ''; };
  move(0);
  if (!hides(bubble.getBoundingClientRect(), felt, bubble.parentNode)) return;
  tableau.style.paddingTop = `${box.height + 2 * MARGIN}px`;
  move(tableau.getBoundingClientRect().top + MARGIN / 2 - bubble.getBoundingClientRect().top);
}

function small(code, lang, deck) {
  const card = el('span', { class: 'card' });
  card.innerHTML = faceSvg(code, { size: 'compact', lang, deck });
  return card;
}

export function drawnSeat(seat, lang, deck) {
  const cards = seat.cards.map(code => small(code, lang, deck));
  return el('div', { class: 'seat', 'data-seat': seat.seat, 'data-place': seat.place },
    el('span', { class: `name${seat.turn ? ' turn' : ''}` }, seat.name, seat.note ? el('small', {}, seat.note) : null),
    el('div', { class: 'held' }, el('div', { class: `backs${seat.open ? ' open' : ''}`, role: 'img', 'aria-label': seat.label }, ...cards), seat.pile ? drawnPile(seat.pile, lang, deck) : null));
}

/** A pile by its number of cards, or a card or suit that lies open, with its name. */
export function drawnPile(pile, lang, deck) {
  if (pile.sign) {
    const sign = el('i', { class: 'sign' });
    sign.innerHTML = suitSvg(pile.sign);
    return el('div', { class: 'pile open', 'data-pile': pile.side, 'data-place': pile.place, role: 'img', 'aria-label': pile.label }, pile.card ? small(pile.card, lang, deck) : null, sign, el('b', { 'aria-hidden': 'true' }, pile.name));
  }
  const stack = el('span', { class: 'stack', 'aria-hidden': 'true' }, ...Array.from({ length: Math.min(3, pile.count) }, () => el('i')), el('b', {}, String(pile.count)));
  const claws = el('span', { class: 'claws', 'aria-hidden': 'true' }, ...(pile.zwicks > 3 ? [art('crab'), `× ${pile.zwicks}`] : Array.from({ length: pile.zwicks }, () => art('crab'))));
  return el('div', { class: `pile ${pile.tone}${pile.name ? '' : ' tiny'}`, 'data-pile': pile.side, 'data-place': pile.place, role: 'img', 'aria-label': pile.label }, stack, el('span', { 'aria-hidden': 'true' }, pile.name, claws));
}

/** The table as sentences: said on request and shown then, or always shown where the settings say so. */
export class Told {
  constructor(live, signal) {
    this.live = live;
    this.asked = this.put = false;
    this.scene = null;
    this.opener = el('button', { type: 'button', class: 'btn small told-open' });
    this.title = el('h2', {});
    this.close = el('button', { type: 'button', class: 'btn small quiet' });
    this.list = el('ul', {});
    this.box = el('section', { class: 'slip in-words', hidden: true }, el('div', { class: 'chooser' }, this.title, this.close), this.list);
    this.opener.addEventListener('click', () => this.read());
    this.close.addEventListener('click', () => { this.asked = false; this.put = true; this.draw(this.scene); this.opener.focus({ preventScroll: true }); });
    addEventListener('zl-look', () => { this.put = false; this.draw(this.scene); }, { signal });
  }

  read() {
    if (!this.scene) return;
    this.asked = true;
    this.draw(this.scene);
    speak(this.scene.sentences.join(' '), this.live);
  }

  draw(scene) {
    this.scene = scene;
    this.opener.hidden = !scene;
    this.box.hidden = !scene || !(this.asked || (setting('words', 'yes') && !this.put));
    if (!scene) return;
    this.opener.textContent = scene.open;
    this.close.textContent = scene.close;
    this.title.textContent = scene.title;
    set(this.box, { 'aria-label': scene.title });
    if (!this.box.hidden) this.list.replaceChildren(...scene.sentences.map(text => el('li', {}, text)));
  }
}
