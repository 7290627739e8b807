import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { withoutFillers } from './fillers.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, verbShare } from './lexicon/words.js';
import { isPerson } from './noun-phrase.js';
import { sentencesIn } from './sentences-in.js';
import { type Token, tokenise } from './tokens.js';

/** How often a word is a verb at most that is a noun where it stands alone. */
const MOSTLY_NOUN = 0.4;

export const PERSONAL = /^(?:i|you|he|she|it|we|they|me|us|them)$/u;

/** Whether what stands after a title in its line is more than a description of it. */
export function tellsWork(text: string, people: ReadonlySet<string>): boolean {
  return sentencesIn(text).some((sentence) => {
    const parts = sentence.split(/[,;]\s+/u);
    return parts.some((part) => {
      const tokens = withoutFillers(tokenise(part));
      const isNamed = formOf(tokens, people) === 'phrase' || areNouns(tokens) || isNounBeforePlace(tokens, people);
      return !isNamed && !/\d$/u.test(part) && !isPastTalk(part);
    });
  });
}

/** "the way my teacher did it" */
function isPastTalk(part: string): boolean {
  return /\b(?:did|was|were|had|showed|told|taught)\b/iu.test(part);
}

/** Whether the words are a noun phrase or a gerund, and no clause. */
export function isName(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  if (tokens.length === 0 || tokens.some(({ lower }) => PERSONAL.test(lower))) return false;
  if (/ing$/u.test(tokens[0]?.lower ?? '') || formOf(tokens, people) === 'phrase') return true;
  return areNouns(tokens) || isNounBeforePlace(tokens, people) || isNounLikeOrder(tokens);
}

/** "Inventory at year end": more often a noun than a verb, and nothing that it is done to. */
function isNounLikeOrder(tokens: readonly Token[]): boolean {
  const [first, next] = tokens;
  const isNoun = first?.kind === 'word' && isCommonNoun(first.lower) && verbShare(first.lower) < MOSTLY_NOUN;
  return isNoun && next !== undefined && /^(?:at|in|for|of|before|during)$/u.test(next.lower);
}

/** "mould reports", "interview day": nouns can always be read as a clause as well. */
export function areNouns(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  const isNoun = ({ kind, lower }: Token): boolean => kind === 'word' && (isCommonNoun(lower) || isAdjective(lower));
  const areAll = tokens.length <= 3 && tokens.every(isNoun);
  return areAll && last !== undefined && isCommonNoun(last.lower) && orderCertainty(tokens, 0) < 3;
}

/** "belay checks at the climbing wall" */
function isNounBeforePlace(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const { clause } = readClause(tokens, { people, previous: null });
  if (clause.form !== 'active' || clause.auxiliary || clause.subject[1] - clause.subject[0] > 2) return false;
  const subject = tokens.slice(...clause.subject);
  const next = tokens[clause.verb + 1];
  const isDone = subject.some(({ lower }) => Words.DETERMINERS.has(lower)) || isPerson(subject, people);
  return !isDone && next !== undefined && /^(?:at|in|for|of|after|before)$/u.test(next.lower);
}

export function formOf(tokens: readonly Token[], people: ReadonlySet<string>): Clause['form'] {
  return readClause(tokens, { people, previous: null }).clause.form;
}
