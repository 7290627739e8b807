import { describe, expect, it } from '@jest/globals';
import { ZoneCalendar } from './zone-calendar.js';

const HOUR_MS = 3_600_000;

describe('wall time', () => {
  it.each([
    ['UTC', '2026-03-01T00:00:00.000Z', [2026, 3, 1, 0]],
    ['Pacific/Kiritimati', '2026-02-28T10:00:00.000Z', [2026, 3, 1, 0]],
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59.999Z', [2026, 2, 28, 24 * HOUR_MS - 1]],
    ['Asia/Kathmandu', '2026-12-31T18:15:00.000Z', [2027, 1, 1, 0]],
    ['America/New_York', '2026-11-01T05:30:00.000Z', [2026, 11, 1, 1.5 * HOUR_MS]],
  ])('of %s at %s', (zone, instant, [year, month, day, timeOfDayMs]) => {
    expect(new ZoneCalendar(zone).wallTimeAt(new Date(instant))).toEqual({ year, month, day, timeOfDayMs });
  });

  it.each([
    ['shown twice: the first', 'Europe/Berlin', { month: 10, day: 25, hour: 2.5 }, '2026-10-25T00:30:00.000Z'],
    ['after the second showing', 'Europe/Berlin', { month: 10, day: 25, hour: 3 }, '2026-10-25T02:00:00.000Z'],
    ['skipped: as if not put forward', 'Europe/Berlin', { month: 3, day: 29, hour: 2.5 }, '2026-03-29T01:30:00.000Z'],
    ['midnight that is skipped', 'Africa/Cairo', { month: 4, day: 24, hour: 0 }, '2026-04-23T22:00:00.000Z'],
    ['midnight that is shown twice', 'Africa/Cairo', { month: 10, day: 29, hour: 23.5 }, '2026-10-29T20:30:00.000Z'],
    ['a day beyond the month', 'UTC', { month: 2, day: 29, hour: 0 }, '2026-03-01T00:00:00.000Z'],
  ])('%s', (_case, zone, { month, day, hour }, instant) => {
    const wall = { year: 2026, month, day, timeOfDayMs: hour * HOUR_MS };
    expect(new ZoneCalendar(zone).instantOf(wall).toISOString()).toBe(instant);
  });

  it.each(['UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Chatham'])(
    'there and back gives every third hour of a year, except the second showing of one, in %s',
    (zone) => {
      const calendar = new ZoneCalendar(zone);
      const changed: string[] = [];
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 3 * HOUR_MS) {
        const back = calendar.instantOf(calendar.wallTimeAt(new Date(at))).getTime();
        if (back !== at) changed.push(new Date(at).toISOString());
      }
      expect(changed.length).toBeLessThanOrEqual(1);
    },
  );
});
