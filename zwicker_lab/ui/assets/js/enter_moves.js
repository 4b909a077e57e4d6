// The moves that were entered, the last one first, each with a mark and a comment on request; the deal to look at and to save.
// Sends {kind: 'note', at, mark, comment}.
import { art, el, lifetime, rich, set, watchText } from './parts.js';
import { links } from './play_sheet.js';

class Entered {
  constructor(model) {
    Object.assign(this, { model, open: null, told: '' });
    this.title = el('h2', {});
    this.empty = el('p', { class: 'fine' });
    this.ways = el('p', { class: 'ways' });
    this.unseen = el('p', { class: 'fine' });
    this.list = el('ol', { class: 'entered' });
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

  drawRows() {
    const { activeElement: on } = this.root.getRootNode(), held = on?.dataset?.note, caret = on?.selectionStart;
    this.list.replaceChildren(...this.scene.rows.map(row => this.row(row)));
    if (!held) return;
    const again = this.list.querySelector(`[data-note="${held}"]`);
    again?.focus({ preventScroll: true });
    if (caret !== undefined) again?.setSelectionRange?.(caret, caret);
  }

  row(row) {
    const { words, lang } = this.scene, open = this.open === row.at;
    const more = el('button', { type: 'button', class: 'linked', 'aria-expanded': String(open), 'aria-label': row.name, 'data-note': `open ${row.at}` }, open ? words.close : words.note);
    more.addEventListener('click', () => { this.open = open ? null : row.at; this.draft = null; this.drawRows(); });
    return el('li', { 'data-at': row.at }, el('span', { class: 'n' }, row.number), el('b', {}, row.seat),
      el('span', { class: 'sum' }, ...rich(row.text, lang), row.mark ? el('b', { class: 'told' }, row.mark) : null), more,
      row.gain ? el('span', { class: 'gain' }, row.gain) : null, row.comment && !open ? el('p', { class: 'said' }, row.comment) : null, open ? this.editor(row) : null);
  }

  /** The open note. What is chosen and typed stands here until it is closed: Python's answer may come while one types. */
  editor({ at, name, mark, comment }) {
    const { words, marks, longest } = this.scene;
    if (this.draft?.name !== name) this.draft = { name, mark, comment };
    const { draft } = this, send = () => this.model.send_msg({ kind: 'note', at, mark: draft.mark, comment: draft.comment });
    const field = el('textarea', { id: `note-${at}`, rows: '3', maxlength: longest, 'data-note': `text ${at}` });
    field.value = draft.comment;
    field.addEventListener('input', () => { draft.comment = field.value; });
    field.addEventListener('change', send);
    const seg = el('div', { class: 'seg', role: 'group', 'aria-label': words.mark }, ...marks.map(sign => {
      const node = el('button', { type: 'button', 'aria-pressed': String(sign === draft.mark), 'data-note': `${sign} ${at}` }, sign || words['no-mark']);
      node.addEventListener('click', () => { draft.mark = sign; send(); });
      return node;
    }));
    return el('div', { class: 'noting' }, seg, el('label', { for: `note-${at}` }, words.comment), field);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), entered = new Entered(model);
  host.replaceChildren(entered.root);
  watchText(model, signal, scene => entered.draw(scene), true);
}
