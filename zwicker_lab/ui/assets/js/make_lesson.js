// The whole lesson: title and texts, the rule set, and what can be done with it. Keeps the draft in the browser.
// Sends {kind: 'text', name, lang, value}, {kind: 'rules', name}, {kind: 'bring', rules}, {kind: 'file', text}, {kind: 'new'}, {kind: 'undo'},
// {kind: 'order', name, base}.
import { art, button, copyText, download, el, keepFocus, lifetime, ownLive, pageLive, set, speak, tellProblem, watch } from './parts.js';
import { textField } from './make_fields.js';
import { keeper } from './make_keep.js';
import { rulesSelect } from './own_rules.js';

const LESSON = 'zwicker-lab-lesson';

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene, { words } = first, own = ownLive();
  const send = message => model.send_msg(message);
  const base = () => location.href.replace(/[?#].*$/, '').replace(/[^/]*$/, '');
  const fields = first.fields.map(spec => textField(spec, first.languages, () => ({ kind: 'text' }), send, signal));
  const { select: sets, draw: offer } = rulesSelect('variant', send, signal), doubt = el('p', { class: 'fine' });

  const problem = el('p', { class: 'err', id: 'lesson-problem', role: 'alert' }), said = el('p', { class: 'fine', role: 'status' });
  const order = name => () => send({ kind: 'order', name, base: base() });
  const act = (id, press, more = {}) => button({ id, text: words[id], ...more }, press);
  const file = el('input', { type: 'file', id: 'lesson-file', class: 'sr', accept: '.toml,text/plain', 'aria-label': words.file, 'aria-describedby': 'lesson-problem' });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    const bytes = chosen.size > first.most ? null : await chosen.arrayBuffer();
    file.value = '';
    if (!bytes) return tellProblem(problem, words['too-large']);
    let text = null;
    try { text = new TextDecoder('utf-8', { fatal: true }).decode(bytes); } catch { /* not text: Python says so */ }
    send({ kind: 'file', text });
  });
  const undo = el('div', { class: 'note undo' }, art('info'), el('div', {}, el('p', {}), act('undo', () => send({ kind: 'undo' }))));
  const taken = el('div', { class: 'note warn', role: 'alert' }, art('octagon'), el('div', {}, el('p', {}, words.elsewhere), act('elsewhere-here', () => keep.claim())));
  const acts = el('div', { class: 'acts' }, el('span', { class: 'lead-in' }, words['done-with']), act('play', order('play'), { main: true }), act('save', order('save')), act('share', order('share')), act('print', order('print')));
  const more = el('div', { class: 'acts quiet-acts' }, file, el('label', { class: 'btn small', for: 'lesson-file' }, words.file), act('new', () => send({ kind: 'new' })), el('a', { class: 'btn small quiet', href: first.plans }, words.plans));
  const [title, ...others] = fields;
  const root = el('section', { class: 'zl whole', 'aria-label': words.lesson }, taken, title.node,
    el('div', { class: 'switch' }, el('label', { for: 'variant' }, words.rules), sets, doubt),
    el('details', { class: 'fold' }, el('summary', {}, words['more-texts']), ...others.map(field => field.node)),
    acts, problem, said, undo, more, own);

  let fresh = null, done = first.order.n;
  function obey(asked) {
    if (asked.n === done) return;
    done = asked.n;
    if (asked.name === 'save') download(asked.text, asked.file, 'application/toml');
    if (asked.name === 'play') {
      try { sessionStorage.setItem(LESSON, asked.text); } catch { /* told there: no lesson in this window */ }
      location.assign(asked.href);
    }
    if (asked.name === 'print') said.textContent = asked.note;
    if (asked.name === 'share') share(asked);
  }
  async function share({ href, note }) {
    const text = href && await copyText(href, root) ? words.copied : href || words['share-long'];
    said.textContent = href && note ? `${text} ${note}` : text;
    speak(said.textContent, own);
  }

  const keep = keeper(model, signal);
  if (pageLive()) history.replaceState(null, '', `?${new URLSearchParams({ lang: first.lang })}`); // what the address brought is kept from now on
  watch(model, signal, scene => {
    if (scene.fresh !== fresh) {
      fresh = scene.fresh;
      scene.fields.forEach((spec, at) => fields[at].put(spec.value, scene.heard));
    }
    for (const field of fields) field.tell(scene.problems[field.name]);
    offer(scene.rules);
    doubt.textContent = scene.doubt;
    doubt.hidden = !scene.doubt;
    tellProblem(problem, scene.problem);
    undo.hidden = !scene.undone;
    undo.querySelector('p').textContent = scene.undone;
    taken.hidden = !scene.elsewhere;
    set(root, { 'data-elsewhere': scene.elsewhere ? 'yes' : null });
    keep.put(scene.keep);
    obey(scene.order);
  });
  host.replaceChildren(root);
  keepFocus(host, signal);
}
