// The task and the rules it is played by, how far one is, and the way back and on. Keeps the place in the address.
// Sends {kind: 'go', step}.
import { el, lifetime, rich, set, watch } from './parts.js';
import { addressed } from './address.js';
import { keeper } from './learn_keep.js';

function way(spec, sign, go) {
  const label = spec?.text ?? '';
  const node = el('button', { type: 'button', class: 'btn small way', 'aria-label': label, hidden: !spec }, el('span', { 'aria-hidden': 'true' }, sign));
  node.addEventListener('click', () => go(spec.step));
  return node;
}

const post = ({ state, now }) => el('li', { class: [state, now ? 'now' : ''].filter(Boolean).join(' ') });

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl steps' });
  const prompt = el('p', { class: 'prompt', tabindex: '-1' }), progress = el('nav', { class: 'progress' }), rules = el('p', { class: 'rules' });
  root.append(progress, rules, prompt);
  host.replaceChildren(root);
  let place = null, keep = null;
  const go = step => model.send_msg({ kind: 'go', step });
  const narrow = matchMedia('(max-width: 560px)');
  let focused = null;

  watch(model, signal, scene => {
    const held = progress.contains(root.getRootNode().activeElement);
    set(progress, { 'aria-label': scene.label });
    progress.replaceChildren(way(scene.back, '‹', go), el('span', { class: 'where' }, scene.text),
      el('ol', { class: 'withies', 'aria-hidden': 'true' }, ...scene.withies.map(post)), way(scene.on, '›', go));
    document.querySelector('.played .words')?.toggleAttribute('hidden', scene.place === 'intro');  // said beside the table there
    rules.hidden = !scene.rules.length;
    rules.replaceChildren(...rich(scene.rules, scene.lang));
    prompt.replaceChildren(...rich(scene.prompt, scene.lang));
    if (!scene.waits) {
      place ??= addressed(model, signal);
      keep ??= keeper(model, signal, scene.slot, scene.shelf ?? undefined);
      place(scene.place);
      keep(scene.keep);
    }
    if (focused !== null && scene.focus !== focused || held) {
      prompt.focus({ preventScroll: true });
      if (narrow.matches || root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' });
    }
    focused = scene.focus;
  });
}
