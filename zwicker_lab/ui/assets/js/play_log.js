// The moves of a deal, the last one first, each with its reasons where one may ask for them; what has been seen; the options.
// Sends {kind: 'why', at}, {kind: 'open', on}, {kind: 'coach', on}.
import { art, el, lifetime, ownLive, rich, roving, set, speak, watchText } from './parts.js';
import { paces, switching } from './play_parts.js';

class Log {
  constructor(model, signal) {
    Object.assign(this, { model, signal, rows: new Map(), spoken: new Set(), whole: null });
    this.live = ownLive();
    this.title = el('h2', {});
    this.list = el('ol', { class: 'moves' });
    this.mark = roving(this.list, '.linked');
    this.empty = el('p', { class: 'fine' });
    this.seen = el('details', { class: 'fold seen' });
    this.options = el('section', { class: 'play-options' });
    this.root = el('div', { class: 'zl play-log' }, el('section', { class: 'logged' }, this.title, this.empty, this.list), this.seen, this.options, this.live);
  }

  draw(scene) {
    this.scene = scene;
    this.title.textContent = scene.title;
    this.empty.textContent = scene.rows.length ? '' : scene.empty;
    this.empty.hidden = scene.rows.length > 0;
    this.drawRows(scene);
    this.drawSeen(scene.seen);
    this.drawOptions(scene.options);
  }

  drawRows(scene) {
    const kept = new Map();
    scene.rows.forEach((row, index) => {
      const key = `${row.at} ${JSON.stringify(row)}`, known = this.rows.get(row.at);
      const entry = known?.key === key ? known : { key, node: this.row(row) };
      if (known && known !== entry) {
        const held = known.node.contains(this.root.getRootNode().activeElement);
        known.node.replaceWith(entry.node);
        if (held) entry.node.querySelector('button')?.focus({ preventScroll: true });
      }
      if (this.list.children[index] !== entry.node) this.list.insertBefore(entry.node, this.list.children[index] ?? null);
      kept.set(row.at, entry);
    });
    for (const [at, { node }] of this.rows) if (!kept.has(at) || kept.get(at).node !== node) node.remove();
    this.rows = kept;
    this.mark();
  }

  row(row) {
    const { lang, why } = this.scene;
    const ask = row.ask ? el('button', { type: 'button', class: 'linked', 'aria-label': row.ask, 'aria-expanded': String(!!row.why) }, row.asks || why) : null;
    ask?.addEventListener('click', () => this.model.send_msg({ kind: 'why', at: row.at }));
    const told = row.why ? el('div', { class: 'why-told' }, ...row.why.texts.map(text => el('p', {}, text))) : null;
    if (row.why?.state === 'told') this.tell(row);
    return el('li', { class: row.own ? 'me' : null, 'data-at': row.at }, el('b', {}, row.seat), el('span', { class: 'sum' }, ...rich(row.text, lang)), ask ?? el('span', {}),
      row.gain ? el('span', { class: 'gain' }, row.zwick ? art('crab') : null, row.gain) : null, row.taken ? el('span', { class: 'taken' }, art('undo'), row.taken) : null, told);
  }

  tell(row) {
    const text = row.why.texts.join(' '), key = `${row.at} ${text}`;
    if (this.spoken.has(key)) return;
    this.spoken.add(key);
    speak(text, this.live);
  }

  drawSeen(seen) {
    const { lang } = this.scene, told = JSON.stringify(seen);
    if (told === this.toldSeen) return;
    this.toldSeen = told;
    const rows = seen.rows.map(row => el('tr', { class: row.gone ? 'gone' : null }, el('th', { scope: 'row' }, row.title),
      el('td', {}, el('span', { class: 'what' }, ...rich(row.cards, lang))), el('td', { class: 'left' }, row.text)));
    this.seen.replaceChildren(el('summary', {}, seen.title), el('table', {}, el('tbody', {}, ...rows)), el('p', { class: 'fine' }, [seen.text, seen.more].filter(Boolean).join(' ')));
  }

  drawOptions(options) {
    if (!this.switches) {
      this.switches = Object.fromEntries(['open', 'coach'].filter(name => options[name]).map(name => [name, switching(options[name].text, on => this.model.send_msg({ kind: name, on }))]));
      this.options.replaceChildren(...[el('h2', {}, options.title), ...Object.values(this.switches), paces(options.pace, this.signal)].filter(Boolean));
    }
    for (const [name, node] of Object.entries(this.switches)) set(node, { 'aria-checked': String(options[name].on) });
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), log = new Log(model, signal);
  host.replaceChildren(log.root);
  // The list is not ahead of the film on the table.
  let latest = null;
  watchText(model, signal, async scene => {
    const first = latest === null;
    latest = scene;
    for (let film; !first && film !== globalThis.__zlFilm;) await (film = globalThis.__zlFilm);
    if (!signal.aborted && latest === scene) log.draw(scene);
  }, true);
}
