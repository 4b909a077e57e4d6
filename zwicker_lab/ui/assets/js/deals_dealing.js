// Dealing cards by any rules. Sends {kind: 'rules', name}, {kind: 'bring', rules}, {kind: 'players', count} and {kind: 'deal'}; the
// deal that comes back is opened, through this window where it is too long for an address.
import { el, lifetime, set, tellProblem, watch } from './parts.js';
import { rulesSelect } from './own_rules.js';

const KEY = 'zwicker-lab-deal';

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first, send = message => model.send_msg(message);
  const { select, draw } = rulesSelect('dealing-rules', send, signal, { 'aria-describedby': 'dealing-error' });
  const players = el('select', { id: 'dealing-players' }), error = el('p', { id: 'dealing-error', class: 'err', role: 'alert' }), guess = el('p', { class: 'chip guess' });
  players.addEventListener('change', () => send({ kind: 'players', count: Number(players.value) }));
  const field = (label, node) => el('div', { class: 'field' }, el('label', { for: node.id }, label), node);
  const form = el('form', { class: 'zl deal-dealing', novalidate: true }, el('div', { class: 'fields' }, field(words.rules, select), field(words.players, players)), guess, error,
    el('div', { class: 'acts' }, el('button', { type: 'submit', class: 'btn main' }, words.go)));
  form.addEventListener('submit', event => { event.preventDefault(); send({ kind: 'deal' }); });

  let dealt = first.dealt.n;
  watch(model, signal, scene => {
    draw(scene);
    players.replaceChildren(...scene.players.map(count => el('option', { value: count }, String(count))));
    players.value = scene.count;
    guess.textContent = scene.guess;
    guess.hidden = !scene.guess;
    tellProblem(error, scene.problem);
    set(select, { 'aria-invalid': scene.problem ? 'true' : null });
    if (scene.dealt.n === dealt) return;
    dealt = scene.dealt.n;
    try { sessionStorage.setItem(KEY, scene.dealt.text); } catch { /* no storage: a deal that is too long says so there */ }
    location.assign(scene.dealt.target);
  });
  return form;
}
