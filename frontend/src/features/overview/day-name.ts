/** A day of the wire (`2026-01-31`) as people write it in a chart: `Jan 31`. */
export function dayName(day: string): string {
  // The day has no zone: it is read and written in UTC, so that it stays the same day.
  return new Date(`${day}T00:00:00Z`).toLocaleDateString([], { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
