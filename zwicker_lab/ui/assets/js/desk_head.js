// What comes next, the parts of the page, who writes here, what was just done. Keeps the address and saves files. Sends
// {kind: 'stored', who, address}, {kind: 'who', who}, {kind: 'go', view, passe, table}, {kind: 'draw'}.
import { art, download, el, lifetime, pageLive, watchText, whenDrawn } from './parts.js';
import { drawer, keep, kept, press, redraw } from './desk_parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), first = JSON.parse(model.told), { words } = first, send = message => model.send_msg(message);
  const title = el('h2', { class: 'desk-title' }), state = el('p', { class: 'fine' }), links = el('p', { class: 'acts links' });
  const now = el('section', { class: 'slip desk-now', 'aria-live': 'polite' }), said = el('div', { class: 'desk-said', role: 'status' }), wrong = el('div', { class: 'desk-said', role: 'alert' });
  const tabs = el('nav', { class: 'desk-tabs', 'aria-label': words.tabs });
  const who = el('input', { type: 'text', id: 'desk-writer', maxlength: first.longest, autocomplete: 'name', 'aria-describedby': 'desk-writer-help' }), missing = el('span', { class: 'missing' });
  who.addEventListener('change', () => { keep({ who: who.value }); send({ kind: 'who', who: who.value }); });
  const writer = el('p', { class: 'writer', title: words['who-help'] }, el('span', { class: 'sr', id: 'desk-writer-help' }, words['who-help']), el('label', { for: 'desk-writer' }, words.who), who, missing);
  host.replaceChildren(el('div', { class: 'zl desk-head' }, el('header', {}, title, state, links, writer), now, tabs, wrong, said));

  const drawNow = drawer(({ text, step, print }) => redraw(now, el('p', {}, text), el('div', { class: 'acts' },
    print ? el('a', { class: 'btn', href: print.href, 'data-id': 'print' }, art('on'), el('span', {}, print.text)) : null,
    step ? press(step.text, () => send(step), { class: `btn${step.main ? ' main' : ''}`, 'data-id': 'step' }) : null)));
  const drawTabs = drawer(({ tabs: all, view }) => redraw(tabs, ...all.map(one => {
    const node = press(one.text, () => send({ kind: 'go', view: one.view }), { class: 'btn small desk-tab', 'data-id': one.view, 'aria-current': one.view === view ? 'page' : null });
    if (one.count) node.append(el('span', { class: 'many' }, one.count));
    return node;
  })));

  let view = first.view, saved = first.file.number, asked = false;
  addEventListener('popstate', () => send({ kind: 'go', ...Object.fromEntries(new URLSearchParams(location.search)) }), { signal });
  whenDrawn(() => { who.value = kept().who; send({ kind: 'stored', who: who.value, address: location.href }); asked = true; }, signal);
  watchText(model, signal, scene => {
    title.textContent = scene.title;
    state.textContent = scene.state;
    drawNow(scene.now);
    drawTabs({ tabs: scene.tabs, view: scene.view });
    missing.textContent = asked && !scene.who ? words['who-missing'] : '';
    const tell = (place, text, sign, tone) => {
      if (place.dataset.text === text) return;
      place.dataset.text = text;
      place.replaceChildren(...(text ? [el('p', { class: `note ${tone}` }, art(sign), el('span', {}, text))] : []));
    };
    tell(wrong, scene.error, 'octagon', 'bad');
    tell(said, scene.note, 'disc', 'ok');
    if (!links.childNodes.length) links.replaceChildren(el('a', { href: scene.projector, target: '_blank', rel: 'noopener' }, words.projector));
    if (scene.file.number !== saved) { saved = scene.file.number; download(scene.file.text, scene.file.name); }
    if (!pageLive()) return;
    document.body.dataset.zlDesk = scene.view;
    keep({ open: { ...kept().open, [scene.token]: { title: scene.title, at: Date.now() } } });
    if (scene.address !== location.search) history[scene.view === view ? 'replaceState' : 'pushState'](null, '', scene.address + location.hash);
    view = scene.view;
  });
}
