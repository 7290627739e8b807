import type { DayActionsDto } from '../../api/generated/types.gen';

/** A single bar shows no trend. */
const LEAST_DAYS = 7;

/** The days of a chart that begins with the first activity, but has a week at least. @param days oldest first. */
export function chartDays(days: readonly DayActionsDto[]): readonly DayActionsDto[] {
  const first = days.findIndex(({ actions }) => actions > 0);
  return first === -1 ? days : days.slice(Math.max(0, Math.min(first, days.length - LEAST_DAYS)));
}
