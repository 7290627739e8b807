import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isPersonNoun, isTransitive, readingOf } from './lexicon/words.js';
import { isGroup, isPlural } from './noun-phrase.js';
import { type Token, textOf } from './tokens.js';

/** Where people work. */
const BUSINESS =
  /^(?:shop|store|bakery|butchery|hotel|hostel|restaurant|caf[eé]|bar|pub|kitchen|clinic|practice|surgery|salon|studio|garage|workshop|school|nursery|kindergarten|library|museum|gym|pharmacy|lab|laboratory|farm|brewery|warehouse|church|charity|shelter|theat(?:re|er)|cinema|dealership|nursing home|home)$/u;
/** What a business is, and no work. */
const IS_SO = /^(?:have|own|run|operate|sell|be|need|want|like|love|employ|rent|serve|cover|use|open)$/u;
/** What tells nothing of what is done with a thing. */
export const SAYS_LITTLE = /^(?:have|keep|get|put|take|use|make|do|hold|base|limit|require|need|leave|find)$/u;

/** "bakery", "lab": where people work. */
export function isBusiness(word: string): boolean {
  return BUSINESS.test(word);
}

/** "Our florist shop delivers funeral wreaths", "We look after elderly people": what a business does, and not what it is. */
export function businessTopic(clause: Clause, tokens: readonly Token[], text: string): string | null {
  if (clause.form !== 'active') return null;
  // "does school shows": where nothing is denied, "does" helps no other verb.
  const [start = 0, end = 0] = clause.auxiliary ?? [];
  const isDone = clause.auxiliary !== null && end - start < 2 && tokens[start]?.lower === 'does';
  if (clause.auxiliary !== null && !isDone) return null;
  const verbAt = isDone ? start : clause.verb;
  const subject = tokens.slice(...clause.subject);
  const verb = tokens[verbAt]?.lower ?? '';
  const lemma = isDone ? 'do' : (readingOf(verb, 's', 'base')?.lemma ?? '');
  const owner = tokens[0]?.lower ?? '';
  // "Our observatory does public evenings": what does something is no thing.
  const isDoer =
    /^(?:our|my)$/u.test(owner) && /^(?:do|host)$/u.test(lemma) && !isPersonNoun(subject.at(-1)?.lower ?? '');
  const isOurs =
    /^(?:our|my|the)$/u.test(owner) && (BUSINESS.test(subject.at(-1)?.lower ?? '') || isGroup(subject) || isDoer);
  const areWe = subject.length === 1 && /^(?:we|i)$/u.test(subject[0]?.lower ?? '');
  const rest = tokens.slice(verbAt + 1);
  const isFollowed = /^(?:look after|deal with|care for)$/u.test(`${lemma} ${rest[0]?.lower ?? ''}`);
  const border = rest.findIndex(
    ({ kind, lower }, at) => kind !== 'word' || (at > (isFollowed ? 0 : -1) && Words.PREPOSITIONS.has(lower)),
  );
  const object = rest.slice(isFollowed ? 1 : 0, border < 0 ? rest.length : border);
  const last = object.at(-1);
  // "We sort donations" is a habit; "we sort the donations" may be its first step.
  const isHabit =
    last !== undefined &&
    isPlural(last) &&
    !Words.DETERMINERS.has(object[0]?.lower ?? '') &&
    !/\d/u.test(object[0]?.text ?? '');
  const isOther =
    !(isOurs || areWe) ||
    object.length === 0 ||
    (areWe && !isHabit) ||
    !(isTransitive(lemma) || isFollowed || lemma === 'do');
  if (isOther || IS_SO.test(lemma)) return null;
  const done =
    text
      .slice(tokens[verbAt]?.end ?? text.length)
      .split(
        /[,;:]|\s(?:whenever|when|if|because|since|as soon as|between \d|from \d|for (?:about |around |some |over |nearly |roughly )?\d)\s?|\s(?:and|but) (?:we|i|there|it|they)\s/u,
      )[0]
      ?.trim() ?? '';
  if (/^(?:get|receive)$/u.test(lemma)) return isHabit ? `handling ${textOf(text, object)}` : null;
  // "does payroll": of what has no number.
  const isMass = isDoer && last !== undefined && !isPlural(last) && !Words.DETERMINERS.has(object[0]?.lower ?? '');
  if (/^(?:offer|provide|give|do|host)$/u.test(lemma)) return isHabit || isMass ? done : null;
  return SAYS_LITTLE.test(lemma) ? null : `we ${lemma} ${done}`;
}
