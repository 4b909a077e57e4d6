// The hint ladder: rungs open one at a time, on request. Sends {kind: 'hint'}.
import { button, el, lifetime, ownLive, rich, set, speak, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('section', { class: 'zl' }), live = ownLive();
  host.replaceChildren(...[root, live].filter(Boolean));
  let opened = null;

  function rung({ state, name, text, ask }) {
    if (state === 'next') return el('li', {}, button({ id: 'hint', text: ask, quiet: true }, () => model.send_msg({ kind: 'hint' })));
    return el('li', { class: state }, el('span', { class: 'n' }, name), el('span', {}, ...rich(text, model.scene.lang)));
  }

  watch(model, signal, scene => {
    root.hidden = !scene.rungs?.length;
    if (root.hidden) { opened = null; return root.replaceChildren(); }
    const held = root.contains(root.getRootNode().activeElement), count = scene.rungs.filter(each => each.state === 'open').length;
    set(root, { 'aria-label': scene.label });
    root.replaceChildren(el('ol', { class: 'ladder' }, ...scene.rungs.map(rung)));
    const last = root.querySelectorAll('li.open')[count - 1];
    if (opened !== null && count > opened) {
      speak(scene.say, live);
      last.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240 });
    }
    if (held) (root.querySelector('button') ?? (last.tabIndex = -1, last)).focus();
    opened = count;
  });
}
