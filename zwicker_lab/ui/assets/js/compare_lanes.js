// One position under two rule sets: three lanes of moves (only left, both, only right), with the reason where one side refuses.
// Keeps the browser's address at the pair that is looked at.
import { art, el, lifetime, ownLive, pageLive, rich, speak, watch } from './parts.js';

const SIGN = { left: '◀', both: '=', right: '▶' };

function row({ text, gain, zwick, why, rule }, lang) {
  return el('li', {}, el('div', { class: 'sum' }, ...rich(text, lang)),
    gain ? el('p', { class: 'gain' }, zwick ? art('crab') : null, gain) : null,
    why ? el('p', { class: 'why' }, art('octagon'), el('span', {}, why, el('span', { class: 'fine' }, ` ${rule}`))) : null);
}

function lane(one, lang) {
  const rows = list => el('ul', {}, ...list.map(each => row(each, lang)));
  return el('section', { class: `lane ${one.id}`, 'aria-label': one.title },
    el('h3', {}, el('span', { class: 'sign', 'aria-hidden': 'true' }, SIGN[one.id]), el('span', {}, one.title)),
    one.about ? el('p', { class: 'fine' }, one.about) : null,
    one.none ? el('p', { class: 'none' }, one.none) : rows(one.rows),
    one.more ? el('details', { class: 'fold' }, el('summary', {}, one.more.text), rows(one.more.rows)) : null,
    one.rest ? el('p', { class: 'fine' }, one.rest) : null);
}

function values({ title, heads, rows }, lang) {
  return el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': title }, el('table', { class: 'counts' }, el('caption', {}, title),
    el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))),
    el('tbody', {}, ...rows.map(one => el('tr', {}, el('th', { scope: 'row' }, ...rich(one.card.flatMap((card, at) => (at ? [' → ', card] : [card])), lang)), el('td', {}, one.left), el('td', {}, one.right))))));
}

const note = (text, tone, sign) => el('p', { class: `note ${tone}` }, art(sign), el('span', {}, text));

export function render({ model }) {
  const signal = lifetime(model), own = ownLive(), here = pageLive() !== null;
  const root = el('section', { class: 'zl comparing', 'aria-label': model.scene.label });
  let told = null;
  watch(model, signal, scene => {
    const { lang } = scene;
    root.replaceChildren(...[own, ...scene.problems.map(text => note(text, 'bad', 'octagon')),
      scene.head ? el('h2', {}, scene.head) : null, ...scene.notes.map(text => note(text, '', 'info')),
      scene.lanes.length ? el('div', { class: 'lanes' }, ...scene.lanes.map(one => lane(one, lang))) : null,
      scene.values ? values(scene.values, lang) : null, scene.studies && here ? el('p', {}, el('a', { class: 'btn small quiet', href: scene.studies.href }, scene.studies.text)) : null].filter(Boolean));
    const news = scene.head || scene.problems.join(' ');
    if (told !== null && news !== told) speak(news, own);
    told = news;
    if (here && scene.address && scene.address !== location.search) history.replaceState(null, '', scene.address + location.hash);
  });
  return root;
}
