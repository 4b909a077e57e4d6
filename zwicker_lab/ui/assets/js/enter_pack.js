// What is asked for, and the cards that have not turned up yet, to tap. Sends {kind: 'card', card}, {kind: 'tell', seat},
// {kind: 'done'}, {kind: 'undo'}.
import { button, el, lifetime, mini, ownLive, roving, set, speak, watchText } from './parts.js';

class Pack {
  constructor(model) {
    Object.assign(this, { model, told: '' });
    this.live = ownLive();
    this.title = el('h2', { tabindex: '-1' });
    this.text = el('p', {});
    this.cards = el('div', { class: 'pack-cards', role: 'group' });
    this.acts = el('div', { class: 'acts' });
    this.hands = el('div', { class: 'pack-hands' });
    this.box = el('section', { class: 'slip info' }, this.title, this.text, this.cards, this.acts, this.hands);
    this.root = el('div', { class: 'zl' }, ...[this.box, this.live].filter(Boolean));
    this.mark = roving(this.cards, '.pack-card');
  }

  send(message) { this.model.send_msg(message); }

  draw(scene) {
    const news = this.said !== undefined && this.said !== `${scene.title} ${scene.text}`;
    this.said = `${scene.title} ${scene.text}`;
    this.root.hidden = !scene.shown;
    this.title.textContent = scene.title;
    this.text.textContent = scene.text;
    this.text.hidden = !scene.text;
    this.drawCards(scene);
    this.drawActs(scene);
    if (news && scene.shown) speak(this.said, this.live);
  }

  drawCards({ suits, label, lang, picked }) {
    set(this.cards, { 'aria-label': label });
    this.cards.hidden = !suits.length;
    const told = JSON.stringify(suits);
    if (told !== this.told) {
      const held = this.root.getRootNode().activeElement?.closest?.('.pack-card')?.dataset.card, before = [...this.cards.querySelectorAll('.pack-card')].findIndex(node => node.dataset.card === held);
      this.told = told;
      this.cards.replaceChildren(...suits.map(suit => el('div', { class: 'pack-suit' }, ...suit.map(card => this.card(card, lang)))));
      this.mark();
      if (held !== undefined) { const all = this.cards.querySelectorAll('.pack-card'); (all[Math.min(before, all.length - 1)] ?? this.title).focus({ preventScroll: true }); }
    }
    for (const node of this.cards.querySelectorAll('.pack-card')) set(node, { 'aria-pressed': String(node.dataset.card === picked) });
  }

  card({ c, n }, lang) {
    const node = el('button', { type: 'button', class: 'pack-card', 'data-card': c, 'aria-label': n }, mini(c, '', lang));
    node.firstElementChild.setAttribute('aria-hidden', 'true');
    node.addEventListener('click', () => this.send({ kind: 'card', card: c }));
    return node;
  }

  drawActs({ acts, hands }) {
    const told = JSON.stringify([acts, hands]);
    if (told === this.toldActs) return;
    this.toldActs = told;
    const held = this.root.getRootNode().activeElement?.dataset?.id;
    this.acts.replaceChildren(...acts.map(spec => button(spec, id => this.send({ kind: id }))));
    this.hands.hidden = !hands.seats.length;
    this.hands.replaceChildren(el('p', { class: 'fine' }, hands.label), el('div', { class: 'acts' }, ...hands.seats.map(({ seat, text }) => button({ id: `seat${seat}`, text, quiet: true }, () => this.send({ kind: 'tell', seat })))));
    if (held) (this.acts.querySelector(`[data-id="${held}"]`) ?? this.title).focus({ preventScroll: true });
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), pack = new Pack(model);
  host.replaceChildren(pack.root);
  watchText(model, signal, scene => pack.draw(scene));
}
