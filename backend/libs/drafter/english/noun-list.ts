import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { hasNounUse, isAdjective, isCommonNoun, isPhrasal, readingOf } from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** A thing of a list has no more words. */
const MAX_THING_LENGTH = 5;
/** "gets a category: billing, supply, …": what it can be is named, and nothing is done. */
const KINDS =
  /^(?:categor(?:y|ies)|types?|kinds?|class(?:es)?|grades?|colou?rs?|stat(?:us|es)|codes?|reasons?|options?|priorit(?:y|ies)|topics?|sections?)$/u;
const WRITES = /^(?:write|note|record|log|enter|list)$/u;

/**
 * "writes the report: rust, cracks, loose bolts": after a clause and its colon, a list whose first member can be nothing but a
 * thing holds things up to its end, also where one of them looks like a verb.
 */
export function isInNounList(tokens: readonly Token[], colon: number, at: number): boolean {
  if (at > colon && !/^(?:,|and)$/u.test(tokens[at]?.lower ?? '')) return false;
  const from = tokens.findLastIndex(({ kind, lower }, index) => index < colon && (kind === 'sign' || lower === 'and'));
  const before = tokens.slice(from + 1, colon);
  if (saysWhatItIs(before)) return isWhatItIs(tokens.slice(colon + 1));
  if (!tellsAct(before)) return false;
  const isWritten = writes(before) || KINDS.test(before.at(-1)?.lower ?? '');
  const first = memberAt(tokens, colon);
  if (!isWritten && !isCertainThing(first)) return false;
  // The colon of a list of one is that of what follows.
  if (at === colon && !/^(?:,|and)$/u.test(tokens[colon + 1 + first.length]?.lower ?? '')) return false;
  return isMember(memberAt(tokens, at), isWritten);
}

/** "Level 2 is loss of a service": what something is. */
function saysWhatItIs(tokens: readonly Token[]): boolean {
  const is = tokens.findIndex(({ lower }) => /^(?:is|are|means?)$/u.test(lower));
  const isOpen = tokens.slice(0, Math.max(is, 0)).some(({ lower }) => Words.CONDITION_WORDS.has(lower));
  const [, next] = tokens.slice(is);
  return (
    is > 0 &&
    !isOpen &&
    next !== undefined &&
    tokens.length > is + 1 &&
    readingOf(next.lower, 'participle', 'ing') === null
  );
}

/** "no heating, no hot water, the only toilet blocked": several, none of which tells what to do. */
function isWhatItIs(rest: readonly Token[]): boolean {
  const starts = rest.flatMap(({ text }, at) => (text === ',' ? [at + 1] : at === 0 ? [0] : []));
  return starts.length > 2 && starts.every((at) => orderCertainty(rest, at) < 2);
}

/** "writes the report", "fill in the ticket", and no label */
function tellsAct(tokens: readonly Token[]): boolean {
  if (tokens.some(({ lower }) => Words.CONDITION_WORDS.has(lower) || lower === 'not')) return false;
  return tokens.some(({ lower }, at) => {
    const next = tokens[at + 1]?.lower ?? '';
    const second = tokens[at + 2]?.lower ?? '';
    // "is given a type"
    const lemma = readingOf(lower, 'base', 's', 'participle')?.lemma;
    if (lemma === undefined) return false;
    return Words.DETERMINERS.has(next) || (isPhrasal(lemma, next) && Words.DETERMINERS.has(second));
  });
}

/** "fill in the ticket: name, weight": what is written down is no act. */
function writes(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const lemma = readingOf(lower, 'base', 's')?.lemma ?? '';
    return WRITES.test(lemma) || (lemma === 'fill' && /^(?:in|out)$/u.test(tokens[at + 1]?.lower ?? ''));
  });
}

/** The words from a sign or an "and" up to the next one. */
function memberAt(tokens: readonly Token[], at: number): readonly Token[] {
  const start = tokens[at + 1]?.lower === 'and' ? at + 2 : at + 1;
  const end = tokens.findIndex(({ kind, lower }, index) => index > start && (kind === 'sign' || lower === 'and'));
  return tokens.slice(start, end < 0 ? tokens.length : end);
}

/** "deadwood", "loose bolts" */
function isCertainThing(member: readonly Token[]): boolean {
  const last = member.at(-1)?.lower ?? '';
  return (
    member.length > 0 &&
    member.length <= MAX_THING_LENGTH &&
    orderCertainty(member, 0) < 2 &&
    isCommonNoun(last) &&
    member.slice(0, -1).every(({ lower, kind }) => kind === 'word' && (isCommonNoun(lower) || isAdjective(lower)))
  );
}

/** What may be a thing, unless it certainly says what to do. */
function isMember(member: readonly Token[], isWritten: boolean): boolean {
  const [first, second] = member;
  if (!first || member.length > MAX_THING_LENGTH || /^(?:then|it|they)$/u.test(first.lower)) return false;
  if (member.some(({ lower }) => Words.BE.has(lower) || Words.MODALS.has(lower))) return false;
  const takesThing =
    second !== undefined && (Words.DETERMINERS.has(second.lower) || Words.OBJECT_PRONOUNS.has(second.lower));
  const isVerb = takesThing && readingOf(first.lower, 's') !== null;
  const sure = orderCertainty(member, 0);
  if (isVerb || sure === 3) return false;
  if (sure < 2) return true;
  const last = member.at(-1);
  if (second === undefined || last === undefined)
    return isCommonNoun(first.lower) || (isWritten && hasNounUse(first.lower));
  return !Words.PREPOSITIONS.has(second.lower) && !Words.PARTICLES.has(second.lower) && !isPlural(last);
}
