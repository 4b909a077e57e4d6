// What stands around the pictures of a study: which rule set, fields beside dragging, what the chosen deals come to, the deals
// themselves, tables and files. The pictures come from Bokeh as children and are told the colours of the page. Sends {kind: 'dress',
// colours, size}, {kind: 'arm', arm}, {kind: 'within', measure, end, value}, {kind: 'rest', value}, {kind: 'end', end},
// {kind: 'clear'}, {kind: 'unlist'}, {kind: 'data'}.
import { button, cellOf, download, el, keepDeal, lifetime, ownLive, pageLive, set, speak, tellProblem, watch } from './parts.js';

const LETTERS = 14;

/** The colours and the size of the letters, now and whenever the reader changes them: the page's, in a notebook the cell's. */
function dressing(model, signal, root) {
  const page = pageLive() && document.documentElement;
  const send = from => {
    const style = getComputedStyle(from), colours = {}, scale = page ? parseFloat(style.fontSize) / 18 : 1;
    for (const token of model.scene.tokens) colours[token] = style.getPropertyValue(`--${token}`).trim();
    model.send_msg({ kind: 'dress', colours, size: Math.round(LETTERS * scale) });
  };
  const follow = from => {
    const watcher = new MutationObserver(() => send(from));
    watcher.observe(from, { attributes: true, attributeFilter: ['data-theme', 'data-size'] });
    signal.addEventListener('abort', () => watcher.disconnect());
    send(from);
  };
  if (page) follow(page);
  else cellOf(root, signal, follow);
}

/** The Bokeh views of a picture. */
const viewsOf = name => [...globalThis.Bokeh.index.query(one => one.model.name === `study-${name}`)];

/** Save a picture as Bokeh draws it: a `png` or an `svg`. */
async function savePicture(name, file, kind) {
  const [view] = viewsOf(name);
  if (view) download(await view.export(kind).to_blob(), `${file}.${kind}`);
}

export function render({ model }) {
  const signal = lifetime(model), own = ownLive(), root = el('section', { class: 'zl study-pictures' });
  const send = (kind, more = {}) => model.send_msg({ kind, ...more });
  const head = el('div', { class: 'pictures-head' }), holes = el('div', { class: 'pictures' }), below = el('div', { class: 'pictures-below' });
  const ends = el('div', { class: 'acts', role: 'group' }), count = el('p', { class: 'chosen-now' });
  // The document's own jumps do not see into components.
  count.addEventListener('click', event => {
    const target = event.target.closest('a') && root.querySelector('#chosen-deals');
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus();
  });
  const boxes = new Map();
  let file = model.scene.file.number, told = null, drawn = { head: '', below: '' };
  const unfolded = new Set();
  root.append(...[own, head, ends, count, holes, below].filter(Boolean));
  dressing(model, signal, root);

  // Where dragging along chooses, dragging up and down is left to the browser: on a phone the page must scroll.
  const drawnAnew = new ResizeObserver(() => {
    for (const one of model.scene.pictures ?? []) if (one.name !== 'points') for (const view of viewsOf(one.name)) view.canvas_view.events_el.style.touchAction = 'pan-y pinch-zoom';
  });
  signal.addEventListener('abort', () => drawnAnew.disconnect());

  function box(one, words) {
    const title = el('h3', {}), about = el('p', { class: 'fine' }), fields = el('div', { class: 'brush-fields' });
    const saves = el('div', { class: 'acts' }, ...['png', 'svg'].map(kind => {
      const node = button({ id: kind, text: words[kind], quiet: true }, () => savePicture(one.name, one.file, kind));
      node.append(el('span', { class: 'sr' }, ` ${one.title}`));
      return node;
    }));
    const canvas = el('div', { class: 'canvas' }, model.get_child(one.name));
    drawnAnew.observe(canvas);
    const figure = el('div', { class: `picture ${one.name}` }, title, canvas, about, fields, saves);
    return { figure, title, about, fields, saves, inputs: new Map() };
  }

  function between(part, field) {
    if (!part.inputs.has(field.measure)) {
      const wrong = el('p', { class: 'err', role: 'alert', id: `wrong-${field.measure}` });
      const legend = el('legend', {}), nodes = ['low', 'high'].map(end => {
        const node = el('input', { type: 'text', inputmode: 'numeric', maxlength: '6', autocomplete: 'off', id: `${field.measure}-${end}`, 'aria-describedby': wrong.id });
        node.addEventListener('change', () => send('within', { measure: field.measure, end, value: node.value }));
        return [end, node];
      });
      const labels = nodes.map(([end, node]) => el('span', { class: 'end' }, el('label', { for: node.id }, field.words[end]), node));
      part.fields.append(el('fieldset', {}, legend, ...labels, wrong));
      part.inputs.set(field.measure, { legend, nodes, wrong, known: {} });
    }
    const { legend, nodes, wrong, known } = part.inputs.get(field.measure);
    legend.textContent = field.label;
    legend.className = field.plain ? 'sr' : '';
    for (const [end, node] of nodes) {
      if (known[end] !== field[end]) node.value = known[end] = field[end];
      set(node, { 'aria-invalid': field.error ? 'true' : null });
    }
    tellProblem(wrong, field.error);
  }

  function choice(part, one) {
    if (!part.select) {
      part.select = el('select', { id: 'choice-rest' });
      part.select.addEventListener('change', () => send('rest', { value: part.select.value }));
      part.label = el('label', { for: 'choice-rest' });
      part.fields.append(el('div', { class: 'field' }, part.label, part.select));
    }
    part.label.textContent = one.label;
    part.label.className = 'sr';
    const now = JSON.stringify(one.options);
    if (part.known !== now) part.select.replaceChildren(...one.options.map(({ value, text }) => el('option', { value }, text)));
    part.known = now;
    part.select.value = one.value;
  }

  function pictures(scene) {
    for (const one of scene.pictures) {
      if (!boxes.has(one.name)) {
        boxes.set(one.name, box(one, scene.words));
        holes.append(boxes.get(one.name).figure);
      }
      const part = boxes.get(one.name);
      part.title.textContent = one.title;
      part.about.textContent = one.about;
      part.about.hidden = !one.about;
      for (const field of one.fields) between(part, field);
      if (one.choice) choice(part, one.choice);
    }
  }

  function top(scene) {
    const now = JSON.stringify([scene.title, scene.about, scene.so_far, scene.arms, scene.legend]);
    if (now === drawn.head) return;
    drawn.head = now;
    const held = head.contains(root.getRootNode().activeElement);
    const arms = scene.arms.map(one => {
      const node = el('button', { type: 'button', 'aria-pressed': String(one.pressed) }, one.text);
      node.addEventListener('click', () => send('arm', { arm: one.value }));
      return node;
    });
    head.replaceChildren(...[el('h2', {}, scene.title), el('p', { class: 'fine' }, scene.about), scene.so_far ? el('p', {}, scene.so_far) : null,
      arms.length ? el('div', { class: 'seg arms', role: 'group', 'aria-label': scene.title }, ...arms) : null,
      el('ul', { class: 'legend' }, ...scene.legend.map(one => el('li', {}, el('i', { class: one.mark }), one.text)))].filter(Boolean));
    if (held) head.querySelector('[aria-pressed=true]')?.focus();
    if (!ends.firstChild) ends.append(...['top', 'bottom'].map(end => button({ id: end, text: scene.words[end] }, () => send('end', { end }))), button({ id: 'clear', text: scene.words.clear, quiet: true }, kind => send(kind)));
  }

  const cell = one => el('td', {}, one.mean, one.interval ? el('small', {}, one.interval) : null);
  const heads = texts => el('thead', {}, el('tr', {}, ...texts.map(text => el('th', { scope: 'col' }, text))));
  const rows = (all, make) => el('tbody', {}, ...all.map(([label, ...cells]) => el('tr', {}, el('th', { scope: 'row' }, label), ...cells.map(make))));
  const wide = (label, ...parts) => el('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': label }, el('table', {}, ...parts));

  function list(found) {
    const link = one => {
      const node = el('a', { class: 'start', href: one.href }, one.text);
      node.addEventListener('click', () => keepDeal(one.deal));
      return el('li', {}, node);
    };
    return el('div', { class: 'tail' }, el('h3', {}, found.title), ...[found.later, found.none].filter(Boolean).map(text => el('p', {}, text)),
      found.waits ? el('div', { class: 'acts' }, found.waits, button({ id: 'unlist', text: found.cancel }, kind => send(kind))) : null,
      found.deals.length ? el('ul', { class: 'begin-with' }, ...found.deals.map(link)) : null);
  }

  function tables(scene) {
    const fold = el('details', { class: 'fold', open: unfolded.has('tables') }, el('summary', {}, scene.words.table),
      ...scene.tables.map(one => wide(one.title, heads(one.heads), rows(one.rows, text => el('td', {}, text)))));
    fold.addEventListener('toggle', () => (fold.open ? unfolded.add('tables') : unfolded.delete('tables')));
    return fold;
  }

  function under(scene) {
    const { chosen } = scene, now = JSON.stringify([chosen, scene.tables]);
    if (now === drawn.below) return;
    drawn.below = now;
    below.replaceChildren(...[el('h3', { id: 'chosen-deals', tabindex: '-1' }, chosen.title), scene.any ? el('p', {}, chosen.about) : null, wide(chosen.title, heads(chosen.heads), rows(chosen.rows, cell)),
      chosen.list ? list(chosen.list) : null, tables(scene), el('div', { class: 'acts' }, button({ id: 'data', text: scene.words.data }, kind => send(kind)))].filter(Boolean));
  }

  watch(model, signal, scene => {
    if (scene.file.number !== file) {
      file = scene.file.number;
      download(scene.file.text, scene.file.name);
    }
    root.hidden = !scene.open;
    if (!scene.open) return;
    top(scene);
    pictures(scene);
    ends.querySelector('[data-id=clear]').hidden = !scene.any;
    count.replaceChildren(...(scene.any ? [`${scene.chosen.about}: ${scene.chosen.count} `, el('a', { href: '#chosen-deals' }, scene.words.down)] : [scene.chosen.about]));
    under(scene);
    const news = scene.any && scene.chosen.list.deals.length ? `${scene.chosen.about}. ${scene.chosen.list.title}` : null;
    if (news !== told && news) speak(news, own);
    told = news;
  });
  return root;
}
