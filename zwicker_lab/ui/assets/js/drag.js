// Dragging a hand card. A mouse drags at once; a finger first rests on the card for a moment, so that a swipe still scrolls the page.

const REST = 200, SLIP = 9;

/**
 * Let the cards of `hand` be dragged.
 * find(x, y)   what lies under the pointer: an item's element, the free felt, or null
 * lift(card)   a loose copy of the card that follows the pointer
 * over(target) the target under the pointer has changed
 * drop(card, target)
 */
export function draggable(hand, { find, lift, over, drop, may }, signal) {
  let held = null, swallow = false;
  const on = (node, kind, act, options = {}) => node.addEventListener(kind, act, { signal, ...options });

  function begin(card, x, y) {
    const box = card.getBoundingClientRect();
    held = { ...held, ghost: lift(card), dx: x - box.left, dy: y - box.top };
    card.classList.add('is-lifted');
    follow(x, y);
  }

  function follow(x, y) {
    held.ghost.place(x - held.dx, y - held.dy);
    const target = find(x, y);
    if (target !== held.target) { held.target = target; over(target); }
    const edge = y < 70 ? -10 : y > innerHeight - 40 ? 10 : 0;
    if (edge) scrollBy(0, edge);
  }

  function end(dropped) {
    if (!held) return;
    clearTimeout(held.timer);
    const { card, ghost, target } = held;
    held = null;
    if (!ghost) return;
    ghost.remove();
    card.classList.remove('is-lifted');
    over(null);
    swallow = true;
    setTimeout(() => { swallow = false; }, 0);
    if (dropped && target) drop(card, target);
  }

  on(hand, 'click', event => { if (swallow) { event.stopPropagation(); event.preventDefault(); } }, { capture: true });
  on(hand, 'dragstart', event => event.preventDefault());

  on(hand, 'pointerdown', event => {
    const card = event.target.closest('[data-card]');
    if (!card || event.pointerType === 'touch' || event.button !== 0 || !may()) return;
    held = { card, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  });
  on(globalThis, 'pointermove', event => {
    if (!held || held.touch || event.pointerId !== held.pointer) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) begin(held.card, event.clientX, event.clientY);
    if (held.ghost) follow(event.clientX, event.clientY);
  });
  on(globalThis, 'pointerup', event => { if (held && !held.touch && event.pointerId === held.pointer) end(true); });
  on(globalThis, 'pointercancel', () => { if (held && !held.touch) end(false); });
  on(globalThis, 'keydown', event => { if (event.key === 'Escape' && held?.ghost) { event.stopPropagation(); end(false); } }, { capture: true });

  on(hand, 'touchstart', event => {
    const card = event.target.closest('[data-card]');
    end(false);
    if (!card || event.touches.length > 1 || !may()) return;
    const { clientX: x, clientY: y } = event.touches[0];
    held = { card, x, y, touch: true, timer: setTimeout(() => begin(card, x, y), REST) };
  }, { passive: true });
  on(hand, 'touchmove', event => {
    if (!held?.touch) return;
    const { clientX: x, clientY: y } = event.touches[0];
    if (held.ghost) { event.preventDefault(); follow(x, y); } else if (Math.hypot(x - held.x, y - held.y) > SLIP) end(false);
  }, { passive: false });
  on(hand, 'touchend', event => { if (held?.ghost) event.preventDefault(); if (held?.touch) end(true); }, { passive: false });
  on(hand, 'touchcancel', () => { if (held?.touch) end(false); });
  on(hand, 'contextmenu', event => { if (held?.touch) event.preventDefault(); });
}
