const KEY = 'sop-platform.plan';

/** Long enough to confirm an email address on the way; a plan chosen longer ago is no longer meant. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What a visitor wants to buy. */
export interface ChosenPlan {
  plan: string;
  interval: 'month' | 'year';
}

/** Remembers the plan that a visitor chose, before they leave to sign in. */
export function rememberChosenPlan({ plan, interval }: ChosenPlan): void {
  localStorage.setItem(KEY, JSON.stringify({ plan, interval, at: Date.now() }));
}

/** The remembered plan; null when none is, or it was chosen more than a day ago. */
export function readChosenPlan(): ChosenPlan | null {
  const stored = localStorage.getItem(KEY);
  if (stored === null) return null;
  const { plan, interval, at } = parse(stored);
  const isMeant = typeof plan === 'string' && typeof at === 'number' && Date.now() - at < KEPT_MS;
  return isMeant ? { plan, interval: interval === 'year' ? 'year' : 'month' } : null;
}

export function forgetChosenPlan(): void {
  localStorage.removeItem(KEY);
}

/** Anyone at this browser can write to its storage. */
function parse(stored: string): { plan?: unknown; interval?: unknown; at?: unknown } {
  try {
    return Object(JSON.parse(stored));
  } catch {
    return {};
  }
}
