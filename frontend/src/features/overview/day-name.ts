/** A day of the API (`2026-01-31`) as a chart label: `Jan 31`. */
export function dayName(day: string): string {
  // The day has no time zone: it is parsed and formatted in UTC, so that it stays the same day.
  return new Date(`${day}T00:00:00Z`).toLocaleDateString([], { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
