import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import type { RequestLine } from './layout/request-line.js';
import { takeLead } from './lead.js';
import { BE, CONDITION_WORDS, DETERMINERS, SUBJECT_PRONOUNS } from './lexicon/closed-classes.js';
import { readingOf, verbShare } from './lexicon/words.js';
import { isGroup, isPerson } from './noun-phrase.js';
import { type Token, tokenise } from './tokens.js';

/** What happens to papers: the list of records tells it. */
const KEPT = /^(?:kept|retained|stored|archived|held)$/u;
const MAY_TELL = /^(?:records|resources|exceptions)$/u;
/** "Missing equipment: remind after 5 days" */
const LABELED = /^(?!it\b|this\b|that\b)\p{L}[^:.]{2,40}:\s+(?=\p{L})/u;

/** Whether sentences under a heading may tell work, as under "Records": "strikes and carcasses are entered in the log". */
export function mayTellWork({ section }: RequestLine): boolean {
  return section !== null && MAY_TELL.test(section);
}

/** Whether a sentence under "Exceptions" says in which case it holds, in whatever words: "In the event of a strike, the hall stays shut". */
export function tellsCase(sentence: string, { section }: RequestLine, people: ReadonlySet<string>): boolean {
  return section === 'exceptions' && takeLead(sentence, tokenise(sentence), people) !== null;
}

/** Whether a sentence under such a heading tells work, where "log sheet, ticket" names papers. */
export function tellsWork(sentence: string, people: ReadonlySet<string>): boolean {
  const tokens = tokenise(sentence);
  if (tellsDone(tokens)) return true;
  if (LABELED.test(sentence) && isLikelyOrder(tokenise(sentence.replace(LABELED, '')))) return true;
  if (isOrder(tokens) || CONDITION_WORDS.has(tokens[0]?.lower ?? '')) return true;
  const { clause } = readClause(tokens, { people, previous: null });
  if (clause.form === 'prohibition') return true;
  if (clause.form !== 'active') return false;
  const subject = tokens.slice(...clause.subject);
  if (SUBJECT_PRONOUNS.has(subject[0]?.lower ?? '') && subject.length === 1) return false;
  return isPerson(subject, people) || isGroup(subject);
}

/** "Write it down", but neither "spray bottle" nor "watch with a second hand" */
function isOrder(tokens: readonly Token[]): boolean {
  const next = tokens[1]?.lower ?? '';
  const hasObject = DETERMINERS.has(next) || readingOf(tokens[0]?.lower ?? '', 'base') !== null;
  return orderCertainty(tokens, 0) === 3 && hasObject;
}

function isLikelyOrder(tokens: readonly Token[]): boolean {
  return orderCertainty(tokens, 0) >= 2 && verbShare(readingOf(tokens[0]?.lower ?? '', 'base')?.lemma ?? '') >= 0.6;
}

function tellsDone(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const next = tokens[at + 1]?.lower ?? '';
    // "are never opened", "is then filed"
    const done = /^(?:never|not|always|then|also|only)$/u.test(next) ? (tokens[at + 2]?.lower ?? '') : next;
    return BE.has(lower) && readingOf(done, 'participle') !== null && !KEPT.test(done);
  });
}
