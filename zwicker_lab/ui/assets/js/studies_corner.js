// The chance of a Zwick with the first card: exact as a bar, dealt as a mark. Sends {kind: 'all'} and {kind: 'cancel'}.
import { el, lifetime, watch } from './parts.js';

function row(one) {
  const bar = el('i', { class: 'exact-bar' }), mark = el('i', { class: 'dealt-mark' });
  bar.style.width = `${one.width}%`;
  mark.style.left = `${one.at}%`;
  return el('tr', {}, el('th', { scope: 'row' }, one.name, el('small', {}, one.opening)),
    el('td', {}, el('b', {}, one.exact), el('span', { class: 'chance-track', 'aria-hidden': 'true' }, bar, mark)),
    el('td', {}, one.dealt, el('small', {}, one.interval), el('small', {}, one.count)));
}

export function render({ model }) {
  const signal = lifetime(model), root = el('section', { class: 'zl corner' });
  watch(model, signal, scene => {
    const act = scene.running ? 'cancel' : 'all', text = scene.running ? scene.cancel : scene.more;
    const button = text ? el('button', { type: 'button', class: 'btn small' }, text) : null;
    button?.addEventListener('click', () => model.send_msg({ kind: act }));
    const held = root.contains(root.getRootNode().activeElement);
    root.replaceChildren(...[el('h2', {}, scene.title), scene.head ? el('p', { class: 'headline' }, scene.head) : null, el('p', { class: 'fine' }, scene.about),
      scene.rows.length ? el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': scene.title }, el('table', {}, el('thead', {}, el('tr', {}, ...scene.heads.map(head => el('th', { scope: 'col' }, head)))), el('tbody', {}, ...scene.rows.map(row)))) : null,
      el('div', { class: 'acts' }, ...[scene.waits ? el('span', { role: 'status' }, scene.waits) : null, button].filter(Boolean))].filter(Boolean));
    if (held) button?.focus();
  });
  return root;
}
