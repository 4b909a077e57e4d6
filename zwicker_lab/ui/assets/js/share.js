// The address of the page as a QR code and as text, in a panel. Sends {kind: 'code', address}.
import { art, copyText, el, lifetime, pageLive, watch } from './parts.js';

/** Whether somebody points beside a box, as at what a panel covers. */
const isBeside = ({ clientX, clientY }, box) => { const { left, right, top, bottom } = box.getBoundingClientRect(); return clientX < left || clientX > right || clientY < top || clientY > bottom; };

export function render({ model }) {
  const signal = lifetime(model), { words } = model.scene;
  const open = el('button', { type: 'button', class: 'btn small quiet', 'aria-haspopup': 'dialog' }, words.open);
  const shown = el('div', { class: 'shown' }), address = el('textarea', { readonly: true, rows: '3', 'aria-label': words.address, spellcheck: 'false' });
  const label = el('span', {}, words.copy), copy = el('button', { type: 'button', class: 'btn small main' }, label);
  const close = el('button', { type: 'button', class: 'btn small' }, words.close);
  const live = el('div', { class: 'sr', 'aria-live': 'polite' }); // that of the page is out of reach while the panel is open
  const panel = el('dialog', { class: 'share-panel', 'aria-label': words.title }, el('h2', { tabindex: '-1' }, words.title), shown, address, el('div', { class: 'acts' }, copy, close), live);
  const root = el('div', { class: 'zl share', hidden: !pageLive() }, open, panel);

  open.addEventListener('click', () => {
    label.textContent = words.copy;
    live.textContent = '';
    address.value = location.href;
    address.hidden = copy.hidden = false;
    shown.replaceChildren();
    panel.showModal();
    panel.querySelector('h2').focus();
    model.send_msg({ kind: 'code', address: location.href });
  });
  close.addEventListener('click', () => panel.close());
  panel.addEventListener('click', event => { if (event.target === panel && isBeside(event, panel)) panel.close(); });
  panel.addEventListener('keydown', event => event.stopPropagation());
  address.addEventListener('focus', () => address.select());
  copy.addEventListener('click', async () => {
    label.textContent = (await copyText(address.value, panel)) ? words.copied : words.failed;
    live.textContent = label.textContent;
  });

  watch(model, signal, ({ code }) => {
    if (!code) return;
    address.value = code.address;
    address.hidden = copy.hidden = !code.address;
    const picture = code.picture ? el('img', { src: code.picture, alt: words.alt, class: 'code' }) : null;
    shown.replaceChildren(...[picture && el('p', {}, code.text), picture, ...code.notes.map(note => el('p', { class: 'note warn' }, art('info'), el('span', {}, note)))].filter(Boolean));
  });
  return root;
}
