// The tables of a Passe, the seed that repeats the draw, and the way with odd numbers. Sends {kind: 'options', way},
// {kind: 'go', passe}, {kind: 'check'}.
import { el, lifetime, watchText } from './parts.js';
import { drawer, press, redraw } from './desk_parts.js';

function ways({ title, now, value, ways: all }, send) {
  return el('details', { class: 'slip desk-ways', open: true }, el('summary', {}, el('h2', {}, title)), el('p', {}, now), el('fieldset', {}, el('legend', { class: 'sr' }, title), ...all.map(one => {
    const box = el('input', { type: 'radio', name: 'way', value: one.value, 'data-id': `way-${one.value}` });
    box.checked = one.value === value;
    box.addEventListener('change', () => send({ kind: 'options', way: one.value }));
    return el('label', { class: 'choose-way' }, box, el('span', {}, el('b', {}, one.text), el('span', {}, one.help), one.means ? el('em', {}, one.means) : null));
  })));
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl desk-draw' }), send = message => model.send_msg(message);
  host.replaceChildren(root);
  watchText(model, signal, drawer(scene => {
    root.hidden = !scene.shown;
    if (!scene.shown) return;
    const chosen = scene.passen.length > 1 ? el('div', { class: 'seg', role: 'group', 'aria-label': scene.which }, ...scene.passen.map(one => press(one.text, () => send({ kind: 'go', view: 'draw', passe: one.passe }), { class: '', 'aria-pressed': String(one.on), 'data-id': `passe-${one.passe}` }))) : null;
    redraw(root, chosen, el('section', { class: 'drawn' }, el('h2', {}, scene.title), ...scene.facts.map(text => el('p', {}, text)),
      scene.seed ? el('p', { class: 'seed' }, el('b', {}, scene.seed.text), el('span', { class: 'fine' }, scene.seed.help), press(scene.seed.check, () => send({ kind: 'check' }), { class: 'btn small quiet', 'data-id': 'check' })) : null,
      scene.prints ? el('p', { class: 'acts' }, ...scene.prints.map(one => el('a', { class: 'btn small', href: one.href }, one.text))) : null,
      el('ol', { class: 'halls' }, ...scene.tables.map(one => el('li', {}, el('h3', {}, one.name), ...one.seats.map(name => el('span', {}, name)))))), ways(scene.way, send));
  }));
}
