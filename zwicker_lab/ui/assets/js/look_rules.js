// The rule set, its switches, how sure it is, a file of one's own, and what the last change changed.
// Sends {kind: 'rules', name}, {kind: 'bring', rules}, {kind: 'switch', name, value}, {kind: 'plain'}, {kind: 'upload', name, text}.
import { el, lifetime, ownLive, rich, set, speak, tellProblem, watch } from './parts.js';
import { rulesSelect } from './own_rules.js';

const option = (value, text) => el('option', { value }, text);

function moves(words, list, lang, cls = '') {
  return list.length ? el('div', { class: `lane ${cls}` }, el('h4', {}, words), el('ul', {}, ...list.map(parts => el('li', { class: 'sum' }, ...rich(parts, lang))))) : null;
}

export function render({ model, el: host }) {
  const signal = lifetime(model), first = model.scene, { words } = first, own = ownLive();
  const send = message => model.send_msg(message);

  const { select: sets, draw: offer } = rulesSelect('rules', send, signal, { 'aria-describedby': 'unfit' });
  const unfit = el('p', { id: 'unfit', class: 'err', role: 'alert' }), changed = el('p'), note = el('p', { class: 'fine' }), spelled = el('code', { class: 'spelled' });

  const selects = new Map();
  const group = ({ title, switches }) => el('fieldset', {}, el('legend', {}, title), ...switches.map(({ name, text, choices }) => {
    const select = el('select', { id: `switch-${name}` }, ...choices.map(one => option(one.value, one.text)));
    select.addEventListener('change', () => send({ kind: 'switch', name, value: select.value }));
    const meant = el('p', { class: 'fine' }), box = el('div', { class: 'switch' }, el('label', { for: select.id }, text, el('code', {}, name)), select, meant);
    selects.set(name, { select, box, meant });
    return box;
  }));
  const count = el('span', { class: 'fine' }), plain = el('button', { type: 'button', class: 'btn small' }, words.plain);
  plain.addEventListener('click', () => send({ kind: 'plain' }));
  const switches = el('details', { class: 'fold' }, el('summary', {}, words.switches, count), el('div', { class: 'groups' }, ...first.groups.map(group)));

  const sure = el('span', { class: 'fine' }), chips = el('ul', { class: 'chips' });
  const doubt = el('details', { class: 'fold' }, el('summary', {}, words.sure, sure), chips);
  const read = el('a', { class: 'btn small' }, words.read), compare = el('a', { class: 'btn small' }, words.compare);

  const file = el('input', { type: 'file', id: 'file', class: 'sr', 'aria-labelledby': 'file-label file-button', accept: '.toml', 'aria-describedby': 'file-help bad-file' }), bad = el('p', { id: 'bad-file', class: 'err', role: 'alert' });
  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    if (chosen.size > first.upload.most) return tellProblem(bad, model.scene.too_large.replace('{name}', chosen.name));
    let text = null;
    try { text = new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()); } catch { /* not text: Python says so */ }
    send({ kind: 'upload', name: chosen.name, text });
    file.value = '';
  });
  const upload = el('div', { class: 'switch upload' }, el('span', { class: 'lab', id: 'file-label' }, first.upload.label), file, el('label', { class: 'btn small', for: 'file', id: 'file-button' }, first.upload.button), bad, el('p', { id: 'file-help', class: 'fine' }, first.upload.help));

  const compared = el('div', { class: 'compared' });
  const root = el('section', { class: 'zl ruling', 'aria-label': words.title }, el('h2', {}, words.title),
    el('div', { class: 'pair' },
      el('div', { class: 'part' }, el('div', { class: 'switch' }, el('label', { for: 'rules' }, words.choose), sets, unfit), spelled, changed, note, el('div', { class: 'acts' }, read, compare, plain), compared),
      el('div', { class: 'part' }, switches, doubt, upload)), own);

  let seen = null, told = '';
  watch(model, signal, scene => {
    if (scene.n === seen) return;
    const fresh = seen !== null;
    seen = scene.n;
    offer(scene);
    spelled.textContent = scene.spelled;
    set(read, { href: scene.page });
    set(compare, { href: scene.compare });
    changed.textContent = scene.changed;
    changed.hidden = !scene.changed;
    note.textContent = scene.note;
    note.hidden = !scene.note;
    count.textContent = scene.count;
    plain.hidden = !scene.can_reset;
    for (const { switches: some } of scene.groups) for (const one of some) {
      const { select, box, meant } = selects.get(one.name);
      select.value = one.value;
      meant.textContent = one.changed ? select.selectedOptions[0].textContent : '';
      meant.hidden = !one.changed;
      box.classList.toggle('is-changed', one.changed);
    }
    sure.textContent = scene.doubt.text;
    chips.replaceChildren(...scene.doubt.chips.map(one => el('li', { class: `chip ${one.tone}` }, one.text, el('span', { class: 'sr' }, ` (${one.level})`))));
    chips.hidden = !scene.doubt.chips.length;
    tellProblem(unfit, scene.problem);
    set(sets, { 'aria-invalid': scene.problem ? 'true' : null });
    tellProblem(bad, scene.bad_file);
    const { title, gone, new: added, words: only } = scene.compared;
    compared.replaceChildren(...[title ? el('h3', {}, title) : null, moves(only.gone, gone, scene.lang), moves(only.new, added, scene.lang, 'new')].filter(Boolean));
    if (fresh && title && title !== told) speak(title, own);
    told = title;
  });
  return root;
}
