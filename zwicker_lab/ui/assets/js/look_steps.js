// Back and forward along the moves, and copying. Sends {kind: 'go', at}.
import { art, el, hear, lifetime, pageLive, set, speak, watch } from './parts.js';

const SIGNS = {
  first: '<path d="M24 18v64M84 18 40 50l44 32z" fill="currentColor" stroke="currentColor" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>',
  back: '<path d="M64 16 28 50l36 34" fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
  on: '<path d="M36 16l36 34-36 34" fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M76 18v64M16 18l44 32-44 32z" fill="currentColor" stroke="currentColor" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>',
  done: '<path d="M18 54l22 24 44-54" fill="none" stroke="currentColor" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
};
const FIELDS = 'input, textarea, select';
const KEYS = { back: 'Control+Z', on: 'Control+Y' };

function sign(name) {
  const node = art('none');
  node.innerHTML = SIGNS[name];
  return node;
}

async function copy(text, root) {
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

/** The first match at or below a root, also inside shadow roots. */
function deep(root, selector) {
  const found = root.querySelector(selector);
  if (found) return found;
  for (const node of root.querySelectorAll('*')) {
    const inside = node.shadowRoot && deep(node.shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
}

/** On a phone the choices lie over the lower part of the page: bring the table and the hand above them. */
function clear(height) {
  const felt = height && deep(document, '.felt .rail')?.closest('.felt');
  const hidden = felt ? felt.getBoundingClientRect().bottom - (innerHeight - height) : 0;
  if (hidden > 0) scrollBy({ top: hidden + 8, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}

export function render({ model, el: host }) {
  const signal = lifetime(model, host), first = model.scene, own = pageLive() ? null : el('div', { class: 'sr', 'aria-live': 'polite' });
  const place = el('p', { class: 'place' });
  const buttons = first.steps.map(({ id, text }) => {
    const node = el('button', { type: 'button', class: 'btn small step', 'aria-label': text, title: text, 'aria-keyshortcuts': KEYS[id] ?? null }, sign(id));
    node.addEventListener('click', () => go(id));
    return node;
  });
  const copies = first.copies.map(({ id, text }) => {
    const label = el('span', {}, text), node = el('button', { type: 'button', class: 'btn small quiet' }, label);
    node.addEventListener('click', async () => {
      const spec = model.scene.copies.find(one => one.id === id), done = await copy(spec.what || location.href, root);
      label.textContent = done ? spec.done : model.scene.failed;
      node.classList.toggle('is-done', done);
      speak(label.textContent, own);
    });
    node.addEventListener('blur', () => reset(node, label, text));
    return { node, label, text };
  });
  const reset = (node, label, text) => { label.textContent = text; node.classList.remove('is-done'); };
  const row = el('div', { class: 'walk', role: 'group', 'aria-label': first.label }, ...buttons, place);
  const root = el('div', { class: 'zl stepping' }, row, el('div', { class: 'copies' }, ...copies.map(({ node }) => node)), own);

  function go(id) {
    const step = model.scene.steps.find(one => one.id === id);
    if (step.off) return;
    model.send_msg({ kind: 'go', at: step.at });
    speak(step.text, own);
  }

  function key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.composedPath()[0].closest?.(FIELDS)) return;
    const wanted = event.key.toLowerCase();
    const id = wanted === 'z' ? (event.shiftKey ? 'on' : 'back') : wanted === 'y' ? 'on' : null;
    if (!id) return;
    event.preventDefault();
    go(id);
  }
  (own ? root : document).addEventListener('keydown', key, { signal });
  let sheet = 0;
  if (!own) hear('sheet', () => model.scene.channel, ({ height }) => { if (!sheet && height) requestAnimationFrame(() => clear(height)); sheet = height; }, signal);

  watch(model, signal, scene => {
    place.textContent = scene.place;
    scene.steps.forEach(({ off }, at) => set(buttons[at], { 'aria-disabled': off ? 'true' : null }));
    for (const { node, label, text } of copies) reset(node, label, text);
  });
  return root;
}
