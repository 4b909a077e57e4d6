// Cards at random under conditions. Sends {kind: 'seek', table, hand, seed, kept, conditions: [{name, number}]}, {kind: 'stop'}.
import { button, el, lifetime, ownLive, set, speak, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene, { words, limits } = first, own = ownLive();
  const number = (id, label, value, low, high) => {
    const input = el('input', { type: 'number', id, min: low, max: high, value, inputmode: 'numeric' });
    return { input, node: el('div', { class: 'switch' }, el('label', { for: id }, label), input), read: () => Math.trunc(Number(input.value) || 0) };
  };
  const table = number('seek-table', words['seek-table'], 4, 0, limits.table), hand = number('seek-hand', words['seek-hand'], 4, 1, limits.hand), seed = number('seek-seed', words['seek-seed'], 1, 0, limits.seed);
  seed.input.addEventListener('change', () => { seed.input.value = Math.min(Math.max(seed.read(), 0), limits.seed); });
  const kept = el('input', { type: 'checkbox', id: 'seek-kept' }), rows = el('div', { class: 'rows' });
  const conditions = () => [...rows.children].map(row => ({ name: row.querySelector('select').value, number: Math.trunc(Number(row.querySelector('input').value) || 0) }));

  function add({ name, number } = { name: first.conditions[0].name, number: 2 }) {
    const at = rows.children.length + 1;
    if (at > limits.conditions) return;
    const select = el('select', { 'aria-label': words['seek-condition'].replace('%', at) }, ...first.conditions.map(one => el('option', { value: one.name }, one.text)));
    const count = el('input', { type: 'number', min: 1, max: limits.number, value: number, inputmode: 'numeric', 'aria-label': words['seek-number'] });
    const row = el('div', { class: 'condition' }, select, count, button({ id: 'drop', text: words['seek-drop'], quiet: true }, () => { row.remove(); more.hidden = false; more.focus(); }));
    const fit = () => { count.hidden = !first.conditions.find(one => one.name === select.value).numbered; };
    select.value = name;
    select.addEventListener('change', fit);
    fit();
    rows.append(row);
    more.hidden = rows.children.length >= limits.conditions;
  }

  const more = button({ id: 'more', text: words['seek-add'], quiet: true }, () => { add(); rows.lastChild.querySelector('select').focus(); });
  const look = () => model.send_msg({ kind: 'seek', table: table.read(), hand: hand.read(), seed: seed.read(), kept: kept.checked, conditions: conditions() });
  const go = button({ id: 'seek', text: words['seek-go'], main: true }, look);
  const next = button({ id: 'seek-next', text: words['seek-next'] }, () => { seed.input.value = (seed.read() + 1) % (limits.seed + 1); look(); });
  const stop = button({ id: 'stop-seek', text: words['seek-stop'] }, () => model.send_msg({ kind: 'stop' }));
  const bar = el('progress', { max: 1, 'aria-label': words.seek }), told = el('p', { role: 'status' });
  const root = el('details', { class: 'zl fold seek' }, el('summary', {}, words.seek), el('p', {}, words['seek-lead']), el('div', { class: 'numbers' }, table.node, hand.node, seed.node),
    el('label', { class: 'check' }, kept, words['seek-kept']), rows, el('div', { class: 'acts' }, more, go, next, stop), bar, told, own);
  add();
  host.replaceChildren(root);

  /** Fill the fields with the search that found the cards of the exercise opened. */
  function fill(found) {
    for (const [field, value] of [[table, found.table], [hand, found.hand], [seed, found.seed]]) field.input.value = value;
    kept.checked = found.kept;
    rows.replaceChildren();
    more.hidden = false;
    found.conditions.forEach(add);
  }

  let before = '', fresh = null;
  watch(model, signal, scene => {
    if (scene.fresh !== fresh) {
      fresh = scene.fresh;
      if (scene.found) fill(scene.found);
    }
    const busy = scene.state === 'busy', held = root.getRootNode().activeElement === stop;
    stop.hidden = bar.hidden = !busy;
    go.hidden = busy;
    next.hidden = busy || !scene.told;
    bar.value = scene.share;
    set(root, { 'aria-busy': busy ? 'true' : null });
    told.textContent = scene.told;
    if (held && !busy) go.focus({ preventScroll: true });
    if (scene.state !== before && !busy && scene.told && scene.state !== 'known') speak(scene.told, own);
    before = scene.state;
  });
}
