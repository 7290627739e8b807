import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../../common/problems/problem.js';
import { expectedVersion, idempotencyKeyOf } from './request-headers.js';

describe('expectedVersion', () => {
  it.each([
    [undefined, null],
    ['"2"', 2],
    ['W/"17"', 17],
  ])('reads %j as %j', (header, version) => {
    expect(expectedVersion(header)).toBe(version);
  });

  it.each(['2', '*', '"x"', '', '"1", "2"'])('refuses %j', (header) => {
    expect(() => expectedVersion(header)).toThrow(Problem);
  });
});

describe('idempotencyKeyOf', () => {
  it('takes printable keys of up to 255 characters', () => {
    expect(idempotencyKeyOf('a'.repeat(255))).toHaveLength(255);
    expect(idempotencyKeyOf(undefined)).toBeNull();
  });

  it.each(['', '   ', 'a'.repeat(256), 'é', 'a\tb'])('refuses %j', (header) => {
    expect(() => idempotencyKeyOf(header)).toThrow(Problem);
  });
});
