import * as words from './words.en';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** Time spent, as the tile says it: `0 hours`, `25 minutes`, `1.5 hours` (S2.132). */
export function usageText(seconds: number): string {
  if (seconds === 0) return words.hours(0);
  if (seconds < HOUR_S) return words.minutes(Math.max(1, Math.round(seconds / MINUTE_S)));
  return words.hours(Math.round((10 * seconds) / HOUR_S) / 10);
}

/** Time spent, as a table says it: `-`, `25 min`, `1.5 h`. */
export function shortUsageText(seconds: number): string {
  if (seconds === 0) return '-';
  if (seconds < HOUR_S) return words.minutesShort(Math.max(1, Math.round(seconds / MINUTE_S)));
  return words.hoursShort(Math.round((10 * seconds) / HOUR_S) / 10);
}

/** Change in percent with its sign; `-` without a period to compare with (S2.134). */
export function growthText(percent: number | null): string {
  if (percent === null) return '-';
  return percent > 0 ? `+${percent}%` : `${percent}%`;
}

/** How long it took until something was completed: `5 minutes`, `3 hours`, `2 days`; `-` while it is not. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return '-';
  if (seconds < HOUR_S) return words.minutes(Math.max(1, Math.round(seconds / MINUTE_S)));
  if (seconds < DAY_S) return words.hours(Math.round(seconds / HOUR_S));
  return words.days(Math.round(seconds / DAY_S));
}
