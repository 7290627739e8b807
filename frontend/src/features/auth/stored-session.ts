/** Where the session is kept in this browser; `public/before-paint.js` looks there too. */
export const SESSION_STORAGE_KEY = 'sop-platform.auth';

/** Whether somebody has signed in here. The session may have ended since; without one there surely is none. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY) !== null;
  } catch {
    // Storage may be forbidden; nobody can stay signed in then.
    return false;
  }
}
