// The score above the table: which deal, a column a side with its points, its cards and its Zwicks.
import { art, el, lifetime, watchText } from './parts.js';

function side({ name, total, text, zwicks, tone }) {
  const claws = el('span', { class: 'claws', 'aria-hidden': 'true' }, ...(zwicks > 3 ? [art('crab'), `× ${zwicks}`] : Array.from({ length: zwicks }, () => art('crab'))));
  return el('p', { class: `team ${tone}` }, el('b', {}, total), el('span', { class: 'called' }, name, el('small', {}, text)), claws);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl play-score', role: 'group' });
  // The score is not ahead of the film on the table.
  let latest = null;
  watchText(model, signal, async scene => {
    const first = latest === null;
    latest = scene;
    for (let film; !first && film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm);
    if (signal.aborted || latest !== scene) return;
    root.setAttribute('aria-label', scene.label);
    root.classList.toggle('many', scene.sides.length > 2);
    root.replaceChildren(el('p', { class: 'match' }, el('b', {}, scene.title), scene.text), ...scene.sides.map(side));
  }, true);
  return root;
}
