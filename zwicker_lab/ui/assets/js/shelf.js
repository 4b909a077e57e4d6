// What the browser keeps of things one works on for long: a shelf for each kind, on it each thing by its name, with the window
// that works on it. A window that finds its own taken by another one stops. Sends {kind: 'stored', value}, {kind: 'elsewhere'}.
import { pageLive, whenDrawn } from './parts.js';
import { store, storedObject } from './storage.js';

const tab = (globalThis.__zlTab ??= Math.random().toString(36).slice(2));

/** Whether nothing was done on a thing yet. */
const isFresh = one => !one?.value?.rev;

/** The shelf under `key`, which holds the `most` things last worked on; one that was only opened pushes none of them off. */
export function shelf(key, most) {
  /** All there is, by name; what cannot be read is nothing. */
  const all = () => storedObject(key);

  function write(things) {
    const kept = Object.entries(things).sort(([, one], [, other]) => isFresh(one) - isFresh(other) || (other?.at ?? 0) - (one?.at ?? 0)).slice(0, most);
    store(key, JSON.stringify(Object.fromEntries(kept)));
  }

  /** Forget one of them. */
  function forget(name) {
    const { [name]: _, ...rest } = all();
    write(rest);
  }

  /** Keep one: `put` writes what Python wants kept, `claim` takes it over from another window. */
  function keeper(model, signal, name) {
    if (!pageLive()) { model.send_msg({ kind: 'stored', value: null }); return { put() {}, claim() {} }; }
    let written = -1, mine = false;
    const report = () => model.send_msg({ kind: 'stored', value: all()[name]?.value ?? null });
    const taken = () => { const by = all()[name]?.tab; return by !== undefined && by !== tab; };
    const look = () => { if (mine && taken()) { mine = false; model.send_msg({ kind: 'elsewhere' }); } };
    function claim() {
      const things = all();
      mine = true;
      write({ ...things, [name]: { ...things[name], tab, at: Date.now() } });
      report();
    }
    function put(keep, token) {
      if (!mine || token === written || taken()) return;
      const things = all();
      written = token;
      write({ ...things, [name]: { tab, at: Date.now(), value: keep.value } });
    }
    addEventListener('storage', event => { if (event.key === key || event.key === null) look(); }, { signal });
    addEventListener('pageshow', event => { if (event.persisted) look(); }, { signal });
    whenDrawn(claim, signal);
    return { put, claim };
  }

  return { all, forget, keeper };
}
