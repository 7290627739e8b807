import { beforeEach, describe, expect, it } from 'vitest';
import { keepAsRead, newsOf, readBefore } from './read-before';

const FIRST = new Date('2026-11-20T08:00:00Z');
const LATER = new Date('2026-11-24T08:00:00Z');
const SOP = { id: 'bake', version: 3, published_at: '2026-11-22T08:00:00Z' };

beforeEach(() => localStorage.clear());

describe('what is new in what is shared (screens M1)', () => {
  it('is what was published after the first visit, until it is opened', () => {
    expect(newsOf(readBefore('mira', FIRST), SOP)).toBe('new');
    keepAsRead('mira', SOP, LATER);
    expect(newsOf(readBefore('mira', LATER), SOP)).toBeNull();
  });

  it('is what has changed since it was opened', () => {
    keepAsRead('mira', SOP, FIRST);
    expect(newsOf(readBefore('mira', LATER), { ...SOP, version: 4 })).toBe('updated');
  });

  it('is nothing of what was there at the first visit', () => {
    expect(newsOf(readBefore('mira', LATER), SOP)).toBeNull();
    expect(newsOf(readBefore('mira', LATER), { ...SOP, published_at: null })).toBeNull();
  });

  it.each(['{', 'null', '{"userId":"mira"}', '{"userId":"tom","since":"2026-01-01T00:00:00Z","versions":{"bake":3}}'])(
    'begins anew where %s is kept, which is broken or of somebody else',
    (kept) => {
      localStorage.setItem('sop-platform.read-before', kept);
      expect(readBefore('mira', FIRST)).toEqual({ userId: 'mira', since: FIRST.toISOString(), versions: {} });
    },
  );
});
