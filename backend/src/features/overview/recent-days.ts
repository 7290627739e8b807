import { ZoneCalendar } from '../../common/time/zone-calendar.js';

/** The last `count` days on the zone's calendar with their first moments, oldest first; the last one is today. */
export function recentDays(now: Date, zone: string, count: number): { day: string; startsAt: Date }[] {
  const calendar = new ZoneCalendar(zone);
  const today = calendar.wallTimeAt(now);
  return Array.from({ length: count }, (_unused, index) => {
    const day = today.day - (count - 1 - index);
    const startsAt = calendar.instantOf({ ...today, day, timeOfDayMs: 0 });
    const name = new Date(Date.UTC(today.year, today.month - 1, day)).toISOString().slice(0, 10);
    return { day: name, startsAt };
  });
}
