import { describe, expect, it } from '@jest/globals';
import { monthStarts, reportingPeriod } from './reporting-period.js';

describe('the first moment of the month', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-02-28T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-02-28T09:59:59.999Z', '2026-01-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59.999Z', '2026-02-01T11:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-03-01T11:00:00.000Z', '2026-03-01T11:00:00.000Z'],
    ['Europe/Berlin', '2026-03-31T22:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['Europe/Berlin', '2026-03-31T21:59:59.999Z', '2026-02-28T23:00:00.000Z'],
    ['America/New_York', '2026-11-15T12:00:00.000Z', '2026-11-01T04:00:00.000Z'],
  ])('in %s at %s is %s (T25, SD.13)', (zone, now, expected) => {
    expect(reportingPeriod(new Date(now), zone).monthStart.toISOString()).toBe(expected);
  });
});

describe('thirty days ahead', () => {
  it.each([
    ['UTC', '2026-01-31T12:00:00.000Z', '2026-03-02T12:00:00.000Z'],
    ['Europe/Berlin', '2026-03-15T08:00:00.000Z', '2026-04-14T07:00:00.000Z'],
    ['Europe/Berlin', '2026-10-10T07:00:00.123Z', '2026-11-09T08:00:00.123Z'],
    ['America/New_York', '2026-02-15T12:00:00.000Z', '2026-03-17T11:00:00.000Z'],
  ])('in %s from %s is %s: calendar days, regardless of clock changes (T25, SD.15)', (zone, now, expected) => {
    expect(reportingPeriod(new Date(now), zone).meetingsEnd.toISOString()).toBe(expected);
  });
});

describe('months', () => {
  it('begin at local midnight, across a new year and a clock change', () => {
    const months = monthStarts(new Date('2026-04-10T00:00:00Z'), 'Europe/Berlin', 5);
    expect(months.map(({ month, startsAt }) => [month, startsAt.toISOString()])).toEqual([
      ['2025-12', '2025-11-30T23:00:00.000Z'],
      ['2026-01', '2025-12-31T23:00:00.000Z'],
      ['2026-02', '2026-01-31T23:00:00.000Z'],
      ['2026-03', '2026-02-28T23:00:00.000Z'],
      ['2026-04', '2026-03-31T22:00:00.000Z'],
    ]);
  });
});
