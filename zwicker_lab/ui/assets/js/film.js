// What happens to a card must be seen: it is laid, shown with what it takes, and goes to its pile.
import { setting } from './parts.js';

/** Whether the player has chosen to tap a capture on. */
export const byTap = () => setting('pace', 'tap');

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Film {
  constructor(felt) {
    this.felt = felt;
    this.hurry = this.onward = null;
    this.hurried = false;
    this.held = [];
  }

  start() {
    this.hurried = false;
  }

  /** Let go of what was held where it had moved to, before the next picture is drawn. */
  release() {
    for (const animation of this.held.splice(0)) animation.cancel();
  }

  /** Milliseconds of a pace token. */
  time(token) {
    const text = getComputedStyle(this.felt).getPropertyValue(token).trim();
    return text.endsWith('ms') ? parseFloat(text) : parseFloat(text || '0') * 1000;
  }

  /** A touch: on from what is shown, else the rest of the event at once, for a player who does not want to wait. */
  rush() {
    if (this.onward) { this.onward(); return; }
    this.hurried = true;
    this.hurry?.();
    for (const animation of this.felt.getAnimations({ subtree: true })) if (animation.playState === 'running') animation.finish();
  }

  wait(ms) {
    if (this.hurried) return Promise.resolve();
    return new Promise(done => {
      const timer = setTimeout(done, ms);
      this.hurry = () => { clearTimeout(timer); done(); };
    });
  }

  /** Time to look at what is taken: as long as the pace says, or until the player goes on. */
  look() {
    if (this.hurried || !byTap()) return this.wait(this.time('--m-show'));
    return new Promise(done => { this.onward = () => { this.onward = null; done(); }; });
  }

  async move(node, frames, ms, easing) {
    if (still() || this.hurried || ms <= 0) return;
    const animation = node.animate(frames, { duration: ms, easing, fill: 'forwards' });
    this.held.push(animation);
    await animation.finished.catch(() => {});
  }

  box(node) {
    const box = node.getBoundingClientRect(), felt = this.felt.getBoundingClientRect();
    return { x: box.left - felt.left - this.felt.clientLeft, y: box.top - felt.top - this.felt.clientTop, w: box.width, h: box.height };
  }

  /** A capture before the new table is drawn: lay, show, take. `flyer` is a loose copy of the played card. */
  async capture({ flyer, from, items, pile, caption }) {
    const first = this.box(items[0]), at = { x: first.x + first.w * 0.3, y: first.y + Math.min(first.h * 0.3, 44) };
    this.felt.append(flyer);
    await this.fly(flyer, from, at);
    for (const item of items) { item.dataset.state = 'taken'; item.dataset.mark = '✓'; }
    caption(true);
    await this.look();
    caption(false);
    await this.take([flyer, ...items], pile);
    flyer.remove();
  }

  /** A table that is hidden has no sizes: there nothing flies or slides. */
  async fly(flyer, from, to) {
    const start = this.box(from), size = flyer.offsetWidth || start.w;
    flyer.style.left = `${to.x}px`;
    flyer.style.top = `${to.y}px`;
    if (!size) return;
    const path = [{ transform: `translate(${start.x - to.x}px, ${start.y - to.y}px) scale(${start.w / size})` }, { transform: 'none' }];
    await this.move(flyer, path, this.time('--m-lay'), 'cubic-bezier(.22,.8,.3,1)');
  }

  /** Cards go to a pile, one after the other. */
  async take(nodes, pile) {
    const end = this.box(pile), ms = this.time('--m-take');
    await Promise.all(nodes.map((node, index) => {
      const box = this.box(node), x = end.x + end.w / 2 - box.x - box.w / 2, y = end.y + end.h / 2 - box.y - box.h / 2;
      const path = [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-14px) rotate(-2deg)', opacity: 1, offset: 0.3 }, { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0.1 }];
      return this.move(node, path, ms + index * 40, 'cubic-bezier(.5,0,.2,1)');
    }));
  }

  /** A card that now lies elsewhere slides there from where it was. */
  async slide(node, start) {
    const end = this.box(node);
    if (still() || this.hurried || !end.w) return;
    const path = [{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${start.w / end.w})`, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }];
    await node.animate(path, { duration: this.time('--m-lay'), easing: 'cubic-bezier(.22,.8,.3,1)' }).finished.catch(() => {});
  }

  /** New cards arrive from above. */
  deal(nodes) {
    if (still() || this.hurried) return;
    const ms = this.time('--m-lay');
    nodes.forEach((node, index) => node.animate([{ transform: 'translateY(-46px)', opacity: 0 }, { transform: 'none', opacity: 1 }], { duration: ms, delay: Math.min(index * 45, 500), easing: 'cubic-bezier(.22,.8,.3,1)', fill: 'backwards' }));
  }
}
