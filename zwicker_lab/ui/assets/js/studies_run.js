// What is to be played, its start, and how far it is. Sends {kind: 'start'}, {kind: 'cancel'}.
import { el, lifetime, ownLive, set, speak, tellProblem, watch } from './parts.js';

export function render({ model }) {
  const signal = lifetime(model), { words, change } = model.scene, own = ownLive();
  const summary = el('p', { class: 'summary' }), wrong = el('p', { id: 'study-start-wrong', class: 'err', role: 'alert' });
  const start = el('button', { type: 'button', class: 'btn main' }, words.start), cancel = el('button', { type: 'button', class: 'btn small' }, words.cancel);
  const ways = el('a', { class: 'start', href: change.href }, change.text), results = el('a', { class: 'start' });
  const bar = el('progress', { max: '100', 'aria-label': words.start }), share = el('span', {});
  const running = el('div', { class: 'running' }, bar, share, cancel);
  start.addEventListener('click', () => model.send_msg({ kind: 'start' }));
  cancel.addEventListener('click', () => model.send_msg({ kind: 'cancel' }));

  let told = null;
  watch(model, signal, scene => {
    summary.textContent = scene.summary;
    tellProblem(wrong, scene.error);
    const held = running.contains(running.getRootNode().activeElement);
    running.hidden = !scene.progress;
    start.hidden = ways.hidden = Boolean(scene.progress);
    results.hidden = !scene.results;
    if (scene.results) {
      results.textContent = scene.results.text;
      set(results, { href: scene.results.href });
    }
    if (scene.progress) {
      bar.value = scene.progress.percent;
      share.textContent = scene.progress.text;
    } else if (held) start.focus();
    if (told !== null && scene.news !== told) speak(scene.news, own);
    told = scene.news;
  });
  return el('section', { class: 'zl', 'aria-label': words.run }, summary, wrong, el('div', { class: 'begun' }, start, running, results, ways), own);
}
