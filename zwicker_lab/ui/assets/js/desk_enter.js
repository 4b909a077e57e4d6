// The tables and the open sheet: strokes and birds by seat, checked as they are typed. Enter goes to the next field and, after the
// last one, writes the sheet. Sends {kind: 'type', passe, table, strokes, birds, extra, last, base}, the same as {kind: 'sheet'},
// {kind: 'go', table}, {kind: 'theirs'}, {kind: 'mine'}. What is typed survives a reload of the page.
import { art, el, lifetime, pageLive, set, watchText, whenDrawn } from './parts.js';
import { press, redraw } from './desk_parts.js';

const SIGNS = { ok: 'disc', off: 'triangle', open: 'square' }, TYPED = 'zwicker-lab-desk-typed';

const typedKey = ({ passe, table }) => `${new URLSearchParams(location.search).get('c')} ${passe} ${table}`;
function stored() { try { return JSON.parse(sessionStorage.getItem(TYPED)); } catch { return null; } }
function store(value) { try { sessionStorage.setItem(TYPED, JSON.stringify(value)); } catch { /* a private window */ } }

class Sheet {
  constructor(model, host, signal) {
    Object.assign(this, { model, signal, shape: '', scene: null });
    this.empty = el('p', { class: 'note' });
    this.list = el('ol', { class: 'desk-tables' });
    this.jump = el('input', { type: 'text', id: 'jump', inputmode: 'numeric', maxlength: '3', autocomplete: 'off', 'data-id': 'jump' });
    this.jump.addEventListener('keydown', event => { if (event.key === 'Enter' && this.jump.value) { this.go(Number(this.jump.value)); this.jump.value = ''; } });
    this.jumpLabel = el('label', { for: 'jump' });
    this.passen = el('div', { class: 'seg', role: 'group' });
    this.form = el('form', { class: 'slip stand', novalidate: true });
    this.form.addEventListener('submit', event => { event.preventDefault(); this.write(false); });
    this.form.addEventListener('keydown', event => this.onKey(event));
    this.side = el('div', { class: 'desk-side' }, this.passen, el('p', { class: 'jump' }, this.jumpLabel, this.jump), this.list);
    this.root = el('section', { class: 'zl desk-enter' }, this.empty, this.side, this.form);
    host.replaceChildren(this.root);
  }

  go(table) {
    if (this.scene.table === table - 1) return this.lines[0].strokes.focus();
    this.fresh = true;
    this.model.send_msg({ kind: 'go', view: 'enter', table });
  }

  draw(scene) {
    this.scene = scene;
    this.root.hidden = !scene.shown;
    if (!scene.shown) { this.shape = ''; return; }
    this.empty.hidden = !scene.empty;
    this.empty.textContent = scene.empty;
    this.side.hidden = this.form.hidden = !!scene.empty;
    if (scene.empty) return;
    this.jumpLabel.textContent = scene.words.jump;
    set(this.list, { 'aria-label': scene.words.tables });
    set(this.passen, { 'aria-label': scene.words.passen });
    this.passen.hidden = scene.passen.length < 2;
    redraw(this.passen, ...scene.passen.map(one => press(one.text, () => this.model.send_msg({ kind: 'go', view: 'enter', passe: one.passe, table: 1 }), { class: '', 'aria-pressed': String(one.on), 'data-id': `e-passe-${one.passe}` })));
    redraw(this.list, ...scene.tables.map((one, at) => el('li', {}, this.tableButton(one, at))));
    const shape = JSON.stringify([scene.passe, scene.table, scene.base, scene.rows.map(row => row.name)]);
    if (shape !== this.shape) this.build(scene, shape);
    this.tell(scene);
  }

  tableButton(one, at) {
    const node = press('', () => this.go(at + 1), { class: `btn small desk-table ${one.mark}`, 'data-id': `table-${at}`, 'aria-current': one.on ? 'true' : null });
    node.append(art(SIGNS[one.mark]), el('span', {}, one.text), el('span', { class: 'fine' }, one.state));
    return node;
  }

  /** The fields are made anew for another table, or where another sheet stands; never while one types. */
  build(scene, shape) {
    const held = this.form.contains(this.form.getRootNode().activeElement) ? this.form.getRootNode().activeElement.dataset.id : null;
    const { words } = scene, other = this.shape && !held;
    const key = typedKey(scene);
    if (this.open?.key === key && this.open.base !== scene.base) store(null);
    this.open = { key, base: scene.base };
    this.shape = shape;
    this.last = null;
    this.lines = scene.rows.map((row, seat) => {
      const field = (name, label, value) => {
        const mine = name === 'strokes' ? seat : null;
        const input = el('input', { type: 'text', inputmode: 'numeric', maxlength: '3', autocomplete: 'off', 'aria-label': label, 'data-id': `${name}${seat}`, 'data-seat': seat, 'aria-describedby': 'desk-check' });
        input.value = value;
        input.addEventListener('input', () => this.typed(mine));
        input.addEventListener('focus', () => input.select());
        return input;
      };
      const strokes = field('strokes', row.strokes_label, row.strokes), birds = field('birds', row.birds_label, row.birds), net = el('td', { class: 'r net' });
      const step = by => () => { birds.value = String(Math.max(0, (Number(birds.value) || 0) + by)); this.typed(null); };
      const stepper = (text, by, label) => press(text, step(by), { class: 'btn small stepper', tabindex: '-1', 'aria-label': label });
      const node = el('tr', {}, el('th', { scope: 'row' }, row.name), el('td', { class: 'r' }, strokes),
        el('td', { class: 'r' }, el('span', { class: 'step' }, stepper('−', -1, `${row.name}: ${words.less}`), birds, stepper('+', 1, `${row.name}: ${words.more}`))), net);
      return { node, strokes, birds, net };
    });
    this.sum = el('td', { class: 'r strokes-sum' });
    this.birdSum = el('td', { class: 'r' });
    this.extra = el('input', { type: 'text', id: 'extra', inputmode: 'numeric', maxlength: '2', autocomplete: 'off', 'data-id': 'extra', 'aria-describedby': 'extra-help' });
    this.extra.value = scene.extra;
    this.extra.addEventListener('input', () => this.typed(null));
    this.said = el('div', { id: 'desk-check', role: 'status' });
    this.acts = el('div', { class: 'acts' });
    this.other = el('div', { role: 'alert' });
    this.title = el('h2', { tabindex: '-1' }, scene.title);
    this.form.replaceChildren(el('header', {}, this.title, el('p', { class: 'fine' }, scene.about)), this.other,
      el('table', {}, el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, words.who), ...['strokes', 'birds', 'counts'].map(name => el('th', { scope: 'col', class: 'r' }, words[name])))),
        el('tbody', {}, ...this.lines.map(line => line.node)), el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, words.sum), this.sum, this.birdSum, el('td')))),
      this.said, this.acts, el('details', { class: 'extra', open: !!scene.extra }, el('summary', {}, words.extra), el('label', { for: 'extra' }, words.extra), this.extra, el('p', { class: 'fine', id: 'extra-help' }, words['extra-help'])),
      el('p', { class: 'fine keys' }, words.keys));
    const wanted = held && this.form.querySelector(`[data-id="${held}"]`);
    if (this.fresh || other === true && this.wrote) this.lines[0].strokes.focus();
    else wanted?.focus();
    this.fresh = this.wrote = false;
    whenDrawn(() => this.recall(scene), this.signal);
  }

  /** Bring back what was typed here before the page was loaded anew, or another part of it looked at. */
  recall(scene) {
    const before = stored();
    if (!pageLive() || scene.typed || before?.key !== typedKey(scene) || before.base !== scene.base) return;
    this.lines.forEach((line, seat) => { line.strokes.value = before.strokes[seat] ?? ''; line.birds.value = before.birds[seat] ?? ''; });
    this.extra.value = before.extra ?? '';
    this.typed(null);
  }

  values(last) {
    const { passe, table, base } = this.scene;
    return { passe, table, base, strokes: this.lines.map(line => line.strokes.value.trim()), birds: this.lines.map(line => line.birds.value.trim()), extra: this.extra.value.trim(), last };
  }

  /** `last` is the seat whose strokes were typed; birds change no sum, so they leave it as it was. */
  typed(last) {
    this.last = last ?? this.last;
    const now = this.values(this.last);
    if (pageLive()) store({ key: typedKey(this.scene), ...now });
    this.model.send_msg({ kind: 'type', ...now });
  }

  write(anyway) {
    this.wrote = true;
    this.model.send_msg({ kind: 'sheet', ...this.values(null), anyway });
  }

  onKey(event) {
    if (event.key !== 'Enter' || event.target.localName !== 'input') return;
    event.preventDefault();
    const fields = [...this.lines.map(line => line.strokes), ...this.lines.map(line => line.birds)], at = fields.indexOf(event.target);
    if (event.ctrlKey || event.metaKey || at < 0 || at === fields.length - 1) this.write(false);
    else fields[at + 1].focus();
  }

  tell(scene) {
    const { words } = scene;
    scene.rows.forEach((row, seat) => { this.lines[seat].net.textContent = row.net; });
    this.sum.textContent = scene.sum;
    this.sum.classList.toggle('wrong', scene.off);
    this.birdSum.textContent = scene.birds;
    const { tone, head, texts } = scene.said, now = JSON.stringify(scene.said);
    if (this.said.dataset.told !== now) {
      this.said.dataset.told = now;
      this.said.replaceChildren(el('div', { class: `note ${tone}` }, art(tone === 'ok' ? 'disc' : tone ? 'triangle' : 'info'), el('div', {}, el('p', {}, el('b', {}, head)), ...texts.map(text => el('p', {}, text)))));
    }
    this.other.replaceChildren(...(scene.elsewhere ? [el('div', { class: 'note warn' }, art('triangle'), el('div', {}, el('p', {}, el('b', {}, scene.elsewhere.text)), el('p', {}, scene.elsewhere.numbers),
      el('div', { class: 'acts' }, press(words.theirs, () => { store(null); this.model.send_msg({ kind: 'theirs' }); }, { 'data-id': 'theirs' }), press(words.mine, () => this.model.send_msg({ kind: 'mine' }), { 'data-id': 'mine' }))))] : []));
    const enter = el('button', { type: 'submit', class: 'btn main', 'data-id': 'enter', 'aria-disabled': scene.can ? null : 'true' }, scene.entered ? words.correct : words.enter);
    redraw(this.acts, enter, scene.anyway ? press(words.anyway, () => this.write(true), { class: 'btn quiet', 'data-id': 'anyway' }) : null);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), sheet = new Sheet(model, host, signal);
  watchText(model, signal, scene => sheet.draw(scene));
}
