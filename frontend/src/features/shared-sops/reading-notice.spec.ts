import { expect, it } from 'vitest';
import { readingText } from './reading-notice';

const NOW = new Date('2026-11-22T12:00:00Z');
const MEMBERSHIP = { id: 'seat', owner_name: 'Grace Hopper', joined_at: '2026-01-01T00:00:00Z' };

it.each([
  ['2026-12-20T12:00:00Z', /^Grace Hopper’s subscription has ended\. You can read what is shared until .*2026.*\.$/],
  ['2026-11-20T12:00:00Z', /^You can no longer read what Grace Hopper shared with you\. Access ended on .*2026.*\.$/],
])('members see how long they can read until %s (billing m8)', (until, text) => {
  expect(readingText({ ...MEMBERSHIP, reads_until: until }, NOW)).toMatch(text);
});
