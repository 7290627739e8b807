// Runs before the first paint, so that a page never flashes in the wrong colors, or to the wrong user.
(() => {
  // The payment page was left without a payment: its tab was opened for it, and the dashboard is in the previous one. A
  // browser that does not let a page close its tab continues to the dashboard.
  if (location.search === '?checkout=cancelled') window.close();

  const page = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked; the system's scheme applies then, and nobody is signed in.
      return null;
    }
  };

  const mode = stored('mui-mode') || 'system';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.setAttribute('data-scheme', isDark ? 'dark' : 'light');

  if (stored('sop-platform.auth') !== null) {
    const { pathname, hash } = location;
    const isSection = /^#(features|how-it-works|pricing|use-cases)$/.test(hash);
    const leadsOn = pathname === '/auth' || (pathname === '/' && !isSection);
    const isCovered = leadsOn || page.hasAttribute('data-cover');
    page.setAttribute('data-session', isCovered ? 'awaited' : 'stored');
    const dashboard = stored('sop-platform.dashboard');
    if (dashboard === 'shown' || dashboard === 'folded') page.setAttribute('data-dashboard', dashboard);
  }
})();

// The content security policy allows only styles with this nonce. Libraries read it here when they load.
window.__nonce__ = document.querySelector('meta[property="csp-nonce"]')?.content;
