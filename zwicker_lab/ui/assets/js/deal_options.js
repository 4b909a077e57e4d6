// Whose cards lie open, whether questions are asked, and the links of this moment.
// Sends {kind: 'seat', seat}, {kind: 'watch', on}.
import { copyText, el, lifetime, ownLive, set, speak, tell, watch } from './parts.js';

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, own = ownLive();
  const root = el('div', { class: 'zl deal-options' });
  const send = message => { tell('rush', model.scene.channel); model.send_msg(message); };
  const seats = el('div', { class: 'seg', role: 'group', 'aria-label': first.seats.label });
  const watching = el('button', { type: 'button', class: 'switching', role: 'switch' }, el('i'), el('span'));
  const copying = el('button', { type: 'button', class: 'linked' }), look = el('a');
  watching.addEventListener('click', () => send({ kind: 'watch', on: !model.scene.watch.on }));
  copying.addEventListener('click', async () => {
    copying.textContent = (await copyText(location.href, root)) ? model.scene.copied : model.scene.failed;
    speak(copying.textContent, own);
  });

  function seat({ id, text }) {
    const node = el('button', { type: 'button', 'data-seat': id }, text);
    node.addEventListener('click', () => send({ kind: 'seat', seat: id }));
    return node;
  }

  watch(model, signal, scene => {
    const { choices, now } = scene.seats;
    if (seats.childElementCount !== choices.length) seats.replaceChildren(...choices.map(seat));
    for (const node of seats.children) set(node, { 'aria-pressed': String(node.dataset.seat === now) });
    watching.hidden = !scene.watch;
    watching.lastChild.textContent = scene.watch?.text ?? '';
    set(watching, { 'aria-checked': String(scene.watch?.on ?? false) });
    copying.textContent = scene.copy;
    copying.hidden = own !== null;
    look.hidden = !scene.look || own !== null;
    if (scene.look) { set(look, { href: scene.look.href }); look.textContent = scene.look.text; }
  });
  root.append(...[el('div', { class: 'looking' }, seats, watching), el('div', { class: 'links' }, copying, look), own].filter(Boolean));
  return root;
}
