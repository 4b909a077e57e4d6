// What the browser keeps of a learner. Two tabs agree: who wants to write what another tab has changed meanwhile sends that
// to Python first, which brings both together. Sends {kind: 'stored', value, write}.
import { pageLive } from './parts.js';

const KEY = 'zwicker-lab';

function parse(raw) {
  try {
    const value = JSON.parse(raw);
    return value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  } catch { return {}; }
}

const read = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
const write = raw => { try { localStorage.setItem(KEY, raw); } catch { /* a private window: kept for this page only */ } };

/** Report what is stored, now and whenever another tab changes it; the function returned writes what Python wants kept. */
export function keeper(model, signal) {
  if (!pageLive()) return () => {};
  let known = null, written = null;
  const report = wanted => { known = read(); model.send_msg({ kind: 'stored', value: parse(known), write: wanted }); };
  addEventListener('storage', event => { if (event.key === KEY || event.key === null) report(false); }, { signal });
  addEventListener('pageshow', event => { if (event.persisted) report(false); }, { signal });
  report(true);
  return keep => {
    if (!keep || keep.n === written) return;
    if (read() !== known) return report(true);
    written = keep.n;
    const next = JSON.stringify({ ...parse(known), ...keep.value });
    if (next !== known) write(next);
    known = read();
  };
}
