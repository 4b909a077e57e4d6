// The first page of a club evening: lead a room, play among friends, come in by a code, go back to a room one leads.
// Sends {kind: 'begin', led}; Python answers with the place to go to.
import { el, lifetime, speak, tellProblem, watch } from './parts.js';
import { keepRoom, ledRooms } from './room_parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl room-begin' });
  host.replaceChildren(root);
  const { words, lang } = model.scene;
  const press = (name, led, main) => {
    const node = el('button', { type: 'button', class: `btn${main ? ' main' : ''}`, 'data-id': name }, words[name]);
    node.addEventListener('click', () => model.send_msg({ kind: 'begin', led }));
    return node;
  };
  const code = el('input', { type: 'text', id: 'room-code', name: 'code', maxlength: 12, autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false' });
  const form = el('form', { action: 'join', method: 'get' }, el('label', { for: 'room-code' }, words.code), code, el('input', { type: 'hidden', name: 'lang', value: lang }), el('button', { class: 'btn', 'data-id': 'enter' }, words.enter));
  const problem = el('p', { class: 'err', role: 'alert' }), back = el('section', { class: 'begun' });
  const card = (title, text, ...rest) => el('section', { class: 'slip' }, el('h2', {}, title), el('p', {}, text), ...rest);
  root.append(problem, el('div', { class: 'ways' }, card(words['lead-title'], words['lead-text'], el('p', { class: 'acts' }, press('lead', true, true))), card(words['enter-title'], words['enter-text'], form), card(words['friends-title'], words['friends-text'], el('p', { class: 'acts' }, press('friends', false)))), back);
  const rooms = ledRooms();
  if (rooms.length) back.append(el('h2', {}, words.led), el('ul', {}, ...rooms.slice(0, 6).map(([name]) => el('li', {}, el('a', { class: 'btn small', href: `host?lang=${lang}&code=${encodeURIComponent(name)}` }, `${words.back} ${name}`)))));

  watch(model, signal, scene => {
    tellProblem(problem, scene.error);
    if (scene.error) speak(scene.error);
    if (!scene.go) return;
    const kept = scene.go.token ? keepRoom(scene.go.code, scene.go.token) : true;
    location.assign(kept ? scene.go.href : `${scene.go.href}#${scene.go.token}`);
  });
}
