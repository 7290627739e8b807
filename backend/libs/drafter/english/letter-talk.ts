import type { Line } from './line.js';

/** "…, but only when the manager has given clearance" */
const LIMITS = /\b(?:only (?:when|if|after|once)|unless)\b/iu;
/** "Photos checked", "Lights off": what is done, in notes. */
const DONE = /^\P{L}*\p{L}+(?:ed|en|off|on|out|in)\b/iu;

/** Whether a line before the first work of a letter may say why it is written. */
export function mayBeLetterTalk({ kind, isKept, role, text }: Line): boolean {
  return isKept && role === null && !LIMITS.test(text) && (kind === 'statement' || !DONE.test(text));
}
