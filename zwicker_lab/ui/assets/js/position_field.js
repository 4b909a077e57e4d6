// A field for a position line. The line goes to Python; an error comes back and stands beside the field.
import { el, lifetime, tellProblem, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model);
  const first = model.scene;
  const typed = host.zlTyped ?? document.querySelector('.wait input[name=position]')?.value;
  const input = el('input', { type: 'text', name: 'position', id: 'line', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': 'help error' });
  input.value = typed ?? first.value;
  const button = el('button', { type: 'submit', class: 'btn' }, first.show);
  const error = el('p', { id: 'error', class: 'err', role: 'alert' });
  const form = el('form', { class: 'zl ask-form', novalidate: true },
    el('label', { for: 'line', class: first.show_label ? 'lab' : 'sr' }, first.label),
    el('div', { class: 'ask' }, input, button), error,
    el('p', { id: 'help', class: first.show_label ? 'fine' : 'sr' }, first.help));

  form.addEventListener('submit', e => {
    e.preventDefault();
    form.setAttribute('aria-busy', 'true');
    model.send_msg({ line: input.value });
  }, { signal });
  input.addEventListener('input', () => { host.zlTyped = input.value; if (error.textContent) show({ ...model.scene, error: null }, false); }, { signal });

  function show({ error: text, column }, focus) {
    tellProblem(error, text);
    if (text) input.setAttribute('aria-invalid', 'true'); else input.removeAttribute('aria-invalid');
    if (!text || !focus) return;
    input.focus();
    if (column) input.setSelectionRange(column - 1, column - 1);
  }

  let seen = first.count, put = first.put;
  watch(model, signal, scene => {
    if (scene.put !== put) {
      put = scene.put;
      input.value = host.zlTyped = scene.value;
      show(scene, false);
    }
    if (scene.count === seen) return;
    seen = scene.count;
    form.removeAttribute('aria-busy');
    if (scene.go) {
      const [path, query] = scene.target.split('?'), values = new URLSearchParams(query);
      values.set('position', scene.value);
      location.assign(`${path}?${values}`);
    } else show(scene, true);
  });
  if (first.error) show(first, false);
  return form;
}
