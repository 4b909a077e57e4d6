// A bar for each side by every scoring table, cut into what was counted; each kind has its own hatching.
import { el, lifetime, watch } from './parts.js';

const swatch = kind => el('i', { class: `piece ${kind}`, 'aria-hidden': 'true' });

function bar({ side, total, pieces, name }) {
  return el('div', { class: 'stack-bar', role: 'img', 'aria-label': name }, el('span', { class: 'party' }, side),
    el('span', { class: 'track' }, ...pieces.map(({ kind, text, width }) => { const node = el('i', { class: `piece ${kind}` }, el('b', {}, text)); node.style.width = `${width}%`; return node; })), el('b', {}, total));
}

const group = ({ title, note, id, bars }) => el('div', { class: `bars ${id}` }, el('h3', {}, title, note ? el('small', {}, note) : null), ...bars.map(bar));

export function render({ model }) {
  const signal = lifetime(model), root = el('section', { class: 'zl scoring-bars' });
  watch(model, signal, scene => {
    root.hidden = !scene.bars.length;
    if (root.hidden) return;
    const { words } = scene;
    root.replaceChildren(el('h2', {}, words.bars), el('p', { class: 'fine' }, words['bars-about']),
      el('p', { class: 'legend' }, ...scene.legend.map(one => el('span', {}, swatch(one.kind), one.text))), el('div', { class: 'bar-groups' }, ...scene.bars.map(group)));
  });
  return root;
}
