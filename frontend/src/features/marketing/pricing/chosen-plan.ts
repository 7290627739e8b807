const KEY = 'sop-platform.plan';

/** Long enough to confirm an email address on the way; an older choice is outdated. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** The plan that a visitor chose. */
export interface ChosenPlan {
  plan: string;
  interval: 'month' | 'year';
}

/** Stores the plan that a visitor chose, before the sign-in. */
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

/** Validates the stored value: anyone at this browser can change it. */
function parse(stored: string): { plan?: unknown; interval?: unknown; at?: unknown } {
  try {
    return Object(JSON.parse(stored));
  } catch {
    return {};
  }
}
