import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { hasNounUse, isCommonNoun, isNoun, readingOf, verbShare } from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import type { Part, Piece } from './part.js';
import type { Token } from './tokens.js';

/** Participles that say of a thing which one is meant. */
const DESCRIBES =
  /^(?:left|used|needed|required|found|sold|received|returned|given|issued|made|taken|ordered|opened|produced|involved)$/u;
/** "the shelf marked 'recycle'" */
const NAMED = /^(?:marked|labell?ed|called|named|titled)$/u;
/** A word that is more often a verb is an act, whatever stands before it. */
const MOSTLY_VERB = 0.9;

/** "count packs, rejects and labels left": what is left, and no order to leave it. */
export function isListedThing(
  clause: Clause,
  piece: Piece,
  next: Piece | undefined,
  parts: readonly Part[],
  previous: Clause | null,
): boolean {
  const { tokens, separator } = piece;
  // "create the vendor, status BLOCKED": a value.
  const isValue = clause.form === 'reduced' && /^\p{Lu}{3,}$/u.test(tokens[clause.verb]?.text ?? '');
  if (isValue && separator === ',' && previous?.form === 'imperative' && tokens.length === 2) return true;
  if (areBothThings(clause, piece, previous) || isAfterThings(clause, piece, parts, previous)) return true;
  if (isBareNoun(clause, piece, parts) || isBeforeArticle(clause, piece, next, parts)) return true;
  if (isAmongForbidden(clause, piece, next, parts)) return true;
  const isThing = [isCompound, isAmongPlurals, isLastOfThings].some((test) => test(clause, piece, parts));
  if (isThing) return true;
  if (disagrees(clause, piece, parts) || isPluralAmongActs(piece, next, parts)) return true;
  // "install Office, Zoom, the printer": a name.
  const isName = /^\p{Lu}\p{Ll}/u.test(tokens[0]?.text ?? '') && tokens.length <= 2 && previous?.form === 'imperative';
  if (separator === ',' && clause.form === 'imperative' && isName) return true;
  if (separator === ',' && clause.form === 'imperative' && areNouns(tokens, clause.verb, previous)) return true;
  const isNamed =
    clause.form === 'reduced' && NAMED.test(tokens[clause.verb]?.lower ?? '') && clause.verb < tokens.length - 1;
  if (isNamed && previous?.form === 'imperative' && Words.ARTICLES.has(tokens[0]?.lower ?? '')) return true;
  if (previous?.form !== 'imperative' || clause.form !== 'reduced' || !/^(?:,|and|or)$/u.test(separator)) return false;
  return clause.verb === tokens.length - 1 && DESCRIBES.test(tokens[clause.verb]?.lower ?? '');
}

/** "must not be kept on phones, | USB sticks | or private drives": a plural that looks like what the word before it does. */
function isAmongForbidden(
  clause: Clause,
  { tokens, separator }: Piece,
  next: Piece | undefined,
  parts: readonly Part[],
): boolean {
  const last = parts.at(-1);
  const thing = last?.tokens.at(-1);
  const isPair = clause.form === 'active' && clause.auxiliary === null && clause.verb === 1;
  const isOneOfTwo = tokens.length === 2 && /^(?:and|or)$/u.test(next?.separator ?? '');
  const others = isOneOfTwo
    ? (next?.tokens ?? [])
    : /^(?:and|or)$/u.test(tokens[2]?.lower ?? '')
      ? tokens.slice(3)
      : [];
  return (
    isPair &&
    separator === ',' &&
    others.length > 0 &&
    thing !== undefined &&
    isPlural(thing) &&
    isCommonNoun(thing.lower) &&
    hasNounUse(readingOf(tokens[1]?.lower ?? '', 's')?.lemma ?? '') &&
    readClause(others, { people: new Set(), previous: null }).clause.form === 'phrase'
  );
}

/** "a form with size, | draft, | and a sketch": one word between things, the last of which has an article. */
function isBeforeArticle(
  { form }: Clause,
  { tokens, separator }: Piece,
  next: Piece | undefined,
  parts: readonly Part[],
): boolean {
  const last = parts.at(-1);
  const isOneWord = tokens.length === 1 && separator === ',' && hasNounUse(tokens[0]?.lower ?? '');
  if (form !== 'imperative' || !isOneWord || !next?.separator.endsWith('and')) return false;
  const isThing = Words.ARTICLES.has(next.tokens[0]?.lower ?? '');
  const hasObject = last !== undefined && last.tokens.length > 2 && isCommonNoun(last.tokens.at(-1)?.lower ?? '');
  const { clause } = readClause(next.tokens, { people: new Set(), previous: null });
  return isThing && hasObject && clause.form === 'phrase';
}

/** "checks laptop, charger, | dock, | phone | and badge": a word among words without an article. */
function isBareNoun(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  const [word, next] = tokens;
  const isAfterBare = last?.clause.form === 'phrase' && last.separator === ',' && last.tokens.length === 1;
  const isAlone = tokens.length === 1 || (separator === 'and' && Words.PREPOSITIONS.has(next?.lower ?? ''));
  return (
    (clause.form === 'imperative' || (clause.form === 'finite' && separator === ',' && tokens.length === 1)) &&
    isAfterBare &&
    isAlone &&
    isCommonNoun(last.tokens[0]?.lower ?? '') &&
    readingOf(last.tokens[0]?.lower ?? '', 'base') === null &&
    (hasNounUse(word?.lower ?? '') || isCommonNoun(word?.lower ?? '')) &&
    verbShare(readingOf(word?.lower ?? '', 'base', 's')?.lemma ?? '') < MOSTLY_VERB
  );
}

/** "measures blood pressure, | pulse and hemoglobin": things of a list, the first of which could be an order. */
function areNouns(tokens: readonly Token[], verb: number, previous: Clause | null): boolean {
  const [and, ...others] = tokens.slice(verb + 1);
  return (
    /^(?:imperative|active|finite)$/u.test(previous?.form ?? '') &&
    and?.lower === 'and' &&
    others.length > 0 &&
    hasNounUse(tokens[verb]?.lower ?? '') &&
    readClause(others, { people: new Set(), previous: null }).clause.form === 'phrase'
  );
}

/** "write down hem, bust | and strap in the book": the last thing of a list that an order has begun. */
export function isLastOfList(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const [before, last] = parts.slice(-2);
  const word = tokens[0]?.lower ?? '';
  return (
    clause.form === 'imperative' &&
    separator === 'and' &&
    before?.clause.form === 'imperative' &&
    last !== undefined &&
    (last.clause.form === 'phrase' || (last.clause.form === 'imperative' && last.tokens.length === 1)) &&
    last.separator === ',' &&
    last.tokens.length <= 2 &&
    hasNounUse(word) &&
    Words.PREPOSITIONS.has(tokens[1]?.lower ?? '') &&
    !Words.PARTICLES.has(tokens[1]?.lower === 'in' ? '' : (tokens[1]?.lower ?? ''))
  );
}

/** "pulls the order, tracking | and chat transcripts": after "pulls" another act would be "chats". */
function disagrees(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const act = parts.findLast((part) => part.clause.form !== 'phrase');
  const [word, next] = tokens;
  if (act?.clause.form !== 'active' || clause.form !== 'imperative' || clause.verb !== 0) return false;
  const verb = act.tokens[act.clause.verb]?.lower ?? '';
  return (
    /^(?:,|and|or)$/u.test(separator) &&
    readingOf(verb, 's') !== null &&
    readingOf(verb, 'base') === null &&
    hasNounUse(word?.lower ?? '') &&
    next?.kind === 'word' &&
    // "and place each time", "and name of the finder"
    (!Words.isFunctionWord(next.lower) || (separator === 'and' && /^(?:each|every|of)$/u.test(next.lower))) &&
    verbShare(word?.lower ?? '') < MOSTLY_VERB
  );
}

/** "checks his harness, | both flip lines": behind "both" two nouns are things. */
function areBothThings(clause: Clause, { tokens, separator }: Piece, previous: Clause | null): boolean {
  if (
    clause.form !== 'active' ||
    clause.auxiliary !== null ||
    !/^(?:imperative|active|finite)$/u.test(previous?.form ?? '')
  )
    return false;
  const [start, end] = clause.subject;
  const next = tokens[clause.verb + 1];
  return (
    /^(?:,|and)$/u.test(separator) &&
    end - start === 1 &&
    tokens[start]?.lower === 'both' &&
    hasNounUse(tokens[clause.verb]?.lower ?? '') &&
    next?.kind === 'word' &&
    isPlural(next) &&
    readingOf(next.lower, 'base') === null
  );
}

/** "wax each drawer front, back, | base with the grain": a thing behind things that have no article either. */
function isAfterThings(
  clause: Clause,
  { tokens, separator }: Piece,
  parts: readonly Part[],
  previous: Clause | null,
): boolean {
  const last = parts.at(-1);
  const isThing = last?.clause.form === 'phrase' && last.separator === ',' && last.tokens.length === 1;
  const before = last?.tokens[0]?.lower ?? '';
  const [word, next] = tokens;
  return (
    separator === ',' &&
    isThing &&
    previous?.form === 'imperative' &&
    /^(?:imperative|reduced|participle)$/u.test(clause.form) &&
    [before, word?.lower ?? ''].every((one) => isCommonNoun(one) && readingOf(one, 'participle') === null) &&
    Words.PREPOSITIONS.has(next?.lower ?? '')
  );
}

/** "reviews bills, receipts, | charges for freight | and notes": a plural behind plurals without an article. */
function isAmongPlurals(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  const thing = last?.tokens.at(-1);
  const word = tokens[0]?.lower ?? '';
  return (
    clause.form === 'finite' &&
    separator === ',' &&
    last?.clause.form === 'phrase' &&
    last.separator === ',' &&
    last.tokens.length <= 2 &&
    thing !== undefined &&
    isPlural(thing) &&
    isCommonNoun(word) &&
    !Words.DONE_WITHOUT_OBJECT.has(readingOf(word, 's')?.lemma ?? '') &&
    Words.PREPOSITIONS.has(tokens[1]?.lower ?? '')
  );
}

/** "holds first aid, gas test | and rescue badges", "checks loans, SSP | and student loan notices": the last of things. */
function isLastOfThings(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const last = parts.at(-1);
  const isListed = separator === 'and' && last?.clause.form === 'phrase' && last.separator === ',';
  const areThings = tokens.length > 1 && tokens.every(({ kind, lower }) => kind === 'word' && isNoun(lower));
  // "how to complain | and get money back": what is hardly ever a thing is done.
  if (!isListed || !areThings || verbShare(tokens[0]?.lower ?? '') >= MOSTLY_VERB) return false;
  if (clause.form === 'active')
    return clause.auxiliary === null && clause.verb === tokens.length - 1 && clause.verb > 1;
  return clause.form === 'imperative' && parts.every((part) => part.clause.form !== 'imperative');
}

/** "obtain the owner's plan | and transfer fee receipt": a thing of one piece without an article, where things have one. */
function isCompound(clause: Clause, { tokens, separator }: Piece, parts: readonly Part[]): boolean {
  const act = parts.at(-1);
  if (clause.form !== 'imperative' || clause.verb !== 0 || !/^(?:and|or)$/u.test(separator) || !act) return false;
  if (!/^(?:imperative|active|finite)$/u.test(act.clause.form)) return false;
  const last = tokens.at(-1);
  const hasArticle = act.tokens.some(
    ({ lower }, at) =>
      Words.ARTICLES.has(lower) || (lower.endsWith("'s") && at > 0 && act.tokens[at + 1] !== undefined),
  );
  return (
    hasArticle &&
    tokens.length >= 3 &&
    last !== undefined &&
    !isPlural(last) &&
    hasNounUse(tokens[0]?.lower ?? '') &&
    tokens.every(({ kind, lower }) => kind === 'word' && isCommonNoun(lower) && !Words.isFunctionWord(lower))
  );
}

/** "asks about allergies | and bites | and writes it down": a plural beside a plural, and no act without its object. */
function isPluralAmongActs({ tokens, separator }: Piece, next: Piece | undefined, parts: readonly Part[]): boolean {
  const [word] = tokens;
  const before = parts.at(-1)?.tokens ?? [];
  const last = before.at(-1);
  return (
    separator === 'and' &&
    next?.separator === 'and' &&
    word !== undefined &&
    tokens.length === 1 &&
    isPlural(word) &&
    hasNounUse(readingOf(word.lower, 's')?.lemma ?? '') &&
    last !== undefined &&
    isPlural(last) &&
    Words.PREPOSITIONS.has(before.at(-2)?.lower ?? '') &&
    readingOf(next.tokens[0]?.lower ?? '', 's') !== null
  );
}
