// The task, the skill with how its last first tries went, and the way on; keeps the exercise in the address and what was
// practised in the browser. Sends {kind: 'next'} and what its keepers send.
import { el, lifetime, rich, set, watch } from './parts.js';
import { addressed } from './address.js';
import { practiceKeeper } from './learn_keep.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl steps task' });
  const prompt = el('p', { class: 'prompt', tabindex: '-1' }), rules = el('p', { class: 'rules' });
  const where = el('span', { class: 'where' }), again = el('span', { class: 'chip' }), row = el('ol', { class: 'withies' });
  const next = el('button', { type: 'button', class: 'btn small', 'data-id': 'next-exercise' });
  const progress = el('div', { class: 'progress', role: 'group' }, where, again, row, next);
  root.append(progress, rules, prompt);
  host.replaceChildren(root);
  next.addEventListener('click', () => model.send_msg({ kind: 'next' }));
  const place = addressed(model, signal), narrow = matchMedia('(max-width: 560px)');
  let focused = null, keep = null;

  watch(model, signal, scene => {
    set(progress, { 'aria-label': scene.label });
    where.textContent = scene.text;
    where.hidden = !scene.text;
    again.textContent = scene.again;
    again.hidden = !scene.again;
    row.replaceChildren(...scene.posts.map(post => el('li', { class: post.state }, el('span', { class: 'sr' }, post.name))));
    row.hidden = !scene.posts.length;
    next.textContent = scene.next;
    rules.hidden = !scene.rules.length;
    rules.replaceChildren(...rich(scene.rules, scene.lang));
    prompt.replaceChildren(...rich(scene.prompt, scene.lang));
    if (scene.place) place(scene.place);
    keep ??= practiceKeeper(model, signal);
    keep(scene.keep);
    if (focused !== null && scene.focus !== focused) {
      prompt.focus({ preventScroll: true });
      if (narrow.matches || root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' });
    }
    focused = scene.focus;
  });
}
