// Trying what else could have been played: begin, let programs play on, how it came out.
// Sends {kind: 'try', on}, {kind: 'play', one}, {kind: 'halt'}, {kind: 'strength', name}, {kind: 'forget'}.
import { button, el, lifetime, ownLive, rich, set, speak, tell, watch } from './parts.js';

const MESSAGES = { begin: { kind: 'try', on: true }, stop: { kind: 'try', on: false }, one: { kind: 'play', one: true }, all: { kind: 'play', one: false }, halt: { kind: 'halt' }, forget: { kind: 'forget' } };

export function render({ model }) {
  const signal = lifetime(model), live = ownLive();
  const begin = el('button', { type: 'button', class: 'btn small', 'data-id': 'begin' });
  const text = el('p', {}), result = el('p', { class: 'note ok' }), progress = el('p', { class: 'progress' }), acts = el('div', { class: 'acts' });
  const select = el('select', { id: 'try-strength' }), choosing = el('p', { class: 'choosing-strength' }, el('label', { for: 'try-strength' }), select);
  const root = el('section', { class: 'zl deal-try' }, begin, result, text, choosing, progress, acts, live ?? '');
  let acting = '', was = '';

  const act = id => { tell('rush', model.scene.channel); model.send_msg(MESSAGES[id]); };
  begin.addEventListener('click', () => act('begin'));
  select.addEventListener('change', () => model.send_msg({ kind: 'strength', name: select.value }));

  function drawActs(scene) {
    const told = JSON.stringify(scene.acts);
    if (told === acting) return;
    acting = told;
    const held = acts.getRootNode().activeElement?.dataset?.id;
    acts.replaceChildren(...scene.acts.map(spec => button(spec, act)));
    if (held) (acts.querySelector(`[data-id="${held}"]`) ?? acts.firstElementChild)?.focus({ preventScroll: true });
  }

  watch(model, signal, scene => {
    set(root, { 'aria-label': scene.label, 'data-on': scene.on });
    const held = begin.matches(':focus');
    begin.textContent = scene.begin;
    begin.hidden = !scene.begin;
    text.textContent = scene.text;
    text.hidden = !scene.text;
    result.replaceChildren(el('span'), el('span', {}, ...rich(scene.result.split('**').map((part, at) => (at % 2 ? { b: part } : part)), scene.lang)));
    result.hidden = !scene.result;
    choosing.hidden = !scene.strengths;
    if (scene.strengths) {
      choosing.firstChild.textContent = scene.strengths.label;
      if (select.childElementCount !== scene.strengths.choices.length) select.replaceChildren(...scene.strengths.choices.map(({ id, text: name }) => el('option', { value: id }, name)));
      select.value = scene.strengths.now;
    }
    progress.textContent = scene.progress;
    progress.hidden = !scene.progress;
    drawActs(scene);
    if (held && begin.hidden) {
      const first = acts.firstElementChild;
      first?.focus({ preventScroll: true });
      if (first?.matches(':focus-visible')) first.scrollIntoView({ block: 'nearest' });
    }
    const said = scene.result.replaceAll('**', '') || scene.text;
    if (scene.on && said !== was) speak(said, live);
    was = scene.on ? said : '';
  });
  return root;
}
