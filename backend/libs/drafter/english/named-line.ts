import { countWords } from '../text/words.js';
import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isActNoun, isInterjection, isNoun, isPersonNoun, readingOf, singularOf, verbShare } from './lexicon/words.js';
import { partsTopic } from './title-parts.js';
import { type Token, tokenise } from './tokens.js';
import { SERVED } from './told-problem.js';

/** More words tell more than a name. */
const MOST_WORDS = 16;
const LEAST_WORDS = 2;
/** "gate checks, max two at once", "gate checks (two guards)", "gate checks - two guards" */
const NAME = /^(?<name>[^,;:(–—]+?)(?:\s*,\s+|\s*\(|\s+[–—-]\s+|\s+\/\/?\s+)(?<aside>.*)$/su;
const NOT_IN_NAMES = [Words.BE, Words.MODALS, Words.SUBJECT_PRONOUNS, Words.NEGATIONS];
const NOT_FIRST = [Words.CONDITION_WORDS, Words.INTERROGATIVES, Words.PREPOSITIONS, Words.OBJECT_PRONOUNS];
/** How often the last word has to be a verb elsewhere, so that it names what is done: "escape room resets". */
const LEAST_VERB_SHARE = 0.5;
/** And how often in front of an object. */
const MOSTLY_VERB = 0.8;

/** A line that only names a task, and what it says beside it. */
export interface NamedLine {
  name: string;
  aside: string;
}

/**
 * A request of one line that names its task without a word of asking, apart from its aside: "therapy dog visits on the ward",
 * "gate checks, max two at once". Null for an order, a sentence with its subject, or several pieces of work.
 */
export function namedLine(line: string): NamedLine | null {
  if (/[:;|\t]/u.test(line) || /[.!?]\s/u.test(line) || partsTopic(line) !== null || SERVED.test(line)) return null;
  const { name = line, aside = '' } = NAME.exec(line)?.groups ?? {};
  const words = countWords(name);
  const tokens = tokenise(name);
  if (words < LEAST_WORDS || words > MOST_WORDS || !isName(tokens)) return null;
  const said = aside.replace(/[()\s]+$/u, '').replace(/^\(/u, '');
  // "swarm call, collecting bees": both say what is done.
  const isPart = /^\p{L}{3,}ing\b/iu.test(said);
  return isPart || tellsWork(said) || said.split(', ').length > 2 ? null : { name: name.trim(), aside: said };
}

function isName(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined || NOT_FIRST.some((words) => words.has(first.lower)) || isInterjection(first.lower))
    return false;
  // "resets for staff who are locked out"
  const relative = tokens.findIndex(({ lower }) => Words.RELATIVES.has(lower));
  const main = relative > 0 ? tokens.slice(0, relative) : tokens;
  if (main.some(({ lower }) => NOT_IN_NAMES.some((words) => words.has(lower)))) return false;
  return (orderCertainty(tokens, 0) < 2 || namesAct(tokens)) && !isSomebodysWork(tokens);
}

/** "the porter checks the lift": no name, where who does it is somebody, or the verb is certain. */
function isSomebodysWork(tokens: readonly Token[]): boolean {
  const { clause, lead } = readClause(tokens, { people: new Set(), previous: null });
  if (clause.form !== 'active' || lead > 0) return false;
  const head = tokens[clause.subject[1] - 1];
  const [verb, after] = [tokens[clause.verb], tokens[clause.verb + 1]];
  const lemma = readingOf(verb?.lower ?? '', 's', 'past', 'base')?.lemma ?? '';
  // "card runs every Tuesday" says how often.
  const hasObject = after !== undefined && Words.DETERMINERS.has(after.lower) && !/^(?:every|each)$/u.test(after.lower);
  const isCertain = verbShare(lemma) >= MOSTLY_VERB && hasObject;
  return isCertain || isPersonNoun(singularOf(head?.lower ?? ''));
}

/** "weld inspection", "escape room resets": a noun at the end says what is done, though the first word could be an order. */
function namesAct(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.lower ?? '';
  const areNouns = tokens.slice(1).every(({ kind, lower }) => kind === 'word' && isNoun(lower));
  return areNouns && (isActNoun(last) || (tokens.length > 2 && verbShare(singularOf(last)) >= LEAST_VERB_SHARE));
}

/** "check it and sign for it", "we open at nine": no remark. */
function tellsWork(aside: string): boolean {
  return aside.split(/,\s+|\s+and\s+/u).some((part) => orderCertainty(tokenise(part), 0) >= 2);
}
