// The host's page and the projector's: the door, the exercise or the tables, the guests, the controls; as `tail` what is wanted less
// often. Sends {kind: 'hello', address, token}, {kind: 'do', key, command}, {kind: 'guest', number} and what else the buttons hold.
import { watchConnection } from './guest_wire.js';
import { art, el, lifetime, set, speak, watchText, whenDrawn } from './parts.js';
import { answers, felt, right, task } from './room_felt.js';
import { grid, keyLine, people, person } from './room_people.js';
import { actButton, forgetRoom, Parts, tokenFor } from './room_parts.js';
import { ranking, results, tables } from './room_tables.js';

const NAMES = ['head', 'said', 'door', 'board', 'answers', 'right', 'tables', 'controls', 'people', 'person', 'results', 'ranking', 'hall', 'replay', 'shows', 'more', 'device'];

class Board {
  constructor(model) {
    this.model = model;
    this.parts = new Parts();
    this.at = Object.fromEntries(NAMES.map(name => [name, el('div', { class: `part ${name}` })]));
    const { head, said, ...rest } = this.at;
    this.stage = el('div', { class: 'stage' }, rest.door, rest.board, rest.answers);
    const { door, board, answers: bars, ...below } = rest;
    this.root = el('div', { class: 'zl room' }, head, said, this.stage, ...Object.values(below));
    this.noted = '';
  }

  draw(scene) {
    const { lang, role, phase } = scene, { at, model } = this, hall = role === 'hall';
    set(this.root, { 'data-phase': phase, 'data-role': role, 'data-shows': scene.shows?.now ?? null, 'data-round': scene.board || scene.tables ? 'yes' : null });
    const put = (name, value, make) => this.parts.draw(at[name], value, make);
    put('head', scene.head, ({ title, chips, progress }) => el('div', { class: 'hd' }, el('h1', {}, title), ...chips.map(text => el('span', { class: 'chip' }, text)),
      progress ? el('div', { class: 'progress' }, el('span', {}, progress.text), progress.posts.length ? el('ol', { class: 'withies', 'aria-hidden': 'true' }, ...progress.posts.map(state => el('li', { class: state }))) : null) : null));
    put('said', scene.text || scene.note ? { text: scene.text, note: scene.note, back: scene.back } : null, said => [said.text ? el(scene.head ? 'p' : 'h1', {}, said.text) : null, said.back ? el('p', {}, el('a', { class: 'btn main', href: said.back.href }, said.back.text)) : null,
      said.note ? el('p', { class: 'note warn' }, art('info'), el('span', {}, said.note)) : null]);
    put('door', scene.door && { ...scene.door, open: !scene.board && !scene.tables }, door => el('section', { 'aria-label': door.label }, door.picture ? el('img', { class: 'qr', src: door.picture, alt: door.alt }) : null, el('p', { class: 'code' }, el('span', { 'aria-hidden': 'true' }, door.code), el('span', { class: 'sr' }, door.spelled)), el('p', {}, door.how), el('p', { class: 'address' }, door.address), door.notes.length ? el('details', { class: 'fold phones', open: door.open ? '' : null }, el('summary', {}, door.phones), ...door.notes.map(text => el('p', { class: 'fine' }, text))) : null));
    const board = scene.board;
    put('board', board && { ...board, answers: null, right: null, lang }, told => [...task(told, lang), felt(told, lang)]);
    put('answers', board?.answers, told => answers(told, lang));
    put('right', board?.right, told => right(told, lang));
    put('tables', scene.tables && { ...scene.tables, results: null, ranking: null }, told => [told.rules ? el('p', { class: 'fine' }, told.rules) : null, ...tables(told)]);
    const comes = scene.replay && at.replay.hidden && !hall;
    put('replay', scene.replay && { ...scene.replay, table: null }, told => [el('h2', {}, told.title), el('p', {}, told.at, told.who ? ` \u00b7 ${told.who}: ` : ' ', ...this.move(told, lang)), hall ? null : el('p', { class: 'acts' }, ...told.buttons.map(spec => actButton(spec, model)))]);
    if (comes) at.replay.scrollIntoView();
    put('results', scene.tables?.results?.length ? scene.tables.results : null, told => results(told, model, !hall));
    put('ranking', scene.tables?.ranking ?? scene.last, ranking);
    put('controls', scene.controls?.length ? scene.controls : null, list => el('div', { class: 'acts' }, ...list.map(spec => actButton(spec, model, false))));
    put('people', scene.people, told => people(told, model));
    put('person', scene.person, told => person(told, model, lang));
    put('hall', scene.hall, told => [told.title ? el('h2', {}, told.title) : null, told.key.length ? keyLine(told.key) : null, told.cells.length ? grid(told.cells) : null]);
    put('shows', hall ? null : scene.shows, told => el('fieldset', {}, el('legend', {}, told.title), el('div', { class: 'acts' }, ...told.list.map(spec => actButton(spec, model)), el('a', { class: 'btn small', href: told.window.href, target: 'zl-projector' }, told.window.text))));
    put('more', scene.more, told => this.more(told));
    put('device', scene.device?.address ? scene.device : null, told => this.device(told));
    if (scene.note && scene.note !== this.noted) speak(scene.note);
    this.noted = scene.note;
    if (phase === 'gone' && role !== 'hall' && !scene.tail) forgetRoom(scene.code);
  }

  move(told, lang) { return told.next.map(part => typeof part === 'object' && part.c ? el('b', {}, part.n) : el('span', {}, typeof part === 'object' ? part.b ?? part.o ?? part.t ?? '' : part)); }

  more(told) {
    const [helpers, others] = [true, false].map(group => told.buttons.filter(one => !!one.group === group));
    return el('details', { class: 'fold' }, el('summary', {}, told.title), el('p', { class: 'acts' }, told.sheet ? el('a', { class: 'btn small', href: told.sheet.href }, told.sheet.text) : null, ...others.map(spec => actButton(spec, this.model))),
      helpers.length ? el('h3', {}, told.helpers) : null, helpers.length ? el('p', { class: 'acts' }, ...helpers.map(spec => actButton(spec, this.model))) : null, el('p', {}, el('a', { href: told.kept.href }, told.kept.text)));
  }

  device({ title, text, picture, alt, address, close }) {
    return el('section', { class: 'slip info' }, el('div', { class: 'chooser' }, el('h2', {}, title), actButton(close, this.model)), el('p', {}, text), picture ? el('img', { class: 'qr', src: picture, alt }) : null, el('p', { class: 'address' }, address));
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), board = new Board(model);
  host.replaceChildren(board.root);
  watchText(model, signal, scene => board.draw(scene));
  if (JSON.parse(model.told).tail) return;
  whenDrawn(() => { const { code, role, started } = JSON.parse(model.told); if (started) watchConnection(started); model.send_msg({ kind: 'hello', address: location.origin + location.pathname, token: role === 'hall' ? '' : tokenFor(code) }); }, signal);
}
