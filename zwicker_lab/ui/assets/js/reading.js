// Pages to read: the cards in their sums, and printing.
import { drawFaces } from './faces.js';

drawFaces();
document.getElementById('zl-print')?.addEventListener('click', () => print());
