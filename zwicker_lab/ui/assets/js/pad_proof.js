// The deal as it stands, row by row, its check, and the button that writes it down. Sends {kind: 'write', at}, {kind: 'leave', at}.
import { art, button, el, lifetime, watchText } from './parts.js';

const cell = ({ count, points }) => el('td', {}, el('span', { class: 'many' }, count), points ? el('b', {}, points) : null);

function table({ title, heads, rows, total }) {
  const tones = heads.length === 3 ? [null, 'ns', 'ew'] : [];
  return el('table', {}, el('caption', {}, title), el('thead', {}, el('tr', {}, ...heads.map((head, at) => el('th', { scope: 'col', class: tones[at] ?? null }, head)))),
    el('tbody', {}, ...rows.map(row => el('tr', {}, el('th', { scope: 'row' }, row.name), ...row.cells.map(cell)))),
    el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, total[0]), ...total.slice(1).map(points => el('td', {}, points)))));
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' }), shown = el('section', { class: 'slip pad-proof' });
  const said = el('div', { class: 'pad-said', 'aria-live': 'polite' }), acts = el('div', { class: 'acts' }), frame = el('div', { class: 'sheet-frame', role: 'region' });
  root.append(shown);
  shown.append(frame, said, acts);
  host.replaceChildren(root);
  watchText(model, signal, scene => {
    root.hidden = !scene.shown;
    frame.setAttribute('aria-label', scene.title);
    if (scene.heads.length > 3) frame.tabIndex = 0; else frame.removeAttribute('tabindex');
    frame.replaceChildren(table(scene));
    const { title, tone, texts } = scene.problems, told = JSON.stringify([title, texts, scene.proof]);
    if (said.dataset.told !== told) {
      said.dataset.told = told;
      said.replaceChildren(...[texts.length ? el('div', { class: `note ${tone}` }, art(tone ? 'octagon' : 'info'), el('div', {}, el('b', {}, title), el('ul', {}, ...texts.map(text => el('li', {}, text))))) : null,
        scene.proof ? el('p', { class: `note ${scene.ok ? 'ok' : ''}` }, art(scene.ok ? 'disc' : 'info'), el('span', {}, scene.proof)) : null].filter(Boolean));
    }
    const { at } = scene, wanted = JSON.stringify([at, scene.acts]);
    if (acts.dataset.told === wanted) return;
    acts.dataset.told = wanted;
    const held = acts.contains(root.getRootNode().activeElement);
    acts.replaceChildren(...scene.acts.map(spec => button(spec, id => model.send_msg({ kind: id, at }))));
    if (held) acts.querySelector('button')?.focus({ preventScroll: true });
  });
}
