// Lists the rule sets kept in this browser on the page of all rules, each with the way to its own page.
import { el } from './parts.js';
import { keptRules } from './own_rules.js';

const shelf = document.getElementById('zl-own-rules'), all = keptRules();
shelf.hidden = !all.length;
shelf.querySelector('ul').replaceChildren(...all.map(one => el('li', {}, el('a', { href: shelf.dataset.link + encodeURIComponent(one.rules) }, el('b', {}, one.title)))));
