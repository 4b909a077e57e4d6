// A slip of paper: what the app says. A refusal shows its sum in cards. Sends {kind: 'act', id}.
import { art, button, el, lifetime, ownLive, pageLive, reckoning, rich, speak, watch } from './parts.js';

const SIGN_CLASS = { star: 'best', disc: 'good', square: 'play', triangle: 'missed', octagon: 'illegal' };

function heading(scene) {
  const title = el('h2', { tabindex: '-1' }, ...rich(scene.title, scene.lang));
  return scene.art ? el('div', { class: `verdict ${SIGN_CLASS[scene.art] ?? ''}` }, art(scene.art), title) : title;
}

function rows(scene) {
  if (!scene.rows?.length) return null;
  return el('ul', { class: 'why' }, ...scene.rows.map(row => el('li', {}, el('span', {}, ...rich(row.card, scene.lang)), el('span', {}, ...rich(row.text, scene.lang)), el('span', { class: 'ne' }, row.mark))));
}

/** The small lines below. The rule leads to where it is written, in a window of its own so that the try stays. */
function fine({ rule, link, fine: words, lang }) {
  const named = rule ? el('p', { class: 'fine' }, link && pageLive() ? el('a', { href: link, target: '_blank' }, rule) : rule) : null;
  return [named, words?.length ? el('p', { class: 'fine' }, ...rich(words, lang)) : null];
}

function draw(scene, root, model, live) {
  root.hidden = !scene.title?.length;
  if (root.hidden) return root.replaceChildren();
  const send = id => model.send_msg({ kind: 'act', id });
  const body = [heading(scene),
    ...(scene.sums ?? []).map(sum => el('p', { class: 'sum big' }, ...reckoning(sum, scene.lang))),
    ...(scene.text ?? []).map(text => el('p', {}, ...rich(text, scene.lang))),
    rows(scene),
    ...fine(scene),
    scene.actions?.length ? el('div', { class: 'acts' }, ...scene.actions.map(spec => button(spec, send))) : null];
  const box = el('section', { class: `slip ${scene.tone ?? ''}`, 'aria-label': scene.label }, ...body.filter(Boolean));
  root.replaceChildren(box);
  if (live) root.after(live);
  return box;
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' }), live = ownLive();
  host.replaceChildren(...[root, live].filter(Boolean));
  let seen = null;
  function show(scene) {
    const box = draw(scene, root, model, live), fresh = seen !== null && scene.n !== seen && !root.hidden;
    seen = scene.n ?? 0;
    if (!fresh) return;
    speak(scene.say, live);
    if (scene.focus) ((scene.focus === 'main' && box.querySelector('.btn.main')) || box.querySelector('h2')).focus({ preventScroll: true });
    if (scene.focus) box.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }

  // A patient slip is shown when the film on the table has ended, so that it takes nobody's eyes away from it;
  // what the slip said of an earlier try is gone meanwhile.
  watch(model, signal, async scene => {
    for (let film; scene.patient && film !== globalThis.__zlFilm;) {
      root.style.visibility = 'hidden';
      await (film = globalThis.__zlFilm);
    }
    if (signal.aborted || scene.n !== model.scene.n) return;
    root.style.visibility = '';
    show(scene);
  });
}
