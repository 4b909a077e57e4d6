// Going through a deal: buttons, slider, keys. Keeps the browser's address at the place one is.
// Sends {kind: 'step', id, push}, {kind: 'go', at, push}, {kind: 'address', search}.
import { art, el, isTyping, lifetime, pageLive, set, tell, watch } from './parts.js';

const KEYS = { Home: 'first', PageUp: 'packet-back', ArrowLeft: 'back', ArrowRight: 'on', PageDown: 'packet-on', End: 'last' };

class Steps {
  constructor(model, signal) {
    this.model = model;
    this.signal = signal;
    this.here = pageLive() !== null;
    this.fresh = true;
    this.dragging = false;
    const first = model.scene;
    this.buttons = new Map(first.steps.map(({ id, text }) => [id, this.stepButton(id, text)]));
    this.place = el('p', { class: 'place', 'aria-hidden': 'true' });
    this.slider = el('input', { type: 'range', step: '1', 'aria-label': first.slider.label });
    this.ticks = el('div', { class: 'ticks', 'aria-hidden': 'true' });
    this.row = el('div', { class: 'walk', role: 'group', 'aria-label': first.label }, ...this.buttons.values());
    this.root = el('div', { class: 'zl deal-steps' }, this.row, this.place, el('div', { class: 'sliding' }, this.slider, this.ticks));
    this.listen();
  }

  stepButton(id, text) {
    const main = id === 'on', node = el('button', { type: 'button', class: `btn small step${main ? ' main' : ''}`, 'data-step': id, 'aria-label': main ? null : text, title: text }, main ? el('span', {}, text) : null, art(id));
    node.addEventListener('click', () => this.go(id));
    return node;
  }

  listen() {
    const { signal, slider } = this;
    slider.addEventListener('pointerdown', () => { this.dragging = true; }, { signal });
    slider.addEventListener('input', () => { this.rush(); this.model.send_msg({ kind: 'go', at: +slider.value, push: false }); }, { signal });
    slider.addEventListener('change', () => { this.dragging = false; this.model.send_msg({ kind: 'go', at: +slider.value, push: true }); }, { signal });
    slider.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.key in KEYS)) return;
      event.preventDefault();
      event.stopPropagation();
      this.go(KEYS[event.key], event.repeat);
    }, { signal });
    (this.here ? document : this.root).addEventListener('keydown', event => this.key(event), { signal });
    if (this.here) addEventListener('popstate', () => { if (this.model.scene.address && location.search !== this.model.scene.address) this.model.send_msg({ kind: 'address', search: location.search }); }, { signal });
  }

  key(event) {
    if (event.defaultPrevented || isTyping(event) || !(event.key in KEYS)) return;
    event.preventDefault();
    this.go(KEYS[event.key], event.repeat);
  }

  rush() {
    tell('rush', this.model.scene.channel);
  }

  go(id, repeated = false) {
    const step = this.model.scene.steps.find(one => one.id === id);
    if (step.off) return;
    this.rush();
    this.model.send_msg({ kind: 'step', id, push: !repeated });
  }

  draw(scene) {
    for (const { id, off } of scene.steps) set(this.buttons.get(id), { 'aria-disabled': off ? 'true' : null });
    const { low, high, at, text, ticks, marks } = scene.slider;
    this.place.textContent = text;
    set(this.slider, { min: low, max: high, 'aria-valuetext': text });
    if (!this.dragging) this.slider.value = at;
    const across = value => `${high > low ? ((value - low) / (high - low)) * 100 : 0}%`;
    this.slider.style.setProperty('--done', across(at));
    const mark = (value, cls) => { const node = el('i', { class: cls }); node.style.left = across(value); return node; };
    this.ticks.replaceChildren(...ticks.map(value => mark(value, 'tick')), ...marks.map(value => mark(value, 'flag')));
    if (this.here && scene.address && scene.address !== location.search) history[scene.push && !this.fresh ? 'pushState' : 'replaceState'](null, '', scene.address + location.hash);
    this.fresh = false;
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), steps = new Steps(model, signal);
  watch(model, signal, scene => steps.draw(scene));
  return steps.root;
}
