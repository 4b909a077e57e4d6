// The cards on pages of Swiss Zwick that are no components, and the way to the lessons.
import { drawFaces } from './faces.js';

drawFaces();
document.querySelector('.btn[href="#part-swiss"]')?.addEventListener('click', event => {
  event.preventDefault();
  const slot = document.querySelector('.zwick-home .slot');
  slot.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
});
