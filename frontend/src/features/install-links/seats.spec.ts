import { describe, expect, it } from 'vitest';
import { revokedLast, seatsOf } from './seats';

const links = (active: number, revoked = 0) => [
  ...Array.from({ length: active }, () => ({ is_active: true })),
  ...Array.from({ length: revoked }, () => ({ is_active: false })),
];

describe('seatsOf', () => {
  it.each([
    [links(0), 15, { active: 0, remaining: 15, isFull: false }],
    [links(14, 3), 15, { active: 14, remaining: 1, isFull: false }],
    [links(15), 15, { active: 15, remaining: 0, isFull: true }],
    [links(16), 15, { active: 16, remaining: 0, isFull: true }],
    [links(0), 0, { active: 0, remaining: 0, isFull: true }],
  ])('counts active links only (S9.21, S9.22, S2.101) [%#]', (given, limit, seats) => {
    expect(seatsOf(given, limit)).toEqual(seats);
  });
});

describe('revokedLast', () => {
  it('keeps the order of the others', () => {
    const revoked = { is_active: false, name: 'revoked' };
    const newer = { is_active: true, name: 'newer' };
    const older = { is_active: true, name: 'older' };
    expect(revokedLast([revoked, newer, older])).toEqual([newer, older, revoked]);
  });
});
