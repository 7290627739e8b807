import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isPersonNoun, readingOf, verbReadings, verbShare } from './lexicon/words.js';
import { beginsPhrase, isGroup, isPerson } from './noun-phrase.js';
import { isUnknownJob } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** What a clause became: its order and what was taken out of it. */
export interface Rewritten {
  text: string;
  role: string | null;
  when: string | null;
  caution: string | null;
}

/** Verbs that an order may hold without the clause holding them: what is done so that a thing "goes in the box". */
const CARRIERS = /^(?:put|take|bring|send|give|set|switch|turn|let|leave|leav|make|sure)$/u;
/** After these a clause may follow without a conjunction: "check the seal is whole". */
const SEEING = /^(?:see|say|tell|let|make|ensure|check|confirm|verify|have|ask|note|wait|assume|mean|show|state)$/u;
/** Words whose loss or gain turns the sense. */
const SENSE = /^(?:only|except|without|unless|until|before|after|must|may|might|could)$/u;
const NEGATION = /n['’]t$/u;
const MARKS =
  /^(?:(?:who|what|which|where|how)ever|who|whose|which|that|what|how|where|whether|if|when|once|until|till|unless|while|as|because|since|so|and|or|but|than|before|after)$/u;
/** Forms that are finite verbs and nothing else. */
const FINITE = /^(?:is|are|goes|comes|gets|has|does|was|were|(?:is|are|does|has|was|were)n['’]t)$/u;
/** "pack instruments and into the oven": no verb of its own. */
const NO_PAIR = /\s(?:and|or) (?:into|onto) (?:the|an?|its|their)\b/iu;
const HALVES = /^(?:shall|must|will|is|are|was|were|gets?|should|has|may|can)$/u;

/** Whether a rewritten clause says all that its words said, and nothing else. */
export function isFaithful(source: string, rewritten: Rewritten, added: string): boolean {
  const before = contentOf(source);
  const after = contentOf(
    [rewritten.text, rewritten.role, rewritten.when, rewritten.caution].filter(Boolean).join(' '),
  );
  const allowed = new Set([...before.all, ...contentOf(added).all]);
  const isKept = before.tokens.every((keys) => keys.some((key) => after.all.has(key)));
  // Who acts may have been named by an earlier clause.
  const own = contentOf([rewritten.text, rewritten.when, rewritten.caution].filter(Boolean).join(' '));
  const isOwn = own.tokens.every((keys) => keys.some((key) => allowed.has(key) || CARRIERS.test(key)));
  return isKept && isOwn && before.negations === after.negations && before.sense === own.sense;
}

interface Content {
  tokens: string[][];
  all: ReadonlySet<string>;
  negations: number;
  sense: string;
}

function contentOf(text: string): Content {
  const tokens = tokenise(text).flatMap((token) =>
    /^(?:quoted|bracketed)$/u.test(token.kind) ? tokenise(token.text.slice(1, -1)) : [token],
  );
  const words = tokens.filter(({ kind, lower }) => kind === 'number' || (kind === 'word' && !isGrammar(lower)));
  const keys = words.map(keysOf);
  return {
    tokens: keys,
    all: new Set(keys.flat()),
    negations: tokens.filter(({ lower }) => Words.NEGATIONS.has(lower) || NEGATION.test(lower)).length,
    sense: tokens
      .map(({ lower }) => lower)
      .filter((word) => SENSE.test(word) && !/^(?:must|may)$/u.test(word))
      .sort()
      .join(' '),
  };
}

/** Words that a change of form adds or takes away. */
function isGrammar(word: string): boolean {
  return (
    Words.ARTICLES.has(word) ||
    Words.STRONG_DETERMINERS.has(word) ||
    Words.MODALS.has(word) ||
    Words.BE.has(word) ||
    Words.HAVE.has(word) ||
    Words.DO.has(word) ||
    Words.SUBJECT_PRONOUNS.has(word) ||
    Words.OBJECT_PRONOUNS.has(word) ||
    Words.LEAD_ADVERBS.has(word) ||
    Words.COORDINATORS.has(word) ||
    /^(?:gets?|got|needs?|go|goes|comes?|stays?|remains?|both|to|by|want|there|done|do|be|each|every|one|ones|of|many|per|up|'\p{L}+)$/u.test(
      word,
    ) ||
    /'(?:s|re|ll|ve|d|m)$/u.test(word)
  );
}

/** What a word has in common with its other forms. */
function keysOf({ lower }: Token): string[] {
  const plain = lower.replace(/'s?$/u, '');
  const stem = plain.replace(/(?:ies|y)$/u, 'i').replace(/(?<=\p{L}{3})(?:e?s|ed|ing|e)$/u, '');
  return [plain, stem, ...verbReadings(plain).map(({ lemma }) => lemma)];
}

/** Whether an order reads like one: a verb at its beginning, no second finite verb, nobody left over who does it. */
export function isSoundOrder(text: string, people: ReadonlySet<string>): boolean {
  const tokens = tokenise(text);
  const start = tokens.findIndex(({ lower }) => !Words.LEAD_ADVERBS.has(lower) && !lower.endsWith('ly'));
  const verb = tokens[start];
  if (verb?.kind !== 'word' || (readingOf(verb.lower, 'base') === null && isCommonNoun(verb.lower))) return false;
  // What whoever writes does or is stays in their words.
  if (NO_PAIR.test(text) || tokens.some(({ lower }) => /^(?:i|i'(?:m|ve|ll|d))$/u.test(lower))) return false;
  const hasTwo = !SEEING.test(verb.lower) && hasSecondVerb(tokens.slice(start + 1));
  return !hasTwo && !hasAgent(tokens, people) && !isOpenEnd(tokens.at(-1));
}

function isOpenEnd(last: Token | undefined): boolean {
  if (!last) return true;
  return (
    Words.ARTICLES.has(last.lower) ||
    /^(?:and|or|but|my|your|their|of|if|when|because|than|which|who)$/u.test(last.lower)
  );
}

/** "run a member of staff accompanies one": a finite verb that no conjunction, relative or comma introduces. */
function hasSecondVerb(tokens: readonly Token[]): boolean {
  let isOpen = false;
  let isSubordinate = false;
  return tokens.some((token, at) => {
    const opensTime = isTimeOfClause(tokens, at);
    if (
      (MARKS.test(token.lower) && !Words.COORDINATORS.has(token.lower)) ||
      Words.INTERROGATIVES.has(token.lower) ||
      opensTime
    )
      isSubordinate = true;
    // "look at it, is it worn": a question says what is looked for.
    const isAsked =
      tokens[at - 1]?.text === ',' && /^(?:it|they|the|all|any|there)$/u.test(tokens[at + 1]?.lower ?? '');
    if (isAsked) isSubordinate = true;
    if (!isSubordinate && at > 0 && FINITE.test(token.lower)) return true;
    if (token.kind === 'sign' || MARKS.test(token.lower) || Words.INTERROGATIVES.has(token.lower) || opensTime)
      isOpen = true;
    const before = tokens[at - 1];
    if (
      before &&
      /^(?:and|or)$/u.test(before.lower) &&
      (HALVES.test(token.lower.replace(NEGATION, '')) || isStateVerb(token, tokens[at + 1]))
    )
      return true;
    if (isOpen || token.kind !== 'word') return false;
    if (/^(?:is|are|was|were|has|shall|must|should|will)$/u.test(token.lower)) return true;
    if (token.lower === 'have' && tokens[at + 1]?.lower === 'to') return true;
    const finite = readingOf(token.lower, 's');
    const next = tokens[at + 1];
    if (!finite || !before || Words.DETERMINERS.has(before.lower) || Words.PREPOSITIONS.has(before.lower)) return false;
    if (isAdjective(before.lower) && !isCommonNoun(before.lower)) return false;
    const isClear = !isCommonNoun(token.lower) || verbShare(finite.lemma) > 0.7;
    return isClear && next !== undefined && (beginsPhrase(next) || Words.OBJECT_PRONOUNS.has(next.lower));
  });
}

/** "the day | it comes in": a clause that says when. */
function isTimeOfClause(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:day|moment|minute|second|instant|week|month|year|morning|evening|night|time|hour)$/u.test(
      tokens[at]?.lower ?? '',
    ) &&
    Words.DETERMINERS.has(tokens[at - 1]?.lower ?? '') &&
    Words.SUBJECT_PRONOUNS.has(tokens[at + 1]?.lower ?? '')
  );
}

/** "and stands empty", "and stays in the office": how a thing is. */
function isStateVerb({ lower }: Token, next: Token | undefined): boolean {
  const lemma = readingOf(lower, 's')?.lemma;
  if (!lemma || !next || !Words.STATE_VERBS.has(lemma)) return false;
  return isAdjective(next.lower) || (!isCommonNoun(lower) && Words.PREPOSITIONS.has(next.lower));
}

/** "request renewals by the clerk": who does it is left in the order. */
function hasAgent(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  return tokens.some(({ lower }, at) => {
    if (lower !== 'by') return false;
    const rest = tokens.slice(at + 1, at + 5);
    const end = rest.findIndex(
      (token) => token.kind === 'sign' || Words.PREPOSITIONS.has(token.lower) || Words.COORDINATORS.has(token.lower),
    );
    const phrase = end < 0 ? rest : rest.slice(0, end);
    if (!/^(?:the|an?|one|two|three|both|all|our|your|their)$/u.test(phrase[0]?.lower ?? '')) return false;
    if (phrase[0]?.lower === 'both') return true;
    const isNamed = phrase.length <= 3 && /^\p{Lu}\p{Ll}/u.test(phrase.at(-1)?.text ?? '');
    return (
      isNamed ||
      isUnknownJob(phrase) ||
      isPerson(phrase, people) ||
      isGroup(phrase) ||
      phrase.some((token) => isPersonNoun(token.lower))
    );
  });
}
