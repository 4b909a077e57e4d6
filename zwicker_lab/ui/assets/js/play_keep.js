// What the browser keeps of matches: each under its seed.
import { shelf } from './shelf.js';

export const { all: matches, forget, keeper } = shelf('zwicker-lab-play', 8);
