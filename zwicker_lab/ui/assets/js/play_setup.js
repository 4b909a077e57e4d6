// Setting a match up: one button that begins, matches to go on with, and every choice there is. Sends {kind: 'set', name, value}
// and {kind: 'upload', name, text}.
import { el, lifetime, pageLive, set, tellProblem, watchText } from './parts.js';
import { field, reportChanges, upload } from './setup_form.js';
import { matchesOf } from './play_keep.js';
import { paces, Start } from './play_parts.js';

class Setup {
  constructor(model, signal) {
    Object.assign(this, { model, signal });
    this.summary = el('p', { class: 'summary' });
    this.begun = el('section', { class: 'begun' });
    this.form = el('form', { class: 'play-form' });
    this.start = new Start(reportChanges(this.form, model));
    this.root = el('div', { class: 'zl play-setup' }, el('section', { class: 'slip hero' }, this.summary, this.start.node), this.begun, this.form);
    this.fields = '';
  }

  draw(scene) {
    this.scene = scene;
    this.summary.textContent = scene.summary;
    this.start.draw(scene);
    this.drawBegun();
    this.drawForm(scene);
  }

  drawBegun() {
    const { kept, lang } = this.scene, { all, forget } = matchesOf(kept.shelf);
    const open = pageLive() ? Object.entries(all()).filter(([, one]) => one?.value?.query && one.value.rev > 1 && !one.value.done).sort(([, one], [, other]) => other.at - one.at) : [];
    this.begun.hidden = !open.length;
    if (!open.length) return;
    this.begun.replaceChildren(el('h2', {}, kept.title), el('ul', {}, ...open.map(([game, { value }]) => {
      const text = String(value.label?.[lang] ?? Object.values(value.label ?? {})[0] ?? '');
      const drop = el('button', { type: 'button', class: 'btn small quiet', 'aria-label': `${kept.drop}: ${text}` }, kept.drop);
      drop.addEventListener('click', () => { forget(game); this.drawBegun(); });
      return el('li', {}, el('span', {}, text), el('a', { class: 'btn small', href: `${kept.page ?? 'play'}?lang=${lang}&${value.query}`, 'aria-label': `${kept.go}: ${text}` }, kept.go), drop);
    })));
  }

  drawForm(scene) {
    const shape = JSON.stringify(scene.fields.map(({ value, ...rest }) => rest));
    if (scene.upload?.error) this.form.querySelector('.fold').open = true;
    if (shape !== this.fields) {
      const holder = this.root.getRootNode().activeElement?.name;
      this.fields = shape;
      this.rules = el('a', {});
      this.upload = scene.upload ? upload(this.model, scene.upload) : null;
      const groups = [[], []];
      for (const one of scene.fields) groups[one.group ? 1 : 0].push(field(one));
      const who = scene.fields.find(field => field.group)?.group ?? '';
      this.form.replaceChildren(...[el('h2', {}, scene.title), el('div', { class: 'fields' }, ...groups[0].filter(node => !node.matches('.check'))), el('p', {}, this.rules), this.upload?.node,
        groups[1].length ? el('fieldset', {}, el('legend', {}, who), el('div', { class: 'fields' }, ...groups[1])) : null,
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
    if (this.upload) tellProblem(this.upload.problem, scene.upload.error);
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), setup = new Setup(model, signal);
  host.replaceChildren(setup.root);
  watchText(model, signal, scene => setup.draw(scene));
}
