const KEY = 'sop-platform.intention';

/** After this time the intention is probably outdated. */
const LIFETIME_MS = 15 * 60_000;

/** The action on the account page that required a new sign-in. */
export type Intention =
  | { to: 'add-app' | 'add-key' | 'download-data' | 'delete-account' | 'renew-recovery-codes' }
  | { to: 'remove-factor'; factorId: string }
  | { to: 'link'; provider: string }
  | { to: 'unlink'; identityId: string };

/** Stores it during the redirect to the provider. */
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
