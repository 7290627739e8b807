const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Later than that a date says more. */
const MOST_DAYS = 6;

/** How long ago something was, in the person's language; null when it was longer ago than a week, or is yet to come. */
export function relativeTime(moment: Date, now: Date): string | null {
  const ageMs = now.getTime() - moment.getTime();
  // Clocks of browser and server differ by some seconds.
  if (ageMs < -MINUTE_MS) return null;
  const words = new Intl.RelativeTimeFormat([], { numeric: 'auto' });
  if (ageMs < MINUTE_MS) return words.format(0, 'second');
  if (ageMs < HOUR_MS) return words.format(-Math.floor(ageMs / MINUTE_MS), 'minute');
  const days = daysBetween(moment, now);
  if (days === 0) return words.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return days <= MOST_DAYS ? words.format(-days, 'day') : null;
}

/** How many midnights lie between; a day may be 23 or 25 hours long. */
function daysBetween(earlier: Date, later: Date): number {
  return Math.round((midnightOf(later) - midnightOf(earlier)) / DAY_MS);
}

function midnightOf(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
