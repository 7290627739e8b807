import { describe, expect, it } from '@jest/globals';
import { mergeMetadata } from './user-metadata.js';

describe('mergeMetadata', () => {
  it('merges shallowly and removes what is null', () => {
    expect(mergeMetadata({ a: 1, b: { x: 1 }, c: 3 }, { b: { y: null }, c: null, d: '4' })).toEqual({
      a: 1,
      b: { y: null },
      d: '4',
    });
  });

  it('leaves what it was given alone', () => {
    const current = { a: 1 };
    mergeMetadata(current, { a: null });
    expect(current).toEqual({ a: 1 });
  });

  it.each([{ a: 'x\u0000' }, { a: { b: ['\udc00'] } }, { 'k\u0000': true }])(
    'refuses %j, which cannot be stored',
    (data) => {
      expect(() => mergeMetadata({}, data)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    },
  );

  it('takes text that only looks like an escape', () => {
    expect(mergeMetadata({}, { a: '\\u0000' })).toEqual({ a: '\\u0000' });
  });

  it('counts bytes of the whole result, not of the change', () => {
    const almostFull = { a: 'x'.repeat(3900) };
    expect(mergeMetadata(almostFull, { a: null, b: 'y'.repeat(3900) })).toEqual({ b: 'y'.repeat(3900) });
    expect(() => mergeMetadata(almostFull, { b: 'é'.repeat(60) })).toThrow(
      expect.objectContaining({ statusCode: 400 }),
    );
  });
});
