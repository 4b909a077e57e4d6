// After a deal: the points of the own table, all tables beside the room's mean, the ranking; and what is taken home.
// Does {id: 'home'} as an act of the room.
import { art, copyText, el, lifetime, rich, speak, watch } from './parts.js';

const row = (cells, own, head) => el('tr', { class: own ? 'own' : null }, ...cells.map((cell, at) => el(head ? 'th' : at ? 'td' : 'th', head ? { scope: 'col' } : at ? {} : { scope: 'row' }, cell)));
const table = (title, head, rows) => el('table', {}, el('caption', {}, title), el('thead', {}, row(head, false, true)), el('tbody', {}, ...rows));

/** A bar to either side of the room's mean. */
function bar({ above, share }) {
  const node = el('span', { class: `above ${share < 0 ? 'below-mean' : ''}` }, el('i', { style: `--share:${Math.abs(share)}`, 'aria-hidden': 'true' }), el('b', {}, above));
  return node;
}

function results(scene) {
  const won = el('p', { class: 'guest-points' }, ...scene.points.map(one => el('span', { class: one.own ? 'own' : null }, `${one.side} `, el('b', {}, one.points))));
  const parts = [el('h2', {}, scene.title), won];
  if (scene.waits) return [...parts, el('p', { class: 'note' }, art('info'), el('span', {}, scene.waits))];
  parts.push(table(scene.lines_title, scene.lines_head, scene.lines.map(one => row([one.table, one.side, one.points, bar(one)], one.own))));
  parts.push(table(scene.ranking_title, scene.ranking_head, scene.ranking.map(one => row([one.place, one.name, one.deals, one.each], one.own))));
  return [...parts, el('p', { class: 'fine' }, scene.rule)];
}

function file({ name, file: text, save }) {
  return el('a', { class: 'btn small', href: URL.createObjectURL(new Blob([text], { type: 'text/plain' })), download: name }, save);
}

function copied(address, words) {
  const label = el('span', {}, words.copy), node = el('button', { type: 'button', class: 'btn small' }, label), box = el('p', { class: 'acts' }, node);
  node.addEventListener('click', async () => { if (await copyText(address, box)) { label.textContent = `${words.copy} ✓`; speak(words.copy); } });
  return box;
}

function home(scene, lang) {
  const parts = [el('h2', { tabindex: '-1' }, scene.title), scene.none ? el('p', {}, scene.none) : scene.count ? el('p', {}, scene.count) : null];
  if (scene.again.length) {
    parts.push(el('h3', {}, scene.again_title), el('ol', { class: 'guest-again' }, ...scene.again.map((one, at) => el('li', {},
      el('span', {}, ...(scene.tasks[at] ? rich(scene.tasks[at], lang) : [one.text])), el('a', { class: 'btn small', href: one.href }, scene.practise)))));
    if (scene.link) parts.push(copied(new URL(scene.link, location.href).href, scene));
  } else if (!scene.none) parts.push(el('p', {}, scene.again_none));
  if (scene.deals.length) {
    parts.push(el('h3', {}, scene.deals_title), el('ul', { class: 'guest-again' }, ...scene.deals.map(one => el('li', {}, el('span', {}, one.text),
      one.href ? el('a', { class: 'btn small', href: one.href, target: '_blank' }, scene.look) : null, file({ ...one, save: scene.save })))));
  }
  return [...parts, scene.kept ? el('p', { class: 'fine' }, scene.kept) : null].filter(Boolean);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl guest-after' });
  host.replaceChildren(root);
  let opened = null;
  watch(model, signal, scene => {
    root.hidden = !scene.results && !scene.home;
    root.replaceChildren(...[scene.results ? el('section', { class: 'slip' }, ...results(scene.results)) : null,
      scene.home ? el('section', { class: 'slip guest-home' }, ...home(scene.home, scene.lang)) : null].filter(Boolean));
    if (opened === false && scene.home) root.querySelector('.guest-home h2').focus();
    opened = Boolean(scene.home);
  });
}
