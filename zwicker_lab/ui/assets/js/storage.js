// What the browser keeps for our pages, and whether it does: with its storage shut off or full it refuses, and the shell says so.
const PROBE = 'zwicker-lab-probe';

/** Keep a text; whether that worked. What is refused stays on this page only. */
export function store(key, text) {
  const before = globalThis.__zlKeeps;
  try { localStorage.setItem(key, text); globalThis.__zlKeeps = true; } catch { globalThis.__zlKeeps = false; }
  if (!globalThis.__zlKeeps && before !== false) dispatchEvent(new Event('zl-refused'));
  return globalThis.__zlKeeps;
}

export function forget(key) {
  try { localStorage.removeItem(key); } catch { /* nothing was kept */ }
}

/** Whether what is done here can be kept; tried where nothing was kept yet. */
export function keeps() {
  if (globalThis.__zlKeeps === undefined && store(PROBE, '')) forget(PROBE);
  return globalThis.__zlKeeps;
}

/** The text under a key, or null. */
export function stored(key) {
  try { return localStorage.getItem(key); } catch { return null; }
}

/** The object under a key; what cannot be read as one is empty. */
export function storedObject(key) {
  try {
    const value = JSON.parse(stored(key));
    return value && typeof value === 'object' && !Array.isArray(value) ? value : {};
  } catch { return {}; }
}
