// The ranking with its rule. Sends {kind: 'save', what: 'ranking'}.
import { el, lifetime, watchText } from './parts.js';
import { drawer, press, ranking, redraw } from './desk_parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('section', { class: 'zl desk-ranking' });
  host.replaceChildren(root);
  watchText(model, signal, drawer(scene => {
    root.hidden = !scene.shown;
    if (!scene.shown) return;
    const acts = scene.acts ? el('p', { class: 'acts' }, el('a', { class: 'btn small', href: scene.acts.href, 'data-id': 'print' }, scene.acts.print), press(scene.acts.csv, () => model.send_msg({ kind: 'save', what: 'ranking' }), { 'data-id': 'csv' })) : null;
    const final = scene.final ? el('div', { class: 'slip win' }, el('h2', {}, scene.final.title), el('p', { class: 'fine' }, scene.final.note), ranking({ ...scene.final, cut: 0 })) : null;
    redraw(root, final, el('header', {}, el('h2', {}, scene.title), el('p', { class: 'fine' }, scene.after)), scene.empty ? el('p', {}, scene.empty) : ranking(scene), el('p', { class: 'fine' }, scene.rule), acts);
  }));
}
