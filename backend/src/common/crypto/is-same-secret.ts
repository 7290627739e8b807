import { timingSafeEqual } from 'node:crypto';

/** Whether the given text equals our secret. The time it takes does not reveal where they differ. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
