// What the browser keeps of the lesson that is being written, with the window that writes it. A window that finds its draft
// taken by another one stops saving. Sends {kind: 'stored', value, again} and {kind: 'elsewhere'}.
import { hear, pageLive, tell } from './parts.js';
import { store, storedObject } from './storage.js';

const KEY = 'zwicker-lab-make';
const tab = (globalThis.__zlTab ??= Math.random().toString(36).slice(2));
const state = (globalThis.__zlMaking ??= { began: false, claimed: false, written: 0 });

const read = () => storedObject(KEY);
const write = kept => store(KEY, JSON.stringify(kept));

/** Do something once Python has the draft that was kept here. */
export function whenClaimed(act, signal) {
  if (state.claimed) act();
  else hear('make-claimed', () => 'make', act, signal);
}

/** Keep the draft: `put` writes what Python wants kept, `claim` takes it over from another window. */
export function keeper(model, signal) {
  if (!pageLive()) return { put() {}, claim() {} };
  let mine = false, written = 0;
  function claim(again) {
    const kept = read(), own = kept.tab === tab;
    mine = again || own || !state.began || kept.tab === undefined;
    state.began = true;
    const known = !again && own && state.written > 0 && model.scene.keep.n >= state.written; // rendered again for the same session
    if (!mine) model.send_msg({ kind: 'elsewhere' });
    else if (!known) {
      write({ ...kept, tab });
      model.send_msg({ kind: 'stored', value: kept.value ?? null, again });
    }
    state.claimed = true;
    tell('make-claimed', 'make');
  }
  signal.addEventListener('abort', () => { state.claimed = false; });
  addEventListener('storage', event => {
    if (event.key === KEY && mine && read().tab !== tab) { mine = false; model.send_msg({ kind: 'elsewhere' }); }
  }, { signal });
  claim(false);
  return {
    claim: () => claim(true),
    put({ n, value }) {
      if (!mine || n === written) return;
      written = state.written = n;
      write({ tab, value });
    },
  };
}
