// Who registered: one more, or a list that is pasted; name, contact and payment to change; leaving and coming back. Sends
// {kind: 'join', name, contact, paid}, {kind: 'change', number, ...}, {kind: 'leave'|'back', number}, {kind: 'save', what: 'people'}.
import { art, el, lifetime, watchText } from './parts.js';
import { drawer, press, redraw } from './desk_parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), send = message => model.send_msg(message), root = el('section', { class: 'zl desk-people' });
  let built = null, editing = 0, last = null, open = null, again = 0;

  function build({ words, longest }) {
    const name = el('textarea', { id: 'join-name', rows: '1', 'aria-describedby': 'join-help', autocomplete: 'off', spellcheck: 'false' });
    const contact = el('input', { type: 'text', id: 'join-contact', maxlength: longest.contact, autocomplete: 'off' }), paid = el('input', { type: 'checkbox', id: 'join-paid' });
    const form = el('form', { class: 'slip desk-join', novalidate: true }, el('h2', {}, words['add-title']),
      el('div', { class: 'fields' }, el('div', { class: 'field' }, el('label', { for: 'join-name' }, words.name), name), el('div', { class: 'field' }, el('label', { for: 'join-contact' }, words.contact), contact),
        el('label', { class: 'tick' }, paid, el('span', {}, words.paid)), el('button', { type: 'submit', class: 'btn main', 'data-id': 'join' }, words.add)),
      el('p', { class: 'fine', id: 'join-help' }, words['add-help']));
    const fit = () => { name.rows = Math.min(8, Math.max(1, name.value.split('\n').length)); };
    name.addEventListener('input', fit);
    name.addEventListener('keydown', event => { if (event.key === 'Enter' && !event.shiftKey && !name.value.includes('\n')) { event.preventDefault(); form.requestSubmit(); } });
    form.addEventListener('submit', event => {
      event.preventDefault();
      if (!name.value.trim()) return name.focus();
      send({ kind: 'join', name: name.value, contact: contact.value, paid: paid.checked });
      name.value = contact.value = '';
      paid.checked = false;
      fit();
      name.focus();
    });
    const late = el('p', { class: 'note' }), count = el('p', { class: 'fine' }), list = el('ul', { class: 'people' });
    const filter = el('input', { type: 'text', id: 'people-filter', 'aria-label': words.filter, placeholder: words.filter, autocomplete: 'off' });
    filter.addEventListener('input', () => sift(list, filter));
    const bar = el('div', { class: 'acts' }, filter, press(words.csv, () => send({ kind: 'save', what: 'people' })));
    root.replaceChildren(form, late, el('h2', {}, words['list-title']), count, bar, list);
    return { late, count, list, filter, name, fit };
  }

  function sift(list, filter) {
    const wanted = filter.value.trim().toLowerCase();
    for (const node of list.children) node.hidden = !!wanted && !node.dataset.name.toLowerCase().includes(wanted);
  }

  function line(one, words, longest) {
    const id = `p${one.number}`;
    if (editing === one.number) return open ??= editor(one, words, longest);
    const box = el('input', { type: 'checkbox', 'data-id': `${id}-paid`, 'aria-label': `${words.paid}: ${one.name}` });
    box.checked = one.paid;
    box.addEventListener('change', () => send({ kind: 'change', number: one.number, paid: box.checked }));
    const act = (name, deed) => press(words[name], deed, { class: 'btn small quiet', 'data-id': `${id}-${name}`, 'aria-label': `${words[name]}: ${one.name}` });
    return el('li', { class: one.here ? null : 'gone', 'data-name': one.name }, el('p', {}, el('b', {}, one.name), one.late ? el('small', {}, one.late) : null, one.here ? null : el('small', {}, words.gone), one.contact ? el('span', { class: 'contact' }, one.contact) : null),
      el('label', { class: 'tick' }, box, el('span', { 'aria-hidden': 'true' }, words['paid-yes'])), el('div', { class: 'acts' }, act('edit', () => { editing = one.number; open = null; draw(last); }), one.here ? act('leave', () => send({ kind: 'leave', number: one.number })) : act('back', () => send({ kind: 'back', number: one.number }))));
  }

  function editor(one, words, longest) {
    const name = el('input', { type: 'text', maxlength: longest.name, 'aria-label': words.name, 'data-id': `p${one.number}-edit` }), contact = el('input', { type: 'text', maxlength: longest.contact, 'aria-label': words.contact, 'data-id': `p${one.number}-contact` });
    name.value = one.name;
    contact.value = one.contact;
    const close = () => { editing = 0; open = null; draw(last); };
    const form = el('form', { class: 'editing' }, name, contact, el('div', { class: 'acts' }, el('button', { type: 'submit', class: 'btn small main' }, words.save), press(words.cancel, close)));
    form.addEventListener('submit', event => { event.preventDefault(); send({ kind: 'change', number: one.number, name: name.value, contact: contact.value }); close(); });
    form.addEventListener('keydown', event => { if (event.key === 'Escape') close(); });
    return el('li', { 'data-name': one.name }, form);
  }

  function draw(scene) {
    last = scene;
    root.hidden = !scene.shown;
    if (!scene.shown) return;
    built ??= build(scene);
    if (scene.again.n !== again && !built.name.value) { built.name.value = scene.again.text; built.fit(); }
    again = scene.again.n;
    built.late.hidden = !scene.late;
    built.late.replaceChildren(art('info'), el('span', {}, scene.late));
    built.count.textContent = scene.count;
    redraw(built.list, ...(scene.people.length ? scene.people.map(one => line(one, scene.words, scene.longest)) : [el('li', { class: 'fine', 'data-name': '' }, scene.words.empty)]));
    sift(built.list, built.filter);
  }
  host.replaceChildren(root);
  watchText(model, signal, drawer(draw));
}
