// Below the table: whose turn it is, who thinks, what one can do. Keeps the match in the browser and tells Python when a film
// has been shown. Sends {kind: 'seen', n}, {kind: 'back'}, and what play_keep.js sends.
import { art, button, el, lifetime, ownLive, set, setting, speak, tell, watchText } from './parts.js';
import { matchesOf } from './play_keep.js';

const LONG = 1000, VERY_LONG = 6000;

/** The time to look at a move before the next one, as the pace says. */
function pause(node) {
  const text = getComputedStyle(node).getPropertyValue('--m-show').trim() || '900ms';
  return text.endsWith('ms') ? parseFloat(text) : parseFloat(text) * 1000;
}

class Bar {
  constructor(model, signal) {
    Object.assign(this, { model, signal, scene: {}, awaited: null, on: null });
    this.live = ownLive();
    this.turn = el('p', { class: 'turn-now' });
    this.acts = el('div', { class: 'acts' });
    this.full = el('p', { class: 'fine', hidden: true });
    this.root = el('div', { class: 'zl play-bar' }, this.turn, this.acts, this.full, this.live);
    this.kept = null;
    (this.live ? this.root : document).addEventListener('keydown', event => this.key(event), { signal });
    signal.addEventListener('abort', () => { clearTimeout(this.thinking); clearTimeout(this.timer); });
  }

  send(message) { this.model.send_msg(message); }

  key(event) {
    const free = event.target === document.body || event.composedPath().includes(this.root) || event.composedPath()[0].matches?.('.felt');
    if (!this.on || !free || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && event.composedPath()[0]?.closest?.('button, a')) return;
    if (event.key === 'Enter') { event.preventDefault(); this.on(); }
  }

  draw(scene) {
    this.scene = scene;
    document.body.dataset.zlPlay = scene.phase;
    this.order(scene.phase === 'count');
    clearTimeout(this.thinking);
    this.settle(scene);
    if (scene.thinking) this.later(LONG, scene.thinking, () => this.later(VERY_LONG, scene.preparing));
    this.turn.classList.remove('is-thinking');
    if (this.full.textContent !== scene.full) {
      this.full.textContent = scene.full;
      this.full.hidden = !scene.full;
      if (scene.full) speak(scene.full, this.live);
    }
    this.buttons();
    this.kept ??= matchesOf(scene.keep.shelf).keeper(this.model, this.signal, scene.keep.game);
    if (scene.phase !== 'waiting' && !scene.elsewhere) this.kept.put(scene.keep, JSON.stringify(scene.keep));
    if ((scene.await?.n ?? null) === this.awaited) return;
    clearTimeout(this.timer);
    this.on = null;
    this.awaited = scene.await?.n ?? null;
    if (scene.await) this.watchFilm(scene.await);
    this.buttons();
  }

  /** Says after a while that somebody thinks, and what comes then. */
  later(ms, text, next) {
    this.thinking = setTimeout(() => { this.turn.textContent = text; this.turn.classList.add('is-thinking'); speak(text, this.live); next?.(); }, ms);
  }

  /** The moves stand beside the table, and below the sheet where they wait for the end of the deal: for the keyboard too. */
  order(over) {
    const beside = document.querySelector('.asked-after'), ending = document.querySelector('.playing > .ending');
    if (!beside || !ending || over === (ending.nextElementSibling === beside)) return;
    ending[over ? 'after' : 'before'](beside);
  }

  /** Whose turn it is; that it is one's own is said when the film on the table has ended. */
  async settle(scene) {
    const text = scene.phase === 'waiting' ? scene.waits : scene.elsewhere ? scene.elsewhere.text : scene.turn;
    for (let film; scene.own && film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm);
    if (this.signal.aborted || this.scene !== scene) return;
    set(this.root, { 'data-own': scene.own ? 'yes' : null, 'data-moves': scene.moves });
    this.turn.classList.toggle('own', !!scene.own);
    this.turn.textContent = scene.phase === 'count' ? '' : text;
  }

  buttons() {
    const { scene } = this, specs = [];
    if (scene.elsewhere) specs.push({ id: 'here', text: scene.elsewhere.here, main: true });
    if (this.on) specs.push({ id: 'on', text: scene.on, main: true });
    if (scene.back) specs.push({ id: 'back', text: scene.back, art: 'undo' });
    const told = JSON.stringify(specs);
    if (told === this.told) return;
    this.told = told;
    const held = this.acts.contains(this.root.getRootNode().activeElement);
    this.acts.replaceChildren(...specs.map(spec => button(spec, id => this.press(id))));
    if (held && specs.length) this.acts.querySelector('button').focus({ preventScroll: true });
    else if (held) requestAnimationFrame(() => tell('played', scene.channel));
  }

  press(id) {
    if (id === 'here') this.kept.claim();
    else if (id === 'on') this.on?.();
    else this.send({ kind: id });
  }

  /** Wait for the film on the table, then for as long as the pace says, or for a tap. */
  async watchFilm({ n, pause: rests, shown }) {
    for (let film; film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm);
    if (this.signal.aborted || this.awaited !== n) return;
    const done = () => { this.on = null; this.buttons(); this.send({ kind: 'seen', n }); };
    if (!rests) return done();
    if (!setting('pace', 'tap')) { this.timer = setTimeout(done, pause(this.root)); return; }
    if (shown) return done();  // it was tapped on already
    this.on = done;
    this.buttons();
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), bar = new Bar(model, signal);
  host.replaceChildren(bar.root);
  watchText(model, signal, scene => bar.draw(scene), true);
}
