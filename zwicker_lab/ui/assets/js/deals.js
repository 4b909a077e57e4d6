// The list of deals: the faces of the first cards.
import { drawFaces } from './faces.js';

drawFaces();
let width = innerWidth;
addEventListener('resize', () => { if (innerWidth !== width) { width = innerWidth; drawFaces(); } });
