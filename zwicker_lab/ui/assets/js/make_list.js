// The exercises of the lesson that is being written. Sends {kind: 'open', at}, {kind: 'add' | 'copy' | 'up' | 'down' | 'remove'}.
import { button, el, lifetime, rich, roving, tell, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), { words } = model.scene;
  const list = el('ol', { class: 'exercises' }), told = el('p', { class: 'fine' }), acts = el('div', { class: 'acts' });
  const root = el('nav', { class: 'zl list', 'aria-label': words.exercises }, el('h2', {}, words.exercises), list, acts, told);
  host.replaceChildren(root);
  const send = message => { tell('make-switch', 'make'); model.send_msg(message); };
  const mark = roving(list, '.row', true);

  const row = (spec, at, scene) => {
    const now = at === scene.at;
    const node = el('button', { type: 'button', class: 'row', 'data-at': at, 'aria-current': now ? 'true' : null },
      el('b', {}, String(spec.number)), el('span', { class: 'what' }, ...rich(spec.text, scene.lang)), el('span', { class: `state ${spec.wrong ? 'wrong' : 'right'}` }, spec.wrong ? '○' : '✓', el('span', { class: 'sr' }, ` ${spec.state}`)));
    node.addEventListener('click', () => send({ kind: 'open', at }));
    return el('li', {}, node);
  };

  watch(model, signal, scene => {
    const held = root.getRootNode().activeElement, id = root.contains(held) ? held.dataset.id ?? 'row' : null;
    list.replaceChildren(...scene.exercises.map((spec, at) => row(spec, at, scene)));
    mark(list.querySelector('[aria-current]'));
    const last = scene.exercises.length - 1, off = { add: scene.full, copy: scene.full, up: scene.at === 0, down: scene.at === last };
    acts.replaceChildren(...['add', 'copy', 'up', 'down', 'remove'].map(name => button({ id: name, text: words[name], off: off[name] }, () => send({ kind: name }))));
    told.textContent = scene.told;
    if (id) (id === 'row' ? list.querySelector('[aria-current]') : acts.querySelector(`[data-id=${id}]`))?.focus({ preventScroll: true });
  });
}
