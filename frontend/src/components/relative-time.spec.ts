import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const NOW = new Date(2026, 10, 22, 12, 0, 0);

it.each([
  ['now', new Date(2026, 10, 22, 11, 59, 30)],
  ['now', new Date(2026, 10, 22, 12, 0, 30)],
  ['1 minute ago', new Date(2026, 10, 22, 11, 59, 0)],
  ['59 minutes ago', new Date(2026, 10, 22, 11, 0, 1)],
  ['1 hour ago', new Date(2026, 10, 22, 11, 0, 0)],
  ['11 hours ago', new Date(2026, 10, 22, 0, 30, 0)],
  ['yesterday', new Date(2026, 10, 21, 23, 59, 0)],
  ['6 days ago', new Date(2026, 10, 16, 0, 0, 0)],
  [null, new Date(2026, 10, 15, 23, 59, 0)],
  [null, new Date(2026, 10, 22, 12, 2, 0)],
])('says %j (screens m6)', (text, moment) => {
  expect(relativeTime(moment, NOW)).toBe(text);
});
