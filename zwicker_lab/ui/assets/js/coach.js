// What the adviser says beside a table: a verdict, the steps of a film, all moves compared.
// Sends {kind: 'film', move}, {kind: 'rewind'}, {kind: 'rank'}, {kind: 'unrank'}, {kind: 'more'}, {kind: 'back'}.
import { art, button, el, lifetime, ownLive, set, speak, tell, watchText } from './parts.js';
import { Screening } from './coach_film.js';
import { Ranking } from './coach_ranking.js';

const LATE_MS = 5000;
const CLASS = { star: 'best', disc: 'good', square: 'play', triangle: 'missed' };

class Coach {
  constructor(model, root, signal) {
    Object.assign(this, { model, root, signal, scene: {}, told: '', heard: 0 });
    this.live = ownLive();
    this.said = el('div', { class: 'said' });
    this.screening = new Screening(message => this.send(message), signal);
    this.ranking = new Ranking(message => this.send(message), signal);
    this.rank = button({ id: 'rank', text: '' }, () => this.send({ kind: 'rank' }));
    root.append(...[this.said, this.screening.node, this.rank, this.ranking.node, this.live].filter(Boolean));
    const keys = event => this.key(event);
    (this.live ? root : document).addEventListener('keydown', keys, { signal });
    signal.addEventListener('abort', () => clearTimeout(this.late));
  }

  send(message) {
    this.model.send_msg(message);
  }

  key(event) {
    if (event.key !== 'Escape') return;
    if (this.scene.film) this.screening.end();
    else if (!event.defaultPrevented && this.scene.ranking && (this.scene.staged || this.ranking.node.contains(event.composedPath()[0]))) this.send({ kind: 'unrank' });
  }

  draw(scene) {
    const before = this.scene, held = this.said.contains(this.said.getRootNode().activeElement);
    this.scene = scene;
    this.root.hidden = !scene.channel;
    if (this.root.hidden) { this.screening.stop(); this.ranking.draw(null, before); this.said.replaceChildren(); this.told = ''; return; }
    this.tell(scene);
    this.screening.draw(scene);
    this.rank.querySelector('span').textContent = scene.rank;
    this.rank.hidden = !scene.rank || !!scene.film;
    this.ranking.draw(scene, before);
    if (before.ranking && !scene.ranking && !this.rank.hidden && this.ranking.held) this.rank.focus({ preventScroll: true });
    if (before.film && !scene.film && this.screening.held) (this.said.querySelector('[data-id=film]') ?? this.ranking.lit())?.focus({ preventScroll: true });
    if (held && before.verdict && !scene.verdict) tell('played', scene.channel);
  }

  /** The verdict; drawn anew only when it has changed, so that the keyboard stays on its buttons. */
  tell({ verdict, film, ranking, label, n }) {
    const told = JSON.stringify([verdict, !!film, !!ranking]);
    if (told === this.told) return;
    this.told = told;
    if (!verdict || ranking) { this.said.replaceChildren(); return; }
    const quiet = !verdict.title;
    const head = quiet ? null : el('div', { class: `verdict ${CLASS[verdict.sign]}` }, art(verdict.sign),
      el('h2', { tabindex: '-1' }, verdict.title, verdict.lost ? el('small', {}, verdict.lost) : null));
    const acts = film ? [] : (verdict.actions ?? []).map(spec => button(spec, kind => this.send({ kind })));
    const body = [verdict.lead ? el('p', { class: 'eyebrow' }, verdict.lead) : null, head, ...verdict.text.map(text => el('p', {}, text)),
      verdict.fine ? el('p', { class: 'fine' }, verdict.fine) : null, acts.length ? el('div', { class: 'acts' }, ...acts) : null];
    this.said.replaceChildren(el('section', { class: quiet ? `line ${verdict.state}` : verdict.lead ? 'aside' : 'slip', 'aria-label': label, 'data-verdict': verdict.state }, ...body.filter(Boolean)));
    if (verdict.late) this.excuse(this.said.firstChild.firstChild, verdict.late);
    if (verdict.say && this.heard !== n) this.speak(n);
    if (verdict.say) this.heard = n;
  }

  /** Whoever has waited for long is told so. */
  excuse(line, text) {
    clearTimeout(this.late);
    this.late = setTimeout(() => { line.textContent = text; }, LATE_MS);
  }

  /** Said after what the film on the table says. */
  async speak(n) {
    for (let film; film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm);
    if (!this.signal.aborted && this.scene.n === n) speak(this.scene.verdict?.say, this.live);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl coach' });
  host.replaceChildren(root);
  const coach = new Coach(model, root, signal);
  let latest = null;

  // Below a lesson's words a verdict waits, like them, until the film of the try has ended.
  watchText(model, signal, async scene => {
    if (!latest) coach.heard = scene.n;  // what stands there already, as after a lost connection, is not news
    latest = scene;
    const waits = scene.patient && !scene.film && scene.verdict && scene.n !== coach.scene.n;
    for (let film; waits && film !== globalThis.__zlFilm;) {
      set(root, { hidden: true });
      await (film = globalThis.__zlFilm);
    }
    if (!signal.aborted && scene === latest) coach.draw(scene);
  });
}
