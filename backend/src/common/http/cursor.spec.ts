import { describe, expect, it } from '@jest/globals';
import { Problem } from '../problems/problem.js';
import { decodeCursor, encodeCursor } from './cursor.js';

const CURSOR = { at: '2026-01-31 09:30:00.123456+00', id: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11' };

describe('cursor', () => {
  it('keeps microseconds, so that no row between two pages is lost', () => {
    expect(decodeCursor(encodeCursor(CURSOR))).toEqual(CURSOR);
  });

  it.each([
    '',
    'x',
    '%00',
    Buffer.from('2026-01-31|1').toString('base64url'),
    encodeCursor({ ...CURSOR, at: "'; drop" }),
  ])('refuses %j', (text) => {
    expect(() => decodeCursor(text)).toThrow(Problem);
  });
});
