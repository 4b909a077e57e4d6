// A guest's whole page as one component, for many open it at once: the head in its own place, the others in the holes that the page
// has for them (data-part), each under a root and style sheets of its own and with a model of its own. Their messages become acts.
import { render as after } from './guest_after.js';
import { render as answers } from './lesson_answers.js';
import { render as board } from './lesson_board.js';
import { render as choices } from './choices.js';
import { render as hints } from './hints.js';
import { render as slip } from './slip.js';
import { render as steps } from './guest_room.js';
import { render as table } from './card_table.js';
import { act } from './guest_wire.js';

const LESSON = ['lesson.css'], PARTS = { table: [table], board: [board, ...LESSON], slip: [slip], choices: [choices], answers: [answers, ...LESSON], hints: [hints], after: [after, ...LESSON, 'guest.css'] };
const OF_SOME = [...LESSON, 'guest.css'];

/** What a part sees of the component: its own scene, which comes as one text. */
class Part {
  constructor(model, name, send) {
    Object.assign(this, { model, name, send_msg: send });
  }

  get told() { return this.model[this.name]; }

  get scene() {
    if (this.text !== this.told) Object.assign(this, { text: this.told, read: JSON.parse(this.told) });
    return this.read;
  }

  on(kind, heard) { this.model.on(kind === 'scene' || kind === 'told' ? this.name : kind, heard); }
}

/** The sheets of the component's own root that this part wants too. */
function sheets(root, wanted) {
  const foreign = href => OF_SOME.some(name => href.endsWith(name) && !wanted.includes(name));
  return [...root.querySelectorAll('link[rel=stylesheet]')].filter(link => !foreign(link.href.split('?')[0])).map(link => link.cloneNode());
}

function place(root, name, wanted) {
  const host = document.createElement('div'), inner = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(...sheets(root, wanted), inner);
  document.querySelector(`[data-part=${name}]`).replaceChildren(host);
  return inner;
}

const parts = new WeakMap();

function partsOf(model) {
  if (!parts.has(model)) {
    const made = Object.keys(PARTS).map(name => [name, new Part(model, name, message => act(name, message))]);
    parts.set(model, Object.fromEntries([['steps', new Part(model, 'steps', message => model.send_msg(message))], ...made]));
  }
  return parts.get(model);
}

export function render({ model, el }) {
  const made = partsOf(model), root = el.getRootNode();
  for (const [name, [draw, ...wanted]] of Object.entries(PARTS)) draw({ model: made[name], el: place(root, name, wanted) });
  steps({ model: made.steps, el });
}
