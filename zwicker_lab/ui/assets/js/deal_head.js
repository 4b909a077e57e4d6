// The line above the table of a deal: a question, a side line, or whose turn it is. Sends {kind: 'show'}, {kind: 'go', at, line}.
import { button, el, lifetime, rich, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), text = el('p', {}), acts = el('div', { class: 'acts' });
  const root = el('section', { class: 'zl deal-head' }, text, acts);
  const act = id => model.send_msg(id === 'leave' ? { kind: 'go', ...model.scene.leave } : { kind: id });
  watch(model, signal, scene => {
    root.setAttribute('aria-label', scene.label);
    root.dataset.tone = scene.tone;
    text.replaceChildren(...rich(scene.text, scene.lang), ...(scene.more ? [' ', el('span', { class: 'more' }, scene.more)] : []));
    acts.replaceChildren(...scene.actions.map(spec => button(spec, act)));
  });
  return root;
}
