// A text in German and English: two fields under one label, what is wrong beside them. What is typed is sent a moment later.
import { el, set, tellProblem } from './parts.js';

const PAUSE = 250;

/** Send `message()` a moment after the last key, and at once when the field is left; whether something waits to be sent. */
export function soon(field, message, send) {
  let timer = 0;
  const now = () => { if (timer) { clearTimeout(timer); timer = 0; send(message()); } };
  field.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(now, PAUSE); });
  field.addEventListener('change', now);
  field.addEventListener('blur', now);
  return () => timer !== 0;
}

/** One text: `put` writes both languages, `tell` says what is wrong. */
export function textField({ name, label, help, lines }, languages, send) {
  const wrong = el('p', { class: 'err', id: `${name}-err`, role: 'alert' }), inputs = new Map();
  const pair = el('div', { class: 'both' }, ...languages.map(({ code, text }) => {
    const id = `${name}-${code}`;
    const input = lines > 1 ? el('textarea', { id, rows: lines, maxlength: 1200 }) : el('input', { type: 'text', id, maxlength: 1200, autocomplete: 'off' });
    set(input, { lang: code, 'aria-describedby': `${name}-help ${name}-err` });
    inputs.set(code, { input, waits: soon(input, () => ({ name, lang: code, value: input.value }), send) });
    return el('div', { class: 'one' }, el('label', { for: id }, el('span', { class: 'sr' }, `${label}, `), text), input);
  }));
  const node = el('fieldset', { class: 'words' }, el('legend', {}, label), el('p', { class: 'fine', id: `${name}-help` }, help), pair, wrong);
  return {
    node, name,
    put(value) { for (const [code, { input, waits }] of inputs) if (!waits()) input.value = value[code] ?? ''; },
    tell(text) { tellProblem(wrong, text ?? ''); for (const { input } of inputs.values()) set(input, { 'aria-invalid': text ? 'true' : null }); },
  };
}
