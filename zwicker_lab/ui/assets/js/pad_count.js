// The pile of one side: whose it is, its scoring cards to tap, numbers to step or type.
// Sends {kind: 'side', side}, {kind: 'way', way}, {kind: 'short', on}, and for the side in view {kind: 'tap', card, side},
// {kind: 'step', code, value, side} and {kind: 'add', code, by, side}.
import { el, faceSvg, lifetime, ownLive, pageLive, set, speak, watchText } from './parts.js';
import { switching } from './play_parts.js';

function focused() {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node;
}

class Pile {
  constructor(model) {
    Object.assign(this, { model, built: '' });
    this.live = ownLive();
    this.title = el('h2', { tabindex: '-1' });
    this.dealer = el('p', { class: 'fine' });
    this.whose = el('div', { class: 'seg whose', role: 'group' });
    this.ways = el('div', { class: 'seg', role: 'group' });
    this.help = el('p', {});
    this.cards = el('div', { class: 'pile-cards', role: 'group' });
    this.note = el('p', { class: 'pile-note' });
    this.rows = el('div', { class: 'pile-rows' });
    this.more = el('div', { class: 'acts' });
    this.short = el('div', { class: 'pile-short' });
    this.box = el('section', { class: 'slip info pile-slip' }, this.title, this.dealer, this.whose, this.ways, this.help, this.cards, this.note, this.rows, this.more, this.short);
    this.root = el('div', { class: 'zl' }, this.box, this.live);
  }

  send(message) { this.model.send_msg(message); }

  /** What is told of a pile belongs to the side in view, however slow the line is. */
  tell(message) { this.send({ ...message, side: this.scene.whose.now }); }

  draw(scene) {
    const titled = this.scene && scene.title !== this.scene.title, turned = titled || this.scene && scene.whose.now !== this.scene.whose.now;
    const corrects = this.scene && scene.correcting && !this.scene.correcting;
    this.scene = scene;
    this.root.hidden = !scene.shown;
    this.title.textContent = scene.title;
    this.dealer.textContent = scene.dealer;
    this.segment(this.whose, scene.whose.label, scene.whose.sides.map((text, side) => ({ id: side, text })), scene.whose.now, side => this.send({ kind: 'side', side }));
    this.segment(this.ways, scene.way.label, scene.way.choices, scene.way.now, way => this.send({ kind: 'way', way }));
    this.help.textContent = scene.help;
    this.help.hidden = !scene.cards.length;
    this.note.textContent = scene.note;
    this.drawCards(scene);
    this.drawRows(scene);
    this.drawMore(scene);
    this.drawShort(scene.short);
    if (corrects) this.title.focus();
    else if (turned && pageLive()) {
      if (this.box.getBoundingClientRect().top < 0) this.box.scrollIntoView({ block: 'start' });
      if (titled && focused()?.dataset.id === 'write') this.title.focus({ preventScroll: true });
    }
  }

  segment(group, label, choices, now, press) {
    set(group, { 'aria-label': label });
    const told = JSON.stringify(choices);
    if (group.dataset.told !== told) {
      group.dataset.told = told;
      group.replaceChildren(...choices.map(({ id, text }) => {
        const node = el('button', { type: 'button', 'data-choice': id }, text);
        node.addEventListener('click', () => press(id));
        return node;
      }));
    }
    for (const node of group.children) set(node, { 'aria-pressed': String(node.dataset.choice === String(now)) });
  }

  drawCards({ cards, help, lang }) {
    this.cards.hidden = !cards.length;
    set(this.cards, { 'aria-label': help });
    const told = cards.map(card => card.c).join(' ');
    if (this.cards.dataset.told !== told) {
      this.cards.dataset.told = told;
      this.cards.replaceChildren(...cards.map(({ c }) => {
        const face = el('span', { class: 'card', 'aria-hidden': 'true' });
        face.innerHTML = faceSvg(c, { size: 'compact', lang });
        const node = el('button', { type: 'button', class: 'pile-card', 'data-card': c }, face, el('span', { class: 'worth', 'aria-hidden': 'true' }));
        node.addEventListener('click', () => { set(node, { 'aria-pressed': String(node.getAttribute('aria-pressed') !== 'true') }); this.tell({ kind: 'tap', card: c }); });
        return node;
      }));
    }
    cards.forEach((card, at) => {
      const node = this.cards.children[at];
      set(node, { 'aria-pressed': String(card.on), 'aria-label': card.n, 'data-with': card.with ? 'yes' : null });
      node.querySelector('.worth').textContent = card.with || card.points;
    });
  }

  drawRows({ rows }) {
    const shape = rows.map(row => row.code).join(' ');
    if (this.built !== shape) {
      this.built = shape;
      this.rows.replaceChildren(...rows.map(row => this.row(row)));
    }
    rows.forEach((row, at) => this.fill(this.rows.children[at], row));
  }

  row({ code, name, worth }) {
    const field = el('input', { type: 'text', inputmode: 'numeric', maxlength: '3', autocomplete: 'off', 'data-code': code });
    const less = el('button', { type: 'button', class: 'btn small stepper' }, '−'), more = el('button', { type: 'button', class: 'btn small stepper' }, '+');
    less.addEventListener('click', () => this.tell({ kind: 'add', code, by: -1 }));
    more.addEventListener('click', () => this.tell({ kind: 'add', code, by: 1 }));
    field.addEventListener('change', () => this.tell({ kind: 'step', code, value: field.value }));
    field.addEventListener('keydown', event => { if (event.key === 'Enter') field.blur(); });
    return el('div', { class: 'pile-row' }, el('p', {}, el('b', {}, name), el('small', {}, worth)), el('div', { class: 'stepping' }, less, field, more));
  }

  fill(node, { value, less, more, label }) {
    const [down, up] = node.querySelectorAll('button'), field = node.querySelector('input');
    set(down, { 'aria-label': less });
    set(up, { 'aria-label': more });
    set(field, { 'aria-label': label });
    const typing = field.getRootNode().activeElement === field && field.value !== node.dataset.value;
    if (!typing && field.value !== value) field.value = value;
    node.dataset.value = value;
  }

  drawMore({ rest, next }) {
    const press = (spec, message) => {
      const node = el('button', { type: 'button', class: 'btn', 'aria-label': spec.name ?? null, 'data-id': message.kind }, spec.text);
      node.addEventListener('click', () => (message.kind === 'step' ? this.tell(message) : this.send(message)));
      return node;
    };
    const told = JSON.stringify([rest, next]);
    if (this.more.dataset.told === told) return;
    this.more.dataset.told = told;
    const held = this.more.contains(this.root.getRootNode().activeElement);
    this.more.replaceChildren(...[rest ? press(rest, { kind: 'step', code: 'most_cards', value: rest.value }) : null, next ? press(next, { kind: 'side', side: next.side }) : null].filter(Boolean));
    if (held) this.title.focus({ preventScroll: true });
  }

  drawShort(short) {
    this.short.hidden = !short;
    if (!short) return;
    if (!this.switch) {
      this.switch = switching(short.text, on => this.send({ kind: 'short', on }));
      this.short.append(this.switch, el('p', { class: 'fine' }, short.help));
    }
    set(this.switch, { 'aria-checked': String(short.on) });
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), pile = new Pile(model);
  host.replaceChildren(pile.root);
  watchText(model, signal, scene => { pile.draw(scene); if (scene.note) speak(scene.note, pile.live); });
}
