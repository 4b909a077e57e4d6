// All that the pages keep in this browser, as one file to carry to another browser, and back. Nothing of it leaves it here.
import { download, el, speak, tellProblem } from './parts.js';
import { question } from './start_over.js';
import { keeps } from './storage.js';

const OURS = /^zwicker-lab(-[a-z]+)*$/, LEARNT = 'zwicker-lab', LOOK = 'zwicker-lab-look', FORMAT = 'zwicker-lab-progress', MOST = 4_000_000;

function all() {
  const kept = {};
  for (let at = 0; at < localStorage.length; at++) {
    const key = localStorage.key(at);
    if (OURS.test(key)) kept[key] = localStorage.getItem(key);
  }
  return kept;
}

function read(text) {
  const found = JSON.parse(text);
  const kept = Object.entries(found?.kept ?? {}).filter(([key, value]) => OURS.test(key) && typeof value === 'string');
  if (found?.format !== FORMAT || !kept.length) throw new Error('no file of ours');
  return Object.fromEntries(kept.map(([key, value]) => [key, JSON.stringify(JSON.parse(value))]));
}

/** Whether something here would be lost to `kept`: any but how the pages look, and lessons none of which was opened. */
function loses(kept) {
  const isEmpty = (key, value) => key === LOOK || key === LEARNT && !Object.keys(JSON.parse(value)?.runs ?? {}).length;
  try { return Object.entries(all()).some(([key, value]) => value !== kept[key] && !isEmpty(key, value)); } catch { return true; }
}

const era = text => { try { return Number(JSON.parse(text)?.era) || 0; } catch { return 0; } };

function write(kept) {
  Object.keys(all()).forEach(key => localStorage.removeItem(key));
  Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value));
}

/** Replace what is kept, whole or not at all. A new era of what was learnt tells other open tabs that theirs is over, as starting over does. */
function replaceAll(kept) {
  const before = all(), next = Math.max(era(before[LEARNT]), era(kept[LEARNT])) + 1;
  const learnt = kept[LEARNT] && { [LEARNT]: JSON.stringify({ ...JSON.parse(kept[LEARNT]), era: next }) };
  try { write({ ...kept, ...learnt }); } catch (full) { write(before); throw full; }
}

/** Two ways: everything into a file, and back from one. `live` is where it is said when it has worked. */
export function backup(words, signal, live) {
  const error = el('p', { class: 'err', role: 'alert' });
  const save = el('button', { type: 'button', class: 'btn small quiet', 'data-id': 'save' }, words.save);
  const file = el('input', { type: 'file', id: 'progress-file', accept: '.json,application/json', class: 'sr' });
  const back = el('label', { class: 'btn small quiet', for: 'progress-file', 'data-id': 'restore' }, words.restore);

  save.addEventListener('click', () => {
    const text = JSON.stringify({ format: FORMAT, kept: all() }, null, 1);
    download(text, words['save-name'], 'application/json');
    speak(words.saved, live);
  }, { signal });

  file.addEventListener('change', async () => {
    const [chosen] = file.files;
    file.value = '';
    tellProblem(error, '');
    asking.replaceChildren();
    if (!chosen) return;
    if (chosen.size > MOST) return tellProblem(error, words['too-large']);
    let kept;
    try { kept = read(await chosen.text()); } catch { return tellProblem(error, words.wrong); }
    if (!loses(kept)) return take(kept);
    asking.replaceChildren(question(words, sure => {
      asking.replaceChildren();
      if (sure) take(kept);
      else file.focus();
    }));
    asking.querySelector('[data-id=no]').focus();
  }, { signal });

  function take(kept) {
    try { replaceAll(kept); } catch { return tellProblem(error, words.full); }
    location.reload();
  }

  const asking = el('div', { class: 'asking' });
  return el('section', { class: 'backup', 'aria-label': words.title, hidden: !keeps() }, save, back, file, error, asking);
}
