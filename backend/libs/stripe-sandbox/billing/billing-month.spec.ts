import { describe, expect, it } from '@jest/globals';
import { addBillingMonths } from './billing-month.js';

function seconds(iso: string): number {
  return Date.parse(iso) / 1000;
}

describe('addBillingMonths', () => {
  it.each([
    ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2026-02-28T10:00:00Z', '2026-01-31T10:00:00Z', 1, '2026-03-31T10:00:00Z'],
    ['2028-01-31T10:00:00Z', '2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
    ['2026-12-15T23:59:59Z', '2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59Z'],
    ['2026-04-30T00:00:00Z', '2026-03-31T00:00:00Z', 1, '2026-05-31T00:00:00Z'],
    ['2028-02-29T10:00:00Z', '2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00Z'],
    ['2031-02-28T10:00:00Z', '2028-02-29T10:00:00Z', 12, '2032-02-29T10:00:00Z'],
  ])('goes from %s with the anchor %s by %d to %s', (moment, anchor, months, expected) => {
    expect(addBillingMonths(seconds(moment), seconds(anchor), months)).toBe(seconds(expected));
  });
});
