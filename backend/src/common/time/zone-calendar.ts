const DAY_MS = 86_400_000;

/** The local time of a time zone; the month counts from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  /** Time since midnight as the clock shows it, in milliseconds. */
  timeOfDayMs: number;
}

/** Converts between instants and the local time of one time zone, with the rules of the runtime. */
export class ZoneCalendar {
  private readonly format: Intl.DateTimeFormat;

  /** @param zone IANA name such as `Europe/Berlin`. */
  constructor(zone: string) {
    this.format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  }

  wallTimeAt(instant: Date): WallTime {
    const shown = new Date(instant.getTime() + this.offsetMs(instant.getTime()));
    const [year, monthIndex, day] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()];
    return { year, month: monthIndex + 1, day, timeOfDayMs: shown.getTime() - Date.UTC(year, monthIndex, day) };
  }

  /**
   * The instant at which the zone's clock shows that time. Days and months beyond their range carry over.
   * Of a time that the clock shows twice, the first one. A time that the clock skips is read as if it had not been put
   * forward; for a day that begins with a gap this is its first instant.
   */
  instantOf({ year, month, day, timeOfDayMs }: WallTime): Date {
    const shown = Date.UTC(year, month - 1, day) + timeOfDayMs;
    const asBefore = shown - this.offsetMs(shown - DAY_MS);
    const asAfter = shown - this.offsetMs(shown + DAY_MS);
    const earliestFirst = [asBefore, asAfter].sort((a, b) => a - b);
    const exact = earliestFirst.find((candidate) => candidate + this.offsetMs(candidate) === shown);
    return new Date(exact ?? asBefore);
  }

  /** How far the zone's clock is ahead of UTC at that moment. */
  private offsetMs(instantMs: number): number {
    const wholeSeconds = Math.floor(instantMs / 1000) * 1000;
    const parts = this.format.formatToParts(wholeSeconds).map(({ type, value }) => [type, Number(value)]);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(parts);
    return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
  }
}
