// What house rules change: in short, sentence by sentence beside the old ones, in a count; and how sure the rest is.
import { art, el, lifetime, ownLive, rich, speak, watch } from './parts.js';

export function render({ model }) {
  const signal = lifetime(model), own = ownLive(), root = el('section', { class: 'zl house-told' });
  let said = null;
  watch(model, signal, scene => {
    const { words, lang, count, doubt } = scene;
    const pair = (one, at, all) => el('li', {}, one.section === all[at - 1]?.section ? null : el('p', { class: 'eyebrow' }, one.section),
      one.before ? el('p', { class: 'old' }, el('b', {}, words.before), el('span', {}, one.before)) : null,
      one.after ? el('p', { class: 'new' }, el('b', {}, words.after), el('span', {}, one.after)) : null);
    const cards = list => el('dl', { class: 'in-cards' }, ...list.flatMap(one => [el('dt', {}, one.name), el('dd', { class: 'sum' }, ...rich(one.text, lang))]));
    const ending = scene.ending && el('div', {}, el('h3', {}, words.ending), cards(scene.ending.cards), el('p', { class: 'sum' }, ...rich(scene.ending.move, lang)), el('ul', { class: 'sentences' },
      el('li', {}, el('p', { class: 'old' }, el('b', {}, words.before), el('span', {}, scene.ending.then[0])), el('p', { class: 'new' }, el('b', {}, words.after), el('span', {}, scene.ending.then[1])))));
    const table = scene.table && el('div', {}, el('h3', {}, words.table), cards(scene.table.cards),
      el('p', {}, el('a', { href: scene.table.link.href }, scene.table.link.text)));
    root.replaceChildren(...[own, el('h2', {}, scene.head), el('ul', { class: 'plain-list short' }, ...scene.short.map(text => el('li', {}, text))),
      scene.sentences.length ? el('div', {}, el('h3', {}, words.sentences), el('ul', { class: 'sentences' }, ...scene.sentences.map(pair))) : null,
      el('div', {}, el('h3', {}, words.count), el('p', { class: 'fine' }, count.title), ...count.lines.map(text => el('p', {}, text)), count.winner ? el('p', { class: 'turns' }, art('star'), el('span', {}, count.winner)) : null, ...count.notes.map(text => el('p', { class: 'fine' }, text)), el('p', {}, el('a', { href: count.link.href }, count.link.text))),
      el('details', { class: 'fold' }, el('summary', {}, words.sure, el('span', { class: 'fine' }, doubt.text)), el('ul', { class: 'chips' }, ...doubt.chips.map(one => el('li', { class: `chip ${one.tone}` }, one.text, el('span', { class: 'sr' }, ` (${one.level})`))))),
      ending, table].filter(Boolean));
    if (said !== null && said !== scene.head) speak(scene.head, own);
    said = scene.head;
  });
  return root;
}
