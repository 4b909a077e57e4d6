// The shell's behaviour: settings, menu, links to other languages, strips for faults and a lost connection.

import { keeps } from './storage.js';

const $ = id => document.getElementById(id);

/* ---------- settings ---------- */
const form = $('zl-settings'), opener = $('zl-settings-open');

function showLook() {
  for (const [name, value] of Object.entries(globalThis.zlLook.get())) {
    for (const field of form.querySelectorAll(`[name="zl-${name}"]`)) field.checked = field.value === value;
  }
}

function disclose(button, panel, open) {
  button.setAttribute('aria-expanded', String(open));
  if (panel === nav) panel.classList.toggle('open', open);
  else panel.hidden = !open;
}

const isOpen = button => button.getAttribute('aria-expanded') === 'true';

form.addEventListener('change', e => {
  const field = e.target;
  globalThis.zlLook.set(field.name.slice(3), field.type === 'checkbox' && !field.checked ? 'no' : field.value);
});
form.addEventListener('submit', e => e.preventDefault());
addEventListener('zl-look', showLook);
showLook();

/* ---------- what opens: settings, menu and, where there are more than two, languages ---------- */
const menu = $('zl-menu'), nav = $('zl-nav'), others = $('zl-languages');
const pairs = [[opener, form], [menu, nav], ...(others ? [[$('zl-language'), others]] : [])];

for (const [button, panel] of pairs) {
  button.addEventListener('click', () => {
    const open = !isOpen(button);
    for (const [other, its] of pairs) disclose(other, its, other === button && open);
    if (open) panel.querySelector('input:checked, a')?.focus();
  });
  panel.addEventListener('focusout', e => {
    if (isOpen(button) && e.relatedTarget && e.relatedTarget !== button && !panel.contains(e.relatedTarget)) disclose(button, panel, false);
  });
}
$('zl-settings-close').addEventListener('click', () => { disclose(opener, form, false); opener.focus(); });
addEventListener('keydown', e => {
  if (e.key !== 'Escape') return;
  for (const [button, panel] of pairs) {
    if (isOpen(button)) { disclose(button, panel, false); button.focus(); e.stopPropagation(); }
  }
}, true);
addEventListener('pointerdown', e => {
  for (const [button, panel] of pairs) {
    if (isOpen(button) && !panel.contains(e.target) && !button.contains(e.target)) disclose(button, panel, false);
  }
});

/* ---------- the language link keeps the place: the address may have changed since the page was drawn ---------- */
for (const link of document.querySelectorAll('a[data-lang]')) {
  const renew = () => {
    const query = new URLSearchParams(location.search);
    query.set('lang', link.dataset.lang);
    link.href = `?${query}${location.hash}`;
  };
  for (const event of ['pointerdown', 'focus', 'click', 'contextmenu']) link.addEventListener(event, renew);
}

/* ---------- strips ---------- */
const strips = $('zl-strips');
const deeds = {
  draw: () => location.reload(),
  hide: strip => strip.remove(),
  connect: () => lost?.reconnect(),
};
let lost = null;

function strip(name) {
  if (strips.querySelector(`[data-strip="${name}"]`)) return;
  const made = $(`zl-${name}`).content.firstElementChild.cloneNode(true);
  made.dataset.strip = name;
  made.addEventListener('click', e => deeds[e.target.closest('[data-do]')?.dataset.do]?.(made));
  strips.append(made);
}

/* ---------- where the browser keeps nothing ---------- */
function tellUnkept() {
  document.documentElement.dataset.keeps = 'no';
  if ($('zl-unkept')) strip('unkept');
}
addEventListener('zl-refused', tellUnkept);
if (!keeps()) tellUnkept();

const say = text => { $('zl-live').textContent = text; };

/** Bokeh keeps the part of a message that a lost connection cut off, and would take the next greeting for its rest. */
function afresh(connection) {
  if (connection?._receiver) connection._receiver = new connection._receiver.constructor();
}

function watch(doc) {
  doc.on_message('zl-fault', () => strip('fault'));
  doc.on_event('connection_lost', (_doc, event) => { lost = event; afresh(event.connection?.deref()); strip('lost'); });
  doc.on_event('client_reconnected', () => {
    lost = null;
    strips.querySelector('[data-strip="lost"]')?.remove();
    say(strips.dataset.back);
  });
}

const tryAgain = () => { if (lost && navigator.onLine && !document.hidden) lost.reconnect(); };
addEventListener('online', tryAgain);
document.addEventListener('visibilitychange', tryAgain);

const documents = () => globalThis.Bokeh?.documents ?? [];

/* ---------- Bokeh draws after its scripts ran: meet its documents when they are there ---------- */
const met = new WeakSet();
function meet() {
  for (const doc of documents()) {
    if (met.has(doc)) continue;
    met.add(doc);
    watch(doc);
    const drawn = () => { document.documentElement.dataset.ready = 'yes'; };
    if (doc.is_idle) drawn(); else doc.idle.connect(drawn);
  }
  if (documents().length === 0 && globalThis.Bokeh) requestAnimationFrame(meet);
}
if (globalThis.Bokeh) meet();
