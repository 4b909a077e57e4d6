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
    const root = this.root.getRootNode(), held = root.activeElement?.dataset?.note;
    this.list.replaceChildren(...this.scene.rows.map(row => this.row(row)));
    if (held) this.list.querySelector(`[data-note="${held}"]`)?.focus({ preventScroll: true });
  }

  row(row) {
    const { words, lang } = this.scene, open = this.open === row.at;
    const more = el('button', { type: 'button', class: 'linked', 'aria-expanded': String(open), 'aria-label': row.name, 'data-note': `open ${row.at}` }, open ? words.close : words.note);
    more.addEventListener('click', () => { this.open = open ? null : row.at; this.drawRows(); });
    return el('li', { 'data-at': row.at }, el('span', { class: 'n' }, row.number), el('b', {}, row.seat),
      el('span', { class: 'sum' }, ...rich(row.text, lang), row.mark ? el('b', { class: 'told' }, row.mark) : null), more,
      row.gain ? el('span', { class: 'gain' }, row.gain) : null, row.comment && !open ? el('p', { class: 'said' }, row.comment) : null, open ? this.editor(row) : null);
  }

  editor({ at, mark, comment }) {
    const { words, marks, longest } = this.scene;
    const field = el('textarea', { id: `note-${at}`, rows: '3', maxlength: longest, 'data-note': `text ${at}` });
    field.value = comment;
    const send = sign => this.model.send_msg({ kind: 'note', at, mark: sign, comment: field.value });
    field.addEventListener('change', () => send(mark));
    const seg = el('div', { class: 'seg', role: 'group', 'aria-label': words.mark }, ...marks.map(sign => {
      const node = el('button', { type: 'button', 'aria-pressed': String(sign === mark), 'data-note': `${sign} ${at}` }, sign || words['no-mark']);
      node.addEventListener('click', () => send(sign));
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
