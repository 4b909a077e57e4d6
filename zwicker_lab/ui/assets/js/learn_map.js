// All lessons with what is done of them. Sends {kind: 'over'} when everything is to be forgotten.
import { el, lifetime, set, speak, watch } from './parts.js';
import { keeper } from './learn_keep.js';

const post = ({ state }) => el('li', { class: state });

function lesson(spec) {
  const chip = spec.chip ? el('span', { class: `chip ${spec.chip.look}`, title: spec.chip.more }, spec.chip.text) : null;
  const link = el('a', { class: `btn small${spec.next ? ' main' : ''}`, href: spec.href, 'aria-label': spec.name }, spec.act);
  return el('li', { class: `lesson${spec.next ? ' is-next' : ''}`, 'data-state': spec.state, 'data-number': spec.number },
    el('span', { class: 'number', 'aria-hidden': 'true' }, String(spec.number)),
    el('div', { class: 'what' }, spec.next ? el('p', { class: 'eyebrow' }, spec.next) : null, el('h2', {}, spec.title), el('p', { class: 'aim' }, spec.aim), chip),
    el('div', { class: 'how' }, el('ol', { class: 'withies', 'aria-hidden': 'true' }, ...spec.posts.map(post)), el('p', { class: 'told' }, spec.told)),
    link);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), list = el('ol', { class: 'map' }), foot = el('div', { class: 'under-map' });
  const root = el('div', { class: 'zl' }, list, foot);
  host.replaceChildren(root);
  const keep = keeper(model, signal);
  let asking = false, said = null;

  function ask(words) {
    asking = true;
    draw(model.scene);
    foot.querySelector('[data-id=no]').focus();
  }

  function settle(sure) {
    asking = false;
    if (sure) model.send_msg({ kind: 'over' });
    draw(model.scene);
    (foot.querySelector('[data-id=over]') ?? list.querySelector('a')).focus();
  }

  function press(id, text, act, cls = '') {
    const node = el('button', { type: 'button', class: `btn small ${cls}`, 'data-id': id }, text);
    node.addEventListener('click', act);
    return node;
  }

  function question(words) {
    const box = el('section', { class: 'slip warn', 'aria-label': words['over-ask'] }, el('h2', {}, words['over-ask']), el('p', {}, words['over-text']),
      el('div', { class: 'acts' }, press('no', words['over-no'], () => settle(false)), press('yes', words['over-yes'], () => settle(true))));
    box.addEventListener('keydown', event => { if (event.key === 'Escape') settle(false); });
    return box;
  }

  function draw(scene) {
    set(list, { 'aria-label': scene.label });
    list.replaceChildren(...scene.lessons.map(lesson));
    asking &&= !!scene.over;
    foot.replaceChildren(el('p', { class: 'fine' }, scene.kept), ...(!scene.over ? [] : [asking ? question(scene.over) : press('over', scene.over.over, () => ask(), 'quiet')]));
    if (said !== null && scene.say.n !== said) speak(scene.say.text);
    said = scene.say.n;
    keep(scene.keep);
  }

  watch(model, signal, draw);
}
