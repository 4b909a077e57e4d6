// What the parts of the championship desk share: drawing anew without losing the keyboard, and what this device keeps.
import { el } from './parts.js';
import { store, storedObject } from './storage.js';

const KEY = 'zwicker-lab-desk';

/** Draw inside `root`; who had the keyboard on something with a `data-id` has it afterwards. */
export function redraw(root, ...children) {
  const held = root.contains(root.getRootNode().activeElement) ? root.getRootNode().activeElement.dataset.id : null;
  root.replaceChildren(...children.filter(Boolean));
  if (held) root.querySelector(`[data-id="${CSS.escape(held)}"]`)?.focus({ preventScroll: true });
}

/** Draw only where something has changed. */
export function drawer(draw) {
  let before = '';
  return scene => {
    const now = JSON.stringify(scene);
    if (now === before) return;
    before = now;
    draw(scene);
  };
}

export function press(text, act, more = {}) {
  const node = el('button', { type: 'button', class: 'btn small', ...more }, text);
  node.addEventListener('click', act);
  return node;
}

/** What this device keeps: who writes on it, and the championships it has opened, by their tokens. */
export function kept() {
  const { who, open } = storedObject(KEY);
  return { who: String(who ?? ''), open: open && typeof open === 'object' ? open : {} };
}

export const keep = change => store(KEY, JSON.stringify({ ...kept(), ...change }));

export function ranking(scene, caption) {
  return el('table', { class: 'rk' }, caption ? el('caption', {}, caption) : null,
    el('thead', {}, el('tr', {}, ...scene.heads.map((head, at) => el('th', { scope: 'col', class: at > 1 ? 'r' : null }, head)))),
    el('tbody', {}, ...scene.rows.map(row => el('tr', { class: row.place === scene.cut ? 'cut' : null }, el('td', {}, String(row.place)),
      el('th', { scope: 'row' }, row.name, ...row.notes.map(note => el('small', {}, note))),
      ...row.cells.map(cell => el('td', { class: 'r' }, cell)), el('td', { class: 'r counts' }, row.counts)))));
}
