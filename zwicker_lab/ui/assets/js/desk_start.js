// The form that begins a championship, and those this device has opened. Sends {kind: 'begin', title, who}.
import { el, lifetime, pageLive, tellProblem, watchText } from './parts.js';
import { keep, kept, press, redraw } from './desk_parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), { words, usual, longest } = JSON.parse(model.told);
  const title = el('input', { type: 'text', id: 'desk-title', maxlength: longest.title, placeholder: usual, autocomplete: 'off', 'aria-describedby': 'desk-title-help' });
  const who = el('input', { type: 'text', id: 'desk-who', maxlength: longest.who, autocomplete: 'name', 'aria-describedby': 'desk-who-help' });
  who.value = kept().who;
  const bad = el('p', { class: 'err', role: 'alert' }), list = el('ul', {}), shelf = el('section', { class: 'slip kept' }, el('h2', {}, words.kept), list);
  const form = el('form', { class: 'slip desk-begin', novalidate: true },
    el('div', { class: 'field' }, el('label', { for: 'desk-title' }, words.title), title, el('p', { class: 'fine', id: 'desk-title-help' }, words['title-help'])),
    el('div', { class: 'field' }, el('label', { for: 'desk-who' }, words.who), who, el('p', { class: 'fine', id: 'desk-who-help' }, words['who-help'])),
    bad, el('div', { class: 'acts' }, el('button', { type: 'submit', class: 'btn main' }, words.begin)), el('p', { class: 'fine' }, words.file));
  form.addEventListener('submit', event => {
    event.preventDefault();
    keep({ who: who.value });
    model.send_msg({ kind: 'begin', title: title.value, who: who.value });
  });

  function drawShelf(link, asked = '') {
    const open = Object.entries(kept().open).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0));
    shelf.hidden = !open.length || !pageLive();
    redraw(list, ...open.map(([token, one]) => {
      const name = String(one?.title ?? ''), sure = asked === token;
      const drop = press(words.drop, () => {
        if (!sure) { drawShelf(link, token); return list.querySelector('[data-id=keep]').focus(); }
        const { [token]: _, ...rest } = kept().open;
        keep({ open: rest });
        drawShelf(link);
        (list.querySelector('a') ?? title).focus();
      }, { class: 'btn small quiet', 'data-id': `drop-${token}`, 'aria-label': `${words.drop}: ${name}` });
      return el('li', {}, el('span', {}, sure ? words['drop-ask'] : name), sure ? press(words.keep, () => { drawShelf(link); list.querySelector(`[data-id="drop-${CSS.escape(token)}"]`).focus(); }, { 'data-id': 'keep', 'aria-label': `${words['drop-ask']} ${words.keep}` }) : el('a', { class: 'btn small', href: link + encodeURIComponent(token), 'aria-label': `${words.open}: ${name}` }, words.open), drop);
    }));
  }
  host.replaceChildren(el('div', { class: 'zl desk-start' }, shelf, form));
  watchText(model, signal, scene => {
    tellProblem(bad, scene.error);
    drawShelf(scene.link);
    if (scene.goto) location.assign(scene.goto);
  });
}
