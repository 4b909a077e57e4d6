// The match sheet as on paper: a column a side, a line a deal; the way to all cards of a deal, its file, and how to go on.
// Sends {kind: 'next'}; on a pad also {kind: 'fix', at}, {kind: 'yes'}, {kind: 'no'} and the ids of its buttons.
import { button, el, lifetime, ownLive, pageLive, set, speak, tell, watchText } from './parts.js';
import { beginning } from './play_parts.js';

const OWN_DEAL = 'zwicker-lab-deal';

/** The ways to all cards of a deal and to its counting under all rules, and its file. */
export function links(deal, told) {
  const look = el('a', { href: deal.href, 'aria-label': deal.look_name }, deal.look), count = el('a', { href: deal.count }, deal.count_all);
  for (const way of [look, count]) way.addEventListener('click', () => { if (!deal.carries) try { sessionStorage.setItem(OWN_DEAL, deal.text); } catch { /* no storage: the page says so */ } });
  const save = el('a', { download: deal.name, 'aria-label': deal.save_name }, deal.save), url = URL.createObjectURL(new Blob([deal.text], { type: 'text/plain' }));
  save.href = url;
  told.addEventListener('abort', () => URL.revokeObjectURL(url));
  return [look, count, save];
}

function ways({ deal, backs, fix, notes = [] }, told, send) {
  const mend = fix ? el('button', { type: 'button', class: 'linked noprint', 'aria-label': fix.name }, fix.text) : null;
  mend?.addEventListener('click', () => send({ kind: 'fix', at: fix.at }));
  return [...(deal ? links(deal, told) : []), mend, backs ? el('span', { class: 'taken' }, `↶ ${backs}`) : null, ...notes.map(note => el('span', { class: 'taken' }, note))];
}

function rows(row, told, send) {
  const { title, dealer, cells } = row;
  return [el('tr', {}, el('th', { scope: 'row' }, title, el('small', {}, dealer)), ...cells.map(([points, total]) => el('td', {}, el('span', { class: 'brought' }, points), el('b', {}, total)))),
    el('tr', { class: 'ways' }, el('td', { colspan: cells.length + 1 }, el('p', {}, ...ways(row, told, send))))];
}

class Sheet {
  constructor(model) {
    this.model = model;
    this.live = ownLive();
    this.head = el('h2', { tabindex: '-1' });
    this.text = el('p', {});
    this.acts = el('div', { class: 'acts' });
    this.lead = el('section', { class: 'slip win play-end' }, this.head, this.text, this.acts);
    this.paper = el('section', { class: 'slip play-sheet' });
    this.root = el('div', { class: 'zl play-ending' }, this.lead, this.paper, this.live);
    this.phase = null;
  }

  draw(scene) {
    const news = this.phase === 'table' && scene.phase === 'count', next = this.phase === 'count' && scene.phase === 'table';
    this.phase = scene.phase;
    const told = JSON.stringify(scene);
    if (told === this.told) return;
    this.told = told;
    this.urls?.abort();
    this.urls = new AbortController();
    const on = this.root.getRootNode().activeElement, held = this.paper.contains(on);
    if (next && this.lead.contains(on)) requestAnimationFrame(() => tell('played', scene.channel));
    if (scene.asked) this.asked = on?.dataset.id;
    this.lead.hidden = !scene.head;
    this.paper.hidden = !scene.shown;
    set(this.lead, { class: `slip play-end ${scene.tone}` });
    this.head.textContent = scene.head;
    this.text.textContent = scene.text;
    this.text.hidden = !scene.text;
    this.acts.replaceChildren(...this.ways(scene));
    const two = scene.columns.length === 3;
    const table = el('table', {}, el('caption', {}, scene.title),
      el('thead', {}, el('tr', {}, ...scene.columns.map((name, at) => el('th', { scope: 'col', class: at && two ? ['ns', 'ew'][at - 1] : null }, name)))),
      el('tbody', {}, ...scene.rows.flatMap(one => rows(one, this.urls.signal, message => this.model.send_msg(message)))),
      el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, scene.total[0]), ...scene.total.slice(1).map(total => el('td', {}, total)))));
    this.paper.replaceChildren(el('div', { class: 'sheet-frame', role: 'region', 'aria-label': scene.title, tabindex: scene.columns.length > 3 ? '0' : null }, table), el('p', { class: 'fine' }, scene.length), ...this.below(scene));
    if (held && !scene.asked && !news) this.goBack();
    if (!news) return;
    speak([scene.head, scene.text].filter(Boolean).join('. '), this.live);
    if (pageLive()) { scrollTo({ top: 0 }); requestAnimationFrame(() => this.head.focus({ preventScroll: true })); }
  }

  /** The keyboard stays on the sheet when it is drawn anew: on the button whose question was answered, or near by. */
  goBack() {
    const [near, frame] = [this.paper.querySelector(`[data-id="${this.asked}"]`) ?? this.paper.querySelector('.acts button'), this.paper.querySelector('.sheet-frame')];
    if (!near && frame.tabIndex < 0) frame.tabIndex = -1;
    (near ?? frame).focus({ preventScroll: true });
  }

  /** What can be done with the whole sheet, or the question before something is deleted. */
  below({ acts = [], asked, print }) {
    const send = id => this.model.send_msg({ kind: id });
    if (asked) {
      const yes = button({ id: 'yes', text: asked.yes, main: true }, send), no = button({ id: 'no', text: asked.no }, send);
      requestAnimationFrame(() => no.focus({ preventScroll: true }));
      return [el('div', { class: 'note warn asking', role: 'group', 'aria-label': asked.text }, el('p', {}, asked.text), el('div', { class: 'acts' }, yes, no))];
    }
    const all = acts.map(spec => button(spec, send));
    if (print) all.unshift(button({ id: 'print', text: print }, () => globalThis.print()));
    return all.length ? [el('div', { class: 'acts' }, ...all)] : [];
  }

  ways(scene) {
    if (scene.next) {
      const node = el('button', { type: 'button', class: 'btn main', 'data-id': 'next' }, scene.next);
      node.addEventListener('click', () => this.model.send_msg({ kind: 'next' }));
      return [node];
    }
    return scene.links.map(({ text, href, seed, main }) => {
      const node = el('a', { class: `btn${main ? ' main' : ''}`, href }, text);
      return seed ? beginning(node, href) : node;
    });
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), sheet = new Sheet(model);
  host.replaceChildren(sheet.root);
  watchText(model, signal, scene => sheet.draw(scene), true);
}
