// Keeps what is entered in the browser, and says where it is: here, on its way, or in another window. Sends what shelf.js sends.
import { art, button, el, lifetime, pageLive, set, watchText } from './parts.js';
import { shelf } from './shelf.js';
import { keeps } from './storage.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), text = el('span'), acts = el('span', { class: 'acts' });
  const note = el('p', { class: 'pad-kept' }, art('info'), text, acts);
  host.replaceChildren(el('div', { class: 'zl' }, note));
  let kept = null;
  watchText(model, signal, scene => {
    kept ??= shelf(scene.shelf, scene.holds).keeper(model, signal, scene.name);
    if (pageLive()) document.body.dataset.zlPad = scene.phase;
    text.textContent = scene.text;
    set(note, { class: `pad-kept${scene.phase === 'elsewhere' ? ' note warn' : ''}`, 'data-rev': scene.token });
    acts.replaceChildren(...(scene.phase === 'elsewhere' ? [button({ id: 'here', text: scene.here, main: true }, () => kept.claim())] : []));
    if (scene.phase === 'open') kept.put(scene, scene.token);
    note.hidden = scene.phase === 'open' && !keeps();
  });
}
