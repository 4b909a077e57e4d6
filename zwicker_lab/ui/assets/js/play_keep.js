// What the browser keeps of matches: each under its seed, with the window that plays it. A window that finds its match taken
// by another one stops. Sends {kind: 'stored', value} and {kind: 'elsewhere'}.
import { pageLive } from './parts.js';

const KEY = 'zwicker-lab-play', MOST = 8;
const tab = (globalThis.__zlTab ??= Math.random().toString(36).slice(2));

/** All matches by their seed; what cannot be read is nothing. */
export function matches() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY));
    return value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  } catch { return {}; }
}

function write(games) {
  const kept = Object.entries(games).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0)).slice(0, MOST);
  try { localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept))); } catch { /* a private window: kept for this page only */ }
}

/** Forget one match. */
export function forget(game) {
  const { [game]: _, ...rest } = matches();
  write(rest);
}

/** The server's answers arrive only once everything is drawn, which the shell tells on the root element. */
function whenDrawn(act, signal) {
  const html = document.documentElement, seen = () => html.dataset.ready === 'yes';
  if (seen()) return act();
  const watcher = new MutationObserver(() => { if (seen()) { watcher.disconnect(); act(); } });
  watcher.observe(html, { attributes: true, attributeFilter: ['data-ready'] });
  signal.addEventListener('abort', () => watcher.disconnect());
}

/** Keep one match: `put` writes what Python wants kept, `claim` takes the match over from another window. */
export function keeper(model, signal, game) {
  if (!pageLive()) { model.send_msg({ kind: 'stored', value: null }); return { put() {}, claim() {} }; }
  let written = -1, mine = false;
  const report = () => model.send_msg({ kind: 'stored', value: matches()[game]?.value ?? null });
  const taken = () => { const by = matches()[game]?.tab; return by !== undefined && by !== tab; };
  const look = () => { if (mine && taken()) { mine = false; model.send_msg({ kind: 'elsewhere' }); } };
  function claim() {
    const games = matches();
    mine = true;
    write({ ...games, [game]: { ...games[game], tab, at: Date.now() } });
    report();
  }
  function put(keep, key) {
    if (!mine || key === written || taken()) return;
    const games = matches();
    written = key;
    write({ ...games, [game]: { tab, at: Date.now(), value: keep.value } });
  }
  addEventListener('storage', event => { if (event.key === KEY || event.key === null) look(); }, { signal });
  addEventListener('pageshow', event => { if (event.persisted) look(); }, { signal });
  whenDrawn(claim, signal);
  return { put, claim };
}
