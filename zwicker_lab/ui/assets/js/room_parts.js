// What the pages of a room share: keys for acts, the tokens this browser holds, buttons that send what Python put into them.
import { art, el, speak } from './parts.js';
import { store, storedObject } from './storage.js';

const HOSTS = 'zwicker-lab-host', GUESTS = 'zwicker-lab-guest';

/** A key nobody guesses, also where the page is not served safely, as in a hall. */
export const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** The rooms this browser leads, newest first: [code, {token, at}]. */
export const ledRooms = () => Object.entries(storedObject(HOSTS)).filter(([, one]) => typeof one?.token === 'string').sort(([, one], [, other]) => other.at - one.at);

const keepRooms = rooms => store(HOSTS, JSON.stringify(Object.fromEntries(rooms)));
const otherRooms = code => ledRooms().filter(([other]) => other !== code);

/** Keep the token of a room; whether that worked. */
export const keepRoom = (code, token) => keepRooms([[code, { token, at: Date.now() }], ...otherRooms(code)].slice(0, 20));

export const forgetRoom = code => keepRooms(otherRooms(code));

/** The token for a room: from behind the sign # of the address, which it then leaves, else what this browser keeps. */
export function tokenFor(code) {
  const given = location.hash.slice(1);
  if (/^[\w-]{16,64}$/.test(given)) {
    if (keepRoom(code, given)) history.replaceState(history.state, '', location.pathname + location.search);
    return given;
  }
  const seat = storedObject(GUESTS)[code]?.seats?.[0];
  return storedObject(HOSTS)[code]?.token ?? (typeof seat === 'string' ? seat : '');
}

/** A button of a scene; one that asks first is pressed twice. */
export function actButton(spec, model, small = true) {
  const label = el('span', {}, spec.text);
  const node = el('button', { type: 'button', class: `btn${small ? ' small' : ''}${spec.main ? ' main' : ''}${spec.quiet ? ' quiet' : ''}`, 'data-id': spec.id, 'aria-disabled': spec.off ? 'true' : null, 'aria-pressed': spec.on === undefined ? null : String(spec.on), 'aria-label': spec.name ?? null }, spec.art ? art(spec.art) : null, label);
  let asked = false;
  const calm = () => { asked = false; label.textContent = spec.text; node.classList.remove('asks'); };
  node.addEventListener('click', () => {
    if (spec.off) return;
    if (spec.ask && !asked) { asked = true; label.textContent = spec.ask; node.classList.add('asks'); return speak(spec.ask); }
    calm();
    model.send_msg(spec.command ? { kind: 'do', key: newKey(), command: spec.command } : { key: newKey(), ...spec.send });
  });
  node.addEventListener('blur', calm);
  return node;
}

/** Draw parts of a page only when they changed; leave the focus where it was, what is typed there, and what is unfolded. */
export class Parts {
  constructor() { this.told = new Map(); }

  draw(node, value, make) {
    const text = JSON.stringify(value ?? null);
    if (this.told.get(node) === text) return;
    this.told.set(node, text);
    const holder = node.getRootNode().activeElement?.closest?.('[data-id]'), id = node.contains(holder) ? holder.dataset.id : null;
    const typed = id ? holder.value : undefined, unfolded = [...node.querySelectorAll('details[open]>summary')].map(one => one.textContent);
    node.hidden = !value;
    node.replaceChildren(...(value ? [make(value)].flat().filter(Boolean) : []));
    for (const one of node.querySelectorAll('details>summary')) if (unfolded.includes(one.textContent)) one.parentNode.open = true;
    const again = id ? node.querySelector(`[data-id="${CSS.escape(id)}"]`) : null;
    if (again && typed !== undefined) again.value = typed;
    again?.focus({ preventScroll: true });
  }
}

const MORE = {
  ring: '<circle cx="50" cy="50" r="42" fill="none" stroke="currentColor" stroke-width="9"/><path d="M29 52l15 15 28-32" fill="none" stroke="currentColor" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>',
  none: '<circle cx="50" cy="50" r="40" fill="none" stroke="currentColor" stroke-width="9" stroke-dasharray="4 14" stroke-linecap="round"/>',
};

/** A sign beside a word; some are only of these pages. */
export function sign(name) {
  const node = art(name, 'sign');
  if (MORE[name]) node.innerHTML = MORE[name];
  return node;
}
