// Examples to begin with and a drawn position. Keeps the browser's address at the place one is, back and forward included.
// Sends {kind: 'example', name}, {kind: 'random'}, {kind: 'address', search}.
import { el, lifetime, pageLive, set, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene;
  const random = el('button', { type: 'button', class: 'btn small main' }, first.random);
  random.addEventListener('click', () => model.send_msg({ kind: 'random' }));
  const links = first.examples.map(({ name, text, href }) => {
    const link = el('a', { href, class: 'start' }, text);
    link.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      model.send_msg({ kind: 'example', name });
    });
    return link;
  });
  const list = el('ul', { class: 'starts', 'aria-label': first.label }, el('li', {}, random), ...links.map(link => el('li', {}, link)));

  const here = pageLive() !== null;
  let fresh = true;
  watch(model, signal, scene => {
    links.forEach((link, at) => set(link, { 'aria-current': scene.lines[at] === scene.now ? 'true' : null }));
    if (here && scene.address && scene.address !== location.search) history[fresh ? 'replaceState' : 'pushState'](null, '', scene.address + location.hash);
    fresh = false;
  });
  if (here) addEventListener('popstate', () => { if (location.search !== model.scene.address) model.send_msg({ kind: 'address', search: location.search }); }, { signal });
  return el('nav', { class: 'zl', 'aria-label': first.label }, list);
}
