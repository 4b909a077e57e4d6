// All moves of a position, best first: a list of buttons, each with its bar. Focus and mouse preview a move on the felt,
// a press opens its reasons. On a phone the list is a sheet at the lower edge, so that the felt stays in view.
// Sends {kind: 'unrank'}, {kind: 'more'}, {kind: 'film', move}.
import { art, button, el, hear, pageLive, rich, roving, set, tell } from './parts.js';

const CLASS = { best: 'best', good: 'good', playable: 'play', mistake: 'missed' };

export class Ranking {
  constructor(send, signal) {
    Object.assign(this, { send, signal, scene: null, channel: null, on: null, opened: null, held: false });
    this.narrow = matchMedia('(max-width: 560px)');
    this.title = el('h2', { tabindex: '-1' });
    this.close = button({ id: 'unrank', text: '' }, () => send({ kind: 'unrank' }));
    this.intro = el('p', { class: 'fine' });
    this.list = el('ol', { class: 'bars' });
    this.more = el('button', { type: 'button', class: 'btn small' });
    this.fine = el('p', { class: 'fine' });
    this.scroll = el('div', { class: 'scroll' }, this.intro, this.list, this.more, this.fine);
    this.node = el('section', { class: 'slip ranking', hidden: true }, el('div', { class: 'chooser' }, this.title, this.close), this.scroll);
    this.mark = roving(this.list, '.bar-row');
    this.listen();
  }

  listen() {
    const { signal, list } = this, on = (node, kind, act) => node.addEventListener(kind, act, { signal });
    const row = event => event.target.closest?.('.bar-row');
    on(list, 'click', event => { const node = row(event); if (node) this.open(node); });
    on(list, 'focusin', event => { const node = row(event); if (node?.matches(':focus-visible')) this.light(node); });
    on(list, 'pointerover', event => { const node = row(event); if (node && event.pointerType === 'mouse') this.light(node); });
    on(list, 'pointerleave', event => { if (event.pointerType === 'mouse') this.light(this.lit(true)); });
    on(this.more, 'click', () => this.send({ kind: 'more' }));
    on(this.narrow, 'change', () => this.shape());
    hear('sheet', () => this.channel, ({ height, from }) => { if (height && from !== this && this.scene) this.send({ kind: 'unrank' }); }, signal);
    const sizes = new ResizeObserver(() => this.room());
    sizes.observe(this.node);
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  /** The row in focus, or the one that is open. */
  lit(focused = false) {
    const at = this.list.getRootNode().activeElement?.closest?.('.bar-row');
    return at && this.list.contains(at) ? at : (focused ? null : this.list.querySelector('[aria-expanded=true]'));
  }

  /** Preview one move on the felt, or none. */
  light(node) {
    if (node === this.on) return;
    this.on?.classList.remove('is-on');
    this.on = node;
    node?.classList.add('is-on');
    const row = node && this.rows.get(node.dataset.id);
    tell('preview', this.channel, { items: row ? row.items : null, mark: row?.mark ?? null, card: row?.card ?? null });
  }

  open(node) {
    const closed = node.getAttribute('aria-expanded') !== 'true';
    for (const other of this.list.querySelectorAll('.bar-row')) {
      const open = other === node && closed;
      set(other, { 'aria-expanded': String(open) });
      other.nextElementSibling.hidden = !open;
    }
    this.opened = closed ? node.dataset.id : null;
    this.light(node);
    if (closed) for (const part of [node.parentNode, node]) part.scrollIntoView({ block: 'nearest' });  // all of it, at least the move
  }

  draw(scene, before) {
    const ranking = scene?.ranking ?? null, fresh = !before.ranking;
    this.held = this.node.contains(this.node.getRootNode().activeElement);
    if (ranking && scene.film) { this.node.hidden = true; this.shape(); return; }
    this.channel = scene?.channel ?? this.channel;
    if (!ranking) {
      if (this.scene) this.light(null);
      this.scene = this.opened = null;
      this.node.hidden = true;
      this.shape();
      return;
    }
    this.node.hidden = false;
    const same = this.scene && JSON.stringify(ranking) === JSON.stringify(this.scene);
    this.scene = ranking;
    if (!same) this.fill(ranking, scene.lang);
    this.shape();
    if (fresh) this.title.focus({ preventScroll: true });
    if (fresh && !this.node.classList.contains('sheet')) this.node.scrollIntoView({ block: 'nearest' });
  }

  fill(ranking, lang) {
    const kept = this.lit()?.dataset.id;
    this.rows = new Map(ranking.rows.map(row => [row.id, row]));
    set(this.node, { 'aria-label': ranking.title });
    this.title.textContent = ranking.title;
    this.close.replaceChildren(el('span', {}, ranking.close), el('span', { class: 'key', 'aria-hidden': 'true' }, ranking.key));
    this.intro.textContent = Array.isArray(ranking.text) ? ranking.text.join(' ') : ranking.text;
    this.fine.textContent = ranking.fine ?? '';
    this.list.style.setProperty('--zero', `${ranking.zero ?? 0}%`);
    this.on = null;
    this.list.replaceChildren(...ranking.rows.map(row => this.row(row, lang)));
    this.more.textContent = ranking.more ?? '';
    this.more.hidden = !ranking.more;
    this.mark();
    const again = [...this.list.querySelectorAll('.bar-row')].find(node => node.dataset.id === kept);
    if (again && this.held) again.focus({ preventScroll: true });
  }

  row(row, lang) {
    const open = row.id === this.opened, [from, to] = row.bar;
    const track = el('span', { class: 'track', 'aria-hidden': 'true' }, el('i'), row.range ? el('u') : null);
    track.firstChild.style.cssText = `left:${from}%;width:${to - from}%`;
    if (row.range) track.lastChild.style.cssText = `left:${row.range[0]}%;width:${row.range[1] - row.range[0]}%`;
    const name = row.mine ? `${row.name}, ${row.mine}` : row.name;
    const node = el('button', { type: 'button', class: `bar-row ${CLASS[row.state]}`, 'data-id': row.id, 'aria-expanded': String(open), 'aria-label': name },
      art(row.sign, 'sign'), el('span', { class: 'what sum' }, ...rich(row.move, lang), row.mine ? el('b', { class: 'mine' }, row.mine) : null), track, el('span', { class: 'val' }, row.value));
    const film = row.film ? el('div', { class: 'acts' }, button({ id: 'film', text: this.scene.film }, () => this.send({ kind: 'film', move: row.id }))) : null;
    const more = el('div', { class: 'more', hidden: !open }, el('p', { class: `word ${CLASS[row.state]}` }, row.word), ...row.text.map(text => el('p', {}, text)), film);
    return el('li', { class: row.mine ? 'is-mine' : null }, node, more);
  }

  /** Sheet or slip: a sheet only on a narrow page of ours. */
  shape() {
    this.node.classList.toggle('sheet', this.narrow.matches && !!pageLive() && !this.node.hidden);
    this.room();
  }

  room() {
    const height = this.node.classList.contains('sheet') ? this.node.offsetHeight : 0;
    if (!this.channel || (!height && !this.height)) return;
    this.height = height;
    tell('sheet', this.channel, { height, from: this, whole: true });
  }
}
