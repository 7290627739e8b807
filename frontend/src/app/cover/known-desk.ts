/** `public/before-paint.js` looks there, too. */
const KEY = 'sop-platform.desk';

/** How the dashboard begins: with the whole box for a prompt, or, for somebody who has SOPs to work with, with a line. */
export type KnownDesk = 'shown' | 'folded';

/**
 * Keeps in this browser how the dashboard of who uses it begins, so that the page can be painted as it will be before
 * anything is known for sure. Null when it begins with first steps or plans.
 */
export function rememberDesk(desk: KnownDesk | null): void {
  if (desk === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, desk);
}

/** What was kept; null when nothing was. */
export function knownDesk(): KnownDesk | null {
  const kept = localStorage.getItem(KEY);
  return kept === 'shown' || kept === 'folded' ? kept : null;
}
