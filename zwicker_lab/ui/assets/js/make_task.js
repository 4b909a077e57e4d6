// What is asked in the open exercise, which answers are right, and its texts.
// Sends {kind: 'task', at, name, lang, value}, {kind: 'answer', move}.
import { art, el, hear, keepFocus, lifetime, rich, set, tellProblem, watch } from './parts.js';
import { soon, textField } from './make_fields.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene, { words } = first;
  const send = message => model.send_msg(message), about = () => ({ kind: 'task', at: model.scene.at });
  const goal = el('select', { id: 'goal' }, ...first.goals.map(({ name, text }) => el('option', { value: name }, text)));
  goal.addEventListener('change', () => send({ ...about(), name: 'goal', value: goal.value }));
  const label = el('label', { for: 'wanted' }), wanted = el('input', { type: 'text', id: 'wanted', autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'wanted-err' });
  const wrong = el('p', { class: 'err', id: 'wanted-err', role: 'alert' }), choices = el('div', { class: 'choose', role: 'group', 'aria-label': words['choose-answers'] });
  const waits = soon(wanted, () => ({ ...about(), name: 'wanted', value: wanted.value }), send, signal);
  const wants = el('div', { class: 'switch' }, label, wanted, wrong, choices);
  const right = el('div', { class: 'right', role: 'status' }), none = el('p', { class: 'err', role: 'alert' }), heading = el('h2', {});
  const fields = first.fields.map(spec => textField(spec, first.languages, about, send, signal)), tries = el('p', { class: 'fine' }), kept = el('p', { class: 'fine' });
  const [task, ...rest] = fields.map(field => field.node);
  host.replaceChildren(el('section', { class: 'zl task', 'aria-label': words['task-title'] }, heading,
    el('div', { class: 'switch' }, el('label', { for: 'goal' }, words.goal), goal), wants,
    el('div', { class: 'found' }, el('h3', {}, words.answers), right, none),
    el('h3', {}, words.texts), task, el('details', { class: 'fold' }, el('summary', {}, words['hints-title']), el('p', { class: 'fine' }, words['hints-help']), ...rest), tries, kept));

  function choice({ move, text, chosen }, lang) {
    const node = el('button', { type: 'button', class: 'btn small', 'data-move': move, 'aria-pressed': String(chosen) }, chosen ? art('disc') : null, el('span', {}, ...rich(text, lang)));
    node.addEventListener('click', () => model.send_msg({ kind: 'answer', move }));
    return node;
  }

  function lock(on) {
    wanted.readOnly = on;
    for (const field of fields) field.lock(on);
  }
  hear('make-switch', () => 'make', () => lock(true), signal); // what is typed now would be written into the exercise that is left

  let fresh = null, renewed = null;
  watch(model, signal, scene => {
    const held = host.getRootNode().activeElement?.dataset?.move ?? null;
    goal.value = scene.goal;
    heading.textContent = scene.heading;
    wants.hidden = !scene.wants;
    label.textContent = scene.wants?.label ?? '';
    set(wanted, { inputmode: ['total', 'points'].includes(scene.wants?.name) ? 'numeric' : null });
    if (scene.renewed !== renewed) {
      renewed = scene.renewed;
      if (!waits(scene.heard)) wanted.value = scene.wanted;
    }
    if (scene.fresh !== fresh) {
      fresh = scene.fresh;
      scene.fields.forEach((spec, at) => fields[at].put(spec.value, scene.heard));
      lock(false);
    }
    tellProblem(wrong, scene.problems.wanted ?? '');
    set(wanted, { 'aria-invalid': scene.problems.wanted ? 'true' : null });
    for (const field of fields) field.tell(scene.problems[field.name]);
    choices.hidden = !scene.choices.length;
    choices.replaceChildren(el('p', { class: 'fine' }, words['choose-answers']), ...scene.choices.map(one => choice(one, scene.lang)));
    if (held) [...choices.querySelectorAll('button')].find(node => node.dataset.move === held)?.focus({ preventScroll: true });
    const { title, moves, more } = scene.answers;
    right.hidden = !title;
    right.replaceChildren(el('p', {}, title), el('ul', {}, ...moves.map(parts => el('li', { class: 'sum' }, ...rich(parts, scene.lang)))), more ? el('p', { class: 'fine' }, more) : '');
    tellProblem(none, scene.problems.answers ?? '');
    tries.textContent = scene.tries;
    tries.hidden = !scene.tries;
    kept.textContent = scene.kept;
    kept.hidden = !scene.kept;
  });
  keepFocus(host, signal);
}
