// Runs before the first paint, so that a page never flashes in the wrong colours.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be forbidden; the system's scheme is right then.
  }
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', isDark ? 'dark' : 'light');
})();

// The page's policy lets only styles with its nonce in. Libraries look for it here, as soon as they are loaded.
window.__nonce__ = document.querySelector('meta[property="csp-nonce"]')?.content;
