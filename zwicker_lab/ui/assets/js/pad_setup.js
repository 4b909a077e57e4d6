// Setting a real table up: one button that begins, what was begun, and every choice there is. Sends what setup_form.js sends.
import { el, lifetime, pageLive, set, tellProblem, watchText } from './parts.js';
import { Start } from './play_parts.js';
import { field, options, reportChanges, upload } from './setup_form.js';
import { shelf } from './shelf.js';

class Setup {
  constructor(model) {
    Object.assign(this, { model, shape: '' });
    this.summary = el('p', { class: 'summary' });
    this.begun = el('section', { class: 'begun' });
    this.form = el('form', { class: 'play-form' });
    this.start = new Start(reportChanges(this.form, model));
    this.root = el('div', { class: 'zl play-setup' }, el('section', { class: 'slip hero' }, this.summary, this.start.node), this.begun, this.form);
  }

  draw(scene) {
    this.scene = scene;
    this.shelf ??= shelf(scene.shelf, scene.holds);
    this.summary.textContent = scene.summary;
    this.start.draw(scene);
    this.drawBegun();
    this.drawForm(scene);
  }

  drawBegun(asked = null) {
    const { kept, lang, page } = this.scene;
    const open = pageLive() ? Object.entries(this.shelf.all()).filter(([, one]) => one?.value?.query && one.value.rev > 0).sort(([, one], [, other]) => other.at - one.at) : [];
    this.begun.hidden = !open.length;
    if (!open.length) return;
    this.begun.replaceChildren(el('h2', {}, kept.title), el('ul', {}, ...open.map(([name, { value }]) => {
      const text = String(value.label?.[lang] ?? Object.values(value.label ?? {})[0] ?? '');
      const drop = this.press(kept.drop, `${kept.drop}: ${text}`, () => this.drawBegun(name));
      drop.dataset.drop = name;
      return el('li', {}, el('span', {}, asked === name ? kept.ask : text), ...(asked === name ? this.question(name) : [
        el('a', { class: 'btn small', href: `${page}?lang=${lang}&${value.query}`, 'aria-label': `${kept.go}: ${text}` }, kept.go), drop]));
    })));
    this.begun.append(el('p', { class: 'fine' }, kept.most));
    this.begun.querySelector('[data-id=keep]')?.focus({ preventScroll: true });
  }

  /** What was entered over an evening is not thrown away by one slip of the thumb. */
  question(name) {
    const { kept } = this.scene, keep = this.press(kept.keep, kept.keep, () => { this.drawBegun(); this.begun.querySelector(`[data-drop="${name}"]`).focus(); });
    keep.dataset.id = 'keep';
    return [keep, this.press(kept.drop, kept.drop, () => { this.shelf.forget(name); this.drawBegun(); (this.begun.hidden ? this.start.node : this.begun.querySelector('a')).focus(); })];
  }

  press(text, label, act) {
    const node = el('button', { type: 'button', class: 'btn small quiet', 'aria-label': label }, text);
    node.addEventListener('click', act);
    return node;
  }

  drawForm(scene) {
    const shape = JSON.stringify(scene.fields.map(({ value, choices, ...rest }) => rest));
    if (shape !== this.shape) this.build(scene, shape);
    for (const spec of scene.fields) {
      const { name, value, choices, typed } = spec, node = this.form.elements[name];
      if (!typed) {
        const told = JSON.stringify(spec.kept ? [choices, value] : choices);
        if (node.dataset.told !== told) { node.dataset.told = told; node.replaceChildren(...options(spec)); }
      }
      const typing = typed && node.getRootNode().activeElement === node;
      if (!typing && node.value !== value) node.value = value;
    }
    set(this.rules, { href: scene.rules.href });
    this.rules.textContent = scene.rules.text;
    if (scene.upload.error) this.upload.node.open = true;
    tellProblem(this.upload.problem, scene.upload.error);
  }

  build(scene, shape) {
    const holder = this.root.getRootNode().activeElement?.name, [plain, grouped] = [false, true].map(group => scene.fields.filter(one => !!one.group === group));
    this.shape = shape;
    this.rules = el('a', {});
    this.upload = upload(this.model, scene.upload);
    this.form.replaceChildren(el('h2', {}, scene.title), el('div', { class: 'fields' }, ...plain.map(field)), el('p', {}, this.rules), this.upload.node,
      el('fieldset', {}, el('legend', {}, grouped[0].group), el('p', { class: 'fine' }, scene.help), el('div', { class: 'fields' }, ...grouped.map(field))));
    if (holder) this.form.elements[holder]?.focus();
  }
}

export function render({ model, el: host }) {
  const signal = lifetime(model), setup = new Setup(model);
  host.replaceChildren(setup.root);
  watchText(model, signal, scene => setup.draw(scene));
}
