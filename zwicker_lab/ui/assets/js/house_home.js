// Taking house rules home: keep them in this browser, save the file, copy the link, print a leaflet, try them.
import { copyText, el, lifetime, ownLive, pageLive, set, speak, watch } from './parts.js';
import { keepRules } from './own_rules.js';

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first, own = ownLive();
  const keep = el('button', { type: 'button', class: 'btn main' }, words.keep), save = el('a', { class: 'btn' }, words.save), copy = el('button', { type: 'button', class: 'btn' }, first.copy[0]);
  const waits = el('p', { class: 'err', role: 'status' }), said = el('p', { class: 'fine', role: 'status' });
  const ways = el('ul', { class: 'ways' }), sheets = el('ul', { class: 'ways' });
  const tell = text => { said.textContent = text; speak(text, own); };
  keep.hidden = !pageLive();
  keep.addEventListener('click', () => {
    tell(keepRules(model.scene.entry) ? words['keep-done'] : words['keep-failed']);
    dispatchEvent(new Event('zl-rules'));
  });
  copy.addEventListener('click', async () => tell((await copyText(location.href, root)) ? first.copy[1] : first.copy[2]));
  const link = one => el('li', {}, el('a', { href: one.href }, one.text));
  let url = '';
  signal.addEventListener('abort', () => URL.revokeObjectURL(url));
  const root = el('section', { class: 'zl slip house-home' }, el('h2', {}, words.take), waits, el('div', { class: 'acts' }, keep, save, copy), said, el('h3', {}, words.print), sheets, el('h3', {}, words.try), ways, own);
  watch(model, signal, scene => {
    URL.revokeObjectURL(url);
    url = URL.createObjectURL(new Blob([scene.toml], { type: 'application/toml' }));
    set(save, { href: url, download: scene.file });
    waits.textContent = scene.waits;
    ways.replaceChildren(...scene.links.map(link));
    sheets.replaceChildren(...scene.leaflets.map(link));
  });
  return root;
}
