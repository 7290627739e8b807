import { splitSentences } from '../text/sentences.js';
import { countWords, trimPunctuation } from '../text/words.js';
import { readClause } from './clause.js';
import { HAPPENS } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, readingOf } from './lexicon/words.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** Longer requests tell more than what has happened. */
const MAX_WORDS = 12;
/** What things and animals do that somebody has to do something about, besides what they do by themselves. */
const HARMS =
  /^(?:bites|attacks|hits|falls|burns|explodes|spills|floods|smells|disappears|dies|escapes|collapses|faints)$/u;
const GOES_WRONG = /^(?:out|off|down|up|missing|wrong|away|over|red|flat|dark|cold|dead|offline|slow|blank)$/u;
const ANYBODY = /^(?:some|any)(?:body|one)$/u;
/** "patient does not show up", "machine doesn't start" */
const FAILS_TO = /^((?:\p{L}+\s){1,3})(?:does not|doesn['’]?t|will not|won['’]?t|cannot|can not|can['’]?t)\s\p{L}/iu;

/**
 * "customer collapses in the shop", "machine does not start": a request that only says what happens asks what to do then.
 * @returns the request as that question; null where it says anything else
 */
export function asEventQuestion(request: string): string | null {
  const plain = trimPunctuation(request.trim());
  if (/[\n,;:]/u.test(plain) || countWords(plain) > MAX_WORDS || splitSentences(plain, 'en').length !== 1) return null;
  const subject = subjectOfEvent(plain);
  if (!subject) return null;
  const said = `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
  return `What to do when ${articleOf(subject)}${said}`;
}

/** Who or what does something that others have to react to; null where somebody does their work. */
function subjectOfEvent(plain: string): readonly Token[] | null {
  const [, failing] = FAILS_TO.exec(plain) ?? [];
  if (failing) {
    const subject = tokenise(failing);
    return isOutsiders(subject) || !isOfSomebody(subject) ? subject : null;
  }
  const tokens = tokenise(plain);
  const { clause, lead } = readClause(tokens, { people: new Set(), previous: null });
  if (clause.form !== 'active' || clause.modal !== null || clause.auxiliary !== null || clause.isPast) return null;
  const verb = tokens[clause.verb]?.lower ?? '';
  // "customer returns": things of customers.
  const isNamed = clause.verb === tokens.length - 1 && isCommonNoun(verb);
  const lemma = readingOf(verb, 's')?.lemma;
  // "an employee says that she is bullied": another clause follows.
  if (lead > 0 || isNamed || lemma === undefined || Words.TELLING_VERBS.has(lemma)) return null;
  const subject = tokens.slice(...clause.subject);
  return isOutsiders(subject) || (!isOfSomebody(subject) && isTrouble(tokens, clause.verb)) ? subject : null;
}

function isOfSomebody(subject: readonly Token[]): boolean {
  return isPersonNoun(subject.at(-1)?.lower ?? '');
}

function isOutsiders(subject: readonly Token[]): boolean {
  const head = subject.at(-1)?.lower ?? '';
  return ANYBODY.test(head) || (isPersonNoun(head) && isOutsider(head));
}

/** "power goes out", "fridge stops working", "dog bites a visitor" */
function isTrouble(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.lower ?? '';
  const after = tokens[at + 1]?.lower ?? '';
  return HAPPENS.test(verb) || HARMS.test(verb) || (/^(?:goes|gets|turns|runs)$/u.test(verb) && GOES_WRONG.test(after));
}

/** What a sentence in note form leaves out before its subject: "a customer", "the freezer". */
function articleOf(subject: readonly Token[]): string {
  const first = subject[0]?.lower ?? '';
  if (Words.DETERMINERS.has(first) || Words.ARTICLES.has(first) || ANYBODY.test(first)) return '';
  if (!isOutsiders(subject)) return 'the ';
  return /^(?!uni|use|eu|one)[aeiou]/u.test(first) ? 'an ' : 'a ';
}
