// What the browser keeps of the lesson that is being written, with the window that writes it. A window that finds its draft
// taken by another one stops saving. Sends {kind: 'stored', value, again} and {kind: 'elsewhere'}.
import { pageLive } from './parts.js';

const KEY = 'zwicker-lab-make';
const tab = (globalThis.__zlTab ??= Math.random().toString(36).slice(2));

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    return found && typeof found === 'object' ? found : {};
  } catch { return {}; }
}

function write(kept) {
  try { localStorage.setItem(KEY, JSON.stringify(kept)); } catch { /* a private window: kept for this page only */ }
}

/** Keep the draft: `put` writes what Python wants kept, `claim` takes it over from another window. */
export function keeper(model, signal) {
  if (!pageLive()) return { put() {}, claim() {} };
  let mine = false, written = 0;
  function claim(again) {
    const kept = read();
    mine = true;
    write({ ...kept, tab });
    model.send_msg({ kind: 'stored', value: kept.value ?? null, again });
  }
  addEventListener('storage', event => {
    if (event.key === KEY && mine && read().tab !== tab) { mine = false; model.send_msg({ kind: 'elsewhere' }); }
  }, { signal });
  claim(false);
  return {
    claim: () => claim(true),
    put({ n, value }) {
      if (!mine || n === written) return;
      written = n;
      write({ tab, value });
    },
  };
}
