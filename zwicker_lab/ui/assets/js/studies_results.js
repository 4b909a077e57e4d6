// The figures of a study in tables, the file to keep and the command that repeats it. Sends {kind: 'save', suffix}.
import { button, copyText, download, el, lifetime, watch } from './parts.js';

const cell = ({ mean, interval, exact }) => el('td', {}, mean, interval ? el('small', {}, interval) : null, exact ? el('small', { class: 'exact' }, exact) : null);
const figure = one => el('tr', {}, el('th', { scope: 'row' }, one.label), ...one.cells.map(cell), el('td', {}, one.number));

export function render({ model }) {
  const signal = lifetime(model), root = el('section', { class: 'zl study-figures' }), open = new Set();
  let kept = model.scene.file.number;

  const group = (one, at, heads) => {
    const fold = el('details', { class: 'fold', open: open.has(String(at)) }, el('summary', {}, one.title),
      el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': one.title }, el('table', { class: 'figures' }, el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))), el('tbody', {}, ...one.rows.map(figure)))));
    fold.addEventListener('toggle', () => (fold.open ? open.add(String(at)) : open.delete(String(at))));
    return fold;
  };

  function keeping(scene) {
    const { words } = scene, said = el('span', { role: 'status' });
    const saves = [['.csv', words.save], ...(scene.parquet ? [['.parquet', words['save-parquet']]] : [])].map(([suffix, text]) => button({ id: suffix, text }, () => model.send_msg({ kind: 'save', suffix })));
    const copy = el('button', { type: 'button', class: 'btn small' }, words.copy);
    copy.addEventListener('click', async () => { if (await copyText(scene.command, root)) said.textContent = words.copied; });
    return el('div', { class: 'keeping' }, el('div', { class: 'acts' }, ...saves),
      ...(scene.command ? [el('p', {}, words.command), el('pre', { tabindex: '0' }, el('code', {}, scene.command)), el('div', { class: 'acts' }, copy, said)] : []));
  }

  let drawn = '';
  watch(model, signal, scene => {
    if (scene.file.number !== kept) {
      kept = scene.file.number;
      download(new Blob([Uint8Array.from(atob(scene.file.data), sign => sign.charCodeAt(0))]), scene.file.name);
    }
    root.hidden = !scene.groups.length;
    const now = JSON.stringify({ ...scene, file: null });
    if (root.hidden || now === drawn) return;
    drawn = now;
    const scrolled = [...root.querySelectorAll('.scroll')].map(node => node.scrollLeft);
    root.replaceChildren(el('h2', {}, scene.title), ...scene.groups.map((one, at) => group(one, at, scene.heads)), ...scene.about.map(text => el('p', { class: 'fine' }, text)), ...(scene.over ? [keeping(scene)] : []));
    root.querySelectorAll('.scroll').forEach((node, at) => { node.scrollLeft = scrolled[at] ?? 0; });
  });
  return root;
}
