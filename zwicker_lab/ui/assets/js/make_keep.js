// What the browser keeps of the lesson that is being written, with the window that writes it. A window that finds its draft
// taken by another one stops saving. What was typed so late that Python has not given it back to keep is kept beside the draft when
// the page is left or hidden. Sends {kind: 'stored', value, late, again} and {kind: 'elsewhere'}.
import { hear, pageLive, tell } from './parts.js';
import { store, storedObject } from './storage.js';

const KEY = 'zwicker-lab-make';
const tab = (globalThis.__zlTab ??= Math.random().toString(36).slice(2));
/** What was typed: how often, and by its field what Python has not heard yet, {n, told}. */
export const typed = (globalThis.__zlTyped ??= { n: 0, unheard: new Map() });
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
      model.send_msg({ kind: 'stored', value: kept.value ?? null, late: kept.late ?? [], again });
    }
    state.claimed = true;
    tell('make-claimed', 'make');
  }
  signal.addEventListener('abort', () => { state.claimed = false; });
  addEventListener('storage', event => {
    if (event.key === KEY && mine && read().tab !== tab) { mine = false; model.send_msg({ kind: 'elsewhere' }); }
  }, { signal });
  function keepLate() {
    const late = [...typed.unheard.values()].filter(({ n }) => n > model.scene.heard).map(({ told }) => told);
    if (mine && late.length) write({ ...read(), tab, late });
  }
  addEventListener('pagehide', keepLate, { signal });
  document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'hidden') keepLate(); }, { signal });
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
