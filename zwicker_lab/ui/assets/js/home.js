// The first page: card faces of the example, and the way back to where the learner left off.
import { drawFaces } from './faces.js';
import { storedObject } from './storage.js';

drawFaces();
let width = innerWidth;
addEventListener('resize', () => { if (innerWidth !== width) { width = innerWidth; drawFaces(); } });

const whole = value => Number.isInteger(value) && value > 0 && value < 100;

function offerContinue() {
  const link = document.getElementById('zl-continue'), kept = storedObject('zwicker-lab');
  if (!link || !whole(kept.lesson)) return;
  const small = link.querySelector('small'), exercise = whole(kept.exercise) ? kept.exercise : 1;
  small.textContent = small.dataset.text.replace('#n', kept.lesson).replace('#k', exercise);
  const [path, query] = link.getAttribute('href').split('?'), values = new URLSearchParams(query);
  values.set('n', kept.lesson);
  values.set('exercise', typeof kept.place === 'string' && /^[a-z0-9]{1,9}$/.test(kept.place) ? kept.place : exercise);
  link.href = `${path}?${values}`;
  link.hidden = false;
}
offerContinue();
addEventListener('pageshow', offerContinue);
