// Cards in the document itself: fills <span class="card" data-card="9d"> and <i class="mini" data-card="9d">.
import { faceSvg, mini } from './parts.js';

const COMPACT_BELOW = 78;

export function drawFaces(root = document) {
  const lang = document.documentElement.lang;
  for (const place of root.querySelectorAll('.card[data-card]')) {
    place.innerHTML = faceSvg(place.dataset.card, { lang, deck: place.dataset.deck, size: place.offsetWidth < COMPACT_BELOW ? 'compact' : 'full' });
  }
  for (const place of root.querySelectorAll('.mini[data-card]')) {
    const drawn = mini(place.dataset.card, place.dataset.name ?? '', lang, place.dataset.deck);
    Object.assign(drawn.dataset, place.dataset); // drawn again when the look changes
    place.replaceWith(drawn);
  }
}
