import type { Session } from '@supabase/auth-js';

/** Storage key of the session; `public/before-paint.js` reads it, too. */
export const SESSION_STORAGE_KEY = 'sop-platform.auth';

/** The auth client renews a token that expires within this time. */
const RENEWED_BEFORE_S = 90;

/** Whether there is a stored session. It may have ended since; without one, nobody is signed in. */
export function hasStoredSession(): boolean {
  return storedText() !== null;
}

/** The session that the auth client keeps in this browser; null without one, and with one that cannot be read. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(storedText() ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** How long a session's token can still be used before it has to be renewed, in ms; not above zero when that is due. */
export function lifetimeOf({ expires_at }: Session): number {
  return ((expires_at ?? 0) - RENEWED_BEFORE_S) * 1000 - Date.now();
}

function storedText(): string | null {
  try {
    return localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    // Storage may be blocked; nobody can stay signed in then.
    return null;
  }
}

function isSession(stored: unknown): stored is Session {
  if (typeof stored !== 'object' || stored === null) return false;
  const { access_token, expires_at, user } = stored as Partial<Record<keyof Session, unknown>>;
  return (
    typeof access_token === 'string' && typeof expires_at === 'number' && typeof user === 'object' && user !== null
  );
}
