// Small things every component needs: elements, mini cards, signs, the live region, the bus between components.
// Words come from Python as parts: a text, or one of {c, n} card and its name (with {d} a deck of its own), {o} operator, {t, n} a
// build by its total and its name, {b} strong, {x} a wrong number.
import { backSvg, cardSvg, miniSvg } from './cards.js';

export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  set(node, attributes);
  node.append(...children.filter(child => child !== null && child !== undefined && child !== ''));
  return node;
}

export function set(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false || (name === 'href' && !leads(value))) node.removeAttribute(name);
    else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value === true ? '' : value);
  }
}

/** Whether a link leads anywhere: to another page of the site it does not from a notebook, where it is mere text. */
const leads = href => pageLive() !== null || !/^[a-z-]*([?#]|$)/.test(href) || href.startsWith('#');

/** Whether the reader has set a choice of the settings to this value. */
export const setting = (name, value) => document.documentElement.dataset[name] === value;

const faces = new Map();

/** The face of a card as an SVG string, drawn once for each way of showing it; a back for what cannot be seen. */
export function faceSvg(code, { size = 'full', lang = 'en', badge = null, deck = 'french' } = {}) {
  const key = `${code}|${size}|${lang}|${badge}|${deck}`;
  if (!faces.has(key)) faces.set(key, code === '?' ? backSvg({ size }) : cardSvg(code, { size, lang, values: badge, deck }));
  return faces.get(key);
}

const minis = new Map();

export function mini(code, name, lang = 'en', deck = 'french') {
  const key = `${code}|${name}|${lang}|${deck}`;
  if (!minis.has(key)) {
    const node = el('i', { class: `mini ${deck === 'french' ? (code[0] === '*' ? 'j' : code[1]) : deck}`, role: 'img', 'aria-label': name });
    node.innerHTML = miniSvg(code, { lang, deck });
    minis.set(key, node);
  }
  return spare?.get(key)?.pop() ?? told(minis.get(key).cloneNode(true), key);
}

const keys = new WeakMap();
let spare = null;

const told = (node, key) => (keys.set(node, key), node);

/** Draw what takes the place of `root`'s contents, with the small cards it holds: new ones by the hundred at every touch would keep a phone busy. */
export function withCardsOf(root, draw) {
  spare = new Map();
  for (const node of root.querySelectorAll('.mini')) {
    const key = keys.get(node);
    if (key) spare.set(key, [...(spare.get(key) ?? []), node]);
  }
  try { return draw(); } finally { spare = null; }
}

/** Tell the place of a component on its page what it shows, for a layout that depends on it. */
export function showsIn(host, kind) {
  const slot = host.getRootNode().host?.closest('.slot');
  if (slot) set(slot, { 'data-shows': kind || null });
}

/** Text from Python as nodes. Only cards are drawn; everything else becomes text. */
export function rich(parts, lang) {
  const list = Array.isArray(parts) ? parts : [parts];
  return list.filter(part => part !== null && part !== undefined && part !== '').map(part => {
    if (typeof part !== 'object') return document.createTextNode(part);
    if (part.c) return mini(part.c, part.n, lang, part.d);
    if (part.o) return el('span', { class: 'op' }, part.o);
    if (part.t) return el('span', { class: 'heap-total', ...(part.n ? { role: 'img', 'aria-label': part.n } : {}) }, part.t);
    if (part.x) return el('span', { class: 'no' }, part.x);
    return el('b', {}, part.b ?? '');
  });
}

/** A reckoning: its sign of equality stays beside the result, wherever the line breaks. */
export function reckoning(parts, lang) {
  const nodes = rich(parts, lang), at = nodes.findLastIndex(node => node.textContent.trim() === '=');
  return at < 0 ? nodes : [...nodes.slice(0, at), el('span', { class: 'equals' }, ...nodes.slice(at))];
}

/** What a move leaves: a table small enough for a line. */
export function after(items, empty, lang) {
  const node = el('span', { class: 'after' });
  if (!items.length) node.append(art('crab', 'claw'), el('span', {}, empty));
  for (const item of items) {
    const cards = item.cards.map(card => mini(card.c, card.n, lang));
    node.append(...(item.sign ? [el('span', { class: 'heap' }, ...cards, item.sign)] : cards));
  }
  return node;
}

const ART = {
  crab: '<g fill="currentColor"><ellipse cx="50" cy="60" rx="27" ry="19"/><path d="M27 50C15 47 9 38 10 27c1-8 8-13 15-12-4 4-5 8-3 12 4 0 8-2 11-6 3 6 1 15-5 19 1 3 3 5 6 7zM73 50c12-3 18-12 17-23-1-8-8-13-15-12 4 4 5 8 3 12-4 0-8-2-11-6-3 6-1 15 5 19-1 3-3 5-6 7z"/><path d="M26 66 11 70 7 82M29 73 18 80l-1 11M74 66l15 4 4 12M71 73l11 7 1 11" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>',
  star: '<path fill="currentColor" d="M50 3l14 30 33 4-25 22 7 33-29-17-29 17 7-33L3 37l33-4z"/>',
  disc: '<circle cx="50" cy="50" r="45" fill="currentColor"/><path d="M27 52l16 16 30-34" fill="none" stroke="var(--paper-up)" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>',
  square: '<rect x="9" y="9" width="82" height="82" rx="10" fill="currentColor"/><path d="M28 50h44" stroke="var(--paper-up)" stroke-width="12" stroke-linecap="round"/>',
  triangle: '<path d="M50 6l46 84H4z" fill="currentColor" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/><path d="M50 36v25" stroke="var(--paper-up)" stroke-width="10" stroke-linecap="round"/><circle cx="50" cy="76" r="6.5" fill="var(--paper-up)"/>',
  octagon: '<path d="M31 4h38l27 27v38L69 96H31L4 69V31z" fill="currentColor"/><path d="M34 34l32 32M66 34 34 66" stroke="var(--paper-up)" stroke-width="11" stroke-linecap="round"/>',
  info: '<circle cx="50" cy="50" r="45" fill="currentColor"/><path d="M50 46v28" stroke="var(--paper-up)" stroke-width="12" stroke-linecap="round"/><circle cx="50" cy="27" r="8" fill="var(--paper-up)"/>',
  undo: '<path d="M30 18 12 38l20 18M14 38h44a26 26 0 0 1 0 52H36" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>',
  first: '<path d="M22 18v64M84 18 44 50l40 32z" fill="currentColor" stroke="currentColor" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>',
  'packet-back': '<path d="M50 18 20 50l30 32M82 18 52 50l30 32" fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M64 16 28 50l36 34" fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
  on: '<path d="M36 16l36 34-36 34" fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
  'packet-on': '<path d="M50 18l30 32-30 32M18 18l30 32-30 32" fill="none" stroke="currentColor" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M78 18v64M16 18l40 32-40 32z" fill="currentColor" stroke="currentColor" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>',
};

export function art(name, cls = '') {
  const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  set(node, { viewBox: '0 0 100 100', 'aria-hidden': 'true', focusable: 'false', class: cls || null });
  node.innerHTML = ART[name] ?? '';
  return node;
}

/** A button that sends its id: {id, text, main, quiet, key, art, off}. */
export function button({ id, text, main, quiet, key, art: sign, off }, press) {
  const node = el('button', { type: 'button', class: `btn small${main ? ' main' : ''}${quiet ? ' quiet' : ''}`, 'data-id': id, 'aria-disabled': off ? 'true' : null },
    sign ? art(sign) : null, el('span', {}, text), key ? el('span', { class: 'key', 'aria-hidden': 'true' }, key) : null);
  node.addEventListener('click', () => { if (!off) press(id); });
  return node;
}

/** Say in a line beside a field what is wrong with it; nothing, where nothing is. */
export function tellProblem(line, text) {
  line.replaceChildren(...(text ? [art('octagon'), el('span', {}, text)] : []));
}

/** Copy a text, also where the browser keeps its clipboard from us; whether that worked. */
export async function copyText(text, root) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = el('textarea', { class: 'sr', 'aria-hidden': 'true', tabindex: '-1' });
    area.value = text;
    root.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

/** Give the reader a file: a text, or what a browser can keep. */
export function download(content, name, type = 'text/csv') {
  const link = el('a', { href: URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type })), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Have the page of deals find a deal that is too long for an address: it stays in this window. */
export function keepDeal(text) {
  try { sessionStorage.setItem('zwicker-lab-deal', text); return true; } catch { return false; /* no storage: the page says so */ }
}

/** The page's own live region, or null in a notebook, where each component brings one and keys stay with the component. */
export const pageLive = () => document.getElementById('zl-live');

/** Do something with the cell of a notebook that a component stands in, as soon as its look is there. */
export function cellOf(root, signal, act) {
  for (let node = root; node; node = node.getRootNode().host) if (node.dataset.theme) return act(node);
  if (!signal.aborted) requestAnimationFrame(() => cellOf(root, signal, act));
}

/** A component's own live region, where the page has none. */
export const ownLive = () => (pageLive() ? null : el('div', { class: 'sr', 'aria-live': 'polite' }));

/** Say one sentence politely; the same sentence twice is still said twice. */
export function speak(text, own) {
  const region = pageLive() ?? own;
  if (!region || !text) return;
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

const bus = (globalThis.__zlBus ??= new EventTarget());

/** Tell the other components of the same table something, without a word to Python. */
export const tell = (kind, channel, detail = {}) => bus.dispatchEvent(new CustomEvent(kind, { detail: { ...detail, channel } }));

export function hear(kind, channel, heard, signal) {
  bus.addEventListener(kind, event => { if (event.detail.channel === channel()) heard(event.detail); }, { signal });
}

/** Whether a key belongs to a field somebody is writing in, or to a command of the browser. */
export function isTyping(event) {
  const target = event.composedPath()[0];
  return event.ctrlKey || event.metaKey || event.altKey || (target instanceof Element && !!target.closest('input, textarea, select, [contenteditable]'));
}

/** One tab stop for a group: arrows, Home and End move inside it; in a `list` only those up and down. */
export function roving(group, selector, list = false) {
  const all = () => [...group.querySelectorAll(selector)];
  const moveTo = node => { if (node) { mark(node); node.focus(); } };
  function mark(current) {
    const nodes = all();
    const kept = nodes.includes(current) ? current : nodes.find(node => node.tabIndex === 0) ?? nodes[0];
    for (const node of nodes) node.tabIndex = node === kept ? 0 : -1;
  }
  group.addEventListener('focusin', event => { const node = event.target.closest(selector); if (node) mark(node); });
  group.addEventListener('keydown', event => {
    const nodes = all(), here = nodes.indexOf(event.target.closest(selector));
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey || (list && /Left|Right/.test(event.key))) return;
    const next = { ArrowRight: () => nodes[here + 1], ArrowLeft: () => nodes[here - 1], Home: () => nodes[0], End: () => nodes.at(-1),
      ArrowDown: () => beside(nodes, nodes[here], 1), ArrowUp: () => beside(nodes, nodes[here], -1) }[event.key];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(next());
  });
  return mark;
}

/** The nearest node of the next row, down (1) or up (-1). */
function beside(nodes, from, direction) {
  const middle = node => { const box = node.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2, box.height]; };
  const [x, y, height] = middle(from);
  const rows = nodes.map(node => [node, ...middle(node)]).filter(([, , other]) => (other - y) * direction > height / 2);
  const distance = ([, left, top]) => Math.abs(top - y) * 4 + Math.abs(left - x);
  return rows.sort((one, two) => distance(one) - distance(two))[0]?.[0];
}

const lives = (globalThis.__zlLives ??= new WeakMap());

/** An abort signal that ends when the component leaves the page or is rendered again, as after a lost connection. */
export function lifetime(model) {
  lives.get(model)?.abort();
  const stop = new AbortController();
  lives.set(model, stop);
  model.on('remove', () => stop.abort());
  return stop.signal;
}

const held = (globalThis.__zlHeld ??= {});

/** Keep the keyboard in a field, known by its id, when a component is rendered again while somebody is typing. */
export function keepFocus(root, signal) {
  const note = ({ target }) => { if (target.id) Object.assign(held, { id: target.id, caret: target.selectionStart }); };
  const leave = ({ target }) => queueMicrotask(() => { if (target.isConnected && document.hasFocus()) held.id = null; });
  for (const kind of ['focusin', 'input', 'keyup', 'pointerup']) root.addEventListener(kind, note, { signal });
  root.addEventListener('focusout', leave, { signal });
  const field = held.id && root.querySelector(`#${CSS.escape(held.id)}`);
  if (!field) return;
  const { caret } = held;
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  if (typeof caret === 'number') field.setSelectionRange?.(caret, caret);
}

/** Watch the scene; a rendering that has ended hears no more. */
export function watch(model, signal, draw) {
  model.on('scene', () => { if (!signal.aborted) draw(model.scene); });
  draw(model.scene);
}

/** Watch a large scene, which comes as one text. With `later` the rest of the page is drawn and painted first. */
export function watchText(model, signal, draw, later = false) {
  let timer = 0;
  const show = () => { if (!signal.aborted) draw(JSON.parse(model.told)); };
  model.on('told', () => {
    clearTimeout(timer);
    if (later) timer = setTimeout(show, 0);
    else show();
  });
  show();
}

/** The server's answers arrive only once everything is drawn, which the shell tells on the root element. */
export function whenDrawn(act, signal) {
  const html = document.documentElement, seen = () => html.dataset.ready === 'yes';
  if (seen()) return act();
  const watcher = new MutationObserver(() => { if (seen()) { watcher.disconnect(); act(); } });
  watcher.observe(html, { attributes: true, attributeFilter: ['data-ready'] });
  signal.addEventListener('abort', () => watcher.disconnect());
}
