// Settings, links, where the file is, and the trail with taking back. Sends {kind: 'options', ...}, {kind: 'undo', entry}.
import { copyText, el, lifetime, set, watchText } from './parts.js';
import { drawer, press, redraw } from './desk_parts.js';

const absolute = link => new URL(link, location.href).href;

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl desk-more' }), send = message => model.send_msg(message);
  host.replaceChildren(root);

  function select(id, label, { value, choices }) {
    const pick = el('select', { id: `more-${id}`, 'data-id': id }, ...choices.map(one => (typeof one === 'object' ? el('option', { value: one.value }, one.text) : el('option', { value: one }, String(one)))));
    pick.value = String(value);
    pick.addEventListener('change', () => send({ kind: 'options', [id]: pick.value }));
    return el('div', { class: 'field' }, el('label', { for: `more-${id}` }, label), pick);
  }

  const title = el('input', { type: 'text', id: 'more-title', autocomplete: 'off', 'data-id': 'title' });
  title.addEventListener('change', () => send({ kind: 'options', title: title.value }));
  const unfolded = new Set();
  function code(id, title, picture, alt, words) {
    const fold = el('details', { open: unfolded.has(id) ? '' : null }, el('summary', { 'data-id': `code-${id}`, 'aria-label': `${words.code}: ${title}` }, words.code), el('img', { class: 'qr', src: picture, alt }));
    fold.addEventListener('toggle', () => unfolded[fold.open ? 'add' : 'delete'](id));
    return fold;
  }

  function share({ id, title, help, address, picture, alt }, words) {
    const said = el('span', { role: 'status' });
    return el('div', { class: 'sharing' }, el('h3', {}, title), el('p', { class: 'fine' }, help), el('p', { class: 'address' }, absolute(address)),
      el('p', { class: 'acts' }, press(words.copy, async () => { if (await copyText(absolute(address), root)) said.textContent = words.copied; }, { 'data-id': `copy-${id}`, 'aria-label': `${words.copy}: ${title}` }), said),
      picture ? code(id, title, picture, alt, words) : null);
  }

  function trailLine(one, words) {
    const undo = () => send({ kind: 'undo', entry: String(one.entry) });
    return el('li', { class: one.counts ? null : 'undone' }, el('time', { datetime: new Date(one.at * 1000).toISOString() }, one.time),
      el('span', {}, one.text, ' ', el('b', {}, one.who), one.counts ? null : el('em', {}, words.undone)),
      one.undo ? press(words.undo, undo, { class: 'btn small quiet', 'data-id': `undo-${one.entry}`, 'aria-label': `${words.undo}: ${one.text}` }) : null);
  }

  const section = (...more) => el('section', { class: 'slip' }, ...more), label = el('label', { for: 'more-title' }), heading = el('h2');
  const trail = section(), choices = el('div', { class: 'desk-choices' }), links = section(), file = section();
  root.replaceChildren(trail, el('div', { class: 'desk-more-side' }, section(heading, el('div', { class: 'field' }, label, title), choices), links, file));

  watchText(model, signal, drawer(scene => {
    root.hidden = !scene.shown;
    if (!scene.shown) return;
    const { words } = scene;
    heading.textContent = words.settings;
    label.textContent = words.title;
    set(title, { maxlength: scene.longest });
    if (title !== root.getRootNode().activeElement) title.value = scene.title;
    redraw(trail, el('h2', {}, words.trail), el('ol', { class: 'trail' }, ...scene.trail.map(one => trailLine(one, words))));
    redraw(choices, select('passen', words.passen, scene.passen), select('final', words.final, scene.final));
    redraw(links, el('h2', {}, words.links), ...scene.links.map(link => share(link, words)), scene.local ? el('p', { class: 'fine' }, scene.local) : null);
    redraw(file, el('h2', {}, words.file), el('p', {}, words['file-help']), el('p', { class: 'address' }, scene.file));
  }));
}
