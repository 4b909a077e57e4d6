// All skills with how they went, the rules to practise by, and starting over.
// Sends {kind: 'rules', name}, {kind: 'bring', rules}, {kind: 'set', name, value}, {kind: 'over'}, and what its keeper sends.
import { el, lifetime, pageLive, speak, tellProblem, watch } from './parts.js';
import { practiceKeeper } from './learn_keep.js';
import { rulesSelect } from './own_rules.js';
import { startingOver } from './start_over.js';

const PARTS = ['first', 'hinted', 'wrong'];

/** First tries as a bar; the same stands beside it in words. */
function bar(shares) {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return el('span', { class: 'shares', 'aria-hidden': 'true' }, ...shares.map((share, at) => {
    const part = el('i', { class: PARTS[at], hidden: !share });
    part.style.flexGrow = all ? share / all : 0;
    return part;
  }));
}

function skill(spec) {
  return el('li', { class: 'skill', 'data-skill': spec.id }, el('div', { class: 'what' }, el('h3', {}, spec.title), el('p', { class: 'aim' }, spec.aim)),
    el('div', { class: 'how' }, bar(spec.bar), el('p', { class: 'told' }, spec.told), spec.due ? el('p', { class: 'told due' }, spec.due) : null),
    el('a', { class: 'btn small', href: spec.href, 'aria-label': spec.name }, spec.act));
}

function pick({ name, label, choices, value }, send) {
  const node = el('select', { name, id: `pick-${name}` }, ...choices.map(choice => el('option', { value: choice.value, selected: choice.value === value }, choice.text)));
  node.addEventListener('change', () => send({ kind: 'set', name, value: node.value }));
  return el('div', { class: 'field' }, el('label', { for: `pick-${name}` }, label), node);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), send = message => model.send_msg(message);
  const mixed = el('section', { class: 'slip mixed' }), list = el('ol', { class: 'skills' }), missing = el('p', { class: 'fine' });
  const title = el('h2', {}), rules = el('section', { class: 'by-rules' }), foot = el('div', { class: 'under-map' });
  const root = el('div', { class: 'zl practice' }, mixed, title, list, missing, rules, foot);
  host.replaceChildren(root);
  const { select, draw: offer } = rulesSelect('pick-variant', send, signal, { name: 'variant', 'aria-describedby': 'unfit' }), unfit = el('p', { id: 'unfit', class: 'err', role: 'alert' });
  const over = startingOver(foot, () => send({ kind: 'over' }), () => mixed.querySelector('a'));
  let said = null, keep = null;

  function drawRules(spec) {
    const held = root.getRootNode().activeElement?.name, fold = el('details', { class: 'fold', open: spec.open || rules.querySelector('details')?.open || null },
      el('summary', {}, spec.more), el('div', { class: 'fields' }, ...spec.switches.map(each => pick(each, send))));
    offer(spec);
    tellProblem(unfit, spec.problem);
    rules.replaceChildren(el('h2', {}, spec.title), el('div', { class: 'field' }, el('label', { for: select.id }, spec.label), select, unfit), ...[spec.certainty ? el('p', { class: 'certainty' }, el('span', { class: 'chip guess' }, spec.certainty)) : null,
      el('p', {}, el('a', { href: spec.read.href }, spec.read.text)), fold].filter(Boolean));
    if (held) rules.querySelector(`[name="${held}"]`)?.focus();
  }

  watch(model, signal, scene => {
    mixed.replaceChildren(el('p', { class: 'summary' }, scene.mixed.told), el('a', { class: 'btn main', href: scene.mixed.href }, scene.mixed.act));
    title.textContent = scene.list;
    list.replaceChildren(...scene.skills.map(skill));
    missing.textContent = scene.missing;
    missing.hidden = !scene.missing;
    drawRules(scene.rules);
    over(scene);
    if (said !== null && scene.say.n !== said) speak(scene.say.text);
    said = scene.say.n;
    if (scene.keep && pageLive()) {
      const query = new URLSearchParams(location.search);
      query.delete('rules');
      for (const [name, value] of Object.entries(scene.place)) query.set(name, value);
      history.replaceState(null, '', `?${query}${location.hash}`);
    }
    keep ??= practiceKeeper(model, signal);
    keep(scene.keep);
  });
}
