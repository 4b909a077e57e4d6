// The exercise that is shown, in the address of the page. Sends {kind: 'go', step}.
import { pageLive } from './parts.js';

const STEP = 'exercise';

/** Between the address and the step: a new step is a new entry of the browser's history, back and forward lead there. */
export function addressed(model, signal) {
  if (!pageLive()) return () => {};
  const asked = () => new URLSearchParams(location.search).get(STEP);
  addEventListener('popstate', () => { const step = asked(); if (step && step !== model.scene.place) model.send_msg({ kind: 'go', step }); }, { signal });
  let first = true;
  return place => {
    if (asked() !== place) {
      const query = new URLSearchParams(location.search);
      query.set(STEP, place);
      history[first ? 'replaceState' : 'pushState'](null, '', `?${query}${location.hash}`);
    }
    first = false;
  };
}
