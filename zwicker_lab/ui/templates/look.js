(() => {
  const html = document.documentElement, dark = matchMedia('(prefers-color-scheme: dark)');
  const KEY = 'zwicker-lab-look', ALLOWED = { theme: ['auto', 'light', 'dark'], size: ['normal', 'large'], pace: ['steady', 'slow', 'quick', 'tap'], confirm: ['no', 'yes'], words: ['no', 'yes'] };
  let unkept = null;  // what was chosen, where the browser keeps nothing
  const read = () => { try { return unkept ?? JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; } };
  const look = () => { const kept = read(); return Object.fromEntries(Object.entries(ALLOWED).map(([k, all]) => [k, all.includes(kept[k]) ? kept[k] : all[0]])); };
  const wear = () => {
    const { theme, size, pace, confirm, words } = look();
    Object.assign(html.dataset, { theme: theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme, size, pace, confirm, words });
    dispatchEvent(new Event('zl-look'));
  };
  globalThis.zlLook = { get: look, set: (name, value) => { const chosen = { ...look(), [name]: value }; try { localStorage.setItem(KEY, JSON.stringify(chosen)); unkept = null; } catch { unkept = chosen; } wear(); } };
  html.classList.add('js');
  dark.addEventListener('change', wear);
  addEventListener('storage', e => { if (e.key === KEY) wear(); });
  wear();
})();
