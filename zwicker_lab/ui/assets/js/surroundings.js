// What a cell of a notebook needs of the page around it: the typeface, and the theme.

/** Whether the notebook is dark: JupyterLab and Notebook 7 say so on the body, VS Code by a class. */
function isDark() {
  const { classList, dataset } = document.body;
  return dataset.jpThemeLight === 'false' || classList.contains('vscode-dark') || (classList.contains('vscode-high-contrast') && !classList.contains('vscode-high-contrast-light'));
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
