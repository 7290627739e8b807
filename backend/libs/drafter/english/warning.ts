import { capitalise, trimPunctuation } from '../text/words.js';

const WARNS = [
  // "careful, it drips", "be very careful with the lid"; but "carefully lift the lid" is done.
  /(?:please )?(?:do )?(?:be )?(?:(?:very|really|extra|super|so) )?careful\b/,
  /(?:watch|look) out\b(?! of)/,
  /watch your\b/,
  /mind (?:your|the)\b/,
  /beware\b/,
  /(?:caution|danger|warning)\s*[:!,–—-]/,
]
  .map(({ source }) => source)
  .join('|');
const WARNING = new RegExp(`^(?:(?:and|but|so)\\s+)?(?:${WARNS})`, 'iu');
/** "look out for sparks -> stop": what is done then. */
const LEADS_ON = /->|=>|→/u;
/** "slide it out, careful it drips, then wipe it": what is said behind a comma. */
const TAIL = new RegExp(
  `^(.{4,}?)\\s*(?:[,;]|\\s[-–—])\\s*((?:but\\s+)?(?:${WARNS})[^,;]*)(?:,\\s*(?:and\\s+)?then\\s+(\\S.*))?$`,
  'isu',
);

/** Whether a sentence says what to look out for, and nothing to do. */
export function isWarning(sentence: string): boolean {
  return WARNING.test(sentence.trim()) && !LEADS_ON.test(sentence);
}

/** A sentence, the warning in it, and what comes then. */
export function splitWarning(sentence: string): string[] {
  const [, ...parts] = TAIL.exec(sentence) ?? ['', sentence];
  return parts.filter(Boolean);
}

/** As it stands below a step or among the cautions. */
export function asWarning(sentence: string): string {
  return capitalise(trimPunctuation(sentence.trim().replace(/^(?:and|but|so)\s+/iu, '')));
}
