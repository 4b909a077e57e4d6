// Small things of the pages where one plays: a switch, and the pace, which is a setting of the whole site.
import { el, set } from './parts.js';

/** A switch that reports how it was set. */
export function switching(text, report) {
  const node = el('button', { type: 'button', class: 'switching', role: 'switch', 'aria-checked': 'false' }, el('i'), el('span', {}, text));
  node.addEventListener('click', () => report(node.getAttribute('aria-checked') !== 'true'));
  return node;
}

/** The pace of the cards; nothing where no page keeps such a setting. */
export function paces({ title, choices }, signal) {
  if (!globalThis.zlLook) return null;
  const nodes = choices.map(({ id, text }) => {
    const node = el('button', { type: 'button', 'data-pace': id }, text);
    node.addEventListener('click', () => globalThis.zlLook.set('pace', id));
    return node;
  });
  const show = () => { for (const node of nodes) set(node, { 'aria-pressed': String(node.dataset.pace === globalThis.zlLook.get().pace) }); };
  addEventListener('zl-look', show, { signal });
  show();
  return el('div', { class: 'pacing' }, el('h3', {}, title), el('div', { class: 'seg', role: 'group', 'aria-label': title }, ...nodes));
}

/** A seed nobody has seen: every match begins with other cards. */
export const fresh = () => 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % 999_999_998);

/** The link that begins under a form, `isHeard` of a scene: it is followed once Python has answered all that was chosen before. */
export class Start {
  constructor(isHeard) { Object.assign(this, { isHeard, node: el('a', { class: 'btn main begin', 'data-id': 'start' }), wanted: false }); }

  draw(scene) {
    this.scene = scene;
    if (this.href !== scene.href) this.fresh(scene);
    if (!this.wanted || !this.isHeard(scene)) return;
    this.wanted = false;
    this.node.click();
  }

  fresh({ href, start }) {
    const node = el('a', { class: 'btn main begin', 'data-id': 'start' }, start), held = this.node.getRootNode().activeElement === this.node;
    node.addEventListener('click', event => { this.wanted = !this.isHeard(this.scene); if (this.wanted) event.preventDefault(); });
    this.node.replaceWith(beginning(node, href));
    Object.assign(this, { node, href });
    if (held) node.focus();
  }
}

/** A link to a new match, its seed drawn when it is followed. */
export function beginning(node, href) {
  const draw = () => set(node, { href: `${href}&seed=${fresh()}` });
  set(node, { href });
  for (const event of ['click', 'auxclick', 'contextmenu']) node.addEventListener(event, draw);
  return node;
}
