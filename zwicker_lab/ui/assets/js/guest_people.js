// Who shares this device, and what is wanted less often: another name, another device, taking the evening home, leaving.
import { button, copyText, el, set, speak } from './parts.js';
import { act } from './guest_wire.js';

/** A button; where `ask` is given, a second press is wanted that answers it. */
export function asking(spec, press) {
  const node = button(spec, () => {
    if (!spec.ask || node.classList.contains('is-sure')) return press();
    node.classList.add('is-sure');
    node.querySelector('span').textContent = spec.ask;
    speak(spec.ask);
  });
  node.addEventListener('blur', () => { node.classList.remove('is-sure'); node.querySelector('span').textContent = spec.text; });
  return node;
}

/** The head of the page with what folds out of it: a node, and a function that draws it. */
export function folder(another) {
  const root = el('div', { class: 'guest-head' }), names = el('div', { class: 'guest-names', role: 'group' });
  const more = el('details', { class: 'guest-more' }), title = el('summary'), body = el('div', { class: 'guest-acts' });
  const name = el('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' });
  more.append(title, body);
  const code = el('b', { class: 'guest-code' });
  root.append(code, names, more);
  let told = '';

  function people({ people: { names: all, active, here }, words }) {
    set(names, { 'aria-label': words.people });
    names.replaceChildren(...(all.length < 2 ? [el('span', { class: 'guest-name' }, all[0] ?? '')]
      : all.map((one, at) => {
        const node = el('button', { type: 'button', class: 'btn small person', 'aria-pressed': String(at === active) }, one);
        node.addEventListener('click', () => act('room', { id: 'person', at }));
        return node;
      })), here && all.length > 1 ? el('span', { class: 'sr' }, here) : '');
  }

  function device({ device: given, words }) {
    if (!given) return [];
    const address = new URL(given.href, location.href).href, label = el('span', {}, words.copy);
    const copy = el('button', { type: 'button', class: 'btn small' }, label);
    copy.addEventListener('click', async () => { label.textContent = (await copyText(address, body)) ? words.copied : words['copy-failed']; speak(label.textContent); });
    return [el('div', { class: 'guest-device' }, el('p', {}, words['device-text']), given.picture ? el('img', { src: given.picture, alt: words.device, class: 'code' }) : null,
      el('input', { type: 'text', readonly: true, value: address, 'aria-label': words.device }), copy)];
  }

  function build(scene) {
    const { acts, friends, here } = scene.people, rename = el('form', { class: 'guest-rename' }, name, el('button', { type: 'submit', class: 'btn small' }, acts.rename));
    set(name, { 'aria-label': acts.rename, maxlength: String(scene.longest * 2) });
    name.value = scene.name;
    rename.addEventListener('submit', event => { event.preventDefault(); if (name.value.trim()) act('room', { id: 'rename', name: name.value.trim() }); });
    const press = id => act('room', { id });
    const add = button({ id: 'another', text: acts.another }, () => { more.open = false; another(); });
    body.replaceChildren(...[friends.length ? el('p', { class: 'fine' }, `${here}: ${friends.join(', ')}`) : null, rename, add,
      button({ id: 'device', text: acts.device }, press), ...device(scene), button({ id: 'home', text: acts.home }, press),
      asking({ id: 'leave', text: acts.leave, quiet: true, ask: scene.words['leave-yes'] }, () => press('leave')),
      asking({ id: 'forget', text: acts.forget, quiet: true, ask: scene.words['forget-yes'] }, () => press('forget')),
      acts.delete ? asking({ id: 'delete', text: acts.delete, quiet: true, ask: scene.words['delete-yes'] }, () => press('delete')) : null].filter(Boolean));
  }

  function draw(scene) {
    code.textContent = scene.code;
    title.textContent = scene.words.more;
    const now = JSON.stringify([scene.people, scene.device, scene.name, scene.lang]);
    if (now === told) return;
    told = now;
    people(scene);
    build(scene);
  }

  return { root, draw };
}
