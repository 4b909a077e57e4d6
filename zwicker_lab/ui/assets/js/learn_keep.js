// What the browser keeps of a learner. Two tabs agree: who wants to write what another tab has changed meanwhile sends that
// to Python first, which brings both together. Runs of a lesson of one's own have a `slot` of their own beside those of others.
// Sends {kind: 'stored', value, write}, and for practice {kind: 'lessons', value} before it.
import { pageLive } from './parts.js';
import { forget, store, stored } from './storage.js';

const COURSE = 'zwicker-lab', OWN = 'zwicker-lab-own', PRACTICE = 'zwicker-lab-practice', MOST = 40;

function parse(raw) {
  try {
    const value = JSON.parse(raw);
    return value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  } catch { return {}; }
}

/** Forget the runs of all lessons of one's own. */
export const forgetOwn = () => forget(OWN);

/** The runs of own lessons that were played last. */
function newest(runs) {
  return Object.fromEntries(Object.entries(runs).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0)).slice(0, MOST));
}

/** Report what is stored, now and whenever another tab changes it; the function returned writes what Python wants kept. */
export function keeper(model, signal, slot = null, key = slot ? OWN : COURSE) {
  if (!pageLive()) return () => {};
  let known = null, written = null;
  const mine = () => (slot ? parse(known)[slot] ?? {} : parse(known));
  const report = wanted => { known = stored(key); model.send_msg({ kind: 'stored', value: mine(), write: wanted }); };
  addEventListener('storage', event => { if (event.key === key || event.key === null) report(false); }, { signal });
  addEventListener('pageshow', event => { if (event.persisted) report(false); }, { signal });
  report(true);
  return keep => {
    if (!keep || keep.n === written) return;
    if (stored(key) !== known) return report(true);
    written = keep.n;
    const value = { ...mine(), ...keep.value }, next = JSON.stringify(slot ? newest({ ...parse(known), [slot]: { ...value, at: Date.now() } }) : value);
    if (next !== known) store(key, next);
    known = stored(key);
  };
}

/** The same for practice, to which the mistakes of the lessons come back; where nothing can be kept it begins all the same. */
export function practiceKeeper(model, signal) {
  if (!pageLive()) model.send_msg({ kind: 'stored', value: null });
  else model.send_msg({ kind: 'lessons', value: parse(stored(COURSE)) });
  return keeper(model, signal, null, PRACTICE);
}
