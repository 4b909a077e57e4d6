// Starting over, asked twice: the foot of a list that says where everything is kept.
import { el } from './parts.js';
import { keeps } from './storage.js';

/** Draw the foot from `kept` and `over` of a scene; `forget` starts over, `elsewhere` takes the keyboard when the button is gone. */
export function startingOver(foot, forget, elsewhere) {
  let asking = false, shown = null;

  function press(id, text, act, cls = '') {
    const node = el('button', { type: 'button', class: `btn small ${cls}`, 'data-id': id }, text);
    node.addEventListener('click', act);
    return node;
  }

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

  function question(words) {
    const box = el('section', { class: 'slip warn', 'aria-label': words['over-ask'] }, el('h2', {}, words['over-ask']), el('p', {}, words['over-text']),
      el('div', { class: 'acts' }, press('no', words['over-no'], () => settle(false)), press('yes', words['over-yes'], () => settle(true))));
    box.addEventListener('keydown', event => { if (event.key === 'Escape') settle(false); });
    return box;
  }

  function draw(scene) {
    shown = scene;
    asking &&= !!scene.over;
    foot.replaceChildren(el('p', { class: 'fine', hidden: !keeps() }, scene.kept), ...(!scene.over ? [] : [asking ? question(scene.over) : press('over', scene.over.over, ask, 'quiet')]));
  }

  return draw;
}
