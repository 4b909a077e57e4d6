// A text in German and English: two fields under one label, what is wrong beside them. What is typed is sent a moment later, with
// a number; until Python has heard that number nothing else is written into the field, and a field that is rendered again, as after
// a lost connection, still holds it and sends it again.
import { el, set, tellProblem } from './parts.js';
import { typed, whenClaimed } from './make_keep.js';

const PAUSE = 250;

/** Send `message()`, which holds the field's `value`, a moment after the last key, and at once when the field is left; whether something waits to be heard. */
export function soon(field, message, send, signal) {
  const { unheard } = typed, left = unheard.get(field.id);
  let timer = 0;
  const post = () => { const { n, told } = unheard.get(field.id) ?? {}; if (told) send({ ...told, typed: n }); };
  const now = () => { if (timer) { clearTimeout(timer); timer = 0; post(); } };
  field.addEventListener('input', () => {
    unheard.set(field.id, { n: ++typed.n, told: message() });
    clearTimeout(timer);
    timer = setTimeout(now, PAUSE);
  });
  field.addEventListener('change', now);
  field.addEventListener('blur', now);
  if (left) {
    if (left.told.at === message().at) field.value = left.told.value;
    whenClaimed(post, signal);
  }
  return heard => {
    if (unheard.get(field.id)?.n <= heard) unheard.delete(field.id);
    return unheard.has(field.id);
  };
}

/** One text, which is `about()` the lesson or an exercise: `put` writes both languages, `lock` waits for another text to come, `tell` says what is wrong. */
export function textField({ name, label, help, lines }, languages, about, send, signal) {
  const wrong = el('p', { class: 'err', id: `${name}-err`, role: 'alert' }), inputs = new Map();
  const pair = el('div', { class: 'both' }, ...languages.map(({ code, text }) => {
    const id = `${name}-${code}`;
    const input = lines > 1 ? el('textarea', { id, rows: lines, maxlength: 1200 }) : el('input', { type: 'text', id, maxlength: 1200, autocomplete: 'off' });
    set(input, { lang: code, 'aria-describedby': `${name}-help ${name}-err` });
    inputs.set(code, { input, waits: soon(input, () => ({ ...about(), name, lang: code, value: input.value }), send, signal) });
    return el('div', { class: 'one' }, el('label', { for: id }, el('span', { class: 'sr' }, `${label}, `), text), input);
  }));
  const node = el('fieldset', { class: 'words' }, el('legend', {}, label), el('p', { class: 'fine', id: `${name}-help` }, help), pair, wrong);
  return {
    node, name,
    put(value, heard) { for (const [code, { input, waits }] of inputs) if (!waits(heard)) input.value = value[code] ?? ''; },
    lock(on) { for (const { input } of inputs.values()) input.readOnly = on; },
    tell(text) { tellProblem(wrong, text ?? ''); for (const { input } of inputs.values()) set(input, { 'aria-invalid': text ? 'true' : null }); },
  };
}
