/** `public/before-paint.js` looks there, too. */
const KEY = 'sop-platform.desk';

/**
 * Keeps in this browser whether the dashboard of who uses it begins with the desk, not with first steps or plans, so that
 * the page can be painted as it will be before anything is known for sure.
 */
export function rememberDesk(beginsWithDesk: boolean): void {
  if (beginsWithDesk) localStorage.setItem(KEY, 'shown');
  else localStorage.removeItem(KEY);
}
