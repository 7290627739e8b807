import { describe, expect, it } from 'vitest';
import { isEntitled, statusOf } from './subscription-status';

const now = new Date('2026-03-10T12:00:00Z');

describe('statusOf', () => {
  it.each([
    ['no row', null, 'Free Plan'],
    ['not subscribed', { subscribed: false, subscription_end: null }, 'Free Plan'],
    ['not subscribed, end to come', { subscribed: false, subscription_end: '2026-04-01T00:00:00Z' }, 'Free Plan'],
    ['subscribed without an end', { subscribed: true, subscription_end: null }, 'Active'],
    ['end tomorrow', { subscribed: true, subscription_end: '2026-03-11T12:00:00Z' }, 'Active'],
    ['end later today', { subscribed: true, subscription_end: '2026-03-10T23:59:59Z' }, 'Active'],
    ['end yesterday', { subscribed: true, subscription_end: '2026-03-09T12:00:00Z' }, 'Expired'],
  ] as const)('of %s (S2.86-S2.88, S4.31, SD.16)', (_case, row, status) => {
    expect(statusOf(row, now)).toBe(status);
  });
});

describe('isEntitled', () => {
  it.each([
    [true, 'starter', true],
    [true, null, false],
    [true, '', false],
    [false, 'starter', false],
  ])('is, with subscribed %s and tier %j, %s (S2.72-S2.74)', (subscribed, tier, expected) => {
    expect(isEntitled({ subscribed, subscription_tier: tier })).toBe(expected);
  });
});
