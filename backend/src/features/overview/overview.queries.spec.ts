import { describe, expect, it } from '@jest/globals';
import { activityScore, recentDays } from './overview.queries.js';

describe('the activity score', () => {
  it('is none without an action (S2.128)', () => {
    expect(activityScore({ activeUsers: 0, teamMembers: 1 })).toBeNull();
  });

  it.each([
    [1, 1, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
  ])('of %i active people in a team of %i is %i', (activeUsers, teamMembers, score) => {
    expect(activityScore({ activeUsers, teamMembers })).toBe(score);
  });
});

describe('recent days', () => {
  it('begin at local midnight, across a clock change', () => {
    const days = recentDays(new Date('2026-03-30T12:00:00Z'), 'Europe/Berlin', 3);
    expect(days.map(({ day, startsAt }) => [day, startsAt.toISOString()])).toEqual([
      ['2026-03-28', '2026-03-27T23:00:00.000Z'],
      ['2026-03-29', '2026-03-28T23:00:00.000Z'],
      ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ]);
  });

  it('are those of the zone, which may be another day than in UTC', () => {
    const now = new Date('2026-01-01T00:30:00Z');
    expect(recentDays(now, 'Pacific/Kiritimati', 1)[0]?.day).toBe('2026-01-01');
    expect(recentDays(now, 'Pacific/Pago_Pago', 2).map(({ day }) => day)).toEqual(['2025-12-30', '2025-12-31']);
  });
});
