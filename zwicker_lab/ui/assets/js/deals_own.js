// A field for a deal of one's own: pasted, or read from a file. What is typed stays in this window. Sends {kind: 'read', text}.
import { el, lifetime, speak, tellProblem, watch } from './parts.js';

const KEY = 'zwicker-lab-deal';

function keep(text) {
  try { sessionStorage.setItem(KEY, text); return true; } catch { return false; }
}

function kept() {
  try { return sessionStorage.getItem(KEY); } catch { return null; }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene, { words } = first;
  const area = el('textarea', { id: 'deal-text', rows: '12', spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', 'aria-describedby': 'deal-help deal-error' });
  area.value = host.zlTyped ?? kept() ?? '';
  const error = el('p', { id: 'deal-error', class: 'err', role: 'alert' });
  const file = el('input', { type: 'file', id: 'deal-file', accept: '.zdn,.txt,text/plain', 'aria-describedby': 'deal-file-help' });
  const example = el('button', { type: 'button', class: 'btn small quiet' }, words.example);
  const form = el('form', { class: 'zl deal-own', novalidate: true },
    el('label', { for: 'deal-text' }, words.label), el('p', { id: 'deal-help', class: 'fine' }, words.help), area, error,
    el('div', { class: 'from-file' }, el('label', { for: 'deal-file' }, words.file), file, el('p', { id: 'deal-file-help', class: 'fine' }, words['file-help'])),
    el('div', { class: 'acts' }, el('button', { type: 'submit', class: 'btn main' }, words.show), example));

  const type = text => { area.value = host.zlTyped = text; keep(text); };
  function tellError(text, line) {
    tellProblem(error, text);
    if (text) area.setAttribute('aria-invalid', 'true'); else area.removeAttribute('aria-invalid');
    if (!text) return;
    area.focus();
    if (!line) return;
    const lines = area.value.split('\n'), from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    area.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
    area.scrollTop = Math.max(0, (line - 4) * (area.scrollHeight / Math.max(lines.length, 1)));
  }
  function send() {
    if (!area.value.trim()) return tellError(words.empty);
    if (new Blob([area.value]).size > first.limit) return tellError(words['too-large']);
    form.setAttribute('aria-busy', 'true');
    keep(area.value);
    model.send_msg({ kind: 'read', text: area.value });
  }
  form.addEventListener('submit', event => { event.preventDefault(); send(); }, { signal });
  area.addEventListener('input', () => { host.zlTyped = area.value; keep(area.value); if (error.textContent) tellError(''); }, { signal });
  example.addEventListener('click', () => { type(first.example); tellError(''); area.focus(); area.setSelectionRange(0, 0); area.scrollTop = 0; }, { signal });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    if (chosen.size > first.limit) return tellError(words['too-large']);
    try {
      type(new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()));
      tellError('');
      send();
    } catch { tellError(words['not-text']); }
  }, { signal });

  let seen = first.count;
  watch(model, signal, scene => {
    if (scene.count === seen) return;
    seen = scene.count;
    form.removeAttribute('aria-busy');
    if (scene.target) location.assign(scene.target);
    else { tellError(scene.error, scene.line); speak(scene.error); }
  });
  return form;
}
