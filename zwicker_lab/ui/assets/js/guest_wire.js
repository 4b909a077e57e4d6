// Nothing a guest does gets lost or is done twice: every act has a key made here, is kept in this window until Python names that key
// among those answered, and is sent again after a lost connection or a reload. All acts go through one component.
// Sends {kind: 'act', key, view, place, message}.
const KEPT = 'zwicker-lab-guest-acts', AGAIN = 1500, TWICE = 400, MOST = 40;
const TOGGLES = ['pick', 'mark'];  // a second touch takes these back

const wire = (globalThis.__zlWire ??= { acts: load(), place: '', post: null, told: '', at: 0, timer: 0, lost: null, started: null, hears: new Set() });

function load() {
  try {
    const acts = JSON.parse(sessionStorage.getItem(KEPT));
    return Array.isArray(acts) ? acts.slice(-MOST) : [];
  } catch { return []; }
}

function save() {
  try { sessionStorage.setItem(KEPT, JSON.stringify(wire.acts)); } catch { /* a private window: kept for this page only */ }
  for (const heard of wire.hears) heard();
}

/** A key made by chance; also where the page did not come over https. */
export const chance = () => [...crypto.getRandomValues(new Uint8Array(18))].map(byte => byte.toString(36).padStart(2, '0')).join('');

/** How many acts wait for an answer, and since when the connection is gone. */
export const waiting = () => ({ acts: wire.acts.length, lost: Boolean(wire.lost) });

const post = ({ key, view, place, message }) => { if (wire.post && !wire.lost) wire.post({ kind: 'act', key, view, place, message }); };

function again() {
  clearTimeout(wire.timer);
  if (!wire.acts.length) return;
  wire.timer = setTimeout(() => { wire.acts.forEach(post); again(); }, AGAIN);
}

function noted(view, message, told) {
  const made = { key: chance(), view, place: wire.place, message, told };
  wire.acts = [...wire.acts, made].slice(-MOST);
  return made;
}

/** Do something once. */
export function act(view, message) {
  const told = JSON.stringify([view, wire.place, message]), now = Date.now();
  if (!TOGGLES.includes(message.kind)) {
    if (told === wire.told && now - wire.at < TWICE || wire.acts.some(one => one.told === told)) return;
    Object.assign(wire, { told, at: now });
  }
  const made = noted(view, message, told);
  save();
  post(made);
  again();
}

/** Do something once, after this page was loaded again from another address. */
export function actAt(search, view, message) {
  wire.post = null;
  noted(view, message, '');
  save();
  location.search = search;
}

/** What waits to be done in a view. */
export const waitsIn = view => wire.acts.findLast(one => one.view === view)?.message;

/** Python has answered these, and now stands at `place`. */
export function answered(keys, place) {
  wire.place = place;
  const left = wire.acts.filter(one => !keys.includes(one.key));
  if (left.length === wire.acts.length) return;
  wire.acts = left;
  save();
}

/** Send through `model` from now on, first what has not been answered; `heard` is told when something waits, or no longer. */
export function attach(model, heard, signal) {
  wire.post = message => model.send_msg(message);
  wire.hears.add(heard);
  signal.addEventListener('abort', () => wire.hears.delete(heard));
  wire.acts.forEach(post);
  again();
}

/* ---------- the connection ---------- */
const POLL = 2500;
const met = new WeakSet();

/** Whether the server can be reached; a page that has outlived its server loads anew, everything being kept. Of several it is the
 * one that has the room of this address. */
async function ask() {
  try {
    const found = await fetch(document.querySelector('link[rel=icon]').href + location.search, { method: 'HEAD', cache: 'no-store' }), started = found.headers.get('X-Started');
    if (found.ok && wire.started && started && started !== wire.started) location.reload();
    return found.ok;
  } catch { return false; }
}

/** While the connection is gone: ask again and again, and take it up as soon as that is possible. */
async function knock() {
  if (!wire.lost) return;
  if (await ask()) wire.lost?.reconnect();
  if (wire.lost) setTimeout(knock, POLL + Math.random() * POLL / 2);
}

/** Watch the page's connection to the run of the server that is called `started`. */
export function watchConnection(started) {
  wire.started ??= started;
  for (const doc of globalThis.Bokeh?.documents ?? []) {
    if (met.has(doc)) continue;
    met.add(doc);
    doc.on_event('connection_lost', (_doc, event) => {
      const first = !wire.lost;
      wire.lost = event;
      for (const heard of wire.hears) heard();
      if (first) setTimeout(knock, POLL);
    });
    doc.on_event('client_reconnected', () => { wire.lost = null; ask(); for (const heard of wire.hears) heard(); });
  }
}
