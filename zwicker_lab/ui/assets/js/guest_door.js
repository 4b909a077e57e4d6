// The door of a room: the code and a name. Does {code, name} as an act of the door, from the address of that room: where a server
// has several processes, the address tells in which of them a room lives.
import { el, set, tellProblem } from './parts.js';
import { act, actAt, waitsIn } from './guest_wire.js';
import { lastRoom } from './guest_keep.js';

const clean = code => code.replace(/[^a-z0-9]/gi, '').toUpperCase();
let number = 0;

function field(label, help, attributes) {
  const id = `guest-${number += 1}`, input = el('input', { id, type: 'text', 'aria-describedby': `${id}-help`, autocomplete: 'off', spellcheck: 'false', ...attributes });
  return { input, node: el('div', { class: 'field' }, el('label', { for: id }, label), input, el('p', { class: 'fine', id: `${id}-help` }, help)) };
}

/** The form: a node, and a function that draws it. */
export function door() {
  const root = el('form', { class: 'guest-door', novalidate: true }), title = el('h2', { tabindex: '-1' });
  const problem = el('p', { class: 'note bad', role: 'alert', hidden: true });
  let parts = null;

  function build({ door: words, longest, code }) {
    parts = { code: field(words.code, words['code-help'], { class: 'code-field', maxlength: '12', autocapitalize: 'characters', inputmode: 'text' }),
      name: field(words.name, words['name-help'], { maxlength: String(longest * 2), autocomplete: 'given-name' }),
      come: el('button', { type: 'submit', class: 'btn main' }, words.come), back: el('p', { hidden: true }) };
    parts.code.input.value = code;
    parts.name.input.value = waitsIn('door')?.name ?? '';
    const last = lastRoom();
    if (last && last !== clean(code)) {
      const query = new URLSearchParams(location.search);
      query.set('code', last);
      parts.back.append(el('a', { class: 'btn', href: `?${query}` }, `${words.back} ${last.slice(0, 3)} ${last.slice(3)}`));
      parts.back.hidden = false;
    }
    root.replaceChildren(title, problem, parts.back, parts.code.node, parts.name.node, parts.come, el('p', { class: 'fine' }, words.fine));
  }

  root.addEventListener('submit', event => {
    event.preventDefault();
    const code = clean(parts.code.input.value), name = parts.name.input.value.trim();
    const empty = !code ? parts.code.input : !name ? parts.name.input : null;
    if (empty) return empty.focus();
    const query = new URLSearchParams(location.search);
    if (query.get('code') === code) return act('door', { code, name });
    query.set('code', code);
    actAt(query, 'door', { code, name });
  });

  function draw(scene, another) {
    if (!parts || root.dataset.lang !== scene.lang) build(scene);
    root.dataset.lang = scene.lang;
    title.textContent = another ? scene.door.another : scene.door.title;
    parts.code.node.hidden = another;
    if (another) parts.code.input.value = scene.code;
    problem.hidden = !scene.door.problem;
    tellProblem(problem, scene.door.problem);
    set(parts.code.input, { 'aria-invalid': scene.door.problem ? 'true' : null });
  }

  return { root, draw, title, clear: () => { if (parts) parts.name.input.value = ''; } };
}
