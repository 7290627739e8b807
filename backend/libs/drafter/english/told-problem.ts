import { splitSentences } from '../text/sentences.js';
import { countWords, lowerFirst, trimPunctuation } from '../text/words.js';
import { whenHappened } from './asked-question.js';
import { readClause } from './clause.js';
import { HAPPENS } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, readingOf, verbShare } from './lexicon/words.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** Longer requests tell more than what has happened. */
const MAX_WORDS = 12;
/** Without a verb that the grammar is sure of, fewer words may be about it. */
const MAX_WORDS_OF_PATTERN = 9;
/** In more words another verb follows: "user locked out of account calls us". */
const MAX_WORDS_OF_PARTICIPLE = 6;
/** One clause: a comma or a stop would begin another. */
const SEVERAL = /[\n,;:–—(]|[.!?]\s|\s-\s/u;
/** What is asked for has been said. */
const ASKED = /^(?:sop for|how to|what to do)\b/iu;
/** These say what may or has to be done. */
const RULE =
  /\b(?:never|always|must|should|shall|may|only|allowed|has to|have to|needs? to|do not|don'?t|please|how|what|if|when)\b/iu;
const FAILS =
  /\b(?:can(?:no|')?t|can not|won'?t|doesn'?t|does not|will not|isn'?t|is not|not working|stopped working|keeps? (?:on )?\p{L}+ing|(?:is|are|went|goes) (?:down|out|off|broken|missing|stuck|blocked|clogged|jammed|frozen|locked|dead|late|empty|full|leaking|flooded|gone)|(?:is|are) \p{L}+ing|broke(?: down)?)\b/iu;
/** How often a word has to be a verb, so that "guest visits" are things. */
const MOSTLY_VERB = 0.5;
const PARTICLE = /^(?:in|out|on|off|at|from|to|by|of|with|down|over|up|during|after|before|while)\b/iu;
/** People who are served do no work: what they do is what has happened. */
export const SERVED =
  /^((?:(?:the|an?|our|my) )?(?:(?:angry|drunk|new|sick|hotel|elderly) )?(?:customer|client|guest|patient|tenant|resident|member|student|pupil|child|kid|toddler|user|visitor|passenger|caller|shopper|parent|neighbou?r)s?) (\p{L}+)\b/iu;
/** What things and animals do that somebody has to do something about, besides what they do by themselves. */
const HARMS =
  /^(?:bites|attacks|hits|falls|burns|explodes|spills|floods|smells|disappears|dies|escapes|collapses|faints)$/u;
const GOES_WRONG = /^(?:out|off|down|up|missing|wrong|away|over|red|flat|dark|cold|dead|offline|slow|blank)$/u;
const ANYBODY = /^(?:some|any)(?:body|one)$/u;
/** "patient does not show up", "machine doesn't start" */
const FAILS_TO = /^((?:\p{L}+\s){1,3})(?:does not|doesn['’]?t|will not|won['’]?t|cannot|can not|can['’]?t)\s\p{L}/iu;

/**
 * What an English request asks that only says what has happened: "user can't log in", "customer collapses in the shop". It
 * tells no work and no rule, but when the work begins. Any other request as it is.
 */
export function askedWhen(request: string): string {
  const said = trimPunctuation(request.trim());
  if (ASKED.test(said) || countWords(said) > MAX_WORDS || SEVERAL.test(said) || splitSentences(said, 'en').length !== 1)
    return request;
  const subject = subjectOfEvent(said) ?? subjectOfFailure(said);
  return subject === null ? request : whenHappened(`${articleOf(subject)}${lowerFirst(said, new Set())}`);
}

/** By the grammar: who or what does something that others have to react to; null where somebody does their work. */
function subjectOfEvent(said: string): readonly Token[] | null {
  const [, failing] = FAILS_TO.exec(said) ?? [];
  if (failing) {
    const subject = tokenise(failing);
    return isOutsiders(subject) || !isOfSomebody(subject) ? subject : null;
  }
  const tokens = tokenise(said);
  const { clause, lead } = readClause(tokens, { people: new Set(), previous: null });
  if (clause.form !== 'active' || clause.modal !== null || clause.auxiliary !== null) return null;
  const verb = tokens[clause.verb]?.lower ?? '';
  // "customer returns": things of customers.
  const isNamed = clause.verb === tokens.length - 1 && isCommonNoun(verb);
  // "A bat got into the hall": what has happened.
  const lemma = readingOf(verb, clause.isPast ? 'past' : 's')?.lemma;
  // "an employee says that she is bullied": another clause follows.
  if (lead > 0 || isNamed || lemma === undefined || Words.TELLING_VERBS.has(lemma)) return null;
  const subject = tokens.slice(...clause.subject);
  return isOutsiders(subject) || (!isOfSomebody(subject) && (clause.isPast || isTrouble(tokens, clause.verb)))
    ? subject
    : null;
}

/** By its words, where notes leave out what the grammar needs: "guest locked out of room", "pump not working". */
function subjectOfFailure(said: string): readonly Token[] | null {
  const words = countWords(said);
  if (words > MAX_WORDS_OF_PATTERN || words < 3 || RULE.test(said)) return null;
  const failing = FAILS.exec(said);
  if (failing) {
    const subject = tokenise(said.slice(0, failing.index));
    // "password resets for staff who are locked out": things of somebody.
    if (subject.some(({ lower }) => Words.RELATIVES.has(lower) || Words.PREPOSITIONS.has(lower))) return null;
    // "the nurse does not lift alone" is a rule of those who work.
    return isOfSomebody(subject) && !isOutsiders(subject) ? null : subject;
  }
  const [whole = '', served = '', word = ''] = SERVED.exec(said) ?? [];
  const finite = readingOf(word.toLowerCase(), 's');
  const rest = said.slice(whole.length).trim();
  // "customer refuses …", but no "guest complaints" and no "customer provided data".
  const hasHappened = finite
    ? rest !== '' && verbShare(finite.lemma) >= MOSTLY_VERB
    : words <= MAX_WORDS_OF_PARTICIPLE &&
      readingOf(word.toLowerCase(), 'past', 'participle') !== null &&
      (rest === '' || PARTICLE.test(rest));
  return hasHappened ? tokenise(served) : null;
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

/** What a note leaves out before its subject: "a customer", "the freezer"; nothing before several, or what has no head. */
function articleOf(subject: readonly Token[]): string {
  const [first] = subject;
  const head = subject.at(-1)?.lower ?? '';
  if (!first || !isCommonNoun(head) || head.endsWith('s')) return '';
  if (Words.DETERMINERS.has(first.lower) || Words.ARTICLES.has(first.lower) || ANYBODY.test(first.lower)) return '';
  if (!isOutsiders(subject)) return 'the ';
  return /^(?!uni|use|eu|one)[aeiou]/u.test(first.lower) ? 'an ' : 'a ';
}
