// A film on the table: how far it is, time to look at its end, and the way back. Sends {kind: 'rewind'}.
import { byTap } from './film.js';
import { button, el, set, tell } from './parts.js';

const LOOK = 4;  // so much longer than a capture is shown stands the last picture

export class Screening {
  constructor(send, signal) {
    Object.assign(this, { send, signal, run: 0, timer: 0, held: false, channel: null });
    this.steps = el('ol', { class: 'film' });
    this.acts = el('div', { class: 'acts' });
    this.node = el('section', { class: 'screening', hidden: true }, this.steps, this.acts);
    signal.addEventListener('abort', () => clearTimeout(this.timer));
  }

  draw({ film, channel }) {
    this.channel = channel;
    if (!film) return this.stop();
    if (film.n === this.run) return undefined;
    this.run = film.n;
    this.node.hidden = false;
    set(this.node, { 'aria-label': film.label });
    this.steps.replaceChildren(...film.steps.map(text => el('li', {}, text)));
    const end = button({ id: 'end', text: film.end, key: film.key }, () => this.end());
    this.acts.replaceChildren(end);
    end.focus({ preventScroll: true });
    return this.follow(film.n);
  }

  /** Keep step with the films on the table; when the last has ended its picture stands, then all is as it was. */
  async follow(run) {
    const at = step => [...this.steps.children].forEach((node, index) => set(node, { 'aria-current': index === step ? 'step' : null }));
    let step = 0;
    at(step);
    for (let film; film !== globalThis.__zlFilm;) {
      film = globalThis.__zlFilm;
      at(step = Math.min(step + 1, this.steps.childElementCount - 1));
      await film;
      if (this.run !== run || this.signal.aborted) return;
    }
    if (byTap()) return;
    const show = getComputedStyle(this.node).getPropertyValue('--m-show').trim();
    const ms = parseFloat(show) * (show.endsWith('ms') ? 1 : 1000);
    this.timer = setTimeout(() => this.send({ kind: 'rewind' }), ms * LOOK);
  }

  /** Enough seen: the rest of the film at once, and back. */
  async end() {
    this.send({ kind: 'rewind' });
    for (let film; film !== globalThis.__zlFilm;) {
      film = globalThis.__zlFilm;
      tell('rush', this.channel);
      await film;
    }
  }

  stop() {
    clearTimeout(this.timer);
    if (!this.run) return;
    this.held = this.node.contains(this.node.getRootNode().activeElement);
    this.run = 0;
    this.node.hidden = true;
  }
}
