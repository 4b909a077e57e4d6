// Placing cards: what lies where, the pack to tap on, and a build on its way. Every card is a button; a card that lies somewhere
// goes back when it is tapped. Sends {kind: 'zone', value}, {kind: 'card', card}, {kind: 'total', total}, {kind: 'clear'}.
import { button, el, faceSvg, lifetime, mini, roving, set, tellProblem, watch } from './parts.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), { words, lang } = model.scene;
  const send = message => model.send_msg(message), tap = card => send({ kind: 'card', card });
  const zones = el('div', { class: 'seg', role: 'group', 'aria-label': words.place });
  const felt = el('div', { class: 'felt made' }), build = el('div', { class: 'in-build' }), pack = el('div', { class: 'pack', role: 'group', 'aria-label': words.pack });
  const problem = el('p', { class: 'err', role: 'alert' });
  const root = el('section', { class: 'zl cards', 'aria-label': words.cards }, felt, problem, el('p', { class: 'lab', 'aria-hidden': 'true' }, words.place), zones, build, pack,
    el('div', { class: 'acts' }, button({ id: 'clear', text: words.clear, quiet: true }, () => send({ kind: 'clear' }))));
  host.replaceChildren(root);
  const mark = roving(pack, 'button');

  function lying({ cards, total, name }) {
    const faces = cards.map(code => { const face = el('span', { class: 'card' }); face.innerHTML = faceSvg(code, { size: 'compact', lang }); return face; });
    const node = el('button', { type: 'button', class: `lies${total ? ' heap' : ''}`, 'data-card': cards[0], 'aria-label': `${name}: ${words['take-back']}` }, ...faces, total ? el('b', { class: 'heap-total' }, total) : null);
    node.addEventListener('click', () => tap(cards.at(-1)));
    return el('li', {}, node);
  }

  const zone = ({ label, items, empty }) => el('section', { 'aria-label': label }, el('h3', { class: 'lab' }, label),
    items.length ? el('ul', { class: 'lying' }, ...items.map(lying)) : el('p', { class: 'lab none' }, empty));

  function making(spec) {
    const total = el('select', { id: 'total' }, ...spec.totals.map(one => el('option', { value: one }, String(one))));
    const choose = !spec.totals.length ? [] : [el('label', { for: 'total' }, words['build-total']), total,
      button({ id: 'lay-build', text: words['lay-build'], main: true }, () => send({ kind: 'total', total: Number(total.value) }))];
    return [el('ul', { class: 'lying' }, ...spec.items.map(lying)), el('p', { class: 'fine', role: 'status' }, spec.told), el('div', { class: 'acts' }, ...choose)];
  }

  function packed({ c, n, where }) {
    const node = el('button', { type: 'button', 'data-card': c, 'aria-label': n, 'aria-pressed': where ? 'true' : 'false', 'aria-disabled': where === 'elsewhere' ? 'true' : null }, mini(c, '', lang));
    node.firstChild.setAttribute('aria-hidden', 'true');
    node.firstChild.removeAttribute('role');
    node.addEventListener('click', () => { if (where !== 'elsewhere') tap(c); });
    return node;
  }

  watch(model, signal, scene => {
    const held = root.getRootNode().activeElement, inPack = pack.contains(held) && held.dataset.card, inFelt = felt.contains(held), inZones = zones.contains(held) && held.dataset.zone;
    zones.replaceChildren(...scene.zones.map(({ name, text }) => {
      const node = el('button', { type: 'button', 'data-zone': name, 'aria-pressed': String(name === scene.zone) }, text);
      node.addEventListener('click', () => send({ kind: 'zone', value: name }));
      return node;
    }));
    felt.replaceChildren(...scene.placed.map(zone));
    build.replaceChildren(...(scene.build ? making(scene.build) : []));
    build.hidden = !scene.build;
    pack.replaceChildren(...scene.suits.filter(row => row.cards.length).map(row => el('div', { class: 'suit' }, ...row.cards.map(packed))));
    mark(inPack ? pack.querySelector(`[data-card="${CSS.escape(inPack)}"]`) : null);
    tellProblem(problem, scene.problem);
    set(felt, { 'data-zone': scene.zone });
    if (inPack) pack.querySelector(`[data-card="${CSS.escape(inPack)}"]`)?.focus({ preventScroll: true });
    else if (inZones) zones.querySelector(`[data-zone="${inZones}"]`)?.focus({ preventScroll: true });
    else if (inFelt) (felt.querySelector('button') ?? zones.firstChild).focus({ preventScroll: true });
  });
}
