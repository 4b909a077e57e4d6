// The lesson as sheets of paper, four exercises to a page and the answers at the end. On the screen it is not seen.
import { el, faceSvg, lifetime, rich, watch } from './parts.js';

function item({ cards, total }, lang) {
  const faces = cards.map(code => { const face = el('span', { class: 'card' }); face.innerHTML = faceSvg(code, { size: 'compact', lang }); return face; });
  return el('li', { class: total ? 'heap' : '' }, ...faces, total ? el('b', {}, total) : null);
}

const lying = (label, items, empty, lang) => el('div', { class: 'lying' }, el('p', { class: 'lab' }, label), items.length ? el('ul', {}, ...items.map(one => item(one, lang))) : el('p', {}, empty));

function exercise(spec, { lang, words }) {
  const code = spec.qr ? el('figure', { class: 'qr' }, el('img', { src: spec.qr, alt: words.qr }), el('figcaption', {}, words.qr)) : null;
  return el('section', { class: spec.full ? 'exercise full' : 'exercise' }, el('h2', {}, el('b', {}, String(spec.number)), el('span', {}, ...rich(spec.task, lang))),
    lying(words.table, spec.table, words.empty, lang), lying(words.hand, spec.hand, words.empty, lang), el('p', { class: 'answer-line' }), code);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl paper', 'aria-hidden': 'true' });
  host.replaceChildren(root);
  let printed = model.scene.n ?? 0;
  watch(model, signal, scene => {
    document.documentElement.classList.toggle('zl-paper', !!scene.pages);
    if (!scene.pages) return root.replaceChildren();
    const pages = scene.pages.map((some, at) => el('article', { class: 'sheet' }, el('header', {}, el('h1', {}, scene.title), at ? null : el('p', {}, ...rich(scene.intro, scene.lang))),
      el('div', { class: 'four' }, ...some.map(spec => exercise(spec, scene))), el('footer', {}, scene.foot)));
    const answers = el('article', { class: 'sheet' }, el('header', {}, el('h1', {}, `${scene.title}: ${scene.words.solutions}`)),
      el('ol', { class: 'solutions' }, ...scene.solutions.map(({ moves, more }) => el('li', {}, ...moves.map(parts => el('p', { class: 'sum' }, ...rich(parts, scene.lang))), more ? el('p', {}, more) : null))), el('footer', {}, scene.foot));
    root.replaceChildren(...pages, answers);
    if (scene.n !== printed) {
      printed = scene.n;
      Promise.all([...root.querySelectorAll('img')].map(picture => picture.decode().catch(() => null))).then(() => print());
    }
  });
}
