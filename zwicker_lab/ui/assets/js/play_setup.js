// Setting a match up: one button that begins, matches to go on with, and every choice there is. Sends {kind: 'set', name, value}
// and {kind: 'upload', name, text}.
import { el, lifetime, pageLive, set, tellProblem, watchText } from './parts.js';
import { forget, matches } from './play_keep.js';
import { beginning, paces } from './play_parts.js';

class Setup {
  constructor(model, signal) {
    Object.assign(this, { model, signal });
    this.start = el('a', { class: 'btn main begin', 'data-id': 'start' });
    this.summary = el('p', { class: 'summary' });
    this.begun = el('section', { class: 'begun' });
    this.form = el('form', { class: 'play-form' });
    this.form.addEventListener('submit', event => event.preventDefault());
    this.form.addEventListener('change', ({ target }) => target.type !== 'file' && model.send_msg({ kind: 'set', name: target.name, value: target.type === 'checkbox' ? (target.checked ? 'yes' : 'no') : target.value }));
    this.root = el('div', { class: 'zl play-setup' }, el('section', { class: 'slip hero' }, this.summary, this.start), this.begun, this.form);
    this.fields = '';
  }

  draw(scene) {
    this.scene = scene;
    this.summary.textContent = scene.summary;
    if (this.href !== scene.href) { this.href = scene.href; this.fresh(); }
    this.drawBegun();
    this.drawForm(scene);
  }

  fresh() {
    const node = beginning(el('a', { class: 'btn main begin', 'data-id': 'start' }, this.scene.start), this.scene.href);
    const held = this.root.getRootNode().activeElement === this.start;
    this.start.replaceWith(node);
    this.start = node;
    if (held) node.focus();
  }

  drawBegun() {
    const { kept, lang } = this.scene;
    const open = pageLive() ? Object.entries(matches()).filter(([, one]) => one?.value?.query && one.value.rev > 1 && !one.value.done).sort(([, one], [, other]) => other.at - one.at) : [];
    this.begun.hidden = !open.length;
    if (!open.length) return;
    this.begun.replaceChildren(el('h2', {}, kept.title), el('ul', {}, ...open.map(([game, { value }]) => {
      const text = String(value.label?.[lang] ?? '');
      const drop = el('button', { type: 'button', class: 'btn small quiet', 'aria-label': `${kept.drop}: ${text}` }, kept.drop);
      drop.addEventListener('click', () => { forget(game); this.drawBegun(); });
      return el('li', {}, el('span', {}, text), el('a', { class: 'btn small', href: `play?lang=${lang}&${value.query}`, 'aria-label': `${kept.go}: ${text}` }, kept.go), drop);
    })));
  }

  drawForm(scene) {
    const shape = JSON.stringify(scene.fields.map(({ value, ...rest }) => rest));
    if (scene.upload.error) this.form.querySelector('.fold').open = true;
    if (shape !== this.fields) {
      const holder = this.root.getRootNode().activeElement?.name;
      this.fields = shape;
      this.rules = el('a', {});
      this.problem = el('p', { id: 'bad-rules', class: 'err', role: 'alert' });
      const groups = [[], []];
      for (const field of scene.fields) groups[field.group ? 1 : 0].push(this.field(field));
      const who = scene.fields.find(field => field.group)?.group ?? '';
      this.form.replaceChildren(...[el('h2', {}, scene.title), el('div', { class: 'fields' }, ...groups[0].filter(node => !node.matches('.check'))), el('p', {}, this.rules), this.upload(scene.upload),
        el('fieldset', {}, el('legend', {}, who), el('div', { class: 'fields' }, ...groups[1])),
        el('div', { class: 'fields helps' }, ...groups[0].filter(node => node.matches('.check'))), paces(scene.pace, this.signal)].filter(Boolean));
      if (holder) this.form.elements[holder]?.focus();
    }
    for (const { name, value, check } of scene.fields) {
      const node = this.form.elements[name];
      if (check) node.checked = value === 'yes';
      else node.value = value;
    }
    set(this.rules, { href: scene.rules.href });
    this.rules.textContent = scene.rules.text;
    tellProblem(this.problem, scene.upload.error);
  }

  /** A rule set of one's own, read from a file. */
  upload({ label, text, help, most, too_large }) {
    const file = el('input', { type: 'file', id: 'own-rules', class: 'sr', accept: '.toml', 'aria-describedby': 'own-rules-help bad-rules' });
    file.addEventListener('change', async () => {
      const [chosen] = file.files;
      if (!chosen) return;
      if (chosen.size > most) return tellProblem(this.problem, too_large.replace('{name}', chosen.name));
      let read = null;
      try { read = new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()); } catch { /* no text: Python says so */ }
      this.model.send_msg({ kind: 'upload', name: chosen.name, text: read });
      file.value = '';
    });
    return el('details', { class: 'fold' }, el('summary', {}, label), file, el('label', { class: 'btn small', for: 'own-rules' }, text), this.problem, el('p', { class: 'fine', id: 'own-rules-help' }, help));
  }

  field({ name, label, choices, help, check, wide }) {
    if (check) {
      return el('div', { class: 'check' }, el('label', {}, el('input', { type: 'checkbox', name, 'aria-describedby': `help-${name}` }), el('span', {}, choices[1].text)), el('p', { class: 'fine', id: `help-${name}` }, help));
    }
    const pick = el('select', { name, id: `field-${name}` }, ...choices.map(({ value, text }) => el('option', { value }, text)));
    return el('div', { class: `field${wide ? ' wide' : ''}` }, el('label', { for: `field-${name}` }, label), pick);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), setup = new Setup(model, signal);
  host.replaceChildren(setup.root);
  watchText(model, signal, scene => setup.draw(scene));
}
