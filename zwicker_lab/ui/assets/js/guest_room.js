// The head of a guest's page: the door, who one is, what is to be done and what one can do about it. Keeps the seats in the browser
// and sends every act of the page. Sends {kind: 'stored', ...}, {kind: 'seen', n}, and what guest_wire.js sends.
import { art, el, lifetime, rich, set, speak, watch, whenDrawn } from './parts.js';
import { act, answered, attach, waiting, watchConnection } from './guest_wire.js';
import { keep, kept } from './guest_keep.js';
import { door } from './guest_door.js';
import { asking, folder } from './guest_people.js';

const LONGEST = 9000;
const clean = code => code.replace(/[^a-z0-9]/gi, '').toUpperCase();

class Room {
  constructor(model, signal) {
    Object.assign(this, { model, signal, awaited: null, focused: null, said: '', another: false });
    this.door = door();
    this.head = el('div', { class: 'guest-head' });
    this.line = el('span', { class: 'where' });
    this.posts = el('ol', { class: 'withies' });
    this.prompt = el('p', { class: 'prompt', tabindex: '-1' });
    this.next = el('p', { class: 'note ok', hidden: true });
    this.still = el('div', { class: 'guest-still', hidden: true });
    this.acts = el('div', { class: 'acts' });
    this.waits = el('p', { class: 'note warn', hidden: true });
    this.folder = folder(() => { this.another = !this.another; this.draw(this.model.scene); if (this.another) this.door.title.focus(); });
    this.task = el('div', { class: 'steps' }, el('div', { class: 'progress' }, this.line, this.posts), this.prompt);
    this.root = el('div', { class: 'zl guest-room' }, this.folder.root, this.door.root, this.still, this.task, this.next, this.waits, this.acts);
  }

  /** Tell Python which seats this device holds; a seat may come with the link, for a second device. */
  greet() {
    const code = clean(this.model.scene.keep.code || new URLSearchParams(location.search).get('code') || ''), { seats, active, rows } = kept(code);
    const brought = location.hash.slice(1);
    const all = brought && !seats.includes(brought) ? [brought, ...seats] : seats;
    if (brought) history.replaceState(null, '', location.pathname + location.search);
    this.nonce = Math.floor(Math.random() * 2 ** 30) + 1;
    this.model.send_msg({ kind: 'stored', seats: all, active: brought ? all.indexOf(brought) : active, rows, nonce: this.nonce });
  }

  /** A page whose server has forgotten it comes back by loading anew: everything is kept. */
  demand() {
    const timer = setTimeout(() => { if (this.model.scene.met !== this.nonce && !waiting().lost) location.reload(); }, LONGEST);
    this.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  note() {
    const { acts, lost } = waiting(), shown = acts > 0 && lost;
    if (shown === !this.waits.hidden) return;
    this.waits.hidden = !shown;
    this.waits.replaceChildren(art('info'), el('span', {}, this.model.scene.words.waits));
    if (shown) speak(this.model.scene.words.waits);
  }

  draw(scene) {
    answered(scene.acks, scene.place);
    keep(scene.keep);
    const inside = scene.phase === 'in';
    if (!inside || this.names !== scene.people?.names.length) this.another = false;
    this.names = scene.people?.names.length;
    const form = !inside || this.another;
    document.body.dataset.zlGuest = form ? 'door' : scene.over ? 'over' : scene.still ? 'still' : 'in';
    this.door.root.hidden = !form;
    if (form) this.door.draw(scene, this.another);
    else this.door.clear();
    for (const node of [this.task, this.acts]) node.hidden = !inside || this.another;
    this.folder.root.hidden = !inside;
    this.still.hidden = this.next.hidden = true;
    if (!inside) return;
    this.folder.draw(scene);
    if (!this.another) this.inside(scene);
  }

  inside(scene) {
    this.line.textContent = scene.line;
    this.posts.replaceChildren(...scene.posts.map(({ state, now, name }) => el('li', { class: `${state}${now ? ' now' : ''}` }, el('span', { class: 'sr' }, name))));
    this.posts.hidden = !scene.posts.length;
    this.task.firstChild.hidden = !scene.line && !scene.posts.length;
    this.prompt.replaceChildren(...rich(scene.prompt, scene.lang));
    this.still.hidden = !scene.still;
    if (scene.still) this.still.replaceChildren(el('h2', {}, pause(), scene.still.title), el('p', {}, scene.still.text));
    this.next.hidden = !scene.next;
    if (scene.next) this.next.replaceChildren(art('disc'), el('span', {}, scene.next));
    this.buttons(scene);
    const said = scene.still ? `${scene.still.title}. ${scene.still.text}` : '';
    if (said !== this.said && said) speak(said);
    this.said = said;
    if (this.focused !== null && scene.focus !== this.focused) {
      this.prompt.focus({ preventScroll: true });
      if (this.root.getBoundingClientRect().top < 0) this.root.scrollIntoView({ block: 'start' });
    }
    this.focused = scene.focus;
    if ((scene.await?.n ?? null) === this.awaited) return;
    this.awaited = scene.await?.n ?? null;
    if (scene.await) this.film(scene.await.n);
  }

  buttons(scene) {
    const told = JSON.stringify(scene.buttons);
    if (told === this.told) return;
    const held = this.acts.contains(this.root.getRootNode().activeElement);
    this.told = told;
    this.acts.replaceChildren(...scene.buttons.map(spec => (spec.href ? el('a', { class: 'btn main', href: spec.href }, spec.text) : asking(spec, () => act('room', { id: spec.id })))));
    if (held) this.acts.querySelector('button')?.focus({ preventScroll: true });
  }

  async film(n) {
    for (let film; film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm);
    if (!this.signal.aborted && this.awaited === n) this.model.send_msg({ kind: 'seen', n });
  }
}

const pause = () => el('i', { class: 'pause-sign', 'aria-hidden': 'true' });

/** The address with the code as it is written, however it was typed: by it the process is found that has the room. */
function rightAddress() {
  const query = new URLSearchParams(location.search), code = query.get('code') ?? '';
  if (clean(code) === code) return null;
  query.set('code', clean(code));
  return query;
}

const drawn = new WeakSet();

export function render({ model, el: host }) {
  const right = rightAddress();
  if (right) return void location.replace(`?${right}${location.hash}`);
  const signal = lifetime(model), room = new Room(model, signal), anew = drawn.has(document.body);
  drawn.add(document.body);
  host.replaceChildren(room.root);
  watch(model, signal, scene => { room.draw(scene); room.note(); });
  whenDrawn(() => {
    watchConnection(model.scene.started);
    room.greet();
    attach(model, () => room.note(), signal);
    if (anew) room.demand();
  }, signal);
}
