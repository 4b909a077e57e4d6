// What a cell of a notebook needs of the page around it: the typeface, the theme, and patience with a kernel at work.

/** Whether the notebook is dark: JupyterLab and Notebook 7 say so on the body, VS Code by a class. */
function isDark() {
  const { classList, dataset } = document.body;
  return dataset.jpThemeLight === 'false' || classList.contains('vscode-dark') || (classList.contains('vscode-high-contrast') && !classList.contains('vscode-high-contrast-light'));
}

const open = (globalThis.__zlOpen ??= new Set());

/** Before anything is drawn: keep what is touched until the kernel has opened its end of the cell's line. A second view of a cell shares a line that is open. */
export function initialize({ model }) {
  const line = model.document?.roots().find(root => root.client_comm_id);
  if (!line || open.has(line.comm_id)) return;
  const send = () => {
    if (!model.heard.includes(line.comm_id)) return;
    open.add(line.comm_id);
    delete line.process_events;
    line.on_ack({ metadata: {} }); // sends what was kept
  };
  line.process_events = () => {};
  model.watch(null, 'heard', send);
  send();
}

export function render({ model }) {
  const mark = document.createElement('i');
  for (const [weight, url] of Object.entries(model.faces)) {
    const face = new FontFace('Atkinson Hyperlegible', `url(${url})`, { weight });
    document.fonts.add(face);
    face.load();
  }
  const dress = () => {
    const cell = mark.getRootNode().host?.getRootNode().host;
    if (cell) cell.dataset.theme = (model.dark ?? isDark()) ? 'dark' : 'light';
  };
  const watcher = new MutationObserver(dress);
  watcher.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-jp-theme-light'] });
  model.on('remove', () => watcher.disconnect());
  model.on('after_render', dress);
  requestAnimationFrame(dress);
  return mark;
}
