import { timingSafeEqual } from 'node:crypto';

/** Whether a text that somebody sent is a secret of ours. How long it takes says nothing about where they differ. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
