/** `public/before-paint.js` reads it, too. */
const KEY = 'sop-platform.dashboard';

/** How the dashboard begins: with the whole prompt box, or with one line of it for a user who already has SOPs. */
export type KnownDashboard = 'shown' | 'folded';

/**
 * Remembers in this browser how the dashboard begins, so that the page can be painted correctly before any data is
 * loaded. Null when it begins with first steps or plans.
 */
export function rememberDashboard(start: KnownDashboard | null): void {
  if (start === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, start);
}

/** The stored value; null when there is none. */
export function knownDashboard(): KnownDashboard | null {
  const kept = localStorage.getItem(KEY);
  return kept === 'shown' || kept === 'folded' ? kept : null;
}
