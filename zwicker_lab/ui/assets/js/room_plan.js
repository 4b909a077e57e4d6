// What the room does next: a form, and the button that starts it. Sends {kind: 'start', key} and what setup_form.js sends.
import { el, lifetime, set, tellProblem, watchText } from './parts.js';
import { newKey } from './room_parts.js';
import { field, options, reportChanges, upload } from './setup_form.js';

export function render({ model, el: host }) {
  const signal = lifetime(model), title = el('h2', {}), start = el('button', { type: 'button', class: 'btn main', 'data-id': 'start' });
  const form = el('form', { class: 'play-form' }), rules = el('a', {}), help = el('p', { class: 'fine' }), root = el('div', { class: 'zl room-plan' }, title, form, el('p', { class: 'acts' }, start));
  reportChanges(form, model);
  start.addEventListener('click', () => model.send_msg({ kind: 'start', key: newKey() }));
  host.replaceChildren(root);
  let shape = '', file = null;

  watchText(model, signal, scene => {
    root.hidden = !scene.shown;
    title.textContent = scene.title;
    start.textContent = scene.start;
    const wanted = JSON.stringify([scene.deals, scene.fields.map(({ value, choices, ...rest }) => rest)]);
    if (wanted !== shape) {
      const holder = root.getRootNode().activeElement?.name;
      shape = wanted;
      file = upload(model, scene.upload);
      form.replaceChildren(el('div', { class: 'fields' }, ...scene.fields.map(field)), help, el('p', {}, rules), file.node);
      if (holder) form.elements[holder]?.focus();
    }
    for (const spec of scene.fields) {
      const node = form.elements[spec.name], told = JSON.stringify([spec.choices, spec.kept ? spec.value : null]);
      if (!spec.typed && node.dataset.told !== told) { node.dataset.told = told; node.replaceChildren(...options(spec)); }
      if (!(spec.typed && node.getRootNode().activeElement === node) && node.value !== spec.value) node.value = spec.value;
    }
    help.textContent = scene.list_help;
    help.hidden = !scene.list_help;
    set(rules, { href: scene.rules.href });
    rules.textContent = scene.rules.text;
    rules.hidden = !scene.deals;
    if (scene.upload.error) file.node.open = true;
    tellProblem(file.problem, scene.upload.error);
  });
}
