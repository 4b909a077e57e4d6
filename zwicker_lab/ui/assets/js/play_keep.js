// What the browser keeps of matches: each under its seed, those of one game on a shelf.
import { shelf } from './shelf.js';

const USUAL = 'zwicker-lab-play', shelves = {};

/** The matches of a game by the name of its shelf; without one those of the fishing games. */
export const matchesOf = (name = USUAL) => (shelves[name] ??= shelf(name, 8));
