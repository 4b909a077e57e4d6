// How the lead is distributed: a row of bars for each rule set, each bar a button that asks for the deals from there outwards.
// Sends {kind: 'tail', arm, low, high} and, to look no further, {kind: 'untail'}.
import { button, el, lifetime, ownLive, roving, speak, watch } from './parts.js';

const KEY = 'zwicker-lab-deal';

function keep(text) {
  try { sessionStorage.setItem(KEY, text); } catch { /* no storage: the page says so */ }
}

export function render({ model }) {
  const signal = lifetime(model), own = ownLive(), root = el('section', { class: 'zl study-plot' });
  let opened = false, told = null, focused = null;

  const isIn = (one, tail) => tail && tail.arm === one.arm && (tail.low === null ? one.behind && one.ask.high <= tail.high : !one.behind && one.ask.low >= tail.low);

  function bar(one, scene) {
    const fill = el('i', {}), chosen = isIn(one, scene.tail);
    fill.style.height = `${one.height}%`;
    const node = el('button', { type: 'button', class: `bin${one.behind ? ' behind' : ''}${chosen ? ' chosen' : ''}`, 'aria-label': one.name, 'aria-pressed': String(Boolean(chosen)), title: one.name, 'aria-disabled': scene.open ? null : 'true', 'data-key': one.key }, fill);
    node.addEventListener('click', () => { if (scene.open) model.send_msg({ kind: 'tail', ...one.ask }); });
    node.addEventListener('focus', () => { focused = one.key; });
    return node;
  }

  function arm(one, scene) {
    const bins = el('div', { class: 'bins', role: 'group', 'aria-label': `${scene.title}, ${one.title}` }, ...one.bars.map(each => bar(each, scene)));
    const [low, zero, high] = scene.ends, middle = el('span', { class: 'zero' }, zero);
    middle.style.left = `${scene.zero}%`;
    roving(bins, '.bin')(bins.querySelector('.chosen') ?? undefined);
    return el('figure', {}, el('figcaption', {}, one.title), bins, el('p', { class: 'axis', 'aria-hidden': 'true' }, el('span', {}, low), scene.zero > 12 && scene.zero < 88 ? middle : null, el('span', {}, high)));
  }

  function tail(found) {
    const link = one => {
      const node = el('a', { class: 'start', href: one.href }, one.text);
      node.addEventListener('click', () => keep(one.deal));
      return el('li', {}, node);
    };
    return el('div', { class: 'tail' }, el('h3', {}, found.title), found.waits ? el('div', { class: 'acts' }, found.waits, button({ id: 'untail', text: found.cancel }, kind => model.send_msg({ kind }))) : null, found.none ? el('p', {}, found.none) : null,
      el('ul', { class: 'begin-with' }, ...found.deals.map(link)));
  }

  function table({ title, heads, rows }) {
    const fold = el('details', { class: 'fold', open: opened }, el('summary', {}, title),
      el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': title }, el('table', {}, el('thead', {}, el('tr', {}, ...heads.map(head => el('th', { scope: 'col' }, head)))),
        el('tbody', {}, ...rows.map(([head, ...counts]) => el('tr', {}, el('th', { scope: 'row' }, head), ...counts.map(count => el('td', {}, count))))))));
    fold.addEventListener('toggle', () => { opened = fold.open; });
    return fold;
  }

  watch(model, signal, scene => {
    root.hidden = !scene.arms.length;
    if (root.hidden) return;
    const held = root.contains(root.getRootNode().activeElement);
    root.replaceChildren(...[own, el('h2', {}, scene.title), scene.about ? el('p', { class: 'fine' }, scene.about) : null,
      el('div', { class: 'plots' }, ...scene.arms.map(one => arm(one, scene))), scene.tail ? tail(scene.tail) : null, table(scene.table)].filter(Boolean));
    if (held) root.querySelector(`[data-key="${focused}"]`)?.focus();
    const news = scene.tail ? scene.tail.waits || scene.tail.none || scene.tail.title : null;
    if (news !== told && news) speak(news, own);
    told = news;
  });
  return root;
}
