// Pages to read: the cards in their sums, printing, and the way to the settings.
import { drawFaces } from './faces.js';

drawFaces();
const press = (id, act) => document.getElementById(id)?.addEventListener('click', act);
press('zl-print', () => print());
press('zl-open-settings', () => { scrollTo({ top: 0 }); document.getElementById('zl-settings-open').click(); });
