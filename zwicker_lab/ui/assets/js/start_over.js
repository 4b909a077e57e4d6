// Starting over, asked twice: the foot of a list that says where everything is kept.
import { el } from './parts.js';
import { keeps } from './storage.js';

function press(id, text, act, cls = '') {
  const node = el('button', { type: 'button', class: `btn small ${cls}`, 'data-id': id }, text);
  node.addEventListener('click', act);
  return node;
}

/** A question before something is lost: `settle(true)` on yes, `settle(false)` on no or Escape. */
export function question(words, settle) {
  const box = el('section', { class: 'slip warn', 'aria-label': words.ask }, el('h2', {}, words.ask), el('p', {}, words.text),
    el('div', { class: 'acts' }, press('no', words.no, () => settle(false)), press('yes', words.yes, () => settle(true))));
  box.addEventListener('keydown', event => { if (event.key === 'Escape') settle(false); });
  return box;
}

/** Draw the foot from `kept` and `over` of a scene; `forget` starts over, `elsewhere` takes the keyboard when the button is gone. */
export function startingOver(foot, forget, elsewhere) {
  let asking = false, shown = null;

  function ask() {
    asking = true;
    draw(shown);
    foot.querySelector('[data-id=no]').focus();
  }

  function settle(sure) {
    asking = false;
    if (sure) forget();
    draw(shown);
    (foot.querySelector('[data-id=over]') ?? elsewhere()).focus();
  }

  const asked = words => question({ ask: words['over-ask'], text: words['over-text'], yes: words['over-yes'], no: words['over-no'] }, settle);

  function draw(scene) {
    shown = scene;
    asking &&= !!scene.over;
    foot.replaceChildren(el('p', { class: 'fine', hidden: !keeps() }, scene.kept), ...(!scene.over ? [] : [asking ? asked(scene.over) : press('over', scene.over.over, ask, 'quiet')]));
  }

  return draw;
}
