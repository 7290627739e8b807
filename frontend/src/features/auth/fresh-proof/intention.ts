const KEY = 'sop-platform.intention';

/** After that the person has probably changed their mind. */
const LIFETIME_MS = 15 * 60_000;

/** What somebody wanted on the account page when a fresh sign-in was due. */
export type Intention =
  | { to: 'add-app' | 'add-key' | 'download-data' | 'delete-account' | 'renew-recovery-codes' }
  | { to: 'remove-factor'; factorId: string }
  | { to: 'link'; provider: string }
  | { to: 'unlink'; identityId: string };

/** Remembers it over the way through the provider. */
export function rememberIntention(intention: Intention): void {
  sessionStorage.setItem(KEY, JSON.stringify({ intention, at: Date.now() }));
}

/** The remembered intention; null without one. */
export function readIntention(): Intention | null {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  const { intention, at } = JSON.parse(stored) as { intention: Intention; at: number };
  return Date.now() - at < LIFETIME_MS ? intention : null;
}

export function forgetIntention(): void {
  sessionStorage.removeItem(KEY);
}
