// The card table: other seats, the table's items, the hand, and what can be done with them. It draws a scene made in Python
// and sends back what was touched: {kind: 'pick', card}, {kind: 'mark', item}, {kind: 'drop', card, item|null}, {kind: 'press', id}.
import { button, el, faceSvg, hear, isTyping, lifetime, ownLive, rich, roving, set, speak, tell, watchText } from './parts.js';
import { draggable } from './drag.js';
import { byTap, Film } from './film.js';
import { drawnPile, drawnSeat, layout, placeBubble, Told } from './table_parts.js';

const FULL_FROM = 78;

class Table {
  constructor(model, host, signal) {
    this.model = model;
    this.signal = signal;
    this.scene = {};
    this.nodes = new Map();
    this.seen = null;
    this.busy = null;
    this.waiting = [];
    this.size = { table: 'full', hand: 'full' };
    this.frame(host);
    this.film = new Film(this.felt);
    this.listen(host);
  }

  /** During a film a touch hurries it on and counts when it has ended. */
  send(message) {
    if (!this.busy) this.model.send_msg(message);
    else { this.film.rush(); this.busy.then(() => this.model.send_msg(message)); }
  }

  frame(host) {
    const group = cls => el('div', { class: cls, role: 'group' });
    this.headLeft = el('span', { class: 'lab' });
    this.headRight = el('span', { class: 'lab' });
    this.head = el('div', { class: 'who' }, this.headLeft, this.headRight);
    this.seats = el('div', { class: 'seats' });
    this.tableau = group('tableau');
    this.caption = el('p', { class: 'call caption', hidden: true, 'aria-hidden': 'true' });
    this.handName = el('span', { class: 'lab' });
    this.handNote = el('span', { class: 'lab' });
    this.hand = group('hand');
    this.rail = el('div', { class: 'rail' }, el('div', { class: 'handlab' }, this.handName, this.handNote), this.hand);
    this.probes = { table: el('i', { class: 'probe on-table' }), hand: el('i', { class: 'probe in-hand' }) };
    this.board = el('div', { class: 'board' }, this.head, this.seats, this.tableau, this.rail);
    this.felt = el('section', { class: 'felt' }, this.probes.table, this.probes.hand, this.board, this.caption);
    this.buttons = el('div', { class: 'below' });
    this.live = ownLive();
    this.told = new Told(this.live, this.signal);
    host.replaceChildren(...[this.told.opener, this.felt, this.told.box, this.buttons, this.live].filter(Boolean));
    this.markTable = roving(this.tableau, '.item');
    this.markHand = roving(this.hand, '.card');
  }

  listen(host) {
    const { signal } = this;
    this.tableau.addEventListener('click', event => { const item = event.target.closest('.item'); if (item && !this.scene.frozen) this.mark(item); }, { signal });
    this.hand.addEventListener('click', event => { const card = event.target.closest('.card'); if (card && !this.scene.frozen) this.pick(card); }, { signal });
    draggable(this.hand, {
      may: () => !this.busy && !this.scene.frozen,
      find: (x, y) => this.under(x, y),
      lift: card => this.lift(card),
      over: target => { for (const node of this.felt.querySelectorAll('.is-over')) node.classList.remove('is-over'); target?.classList.add('is-over'); },
      drop: (card, target) => this.send({ kind: 'drop', card: card.dataset.card, item: target.dataset.item ?? null }),
    }, signal);
    const keys = event => this.key(event);
    (this.live ? host : document).addEventListener('keydown', keys, { signal });
    this.felt.addEventListener('pointerdown', () => { if (this.busy) this.film.rush(); }, { signal });
    hear('preview', () => this.scene.channel, detail => this.preview(detail), signal);
    hear('played', () => this.scene.channel, () => this.focus(), signal);
    hear('rush', () => this.scene.channel, () => { if (this.busy) this.film.rush(); }, signal);
    hear('sheet', () => this.scene.channel, ({ height, whole }) => this.cover(height, whole), signal);
    const sizes = new ResizeObserver(() => this.measure());
    sizes.observe(this.probes.table);
    sizes.observe(this.probes.hand);
    signal.addEventListener('abort', () => sizes.disconnect());
    this.width = innerWidth;
    addEventListener('resize', () => this.turned(), { signal });
  }

  /** A card in the air knows its way on the window as it was: when a phone is turned, the film ends. */
  turned() {
    if (innerWidth !== this.width && this.busy) this.film.rush();
    placeBubble(this.tableau, this.felt);
    this.width = innerWidth;
  }

  key(event) {
    if (isTyping(event)) return;
    const item = event.composedPath()[0]?.closest?.('.item');
    if (this.busy && (event.key === 'Escape' || (this.film.onward && ['Enter', ' '].includes(event.key)))) {
      event.preventDefault();
      this.film.rush();
    }
    else if (event.key === 'Escape' && this.scene.back) this.send({ kind: 'back' });
    else if (this.live && /^[1-9]$/.test(event.key)) tell('digit', this.scene.channel, { digit: +event.key });
    else if (event.key === 'i' && item) speak(item.getAttribute('aria-label'), this.live);
    else if (event.key === 't' && event.composedPath().includes(this.felt)) this.told.read();
  }

  /** What is touched moves at once, however slow the line is; the picture Python makes has the last word. */
  pick(card) {
    this.send({ kind: 'pick', card: card.dataset.card });
    if (!this.scene.ready || this.busy) return;
    const chosen = card.getAttribute('aria-pressed') === 'true' ? null : card;
    for (const other of this.hand.children) set(other, { 'aria-pressed': String(other === chosen), 'data-state': other === chosen ? 'selected' : null });
    this.rail.classList.toggle('has-chosen', !!chosen);
  }

  mark(item) {
    const marked = item.getAttribute('aria-pressed') !== 'true';
    this.send({ kind: 'mark', item: item.dataset.item });
    if (this.scene.ready && !this.busy) set(item, { 'aria-pressed': String(marked), 'data-state': marked ? 'taken' : null, 'data-mark': marked ? '✓' : null });
  }

  /** A sheet lies over the lower part of the page: when it opens, table and hand come above it; with `whole` also from further up. */
  cover(height, whole = false) {
    const opened = height && (!this.sheet || whole && height > this.sheet);
    this.sheet = height;
    this.felt.style.setProperty('--sheet', `${height}px`);
    if (opened) requestAnimationFrame(() => {
      const { top, bottom } = this.felt.getBoundingClientRect(), hidden = bottom - (innerHeight - this.sheet);
      if (this.sheet && (hidden > 0 || whole && top < 0)) scrollBy({ top: hidden + 8, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    });
  }

  /** The item under a point, or the free felt. */
  under(x, y) {
    const hit = this.felt.getRootNode().elementsFromPoint(x, y).filter(node => this.felt.contains(node));
    return hit.find(node => node.matches('.item')) ?? (hit.some(node => this.rail.contains(node)) ? null : hit.includes(this.felt) ? this.tableau : null);
  }

  lift(card) {
    const ghost = this.flyer(card.dataset.card, 'hand'), felt = this.felt.getBoundingClientRect;
    this.felt.append(ghost);
    this.felt.classList.add('is-dragging');
    ghost.style.width = `${card.offsetWidth}px`;
    return {
      place: (x, y) => { const box = felt.call(this.felt); ghost.style.translate = `${x - box.left}px ${y - box.top}px`; },
      remove: () => { ghost.remove(); this.felt.classList.remove('is-dragging'); },
    };
  }

  flyer(code, zone) {
    const node = el('span', { class: `card flyer ${zone === 'hand' ? 'in-hand' : 'on-table'}`, 'aria-hidden': 'true' });
    node.innerHTML = this.face(code, zone);
    return node;
  }

  face(code, zone) {
    return faceSvg(code, { size: this.size[zone], lang: this.scene.lang, badge: this.scene.badges?.[code] ?? null, deck: this.scene.deck });
  }

  measure() {
    const size = probe => (probe.offsetWidth && probe.offsetWidth < FULL_FROM ? 'compact' : 'full');
    const found = { table: size(this.probes.table), hand: size(this.probes.hand) };
    if (found.table === this.size.table && found.hand === this.size.hand) return;
    this.size = found;
    if (this.seen !== null) this.draw(this.scene);
  }

  // ---------- scenes, one after the other ----------

  show(scene) {
    if (!scene?.table) return;
    this.waiting.push(scene);
    if (!this.busy) this.next();
  }

  next() {
    const scene = this.waiting.shift();
    if (!scene) return;
    const event = this.seen !== null && scene.event && scene.event.n > this.seen ? scene.event : null;
    this.seen = scene.event?.n ?? this.seen ?? 0;
    if (!event || this.signal.aborted) { this.draw(scene, event); this.next(); return; }
    speak(event.text, this.live);
    this.film.start();
    this.felt.classList.add('is-playing');
    if (scene.follow && this.felt.getBoundingClientRect().top < 0) this.felt.scrollIntoView({ block: 'start' });
    globalThis.__zlFilm = this.busy = this.play(scene, event).catch(error => { console.error(error); this.draw(scene); }).finally(() => {
      this.busy = null;
      this.felt.classList.remove('is-playing');
      this.next();
    });
  }

  async play(scene, event) {
    const from = this.origin(event), items = (event.items ?? []).map(id => this.nodes.get(`t${id}`)).filter(Boolean);
    const start = this.film.box(from), known = new Set(this.nodes.keys());
    if (from.matches('.card')) {
      const held = from === this.felt.getRootNode().activeElement;
      from.style.visibility = 'hidden';
      if (held) this.focus();
    }
    if (event.kind === 'capture' && items.length) await this.film.capture({ flyer: this.flyer(event.card, 'table'), from, items, pile: this.pile(event.pile), caption: on => this.say(on && event.text, event.onward) });
    if (event.rest) await this.rest(event, from);
    this.draw(event.between ? { ...scene, ...event.between } : scene);
    if (event.rest) return;
    const fresh = [...this.nodes].filter(([key]) => !known.has(key)).map(([, node]) => node);
    const laid = event.kind === 'capture' ? null : this.laid(event.card);
    this.film.deal(fresh.filter(node => node !== laid && !node.contains(laid)));
    if (laid) await this.film.slide(laid, start);
    if (event.between) await this.gather(scene, event);
  }

  /** What lies between two pictures is looked at, then goes to a pile. */
  async gather(scene, event) {
    this.say(event.text, event.onward);
    await this.film.look();
    this.say('');
    await this.film.take([...this.tableau.querySelectorAll('.item')], this.pile(event.pile));
    this.draw(scene);
  }

  /** The last cards of a deal leave the table with the last capturer, or with nobody. */
  async rest(event, from) {
    const items = event.rest.items.map(id => this.nodes.get(`t${id}`)).filter(Boolean), nodes = [...items];
    if (event.kind !== 'capture') {
      const flyer = this.flyer(event.card, 'table'), box = this.film.box(this.tableau);
      this.felt.append(flyer);
      await this.film.fly(flyer, from, { x: box.x + box.w / 2 - flyer.offsetWidth / 2, y: box.y + box.h - flyer.offsetHeight });
      nodes.push(flyer);
    }
    this.say(event.rest.text, event.onward);
    await this.film.look();
    this.say('');
    await this.film.take(nodes, this.pile(event.rest.pile));
    nodes.at(-1)?.matches('.flyer') && nodes.at(-1).remove();
  }

  say(text, onward) {
    this.caption.hidden = !text;
    this.caption.textContent = text ? [text, byTap() && onward].filter(Boolean).join(' ') : '';
  }

  origin(event) {
    return this.nodes.get(`h${event.card}`) ?? this.seats.querySelector(`[data-seat="${CSS.escape(event.seat ?? '')}"]`) ?? this.headRight;
  }

  pile(side) {
    return this.felt.querySelector(`[data-pile="${CSS.escape(side ?? '')}"]`) ?? this.headRight;
  }

  laid(card) {
    return this.tableau.querySelector(`[data-face^="${CSS.escape(card)}|"]`);
  }

  // ---------- drawing ----------

  draw(scene) {
    const holder = this.felt.getRootNode().activeElement, held = holder && (this.felt.contains(holder) || this.buttons.contains(holder));
    this.scene = scene;
    this.film.release();
    set(this.felt, { 'aria-label': scene.label });
    set(this.felt, { 'data-around': scene.seats?.length && !scene.seats.some(seat => seat.place === 'row') ? '' : null });
    set(this.board, { 'data-seats': scene.seats?.length || scene.piles?.length || null });
    this.felt.classList.toggle('is-frozen', !!scene.frozen);
    this.felt.style.setProperty('--table-n', scene.fit.table);
    this.felt.style.setProperty('--hand-n', scene.fit.hand);
    this.headLeft.replaceChildren(...rich(scene.head.left, scene.lang));
    this.headRight.replaceChildren(...rich(scene.head.right, scene.lang));
    this.head.hidden = !scene.head.left.length && !scene.head.right.length;
    this.drawSeats(scene);
    this.drawTable(scene);
    this.drawHand(scene);
    this.told.draw(scene.told ?? null);
    this.buttons.replaceChildren(...scene.buttons.map(spec => button(spec, id => this.send({ kind: 'press', id }))), ...(scene.note ? [el('span', { class: 'fine' }, ...rich(scene.note, scene.lang))] : []));
    this.buttons.hidden = !this.buttons.childElementCount;
    if (held && !holder.isConnected) this.focus();
    if (scene.say && scene.say.n !== this.said) { this.said = scene.say.n; speak(scene.say.text, this.live); }
  }

  /** The keyboard goes on from a card that stays in the hand, where what it stood on is gone; from the table without cards. */
  focus() {
    const stays = [...this.hand.children].find(card => card.getAttribute('aria-pressed') !== 'true' && !card.style.visibility);
    const next = stays ?? this.tableau.querySelector('.item') ?? this.felt;
    if (next === this.felt) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }

  keep(parent, keys) {
    for (const [key, node] of this.nodes) if (node.parentNode === parent && !keys.has(key)) { node.remove(); this.nodes.delete(key); }
  }

  node(key, parent, make) {
    if (!this.nodes.has(key)) this.nodes.set(key, make());
    const node = this.nodes.get(key);
    node.style.visibility = '';
    if (node.parentNode !== parent) parent.append(node);
    return node;
  }

  order(parent, nodes) {
    nodes.forEach((node, index) => { if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null); });
  }

  drawTable(scene) {
    set(this.tableau, { 'aria-label': scene.tableLabel, 'data-lay': scene.lay ?? null });
    this.keep(this.tableau, new Set(scene.table.map(item => `t${item.id}`)));
    const nodes = scene.table.map(item => this.drawItem(item, this.node(`t${item.id}`, this.tableau, () => el('button', { type: 'button', class: 'item', 'data-item': item.id }))));
    this.order(this.tableau, nodes);
    this.empty?.remove();
    if (!nodes.length && scene.empty) this.tableau.append(this.empty = el('p', { class: 'empty' }, el('b', {}, scene.empty.title), el('span', { class: 'lab' }, scene.empty.text)));
    this.markTable();
    placeBubble(this.tableau, this.felt);
  }

  drawItem(item, node) {
    const { places, cols, rows } = layout(item.groups, this.size.table === 'compact');
    node.style.cssText = `--cols:${cols};--rows:${rows}`;
    node.classList.toggle('build', places.length > 1);
    set(node, { 'aria-label': item.name, 'aria-pressed': item.marked === null ? null : String(item.marked), 'data-state': item.state || null, 'data-mark': item.mark || null, 'data-place': item.place ?? null });
    places.forEach(({ code, col, row }, index) => {
      const card = node.querySelectorAll(':scope > .card')[index] ?? node.insertBefore(el('span', { class: 'card' }), node.querySelector(':scope > :not(.card)'));
      card.style.cssText = `--col:${col};--row:${row};z-index:${row * 9 + col}`;
      this.paint(card, code, 'table');
    });
    [...node.querySelectorAll(':scope > .card')].slice(places.length).forEach(card => card.remove());
    for (const extra of node.querySelectorAll(':scope > .total, :scope > .tag, :scope > .call')) extra.remove();
    if (item.total) node.append(el('span', { class: 'total' }, item.total, item.by ? el('small', {}, item.by) : null));
    if (item.tag) node.append(el('span', { class: `tag${item.ahead ? ' on' : ''}` }, item.tag));
    if (item.bubble?.length) node.append(el('span', { class: 'call bad bubble' }, ...rich(item.bubble, this.scene.lang)));
    return node;
  }

  paint(card, code, zone) {
    const face = `${code}|${this.size[zone]}|${this.scene.lang}|${this.scene.badges?.[code] ?? ''}`;
    if (card.dataset.face === face) return;
    card.dataset.face = face;
    card.innerHTML = this.face(code, zone);
  }

  drawHand(scene) {
    const { hand } = scene;
    set(this.hand, { 'aria-label': hand.label });
    this.rail.hidden = !hand.name;
    this.handName.className = `lab${hand.turn ? ' turn' : ''}`;
    this.handName.replaceChildren(...rich(hand.name, scene.lang));
    this.handNote.replaceChildren(...rich(hand.note, scene.lang));
    this.keep(this.hand, new Set(hand.cards.map(card => `h${card.id}`)));
    this.order(this.hand, hand.cards.map(card => {
      const node = this.node(`h${card.id}`, this.hand, () => el('button', { type: 'button', class: 'card' }));
      set(node, { 'data-card': card.id, 'aria-label': card.name, 'aria-pressed': String(card.chosen), 'data-state': card.chosen ? 'selected' : card.target ? 'target' : null });
      this.paint(node, card.code, 'hand');
      return node;
    }));
    this.rail.classList.toggle('has-chosen', hand.cards.some(card => card.chosen));
    this.hand.classList.toggle('is-empty', !hand.cards.length);
    this.markHand();
  }

  drawSeats(scene) {
    const { deck } = scene, piles = scene.piles ?? [], seats = scene.seats ?? [], around = JSON.stringify([seats, piles, scene.lang]);
    if (around === this.around) return;
    this.around = around;
    this.seats.hidden = !seats.length && !piles.length;
    this.seats.classList.toggle('row', seats.some(seat => seat.place === 'row'));
    this.seats.replaceChildren(...seats.map(seat => drawnSeat(seat, scene.lang, deck)), ...piles.map(pile => drawnPile(pile, scene.lang, deck)));
  }

  /** What a choice in focus would take or build on; nothing to preview: the scene's own states. */
  preview({ items, mark, card }) {
    if (this.busy) return;
    if (card !== undefined) for (const held of this.scene.hand?.cards ?? []) {
      const node = this.nodes.get(`h${held.id}`);
      if (node) set(node, { 'data-state': card ? (held.id === card ? 'selected' : null) : held.chosen ? 'selected' : held.target ? 'target' : null });
    }
    for (const item of this.scene.table ?? []) {
      const node = this.nodes.get(`t${item.id}`), on = items?.includes(item.id);
      if (node) set(node, { 'data-state': (on ? 'taken' : items ? 'off' : item.state) || null, 'data-mark': (on ? mark : items ? null : item.mark) || null });
    }
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' });
  host.replaceChildren(root);
  const table = new Table(model, root, signal);
  watchText(model, signal, scene => { root.hidden = !scene.table; table.show(scene); });
}
