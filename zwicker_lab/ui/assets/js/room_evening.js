// The evening afterwards: the host's token is told, the print button asks for the sheets, and the results are saved for a spreadsheet.
import { download, el, lifetime, rich, speak, watchText, whenDrawn } from './parts.js';
import { Parts, tokenFor } from './room_parts.js';
import { ranking } from './room_tables.js';

const count = one => el('li', {}, el('p', { class: 'task' }, el('b', {}, `${one.number}. `), ...rich(one.task, one.lang)), el('p', { class: 'fine' }, one.told), one.wrong.length ? el('ul', { class: 'wrongs' }, ...one.wrong.map(({ answer, number, why }) => el('li', {}, el('b', {}, `${number} \u00d7 `), ...rich(answer, one.lang), ' ', el('span', { class: 'reason' }, ...rich(why, one.lang))))) : null);

const round = one => el('section', { class: 'slip' }, el('h2', {}, one.title), el('ul', { class: 'links acts' }, ...one.links.map(({ text, href }) => el('li', {}, el('a', { class: 'btn small', href }, text)))), one.items ? el('ol', { class: 'went' }, ...one.items.map(count)) : null, one.ranking ? ranking(one.ranking) : null);

export function render({ model, el: host }) {
  const signal = lifetime(model), parts = new Parts(), root = el('div', { class: 'zl room evening' }), told = el('div'), print = el('button', { type: 'button', class: 'btn main', 'data-id': 'print' });
  const save = el('button', { type: 'button', class: 'btn', 'data-id': 'save' });
  let file = null;
  root.append(el('p', { class: 'acts noprint' }, print, ' ', save), told);
  host.replaceChildren(root);
  print.addEventListener('click', () => model.send_msg({ kind: 'print' }));
  save.addEventListener('click', () => download(file.file, file.name));
  watchText(model, signal, scene => {
    print.textContent = scene.print;
    print.hidden = !scene.print;
    file = scene.save;
    save.hidden = !file;
    save.textContent = file?.text ?? '';
    parts.draw(told, scene.rounds ?? { text: scene.text }, list => (Array.isArray(list) ? (list.length ? list.map(round) : [el('p', { class: 'lead' }, scene.text)]) : el('p', { class: 'lead' }, list.text)));
    if (scene.said) speak(scene.said);
  });
  whenDrawn(() => model.send_msg({ kind: 'hello', address: location.origin + location.pathname, token: tokenFor(JSON.parse(model.told).code) }), signal);
}
