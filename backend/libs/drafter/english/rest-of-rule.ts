import type { Line } from './line.js';

const BEYOND = /^(?:above|below|over|under|beyond|after|past) that$/iu;

/**
 * "Managers approve up to 500 euros; above that it goes to the board": the second half means the limit and the thing of the
 * rule before it, and says nothing without them. Returns whether it was joined to that rule.
 */
export function joinToRule(lines: readonly Line[], when: string, written: string): boolean {
  const rule = lines.at(-1);
  if (rule?.kind !== 'rule' || !BEYOND.test(when)) return false;
  rule.text = `${rule.text}; ${written}`;
  rule.asWritten = `${rule.asWritten}; ${written}`;
  return true;
}
