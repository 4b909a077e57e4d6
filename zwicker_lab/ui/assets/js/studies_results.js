// The figures of a study in tables, the file to keep and the command that repeats it. Sends {kind: 'save'}.
import { art, copyText, el, lifetime, watch } from './parts.js';

const cell = ({ mean, interval }) => el('td', {}, mean, interval ? el('small', {}, interval) : null);
const figure = one => el('tr', {}, el('th', { scope: 'row' }, one.label), ...one.cells.map(cell), el('td', {}, one.number));
const note = text => el('p', { class: 'note' }, art('info'), el('span', {}, text));

function download(text, name) {
  const link = el('a', { href: URL.createObjectURL(new Blob([text], { type: 'text/csv' })), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

export function render({ model }) {
  const signal = lifetime(model), root = el('section', { class: 'zl study-results' }), open = new Set(['0']);
  let kept = model.scene.file.number;

  const group = (one, at, heads) => {
    const fold = el('details', { class: 'fold', open: open.has(String(at)) }, el('summary', {}, one.title),
      el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': one.title }, el('table', { class: 'figures' }, el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))), el('tbody', {}, ...one.rows.map(figure)))));
    fold.addEventListener('toggle', () => (fold.open ? open.add(String(at)) : open.delete(String(at))));
    return fold;
  };

  function keeping(scene) {
    const { words } = scene, said = el('span', { role: 'status' });
    const save = el('button', { type: 'button', class: 'btn small' }, words.save), copy = el('button', { type: 'button', class: 'btn small' }, words.copy);
    save.addEventListener('click', () => model.send_msg({ kind: 'save' }));
    copy.addEventListener('click', async () => { if (await copyText(scene.command, root)) said.textContent = words.copied; });
    return el('div', { class: 'keeping' }, el('div', { class: 'acts' }, save),
      ...(scene.command ? [el('p', {}, words.command), el('pre', { tabindex: '0' }, el('code', {}, scene.command)), el('div', { class: 'acts' }, copy, said)] : []));
  }

  let drawn = '';
  watch(model, signal, scene => {
    if (scene.file.number !== kept) {
      kept = scene.file.number;
      download(scene.file.text, scene.file.name);
    }
    root.hidden = !scene.groups.length;
    const now = JSON.stringify({ ...scene, file: null });
    if (root.hidden || now === drawn) return;
    drawn = now;
    const scrolled = [...root.querySelectorAll('.scroll')].map(node => node.scrollLeft);
    root.replaceChildren(el('h2', {}, scene.title), ...scene.head.map(text => el('p', {}, text)), ...scene.notes.map(note),
      ...scene.assumed.map(one => el('p', { class: 'note warn' }, art('info'), el('a', { href: one.href }, one.text))),
      ...scene.groups.map((one, at) => group(one, at, scene.heads)), ...scene.about.map(text => el('p', { class: 'fine' }, text)), ...(scene.over ? [keeping(scene)] : []));
    root.querySelectorAll('.scroll').forEach((node, at) => { node.scrollLeft = scrolled[at] ?? 0; });
  });
  return root;
}
