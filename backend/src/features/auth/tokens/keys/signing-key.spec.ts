import { describe, expect, it } from '@jest/globals';
import { findSigning, type KeyTimes, mayRetireOthersAt, mayStartSigningAt, statesOf } from './signing-key.js';

const NOW = new Date('2026-06-01T12:00:00Z');

function minutes(from: number): Date {
  return new Date(NOW.getTime() + from * 60_000);
}

function keyOf(kid: string, times: Partial<KeyTimes>): KeyTimes {
  return { kid, publishedAt: minutes(-1000), signsFrom: null, retiresAt: null, ...times };
}

describe('statesOf', () => {
  it('tells what each key does', () => {
    const keys = [
      keyOf('waits', {}),
      keyOf('old', { signsFrom: minutes(-900) }),
      keyOf('current', { signsFrom: minutes(-10) }),
      keyOf('gone', { signsFrom: minutes(-950), retiresAt: minutes(-5) }),
      keyOf('planned', { signsFrom: minutes(10) }),
    ];
    expect(Object.fromEntries(statesOf(keys, NOW))).toEqual({
      waits: 'published',
      old: 'signed',
      current: 'signing',
      gone: 'retired',
      planned: 'published',
    });
  });
});

describe('findSigning', () => {
  it('finds none among keys that wait or are retired', () => {
    const keys = [keyOf('waits', {}), keyOf('gone', { signsFrom: minutes(-9), retiresAt: NOW })];
    expect(findSigning(keys, NOW)).toBeUndefined();
  });
});

it('lets a key sign twenty minutes after it was published', () => {
  expect(mayStartSigningAt(keyOf('k', { publishedAt: NOW }))).toEqual(minutes(20));
});

it('lets earlier keys retire when their last token has expired, and a little later', () => {
  expect(mayRetireOthersAt(keyOf('k', { signsFrom: NOW }), 3600)).toEqual(minutes(62));
});
