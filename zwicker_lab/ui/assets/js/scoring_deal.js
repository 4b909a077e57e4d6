// Which deal is counted, and the form that has another one played. Sends {kind: 'play', name | rules, players, who, seed},
// {kind: 'stop'} and, for a deal kept in this window, {kind: 'own', text}.
import { el, lifetime, ownLive, set, speak, tellProblem, watch } from './parts.js';
import { rulesSelect } from './own_rules.js';

const KEY = 'zwicker-lab-deal', MOST_SEEDS = 999_999_999;
const option = (value, text) => el('option', { value }, text);

function kept() {
  try { return sessionStorage.getItem(KEY); } catch { return null; }
}

export function render({ model }) {
  const signal = lifetime(model), first = model.scene, { words } = first, own = ownLive();
  const counted = el('p', { class: 'counted-deal' }), look = el('a', { class: 'btn small quiet' }), error = el('p', { class: 'err', role: 'alert' });
  look.addEventListener('click', () => { try { sessionStorage.setItem(KEY, model.scene.look.deal); } catch { /* no storage: the page says so */ } });
  const ways = el('ul', { class: 'begin-with' }, ...[...first.tutorials, first.others].map(one => el('li', {}, el('a', { class: 'start', href: one.href }, one.text))));

  const { select: sets, draw: offer, chosen } = rulesSelect('draw-rules', () => seats(model.scene.sets.find(one => one.name === sets.value)?.players ?? [2, 3, 4]), signal);
  const players = el('select', { id: 'draw-players' }), who = el('select', { id: 'draw-who' }, ...first.who.map(one => option(one.value, one.text)));
  const seed = el('input', { type: 'text', id: 'draw-seed', inputmode: 'numeric', maxlength: '12', autocomplete: 'off', 'aria-describedby': 'draw-error' });
  const again = el('button', { type: 'button', class: 'btn small' }, words.again), play = el('button', { type: 'submit', class: 'btn main' }, words.play);
  const stop = el('button', { type: 'button', class: 'btn small' }, words.stop), bar = el('progress', { max: '52', 'aria-label': words.play }), moves = el('span', {});
  const wrong = el('p', { id: 'draw-error', class: 'err', role: 'alert' }), running = el('p', { class: 'running' }, bar, moves, stop);
  const field = (label, node) => el('div', { class: 'field' }, el('label', { for: node.id }, label), node);
  const form = el('form', { novalidate: true, class: 'draw' }, el('div', { class: 'fields' }, field(words.rules, sets), field(words.players, players), field(words.who, who), field(words.seed, seed)), wrong,
    el('div', { class: 'acts' }, play, again), running);

  const seats = list => { const now = players.value; players.replaceChildren(...list.map(each => option(each, String(each)))); if (list.includes(Number(now))) players.value = now; };
  function send() {
    model.send_msg({ kind: 'play', ...chosen(), players: Number(players.value), who: who.value, seed: seed.value });
  }
  form.addEventListener('submit', event => { event.preventDefault(); send(); });
  again.addEventListener('click', () => { seed.value = String(1 + Math.floor(Math.random() * MOST_SEEDS)); send(); });
  stop.addEventListener('click', () => model.send_msg({ kind: 'stop' }));

  let shown = '', told = null;
  watch(model, signal, scene => {
    const now = JSON.stringify([scene.name, scene.players, scene.level, scene.seed]);
    if (now !== shown) {
      shown = now;
      offer(scene);
      seats(scene.sets.find(one => one.name === scene.name).players);
      players.value = String(scene.players);
      who.value = scene.level;
      seed.value = scene.seed;
    }
    counted.textContent = scene.counted;
    look.hidden = !scene.look;
    if (scene.look) { set(look, { href: scene.look.href }); look.textContent = scene.look.text; }
    tellProblem(error, scene.error.deal ?? (scene.waits && !kept() ? words.lost : ''));
    tellProblem(wrong, scene.error.draw ?? '');
    set(seed, { 'aria-invalid': scene.error.draw ? 'true' : null });
    running.hidden = !scene.progress;
    if (scene.progress) { bar.value = scene.progress.at; moves.textContent = scene.progress.text; }
    if (told !== null && scene.counted !== told) speak(scene.counted, own);
    told = scene.counted;
  });
  if (first.waits && kept()) model.send_msg({ kind: 'own', text: kept() });
  return el('section', { class: 'zl scoring-deal', 'aria-label': words.title }, el('h2', {}, words.title), counted, error, el('p', { class: 'acts' }, look), ways, el('details', { class: 'fold' }, el('summary', {}, words.draw), form), own);
}
