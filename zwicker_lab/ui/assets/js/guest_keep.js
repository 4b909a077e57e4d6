// What a device keeps of rooms: the tokens of the seats held there, by the code of the room, and the points filled in of a count.
// Which of several people plays now is a matter of the window.
import { store, storedObject } from './storage.js';

const KEY = 'zwicker-lab-guest', NOW = 'zwicker-lab-guest-now', MOST = 12, LIFE = 12 * 3600e3;

const all = () => storedObject(KEY);

const seatsOf = kept => (Array.isArray(kept?.seats) ? kept.seats.filter(token => typeof token === 'string') : []);

function now(code, value) {
  try {
    if (value === undefined) return JSON.parse(sessionStorage.getItem(NOW))?.[code] ?? null;
    sessionStorage.setItem(NOW, JSON.stringify({ [code]: value }));
  } catch { /* a private window */ }
  return null;
}

/** What is kept of a room. */
export function kept(code) {
  const found = all()[code], seats = seatsOf(found), at = seats.indexOf(now(code));
  return { seats, active: Math.max(at, 0), rows: found?.rows ?? {} };
}

/** The room this device was in last, as long as it may still be there. */
export function lastRoom() {
  const [[code, found] = []] = Object.entries(all()).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0));
  return code && seatsOf(found).length && Date.now() - found.at < LIFE ? code : null;
}

/** Keep what Python wants kept, beside the seats another window has taken meanwhile. */
export function keep({ code, seats, gone, active, rows }) {
  if (!code) return;
  const rooms = all(), before = seatsOf(rooms[code]);
  const left = [...before, ...seats.filter(token => !before.includes(token))].filter(token => !gone.includes(token));
  if (!left.length && !rooms[code]) return;
  now(code, seats[active] ?? null);
  rooms[code] = { seats: left, rows, at: Date.now() };
  if (!left.length) delete rooms[code];
  const newest = Object.entries(rooms).sort(([, one], [, other]) => (other?.at ?? 0) - (one?.at ?? 0)).slice(0, MOST);
  store(KEY, JSON.stringify(Object.fromEntries(newest)));
}
