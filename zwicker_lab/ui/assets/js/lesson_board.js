// In the table's place: a counting sheet, cards to name, or how a lesson went.
// Sends {kind: 'row', cell, value}, {kind: 'totals', values}, {kind: 'out', cards}, {kind: 'go', step}.
import { el, lifetime, mini, rich, set, showsIn, watch } from './parts.js';

const SIGN = { ok: '✓', no: '✕' };

// ---------- the sheet ----------

class Sheet {
  constructor(model, root) {
    Object.assign(this, { model, root, fields: new Map(), id: null });
  }

  draw(scene) {
    if (this.id !== scene.id) this.build(scene);
    for (const row of scene.rows) for (const cell of row.cells) this.fill(cell, row, scene);
    this.check.hidden = scene.fixed;
  }

  build(scene) {
    this.id = scene.id;
    this.signed = scene.signed;
    this.fields.clear();
    const head = el('tr', {}, el('th', { scope: 'col' }, scene.head), ...scene.sides.map(side => el('th', { scope: 'col', class: side.tone }, side.name)));
    const body = scene.rows.filter(row => !row.total).map(row => this.row(row)), foot = scene.rows.filter(row => row.total).map(row => this.row(row));
    this.check = el('button', { type: 'button', class: 'btn main' }, scene.check);
    this.check.addEventListener('click', () => this.totals());
    this.root.replaceChildren(el('section', { class: `slip sheet${scene.sides.length > 3 ? ' many' : ''}`, 'aria-label': scene.label },
      el('table', {}, el('thead', {}, head), el('tbody', {}, ...body), el('tfoot', {}, ...foot)), el('div', { class: 'acts' }, this.check)));
  }

  row(row) {
    return el('tr', { 'data-code': row.code }, el('th', { scope: 'row' }, row.name, el('small', {}, row.note)), ...row.cells.map(cell => this.cell(cell, row)));
  }

  cell(cell, row) {
    const keys = this.signed ? { inputmode: 'text', maxlength: '4' } : { inputmode: 'numeric', maxlength: '3' };
    const input = el('input', { type: 'text', ...keys, autocomplete: 'off', 'data-cell': cell.cell });
    const field = { input, sign: el('span', { class: 'sign', 'aria-hidden': 'true' }), cards: el('span', { class: 'minis' }), side: cell.side, total: row.total };
    this.fields.set(cell.cell, field);
    input.addEventListener('change', () => this.model.send_msg({ kind: 'row', cell: cell.cell, value: input.value }));
    input.addEventListener('keydown', event => this.key(event, input));
    return el('td', { class: cell.side.toLowerCase() }, el('div', { class: 'cell' }, input, field.sign, field.cards));
  }

  /** Enter and the arrows lead through the sheet as through a column of figures. */
  key(event, input) {
    const inputs = [...this.root.querySelectorAll('input')], here = inputs.indexOf(input), step = this.sides();
    const column = inputs.filter((_, index) => index % step === here % step), at = column.indexOf(input);
    const next = { Enter: column[at + 1] ?? inputs[(here % step) + 1], ArrowDown: column[at + 1], ArrowUp: column[at - 1] }[event.key];
    if (event.key === 'Enter' && inputs.indexOf(input) === inputs.length - 1) { event.preventDefault(); this.totals(); return; }
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  }

  sides() {
    return this.root.querySelectorAll('thead th').length - 1;
  }

  totals() {
    const values = {};
    for (const { input, side, total } of this.fields.values()) if (total) values[side] = input.value;
    this.model.send_msg({ kind: 'totals', values });
  }

  fill(cell, row, scene) {
    const { input, sign, cards } = this.fields.get(cell.cell);
    const typing = input.getRootNode().activeElement === input && !scene.fixed;
    if (!typing || (cell.value !== '' && cell.value === input.value.trim())) input.value = cell.value;
    set(input, { 'aria-label': cell.label, 'aria-invalid': cell.state === 'no' ? 'true' : null, readonly: scene.fixed, 'data-state': cell.state || null });
    sign.textContent = SIGN[cell.state] ?? '';
    set(sign, { 'data-state': cell.state || null });
    cards.replaceChildren(...cell.cards.map(card => mini(card.c, card.n, scene.lang)));
  }
}

// ---------- cards to name ----------

const DRAFT = 'zwicker-lab-out';

/** The cards touched so far, which only this window knows until they are judged: kept through a lost connection and a reload. */
function draft(name, chosen) {
  try {
    if (chosen) sessionStorage.setItem(DRAFT, JSON.stringify({ [name]: chosen }));
    const found = JSON.parse(sessionStorage.getItem(DRAFT))?.[name];
    return Array.isArray(found) ? found : null;
  } catch { return null; }
}

/** Cards to touch, and a button that has the touched ones judged; `anew` where the window may know more than Python. */
function cards(scene, send, anew) {
  const chosen = () => picks.filter(pick => pick.getAttribute('aria-pressed') === 'true').map(pick => pick.dataset.card);
  const known = anew && !scene.fixed ? draft(scene.draft) : null;
  const picks = scene.cards.map(card => {
    const pick = el('button', { type: 'button', class: 'pick', 'aria-pressed': String(known ? known.includes(card.c) : card.chosen), 'aria-disabled': scene.fixed ? 'true' : null, 'data-card': card.c }, mini(card.c, card.n, scene.lang));
    pick.addEventListener('click', () => {
      if (scene.fixed) return;
      pick.setAttribute('aria-pressed', String(pick.getAttribute('aria-pressed') !== 'true'));
      draft(scene.draft, chosen());
    });
    return pick;
  });
  const check = el('button', { type: 'button', class: 'btn main', hidden: scene.fixed }, scene.check);
  check.addEventListener('click', () => send(chosen()));
  draft(scene.draft, chosen());
  return el('section', { class: 'slip picks', role: 'group', 'aria-label': scene.label }, el('div', { class: 'grid' }, ...picks), el('div', { class: 'acts' }, check));
}

// ---------- how it went ----------

function done(scene, go) {
  const rows = scene.rows.map(row => {
    const open = el('button', { type: 'button', class: 'entry' }, el('b', {}, row.name), el('span', { class: 'task' }, ...rich(row.text, scene.lang)));
    open.addEventListener('click', () => go(row.step));
    return el('li', { class: row.state }, el('span', { class: 'post', 'aria-hidden': 'true' }), open, el('span', { class: 'told' }, row.told));
  });
  const links = scene.links.map(link => el('a', { class: `btn${link.main ? ' main' : ''}`, href: link.href }, link.text));
  return el('section', { class: 'slip win went' }, el('h2', {}, scene.title), el('p', {}, scene.text), el('ul', { class: 'entries' }, ...rows), el('div', { class: 'acts' }, ...links));
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' });
  host.replaceChildren(root);
  let sheet = null, drafted = null;
  watch(model, signal, scene => {
    root.hidden = !scene.kind;
    showsIn(host, scene.kind);
    if (scene.kind === 'sheet') return (sheet ??= new Sheet(model, root)).draw(scene);
    sheet = null;
    const anew = scene.kind === 'cards' && scene.draft !== drafted;
    if (anew) drafted = scene.draft;
    if (scene.kind === 'cards') return root.replaceChildren(cards(scene, named => model.send_msg({ kind: 'out', cards: named }), anew));
    root.replaceChildren(...(scene.kind === 'done' ? [done(scene, step => model.send_msg({ kind: 'go', step }))] : []));
  });
}
