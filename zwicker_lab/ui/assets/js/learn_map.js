// All lessons by the parts of the course, with what is done of them. Sends {kind: 'over'} when everything is to be forgotten.
import { el, lifetime, roving, set, speak, watch } from './parts.js';
import { backup } from './learn_backup.js';
import { startingOver } from './start_over.js';
import { forgetOwn, keeper } from './learn_keep.js';

const post = ({ state }) => el('li', { class: state });

function lesson(spec) {
  const chip = spec.chip ? el('span', { class: `chip ${spec.chip.look}`, title: spec.chip.more }, spec.chip.text) : null;
  const link = el('a', { class: `btn small${spec.next ? ' main' : ''}`, href: spec.href, 'aria-label': spec.name }, spec.act);
  return el('li', { class: `lesson${spec.next ? ' is-next' : ''}`, 'data-state': spec.state, 'data-number': spec.number },
    el('span', { class: 'number', 'aria-hidden': 'true' }, String(spec.number)),
    el('div', { class: 'what' }, spec.next ? el('p', { class: 'eyebrow' }, spec.next) : null, el('h3', {}, spec.title), el('p', { class: 'aim' }, spec.aim), chip),
    el('div', { class: 'how' }, el('ol', { class: 'withies', 'aria-hidden': 'true' }, ...spec.posts.map(post)), el('p', { class: 'told' }, spec.told)),
    link);
}

function part(spec) {
  const title = el('h2', { id: `part-${spec.name}`, tabindex: '-1' }, spec.title);
  return el('section', { class: 'part', 'data-part': spec.name, 'aria-labelledby': title.id }, title, el('p', { class: 'more' }, spec.text), el('ol', { class: 'map' }, ...spec.lessons.map(lesson)));
}

/** The way to a part, with how much of it is done. */
function way(spec, root) {
  const bar = el('span', { class: 'bar', 'aria-hidden': 'true' }, ...spec.lessons.map(each => el('i', { class: each.state })));
  const node = el('button', { type: 'button', class: 'to-part', 'data-part': spec.name }, el('b', {}, spec.title), bar, el('span', { class: 'told' }, spec.told));
  node.addEventListener('click', () => {
    const title = root.querySelector(`#part-${spec.name}`);
    title.focus({ preventScroll: true });
    title.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  });
  return node;
}

export function render({ model, el: host }) {
  const signal = lifetime(model), ways = el('nav', { class: 'parts' }), list = el('div', { class: 'course' }), foot = el('div', { class: 'under-map' });
  const { shelf } = model.scene, carry = model.scene.backup ? backup(model.scene.backup, signal) : null, root = el('div', { class: 'zl' }, ways, list, foot, carry ?? '');
  host.replaceChildren(root);
  const keep = keeper(model, signal, null, shelf ?? undefined);
  const over = startingOver(foot, () => { if (!shelf) forgetOwn(); model.send_msg({ kind: 'over' }); }, () => list.querySelector('a'));
  const markWay = roving(ways, '.to-part'), markLesson = roving(list, '.lesson > a');
  let said = null;

  function draw(scene) {
    set(ways, { 'aria-label': scene.label });
    ways.hidden = scene.parts.length < 2;
    ways.replaceChildren(...scene.parts.map(spec => way(spec, root)));
    const held = list.getRootNode().activeElement?.closest?.('.lesson')?.dataset.number;
    list.replaceChildren(...scene.parts.map(part));
    markWay();
    markLesson(list.querySelector('.is-next > a'));
    if (held) list.querySelector(`.lesson[data-number="${held}"] > a`)?.focus({ preventScroll: true });
    over(scene);
    if (said !== null && scene.say.n !== said) speak(scene.say.text);
    said = scene.say.n;
    keep(scene.keep);
  }

  watch(model, signal, draw);
}
