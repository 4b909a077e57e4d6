// All moves of a deal, side lines indented under the move they replace; each is a button to its moment, all one stop of the Tab key, with the adviser's
// sign where it was judged. Moves after an open question stay covered. Sends {kind: 'go', at, line}.
import { art, el, lifetime, rich, roving, set, watch } from './parts.js';

const SIGNS = { star: 'best', disc: 'good', square: 'play', triangle: 'missed' };

class Moves {
  constructor(model) {
    this.model = model;
    this.root = el('section', { class: 'zl deal-moves' });
    this.rows = [];
  }

  build(scene) {
    this.scene = scene;
    this.rows = [];
    this.list = el('ol', { class: 'moves' }, el('li', {}, this.beginning(scene)), ...this.lines(scene.rows));
    this.stop = roving(this.list, '.move:not(.side-line[hidden] *)', true);
    const problem = scene.problem ? el('p', { class: 'err', role: 'alert' }, art('octagon'), el('span', {}, scene.problem)) : null;
    const details = scene.details.length ? el('dl', { class: 'details' }, ...scene.details.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)))) : null;
    this.root.replaceChildren(...[el('h2', {}, scene.title), problem, this.list, details, this.save(scene.file)].filter(Boolean));
  }

  beginning(scene) {
    const node = el('button', { type: 'button', class: 'move begin' }, el('span', { class: 'n' }), el('span', { class: 'by' }, scene.begin));
    this.add(node, { at: 0, line: '' });
    return node;
  }

  add(node, row) {
    node.addEventListener('click', () => this.model.send_msg({ kind: 'go', at: row.at, line: row.line }));
    this.rows.push({ node, row });
  }

  lines(rows) {
    return rows.map(row => {
      if (row.packet) return el('li', { class: 'packet' }, row.packet);
      const item = el('li', {}, this.move(row));
      for (const side of row.lines) item.append(el('div', { class: 'side-line' }, el('p', { class: 'fine' }, this.scene.side), el('ol', {}, ...this.lines(side))));
      return item;
    });
  }

  move(row) {
    const node = el('button', { type: 'button', class: 'move' }, el('span', { class: 'n' }, String(row.at)), el('span', { class: 'by' }, row.seat),
      el('span', { class: 'sum' }), el('span', { class: 'judged' }), el('span', { class: 'gain' }));
    this.add(node, row);
    return node;
  }

  /** The words of a row, or that it is covered. */
  fill(node, row, covered) {
    if (!row.seat || node.dataset.covered === String(covered)) return;
    node.dataset.covered = String(covered);
    node.querySelector('.sum').replaceChildren(...(covered ? [el('i', { class: 'veil' }, '…')] : rich(row.text, this.scene.lang)));
    node.querySelector('.sum').append(...(!covered && row.mark ? [el('b', { class: 'told' }, row.mark)] : []));
    node.querySelector('.gain').replaceChildren(...(covered ? [] : [row.zwick ? art('crab') : null, row.gain ? `+${row.gain}` : null].filter(Boolean)));
  }

  /** How good the move was: a sign, and the points it lost. */
  judge(node, row, told) {
    if (!row.seat) return;
    const covered = node.dataset.covered === 'true';
    set(node, { 'aria-label': covered ? row.veiled : told ? `${row.name}, ${told.name}` : row.name });
    const cell = node.querySelector('.judged'), sign = told ? `${told.sign} ${told.lost}` : '';
    if (cell.dataset.told === sign) return;
    cell.dataset.told = sign;
    cell.replaceChildren(...(told ? [el('span', { class: SIGNS[told.sign] }, art(told.sign)), told.lost].filter(Boolean) : []));
  }

  show(now) {
    const held = this.root.getRootNode().activeElement?.closest?.('.move');
    let here = null;
    for (const { node, row } of this.rows) {
      const current = row.at === now.at && row.line === now.line;
      if (current) here = node;
      set(node, { 'aria-current': current ? 'step' : null });
      const main = row.line ? +row.line.split('.')[0] : row.at, covered = now.covered !== null && main >= now.covered && !(now.line && row.line.startsWith(now.line));
      this.fill(node, row, covered);
      this.judge(node, row, covered ? null : now.judged?.[`${row.line}|${row.at}`]);
      node.closest('.side-line')?.toggleAttribute('hidden', covered);
    }
    for (const { node, row } of this.rows) node.classList.toggle('is-asked', row.line === '' && row.at === now.covered && now.at === row.at - 1 && now.line === '');
    for (const box of this.root.querySelectorAll('.side-line')) box.classList.toggle('is-here', now.line !== '' && this.rows.some(({ node, row }) => box.contains(node) && row.line === now.line));
    this.stop(held ?? here);
    if (held && here) here.focus({ preventScroll: true });
    this.scroll(here);
  }

  scroll(here) {
    const { list } = this;
    if (!here || list.scrollHeight <= list.clientHeight) return;
    const top = here.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    list.scrollTop = top - list.clientHeight / 2 + here.offsetHeight / 2;
  }

  save({ text, name, label }) {
    const link = el('a', { class: 'btn small', download: name, href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })) }, label);
    return el('p', { class: 'saving' }, link);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), moves = new Moves(model);
  const draw = () => { moves.build(model.scene); moves.show(model.now); };
  watch(model, signal, draw);
  model.on('now', () => { if (!signal.aborted) moves.show(model.now); });
  model.on('after_layout', () => { if (!signal.aborted) moves.show(model.now); });
  return moves.root;
}
