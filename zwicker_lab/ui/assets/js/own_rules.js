// The rule sets somebody has kept in this browser, and the chooser that offers them beside the built-in ones. An entry is
// {name, title, rules, at}: `rules` is the rule set as a link carries it, which only Python reads.
import { el } from './parts.js';
import { store, stored } from './storage.js';

const KEY = 'zwicker-lab-rules', MOST = 30, PREFIX = 'kept:';
const isText = (value, most) => typeof value === 'string' && value !== '' && value.length <= most;
const fits = one => one && isText(one.name, 60) && isText(one.title, 2000) && isText(one.rules, 8000);

/** Every rule set kept here, the latest first; what cannot be read is nothing. */
export function keptRules() {
  try {
    const all = JSON.parse(stored(KEY));
    return Array.isArray(all) ? all.filter(fits).slice(0, MOST) : [];
  } catch { return []; }
}

const write = all => store(KEY, JSON.stringify(all.slice(0, MOST)));

/** Keep a rule set, in place of an earlier one of the same name; whether that worked. */
export const keepRules = ({ name, title, rules }) => write([{ name, title, rules, at: Date.now() }, ...keptRules().filter(one => one.name !== name)]);

export const forgetRules = name => write(keptRules().filter(one => one.name !== name));

/** The choices a select gets for the kept rule sets, under one label; null where there are none. A mark after a name says no more. */
export function keptOptions(label, except = '') {
  const name = except.replace(/~[0-9a-f]{10}$/, ''), all = keptRules().filter(one => one.name !== name);
  return all.length ? el('optgroup', { label }, ...all.map(one => el('option', { value: PREFIX + one.name }, one.title))) : null;
}

/** The rule set behind a chosen option, as a link carries it; null for an option that is none of ours. */
export const rulesOf = value => (value.startsWith(PREFIX) ? keptRules().find(one => PREFIX + one.name === value)?.rules ?? null : null);

/** A select of one rule set: `draw({sets, name, kept})` shows what there is, a choice goes out as {kind: 'rules', name} or
 * {kind: 'bring', rules}; `chosen()` is the same without its kind. */
export function rulesSelect(id, send, signal, attributes = {}) {
  const select = el('select', { id, ...attributes });
  let spec = { sets: [], name: '', kept: '' };
  function draw(told = spec) {
    spec = told;
    const kept = keptOptions(spec.kept, spec.name);
    select.replaceChildren(...spec.sets.map(one => el('option', { value: one.name }, one.title)), ...(kept ? [kept] : []));
    select.value = spec.name;
  }
  const chosen = () => { const rules = rulesOf(select.value); return rules === null ? { name: select.value } : { rules }; };
  select.addEventListener('change', () => { const one = chosen(); send({ kind: 'rules' in one ? 'bring' : 'rules', ...one }); });
  onKeptRules(() => draw(), signal);
  return { select, draw, chosen };
}

/** Hear when another window keeps or forgets a rule set. */
export function onKeptRules(heard, signal) {
  addEventListener('storage', event => { if (event.key === KEY || event.key === null) heard(); }, { signal });
}
