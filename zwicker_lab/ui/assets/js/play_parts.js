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

/** A link to a new match, its seed drawn when it is followed. */
export function beginning(node, href) {
  const draw = () => set(node, { href: `${href}&seed=${fresh()}` });
  set(node, { href });
  for (const event of ['click', 'auxclick', 'contextmenu']) node.addEventListener(event, draw);
  return node;
}
