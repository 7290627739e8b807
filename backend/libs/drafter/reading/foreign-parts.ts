import { isThings } from '../languages/actors.js';
import { opensClause } from '../languages/clause-openers.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { endsLikeAction, isCased } from './foreign-words.js';

const BAN = /^(?:nie|niemals|nicht|nunca|jamás|jamais|ne|não|non|mai|niet|nooit)\s/iu;

/** A sentence with a condition or an "otherwise" stays whole; others are cut at their separators. */
export function partsOf(sentence: string, profile: ReadingProfile, lang: string): string[] {
  const { conditions, otherwise, subjects, rule, retention } = profile;
  const isWhole =
    conditions.some((pattern) => pattern.test(sentence)) ||
    otherwise?.pattern.test(sentence) ||
    rule.test(sentence.split(/[,،，]/u)[0] ?? '') ||
    (retention.test(sentence) && sentence.split(/[,،，]/u).length <= 2) ||
    /^[^:：,]{2,40}[:：]\s/u.test(sentence) ||
    subjects.some(
      (pattern) => (pattern.exec(sentence)?.groups?.['person'] ?? '') !== '' && /^\p{Lu}\p{Ll}+, /u.test(sentence),
    );
  if (isWhole) return [sentence];
  const parts: string[] = [];
  for (const part of splitOutsideBrackets(sentence, profile.separator)) {
    const last = parts.length - 1;
    // A word or two say how, when or with what: "par sms", "nach Gewicht".
    const isShort = isCased(part) && part.split(/\s+/u).length <= 2 && !/\d/u.test(part);
    const isAction =
      profile.singleWordAction?.test(part) ||
      endsLikeAction(part, lang) ||
      profile.rewrites.some(({ pattern }) => pattern.test(part));
    const isLoose = isShort && !isAction;
    // "…, nunca se deja ahí": what it forbids stands before it.
    const isBan = BAN.test(part);
    const isMain = last === 0 && opensClause(parts[0] ?? '', lang) && !parts[0]?.includes(',');
    const belongsBefore =
      last >= 0 && (isMain || isLoose || isBan || isThings(part, lang) || !isOwnStep(part, profile));
    if (belongsBefore) parts[last] = `${parts[last]}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

function isOwnStep(part: string, profile: ReadingProfile): boolean {
  if (profile.attached.test(part)) return false;
  const isOneWord = !/\s/u.test(part) && !/\p{Script=Han}/u.test(part);
  if (isOneWord) return profile.singleWordAction?.test(part) ?? false;
  return part.length >= 4;
}
