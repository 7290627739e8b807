import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { withoutFillers } from './fillers.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { hasNounUse, isAdjective, isCommonNoun, readingOf, verbShare } from './lexicon/words.js';
import { isCount, isGroup, isPerson, isPlural } from './noun-phrase.js';
import { sentencesIn } from './sentences-in.js';
import { type Token, tokenise } from './tokens.js';

/** A word that is so seldom a noun is none here. */
const MOSTLY_VERB = 0.9;

/** How often a word is a verb at most that is a noun where it stands alone. */
const MOSTLY_NOUN = 0.4;

/** The verb of a clause that looks like a name stands among so many words. */
const MAX_CLAUSE_START = 9;

/** "last orders at 21:45" */
const HAPPENS_AT = /^\p{L}+(?: \p{L}+){1,4} at \d{1,2}[:.]\d{2}$/u;

export const PERSONAL = /^(?:i|you|he|she|it|we|they|me|us|them)$/u;

/** Whether a name holds such a word, which no name of work does. */
export function holdsPersonal(name: string): boolean {
  return name.split(' ').some((word) => PERSONAL.test(word.toLowerCase()));
}

/** Whether what stands after a title in its line is more than a description of it. */
export function tellsWork(text: string, people: ReadonlySet<string>): boolean {
  return sentencesIn(text).some((sentence) => {
    const parts = sentence.split(/[,;]\s+/u);
    return parts.some((part) => {
      const tokens = withoutFillers(tokenise(part));
      const form = formOf(tokens, people);
      const isNamed = form === 'phrase' || areNouns(tokens) || isNounBeforePlace(tokens, people);
      if (HAPPENS_AT.test(part)) return true;
      // "Level 4" is no work, and "the porter unlocks at 5:30" is.
      return !isNamed && (form === 'active' || !/\d$/u.test(part)) && !isPastTalk(part);
    });
  });
}

/** "the way my teacher did it" */
function isPastTalk(part: string): boolean {
  return /\b(?:did|was|were|had|showed|told|taught)\b/iu.test(part);
}

/** Whether the words are a noun phrase or a gerund, and no clause. */
export function isName(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  if (tokens.length === 0 || tokens.some(({ lower }) => PERSONAL.test(lower)) || tellsWhoActs(tokens, people))
    return false;
  if (endsAsGerund(tokens[0]?.lower ?? '') || formOf(tokens, people) === 'phrase') return true;
  return areNouns(tokens) || isNounBeforePlace(tokens, people) || isNounLikeOrder(tokens);
}

/** "milking", "belaying", and never "bring", "ring" or "string", which are verbs as they stand. */
export function endsAsGerund(word: string): boolean {
  return /^\p{L}{2,}ing$/u.test(word) && readingOf(word, 'base') === null;
}

/** "Housekeeping changes the sheets", "the registrar should unpack the crate": a clause, whatever its first word looks like. */
export function tellsWhoActs(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const isOrder = endsAsGerund(tokens[0]?.lower ?? '') || orderCertainty(tokens, 0) >= 2;
  return tokens.slice(0, MAX_CLAUSE_START).some((token, at) => {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    if (at === 0 || token.kind !== 'word' || !before || !next) return false;
    const subject = tokens.slice(0, at);
    if (Words.MODALS.has(token.lower)) return isPerson(subject, people) || isGroup(subject);
    const isBeforeObject = /^(?:the|a|an|his|her|their|all|every|each)$/u.test(next.lower) || isCount(next);
    if (!isBeforeObject || before.lower === 'to' || subject.some(({ kind }) => kind === 'sign')) return false;
    if (readingOf(token.lower, 's') !== null && !Words.PREPOSITIONS.has(before.lower))
      return isGroup(subject) || isPerson(subject, people) || (!isOrder && !Words.DETERMINERS.has(before.lower));
    return (
      !isOrder &&
      readingOf(token.lower, 'base') !== null &&
      isPerson(subject, people) &&
      (isPlural(before) || subject.some(({ lower }) => lower === 'and'))
    );
  });
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

/** "The tenant signs the protocol": what somebody does with something, which no name could say. */
export function actsOn(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const verb = verbOfAct(tokens, people);
  return verb !== null && Words.DETERMINERS.has(tokens[verb + 1]?.lower ?? '');
}

/** "Orders come in by mail", "The tenant signs the protocol": what is done or happens, though its words may be nouns. */
export function tellsAct(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const verb = verbOfAct(tokens, people);
  if (verb === null || verb + 1 >= tokens.length) return false;
  const word = tokens[verb]?.lower ?? '';
  const lemma = readingOf(word, 'base', 's')?.lemma ?? word;
  const mayBeNoun = (hasNounUse(word) || hasNounUse(lemma)) && verbShare(lemma) < MOSTLY_VERB;
  return !mayBeNoun || actsOn(tokens, people);
}

/** Where the verb stands of a clause that begins with who or what acts; null where there is none. */
function verbOfAct(tokens: readonly Token[], people: ReadonlySet<string>): number | null {
  const { clause } = readClause(tokens, { people, previous: null });
  const [first] = tokens;
  // "We need a policy" asks for one.
  const isSaid = first !== undefined && Words.SUBJECT_PRONOUNS.has(first.lower);
  return clause.form === 'active' && clause.subject[0] === 0 && !isSaid ? clause.verb : null;
}
