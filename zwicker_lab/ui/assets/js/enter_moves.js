// The moves that were entered, the last one first, each with a mark and a comment on request; the deal to look at and to save.
// What is noted stays in this window until Python tells the same: one may type while its answer comes, or the connection is lost.
// Sends {kind: 'note', at, mark, comment}.
import { el, keepFocus, lifetime, rich, roving, watchText } from './parts.js';
import { links } from './play_sheet.js';

const noting = (globalThis.__zlNoting ??= { open: null, notes: new Map() });
const written = ({ mark, comment }) => JSON.stringify([mark, comment]);

class Entered {
  constructor(model) {
    Object.assign(this, { model, told: '' });
    this.title = el('h2', {});
    this.empty = el('p', { class: 'fine' });
    this.ways = el('p', { class: 'ways' });
    this.unseen = el('p', { class: 'fine' });
    this.list = el('ol', { class: 'entered' });
    this.mark = roving(this.list, '.linked', true);
    this.root = el('div', { class: 'zl enter-moves' }, this.title, this.ways, this.unseen, this.empty, this.list);
  }

  draw(scene) {
    this.scene = scene;
    this.root.hidden = !scene.shown;
    this.title.textContent = scene.title;
    this.empty.textContent = scene.empty;
    this.empty.hidden = !scene.empty;
    this.unseen.textContent = scene.unseen;
    this.unseen.hidden = !scene.unseen;
    this.drawWays(scene);
    this.settle(scene.rows);
    const told = JSON.stringify(scene.rows);
    if (told !== this.told) { this.told = told; this.drawRows(); }
  }

  drawWays({ file, complete }) {
    this.ways.hidden = !file;
    const told = JSON.stringify(file);
    if (!file || told === this.toldFile) return;
    this.toldFile = told;
    this.urls?.abort();
    this.urls = new AbortController();
    const [look, count, save] = links(file, this.urls.signal);
    this.ways.replaceChildren(...(complete ? [look, count, save] : [look, save]));
  }

  /** Forget the notes that Python has answered, which may tidy them, unless more was written since; and those of moves taken back. */
  settle(rows) {
    for (const [at, note] of noting.notes) {
      const row = rows.find(one => one.at === at && one.name === note.name), now = row && written(row);
      if (row && now === note.before) continue;
      if (!row || note.sent === written(note)) noting.notes.delete(at);
      else note.before = now;
    }
  }

  send(at) {
    const note = noting.notes.get(at);
    if (!note) return;
    note.sent = written(note);
    this.model.send_msg({ kind: 'note', at, mark: note.mark, comment: note.comment });
  }

  drawRows() {
    const { activeElement: on } = this.root.getRootNode(), held = on?.dataset?.note, caret = on?.selectionStart;
    this.list.replaceChildren(...this.scene.rows.map(row => this.row(row)));
    this.mark(this.list.querySelector(`[data-note="open ${noting.open}"]`));
    if (!held) return;
    const again = this.list.querySelector(`[data-note="${held}"]`);
    again?.focus({ preventScroll: true });
    if (caret !== undefined) again?.setSelectionRange?.(caret, caret);
  }

  row(row) {
    const { words, lang } = this.scene, open = noting.open === row.at, { mark, comment } = noting.notes.get(row.at) ?? row;
    const more = el('button', { type: 'button', class: 'linked', 'aria-expanded': String(open), 'aria-label': row.name, 'data-note': `open ${row.at}` }, open ? words.close : words.note);
    more.addEventListener('click', () => { noting.open = open ? null : row.at; this.drawRows(); });
    return el('li', { 'data-at': row.at }, el('span', { class: 'n' }, row.number), el('b', {}, row.seat),
      el('span', { class: 'sum' }, ...rich(row.text, lang), mark ? el('b', { class: 'told' }, mark) : null), more,
      row.gain ? el('span', { class: 'gain' }, row.gain) : null, comment && !open ? el('p', { class: 'said' }, comment) : null, open ? this.editor(row) : null);
  }

  /** The open note. */
  editor({ at, name, mark, comment }) {
    const { words, marks, longest } = this.scene, draft = noting.notes.get(at) ?? { name, mark, comment, before: written({ mark, comment }) };
    const write = change => noting.notes.set(at, Object.assign(draft, change));
    const field = el('textarea', { id: `note-${at}`, rows: '3', maxlength: longest, 'data-note': `text ${at}` });
    field.value = draft.comment;
    field.addEventListener('input', () => write({ comment: field.value }));
    field.addEventListener('change', () => this.send(at));
    const seg = el('div', { class: 'seg', role: 'group', 'aria-label': words.mark }, ...marks.map(sign => {
      const node = el('button', { type: 'button', 'aria-pressed': String(sign === draft.mark), 'data-note': `${sign} ${at}` }, sign || words['no-mark']);
      node.addEventListener('click', () => { write({ mark: sign }); this.send(at); this.drawRows(); });
      return node;
    }));
    return el('div', { class: 'noting' }, seg, el('label', { for: `note-${at}` }, words.comment), field);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), entered = new Entered(model);
  host.replaceChildren(entered.root);
  watchText(model, signal, scene => entered.draw(scene), true);
  for (const at of noting.notes.keys()) entered.send(at);
  keepFocus(host, signal);
}
