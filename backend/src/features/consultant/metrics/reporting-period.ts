import { ZoneCalendar } from '../../../common/time/zone-calendar.js';

const DAYS_AHEAD = 30;

/** The periods of the dashboard's metrics; both ends belong to a period (T25). */
export interface ReportingPeriod {
  /** The first moment of the current month in the person's zone (S7.39). */
  monthStart: Date;
  now: Date;
  /** The same time of day, 30 calendar days ahead in the person's zone (S7.40, SD.15). */
  meetingsEnd: Date;
}

export function reportingPeriod(now: Date, zone: string): ReportingPeriod {
  const calendar = new ZoneCalendar(zone);
  const today = calendar.wallTimeAt(now);
  return {
    monthStart: calendar.instantOf({ ...today, day: 1, timeOfDayMs: 0 }),
    now,
    meetingsEnd: calendar.instantOf({ ...today, day: today.day + DAYS_AHEAD }),
  };
}

/** First moments of the last `count` months in the zone, oldest first; the last one is the current month's. */
export function monthStarts(now: Date, zone: string, count: number): { month: string; startsAt: Date }[] {
  const calendar = new ZoneCalendar(zone);
  const { year, month } = calendar.wallTimeAt(now);
  return Array.from({ length: count }, (_unused, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1));
    const startsAt = calendar.instantOf({
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      day: 1,
      timeOfDayMs: 0,
    });
    return { month: first.toISOString().slice(0, 7), startsAt };
  });
}
