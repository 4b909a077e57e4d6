// The adviser's curve of a line: begun on request, with its progress, the moves that lost most, and what it rests on.
// Sends {kind: 'analyse', on}, {kind: 'go', at, line}, {kind: 'reading', name}, {kind: 'side', at}, {kind: 'watch', on}.
import { art, button, el, lifetime, ownLive, pageLive, rich, set, speak, tell, watchText } from './parts.js';
import { Chart, CLASS } from './curve_chart.js';

const KEY = 'zwicker-lab-curve';

/** Which deal's curve was wanted in this window, so that a reload need not be told again. */
const wanted = {
  get: () => { try { return sessionStorage.getItem(KEY); } catch { return null; } },
  set: value => { try { if (value) sessionStorage.setItem(KEY, value); else sessionStorage.removeItem(KEY); } catch { /* a private window: asked anew */ } },
};

class Curve {
  constructor(model, root, signal) {
    Object.assign(this, { model, root, signal, told: {}, live: ownLive() });
    this.head = el('h2');
    this.lead = el('p', { class: 'fine' });
    this.bar = el('progress', { max: '1', value: '0' });
    this.count = el('span');
    this.progress = el('p', { class: 'thinking' }, this.bar, this.count);
    this.acts = el('div', { class: 'acts' });
    this.picks = el('div', { class: 'picks' });
    this.note = el('div', { class: 'note' });
    this.chart = new Chart((at, line) => this.go(at, line), signal);
    this.dear = el('div', { class: 'dear' });
    this.texts = el('div', { class: 'texts' });
    root.append(this.head, this.lead, this.note, this.acts, this.progress, this.picks, this.chart.node, this.dear, this.texts, this.live ?? '');
  }

  send(message) {
    this.model.send_msg(message);
  }

  go(at, line) {
    tell('rush', this.scene.channel);
    this.send({ kind: 'go', at, line });
  }

  begin(on) {
    wanted.set(on ? this.scene.key : null);
    this.send({ kind: 'analyse', on });
  }

  draw(scene) {
    this.scene = scene;
    this.root.hidden = !scene.title;
    if (this.root.hidden) return;
    this.head.textContent = scene.title;
    this.lead.textContent = scene.lead;
    this.lead.hidden = !!scene.progress;
    this.changed('acts', scene.acts, () => this.drawActs(scene.acts));
    this.changed('note', scene.note, () => this.drawNote(scene.note));
    this.progress.hidden = !scene.progress;
    if (scene.progress) {
      set(this.bar, { max: scene.progress.total, value: scene.progress.done, 'aria-label': scene.title });
      const ended = scene.progress.done === scene.progress.total, news = this.count.textContent && this.count.textContent !== scene.progress.text;
      this.count.textContent = scene.progress.text;
      if (ended && news) speak(scene.progress.text, this.live);
    }
    this.changed('picks', [scene.readings, scene.sides], () => this.drawPicks(scene));
    this.changed('dear', scene.dear, () => this.drawDear(scene.dear, scene.lang));
    this.changed('texts', scene.texts, () => this.texts.replaceChildren(...scene.texts.map(text => el('p', { class: 'fine' }, text))));
    this.chart.draw(scene.chart, scene.now);
  }

  changed(name, value, act) {
    const told = JSON.stringify(value);
    if (this.told[name] === told) return;
    this.told[name] = told;
    act();
  }

  drawActs(specs) {
    const held = this.acts.contains(this.acts.getRootNode().activeElement);
    this.acts.replaceChildren(...specs.map(spec => button(spec, id => this.begin(id === 'begin'))));
    if (held) (this.acts.firstElementChild ?? this.chart.node.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  drawNote(note) {
    this.note.hidden = !note;
    if (!note) return;
    const watch = button({ id: 'watch', text: note.act }, () => this.send({ kind: 'watch', on: true }));
    this.note.replaceChildren(art('info'), el('div', {}, el('p', {}, note.text), el('p', { class: 'acts' }, watch)));
  }

  drawPicks({ readings, sides }) {
    const pick = (spec, message) => spec && el('div', { class: 'pick' }, el('span', { 'aria-hidden': 'true' }, spec.label), el('div', { class: 'seg', role: 'group', 'aria-label': spec.label }, ...spec.choices.map(({ id, text }) => {
      const node = el('button', { type: 'button', 'data-id': id, 'aria-pressed': String(id === spec.now) }, text);
      node.addEventListener('click', () => this.send(message(id)));
      return node;
    })));
    const held = this.picks.getRootNode().activeElement?.dataset?.id;
    this.picks.replaceChildren(...[pick(readings, name => ({ kind: 'reading', name })), pick(sides, at => ({ kind: 'side', at }))].filter(Boolean));
    if (held !== undefined) this.picks.querySelector(`[data-id="${held}"]`)?.focus({ preventScroll: true });
  }

  drawDear(dear, lang) {
    this.dear.hidden = !dear;
    if (!dear) return;
    const row = ({ at, line, sign, seat, text, lost, name }) => {
      const node = el('button', { type: 'button', class: 'dear-move', 'aria-label': name }, el('span', { class: `sign ${CLASS[sign]}` }, art(sign)), el('span', { class: 'n' }, String(at)),
        el('span', { class: 'by' }, seat), el('span', { class: 'sum' }, ...rich(text, lang)), el('b', { class: 'lost' }, lost));
      node.addEventListener('click', () => this.go(at, line));
      return el('li', {}, node);
    };
    this.dear.replaceChildren(el('h3', {}, dear.title), dear.empty ? el('p', {}, dear.empty) : el('ol', {}, ...dear.rows.map(row)));
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('section', { class: 'zl curve' }), curve = new Curve(model, root, signal);
  host.replaceChildren(root);
  let first = true;
  watchText(model, signal, scene => {
    curve.draw(scene);
    if (!scene.title || !first) return;
    first = false;
    if (pageLive() && !scene.on && wanted.get() === scene.key) curve.begin(true);
  }, true);
}
