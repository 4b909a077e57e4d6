// Beside the task: the answers of a judgement as large buttons, or the piles of a count. Sends {kind: 'answer', id}.
import { el, isTyping, lifetime, mini, ownLive, pageLive, rich, set, setting, showsIn, speak, watch } from './parts.js';

const SIGN = { right: '✓', wrong: '✕' };

function choices(scene, answer, own) {
  const again = el('span', { class: 'then' }, scene.confirm);
  function press(node, id) {
    if (scene.fixed) return;
    if (!setting('confirm', 'yes') || node.contains(again)) return answer(id);
    again.parentNode?.classList.remove('is-on');
    node.classList.add('is-on');
    node.append(again);
    speak(scene.confirm, own);
  }
  return el('div', { class: 'judge', role: 'group', 'aria-label': scene.label }, ...scene.choices.map((choice, index) => {
    const sign = SIGN[choice.state] ?? String(index + 1);
    const node = el('button', { type: 'button', class: 'choice', 'data-id': choice.id, 'data-state': choice.state || null, 'aria-disabled': scene.fixed ? 'true' : null },
      el('span', { class: choice.state ? 'mark' : 'key', 'aria-hidden': 'true' }, sign),
      el('span', { class: 'do' }, choice.text), choice.note ? el('span', { class: 'then' }, choice.note) : null);
    node.addEventListener('click', () => press(node, choice.id));
    return node;
  }));
}

function pile({ head, note, cards }, lang) {
  const shown = cards.map(({ c, n, hit }) => { const card = mini(c, n, lang); card.classList.toggle('hit', !!hit); return card; });
  return el('section', { class: 'felt won' }, el('h3', { class: 'lab' }, ...rich(head, lang)),
    el('div', { class: 'minis' }, ...shown), note ? el('p', { class: 'lab' }, note) : null);
}

export function render({ model, el: host }) {
  const signal = lifetime(model), root = el('div', { class: 'zl' }), own = ownLive();
  host.replaceChildren(root, own ?? '');
  const answer = id => model.send_msg({ kind: 'answer', id });
  (pageLive() ? document : root).addEventListener('keydown', event => {
    const { kind, fixed } = model.scene;
    if (kind !== 'choices' || fixed || isTyping(event) || !/^[1-9]$/.test(event.key)) return;
    root.querySelectorAll('.choice')[+event.key - 1]?.focus();
  }, { signal });
  watch(model, signal, scene => {
    const held = root.getRootNode().activeElement?.dataset?.id;
    root.hidden = !scene.kind;
    showsIn(host, scene.kind);
    root.classList.toggle('piles', scene.kind === 'piles');
    set(root, { role: scene.kind === 'piles' ? 'group' : null, 'aria-label': scene.kind === 'piles' ? scene.label : null });
    root.replaceChildren(...(scene.kind === 'choices' ? [choices(scene, answer, own)] : scene.kind === 'piles' ? scene.piles.map(each => pile(each, scene.lang)) : []));
    if (held) [...root.querySelectorAll('.choice')].find(node => node.dataset.id === held)?.focus({ preventScroll: true });
  });
}
