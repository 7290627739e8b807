import type { SopAction } from '../../api/generated/types.gen';

export type Period = 'all' | 'today' | 'week' | 'month';

/** The filters of the feed. */
export interface FeedFilters {
  action: SopAction | 'all';
  /** Id of a member of the team, or `all`. */
  memberId: string;
  period: Period;
}

export const NO_FEED_FILTERS: FeedFilters = { action: 'all', memberId: 'all', period: 'all' };

export function isFeedFiltered({ action, memberId, period }: FeedFilters): boolean {
  return action !== 'all' || memberId !== 'all' || period !== 'all';
}

/** Days before today that a period reaches back. */
const DAYS_BACK: Record<Exclude<Period, 'all'>, number> = { today: 0, week: 6, month: 29 };

/** The midnight at which a period starts in the user's time zone; null when it has no start. */
export function startOf(period: Period, now: Date): Date | null {
  if (period === 'all') return null;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_BACK[period]);
}
