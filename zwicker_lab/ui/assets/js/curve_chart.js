// A curve as SVG: a band for how sure it is, a line, and a point for each move that is a button to its moment. Arrow keys go
// from point to point; a click anywhere goes to the nearest.
import { el, roving, set } from './parts.js';

export const CLASS = { star: 'best', disc: 'good', square: 'play', triangle: 'missed' };
const SPACE = 'http://www.w3.org/2000/svg';
const SHAPES = { triangle: 'M0-9 9 7H-9z', square: 'M-6-6H6V6H-6z' };
const HEIGHT = 300;

function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SPACE, tag);
  set(node, attributes);
  node.append(...children.filter(child => child !== null));
  return node;
}

export class Chart {
  constructor(go, signal) {
    this.go = go;
    this.node = el('div', { class: 'chart' });
    this.width = 0;
    const watcher = new ResizeObserver(([{ contentRect }]) => { if (Math.abs(contentRect.width - this.width) > 1) { this.width = contentRect.width; this.paint(); } });
    watcher.observe(this.node);
    signal.addEventListener('abort', () => watcher.disconnect());
  }

  draw(chart, now) {
    const told = JSON.stringify([chart, now]);
    if (told === this.told) return;
    this.told = told;
    Object.assign(this, { chart, now });
    this.node.hidden = !chart;
    this.paint();
  }

  /** Where a move and a value lie. */
  scale() {
    const { ticks, last, end } = this.chart, rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const box = { left: 2.5 * rem, right: this.width - 1.1 * rem, top: 0.8 * rem, bottom: HEIGHT - 1.7 * rem };
    const low = ticks[0].at, high = ticks.at(-1).at, most = last + (end ? 1 : 0);
    this.box = box;
    this.x = at => box.left + (most > 1 ? (at - 1) / (most - 1) : 0.5) * (box.right - box.left);
    this.y = value => box.bottom - ((value - low) / (high - low)) * (box.bottom - box.top);
  }

  paint() {
    if (!this.chart || this.width < 80) return;
    const held = this.node.getRootNode().activeElement?.dataset?.at;
    this.scale();
    const { chart } = this, points = chart.points.map(point => this.point(point));
    const picture = svg('svg', { viewBox: `0 0 ${this.width} ${HEIGHT}`, width: this.width, height: HEIGHT, role: 'group', 'aria-label': chart.label },
      this.grid(), this.band(), this.line(), ...this.losses(), this.here(), ...points, this.end());
    picture.addEventListener('click', event => this.nearest(event));
    this.node.replaceChildren(el('p', { class: 'axis', 'aria-hidden': 'true' }, chart.up), picture, el('p', { class: 'axis across', 'aria-hidden': 'true' }, chart.across));
    const mark = roving(picture, '.point');
    mark(points.find(node => node.dataset.at === (held ?? String(this.now.at))));
    if (held) picture.querySelector(`.point[data-at="${held}"]`)?.focus({ preventScroll: true });
  }

  grid() {
    const { box, chart } = this, group = svg('g', { class: 'grid', 'aria-hidden': 'true' });
    for (const { at, text } of chart.ticks) {
      group.append(svg('line', { x1: box.left, x2: box.right, y1: this.y(at), y2: this.y(at), class: at ? null : 'zero' }));
      group.append(svg('text', { x: box.left - 8, y: this.y(at) + 5, 'text-anchor': 'end' }, text));
    }
    for (const at of chart.packets) group.append(svg('line', { x1: this.x(at + 0.5), x2: this.x(at + 0.5), y1: box.top, y2: box.bottom, class: 'packet-line' }));
    if (chart.branch) group.append(svg('line', { x1: this.x(chart.branch + 0.5), x2: this.x(chart.branch + 0.5), y1: box.top, y2: box.bottom, class: 'branch-line' }));
    const step = Math.max(1, Math.ceil(chart.last / (this.width / 56) / 5) * 5);
    for (let at = chart.last < 5 ? 1 : step; at <= chart.last; at += chart.last < 5 ? 1 : step) group.append(svg('text', { x: this.x(at), y: HEIGHT - 6, 'text-anchor': 'middle' }, String(at)));
    return group;
  }

  /** Points that follow each other without a gap, so that no line is drawn over moves not thought about. */
  runs() {
    const runs = [], most = this.chart.points.length < this.chart.last ? 1 : Infinity;
    for (const point of this.chart.points) {
      const last = runs.at(-1);
      if (last && point.at - last.at(-1).at <= Math.max(most, this.stride())) last.push(point);
      else runs.push([point]);
    }
    return runs;
  }

  /** From one seat every few moves have a point; the usual distance is no gap. */
  stride() {
    const gaps = this.chart.points.slice(1).map((point, at) => point.at - this.chart.points[at].at).sort((one, other) => one - other);
    return gaps[Math.floor(gaps.length * 0.9)] ?? 1;
  }

  band() {
    const group = svg('g', { class: 'band', 'aria-hidden': 'true' });
    for (const run of this.runs()) {
      const there = run.map(({ at, high }) => `${this.x(at)} ${this.y(high)}`), back = run.map(({ at, low }) => `${this.x(at)} ${this.y(low)}`).reverse();
      group.append(svg('path', { d: `M${[...there, ...back].join('L')}z` }));
    }
    return group;
  }

  line() {
    const group = svg('g', { class: 'course', 'aria-hidden': 'true' });
    const { end, last } = this.chart, closing = run => (end && run.at(-1).at === last ? [...run, { at: last + 1, value: end.value }] : run);
    for (const run of this.runs()) group.append(svg('path', { d: `M${closing(run).map(({ at, value }) => `${this.x(at)} ${this.y(value)}`).join('L')}` }));
    return group;
  }

  /** How far the best move would have been above, or below, the one played. */
  losses() {
    return this.chart.points.filter(point => point.best !== null)
      .map(({ at, value, best, state }) => svg('line', { class: `loss ${state}`, x1: this.x(at), x2: this.x(at), y1: this.y(value), y2: this.y(best), 'aria-hidden': 'true' }));
  }

  here() {
    const { now, box } = this;
    if (!now.at) return null;
    return svg('line', { class: 'here', x1: this.x(now.at), x2: this.x(now.at), y1: box.top, y2: box.bottom, 'aria-hidden': 'true' });
  }

  point({ at, line, value, state, sign, name }) {
    const current = at === this.now.at, shape = SHAPES[sign];
    const node = svg('g', { class: `point ${state}`, role: 'button', tabindex: '-1', 'data-at': at, 'data-line': line, 'aria-label': name, 'aria-current': current ? 'step' : null, transform: `translate(${this.x(at)} ${this.y(value)})` },
      svg('circle', { class: 'halo', r: 13 }), shape ? svg('path', { d: shape }) : svg('circle', { r: current ? 6 : 3.5 }), svg('title', {}, name));
    node.addEventListener('keydown', event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); this.go(at, line); } });
    return node;
  }

  end() {
    const { end, last } = this.chart;
    if (!end) return null;
    return svg('g', { class: 'end', role: 'img', 'aria-label': end.name, transform: `translate(${this.x(last + 1)} ${this.y(end.value)})` }, svg('path', { d: 'M0-8 8 0 0 8-8 0z' }), svg('title', {}, end.name));
  }

  nearest(event) {
    const own = event.target.closest('.point');
    const across = event.clientX - this.node.querySelector('svg').getBoundingClientRect().left;
    const distance = ({ at }) => Math.abs(this.x(at) - across);
    const found = own ? { at: +own.dataset.at, line: own.dataset.line } : [...this.chart.points].sort((one, other) => distance(one) - distance(other))[0];
    if (found) this.go(found.at, found.line);
  }
}
