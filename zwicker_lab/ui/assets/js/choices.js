// The legal uses of a card as a list of choices; on phones a sheet with one row to swipe. Focus previews on the felt.
// Sends {kind: 'choose', id}, {kind: 'more'}, {kind: 'back'}.
import { after, el, hear, isTyping, lifetime, ownLive, rich, roving, set, setting, speak, tell, watchText, withCardsOf } from './parts.js';

class Choices {
  constructor(model, root, signal) {
    Object.assign(this, { model, root, signal, scene: {}, on: null, listed: false });
    this.narrow = matchMedia('(max-width: 560px)');
    this.live = ownLive();
    this.title = el('h2', { tabindex: '-1' });
    this.all = el('button', { type: 'button', class: 'btn quiet small all' });
    this.list = el('div', { class: 'choices', role: 'group' });
    this.more = el('button', { type: 'button', class: 'btn small' });
    this.box = el('section', { class: 'slip choosing' }, el('div', { class: 'chooser' }, this.title, this.all), this.list, this.more);
    this.mark = roving(this.list, '.choice');
    this.room = el('div', { class: 'sheet-room', 'aria-hidden': 'true' });
    root.append(...[this.box, this.room, this.live].filter(Boolean));
    this.listen();
  }

  listen() {
    const { signal } = this, on = (node, kind, act) => node.addEventListener(kind, act, { signal });
    const choice = event => event.target.closest?.('.choice');
    on(this.list, 'click', event => { const node = choice(event); if (node) this.choose(node); });
    on(this.list, 'focusin', event => { const node = choice(event); if (node?.matches(':focus-visible')) this.light(node); });
    on(this.list, 'pointerover', event => { const node = choice(event); if (node && event.pointerType === 'mouse' && node !== this.on) this.light(node); });
    on(this.list, 'pointerleave', event => { if (event.pointerType === 'mouse' && !setting('confirm', 'yes')) this.light(this.root.getRootNode().activeElement?.closest('.choice') ?? null); });
    on(this.list, 'scroll', () => { clearTimeout(this.timer); this.timer = setTimeout(() => this.centred(), 80); });
    on(this.more, 'click', () => this.model.send_msg({ kind: 'more' }));
    on(this.all, 'click', () => { this.listed = !this.listed; this.shape(); });
    on(this.narrow, 'change', () => this.shape());
    on(this.live ? this.root : document, 'keydown', event => this.key(event));
    hear('digit', () => this.scene.channel, ({ digit }) => this.digit(digit), signal);
    const sizes = new ResizeObserver(() => this.room_());
    sizes.observe(this.box);
    signal.addEventListener('abort', () => { sizes.disconnect(); clearTimeout(this.timer); });
  }

  key(event) {
    if (isTyping(event) || !this.scene.groups?.length) return;
    if (/^[1-9]$/.test(event.key)) this.digit(+event.key);
    else if (this.live && event.key === 'Escape') this.model.send_msg({ kind: 'back' });
  }

  digit(number) {
    const node = this.list.querySelectorAll('.choice')[number - 1];
    if (!node) return;
    node.focus();
    this.light(node);
  }

  light(node) {
    if (node === this.on) return;
    this.on?.classList.remove('is-on');
    this.on = node;
    node?.classList.add('is-on');
    const choice = node && this.byId.get(node.dataset.id);
    tell('preview', this.scene.channel, { items: choice ? choice.items : null, mark: choice?.mark ?? null });
  }

  centred() {
    if (!this.box.classList.contains('sheet') || this.listed) return;
    const middle = this.list.getBoundingClientRect().left + this.list.clientWidth / 2;
    const far = node => { const box = node.getBoundingClientRect(); return Math.abs(box.left + box.width / 2 - middle); };
    this.light([...this.list.querySelectorAll('.choice')].sort((one, two) => far(one) - far(two))[0] ?? null);
  }

  choose(node) {
    if (setting('confirm', 'yes') && this.armed !== node) {
      this.armed = node;
      this.light(node);
      speak(this.scene.confirm, this.live);
      return;
    }
    tell('preview', this.scene.channel, { items: null });
    this.model.send_msg({ kind: 'choose', id: node.dataset.id });
  }

  draw(scene) {
    const same = scene.key === this.scene.key, held = this.list.contains(this.root.getRootNode().activeElement);
    const kept = same ? this.on?.dataset.id : null;
    this.scene = scene;
    this.on = this.armed = null;
    this.byId = new Map();
    this.box.hidden = !scene.groups?.length;
    if (this.box.hidden) {
      this.listed = false;
      this.list.replaceChildren();
      this.shape();
      if (held) tell('played', scene.channel);
      return;
    }
    set(this.box, { 'aria-label': scene.label });
    set(this.list, { 'aria-label': scene.label });
    this.title.textContent = scene.title;
    this.all.textContent = scene.all;
    let number = 0;
    const rows = () => scene.groups.flatMap(group => [el('h3', {}, group.title), ...group.choices.map(choice => this.choice(choice, (number += 1)))]);
    this.list.replaceChildren(...withCardsOf(this.list, rows));
    this.list.classList.toggle('is-long', number > 6);
    this.more.textContent = scene.more ?? '';
    this.more.hidden = !scene.more;
    if (!same) { this.listed = false; if (this.narrow.matches) this.list.scrollLeft = 0; }
    this.mark();
    this.shape();
    const again = [...this.list.querySelectorAll('.choice')].find(node => node.dataset.id === kept);
    if (again) this.light(again);
    if (scene.focus && !same && !this.box.classList.contains('sheet')) this.title.focus({ preventScroll: true });
  }

  choice(choice, number) {
    this.byId.set(choice.id, choice);
    const { lang } = this.scene;
    return el('button', { type: 'button', class: 'choice', 'data-id': choice.id, 'aria-label': choice.name },
      el('span', { class: 'key', 'aria-hidden': 'true' }, number < 10 ? String(number) : '·'),
      el('span', { class: 'do' }, choice.verb, choice.sum.length ? el('span', { class: 'sum' }, ...rich(choice.sum, lang)) : null),
      el('span', { class: 'then' }, el('span', {}, ...rich(choice.then, lang)), after(choice.after, this.scene.empty, lang)));
  }

  /** Sheet or list: a sheet only on a narrow page of ours. */
  shape() {
    const sheet = this.narrow.matches && !this.live && !this.box.hidden;
    this.box.classList.toggle('sheet', sheet);
    this.box.classList.toggle('is-listed', sheet && this.listed);
    this.all.hidden = !sheet || this.byId?.size < 2;
    set(this.all, { 'aria-expanded': String(this.listed) });
    this.room_();
  }

  room_() {
    const height = this.box.classList.contains('sheet') ? this.box.offsetHeight : 0;
    this.room.style.height = `${height}px`;
    tell('sheet', this.scene.channel, { height });
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' });
  host.replaceChildren(root);
  const choices = new Choices(model, root, signal);
  watchText(model, signal, scene => choices.draw(scene), true);
}
