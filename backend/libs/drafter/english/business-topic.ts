import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isTransitive, readingOf } from './lexicon/words.js';
import { isGroup, isPlural } from './noun-phrase.js';
import { type Token, textOf } from './tokens.js';

/** Where people work. */
const BUSINESS =
  /^(?:shop|store|bakery|butchery|hotel|hostel|restaurant|caf[eé]|bar|pub|kitchen|clinic|practice|surgery|salon|studio|garage|workshop|school|nursery|kindergarten|library|museum|gym|pharmacy|lab|laboratory|farm|brewery|warehouse|church|charity|shelter|theat(?:re|er)|cinema|dealership|nursing home|home)$/u;
/** What a business is, and no work. */
const IS_SO = /^(?:have|own|run|operate|sell|be|need|want|like|love|employ|rent|serve|cover|use|open)$/u;
/** What tells nothing of what is done with a thing. */
export const SAYS_LITTLE = /^(?:have|keep|get|put|take|use|make|do|hold|base|limit|require|need|leave|find)$/u;

/** "Our florist shop delivers funeral wreaths", "We look after elderly people": what a business does, and not what it is. */
export function businessTopic(clause: Clause, tokens: readonly Token[], text: string): string | null {
  if (clause.form !== 'active' || clause.auxiliary) return null;
  const subject = tokens.slice(...clause.subject);
  const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 's', 'base')?.lemma ?? '';
  const isOurs =
    /^(?:our|my|the)$/u.test(tokens[0]?.lower ?? '') &&
    (BUSINESS.test(subject.at(-1)?.lower ?? '') || isGroup(subject));
  const areWe = subject.length === 1 && subject[0]?.lower === 'we';
  const rest = tokens.slice(clause.verb + 1);
  const isFollowed = /^(?:look after|deal with|care for)$/u.test(`${lemma} ${rest[0]?.lower ?? ''}`);
  const end = rest.findIndex(
    ({ kind, lower }, at) => kind !== 'word' || (at > (isFollowed ? 0 : -1) && Words.PREPOSITIONS.has(lower)),
  );
  const object = rest.slice(isFollowed ? 1 : 0, end < 0 ? rest.length : end);
  const last = object.at(-1);
  // "We sort donations" is a habit; "we sort the donations" may be its first step.
  const isHabit =
    last !== undefined &&
    isPlural(last) &&
    !Words.DETERMINERS.has(object[0]?.lower ?? '') &&
    !/\d/u.test(object[0]?.text ?? '');
  const isOther =
    !(isOurs || areWe) || object.length === 0 || (areWe && !isHabit) || !(isTransitive(lemma) || isFollowed);
  if (isOther || IS_SO.test(lemma)) return null;
  const done =
    text
      .slice(tokens[clause.verb]?.end ?? text.length)
      .split(/[,;:]/u)[0]
      ?.trim() ?? '';
  if (/^(?:get|receive)$/u.test(lemma)) return isHabit ? `handling ${textOf(text, object)}` : null;
  if (/^(?:offer|provide|give)$/u.test(lemma)) return isHabit ? done : null;
  return SAYS_LITTLE.test(lemma) ? null : `we ${lemma} ${done}`;
}
