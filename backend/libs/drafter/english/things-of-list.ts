import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isNoun, isThirdPerson, isUnknownWord, verbReadings } from './lexicon/words.js';
import type { Piece } from './part.js';
import type { Token } from './tokens.js';

/** The fewest pieces that make a list behind its verb. */
const LEAST_LISTED = 2;
const MAX_LISTED_WORDS = 3;

/**
 * Which pieces are things of a list behind the verb of the first one, up to its "and": "check the housing, | display, | keys, |
 * pole clamp | and mains lead". One of them has to be nothing but a thing, and none tells with its object what to do.
 */
export function listedThings(pieces: readonly Piece[]): ReadonlySet<number> {
  const listed = new Set<number>();
  for (let end = LEAST_LISTED; end < pieces.length; end += 1) {
    if (!/^(?:, )?(?:and|&|\+)$/u.test(pieces[end]?.separator ?? '')) continue;
    let start = end;
    while (start > 1 && pieces[start - 1]?.separator === ',') start -= 1;
    const run = pieces.slice(start, end + 1);
    const before = pieces[start - 1];
    if (!before || run.length < LEAST_LISTED || !run.some(isOnlyThing)) continue;
    const { clause } = readClause(before.tokens, { people: new Set(), previous: null });
    const isAfterS = clause.form === 'active' && isThirdPerson(before.tokens[clause.verb]?.lower ?? '');
    // "rings them, | walks through every room | and takes photos of it": acts of the same one.
    const areActs = isAfterS && run.every(({ tokens }) => tokens.length > 1 && isThirdPerson(tokens[0]?.lower ?? ''));
    const isList =
      !areActs && takesList(clause, before.tokens) && run.every(({ tokens }) => mayBeThing(tokens, isAfterS));
    if (isList) for (let at = start; at <= end; at += 1) listed.add(at);
  }
  return listed;
}

/** "check the housing": a verb with the first of them. */
function takesList(clause: Clause, tokens: readonly Token[]): boolean {
  if (!/^(?:imperative|active|finite)$/u.test(clause.form) || !('verb' in clause)) return false;
  const object = tokens.slice(clause.verb + 1);
  // "the tank", "batch number"
  const areNouns = object.length <= MAX_LISTED_WORDS && object.every(({ lower }) => isCommonNoun(lower));
  const isThing = Words.DETERMINERS.has(object[0]?.lower ?? '') || areNouns;
  return isThing && isCommonNoun(object.at(-1)?.lower ?? '');
}

function mayBeThing(tokens: readonly Token[], isAfterS: boolean): boolean {
  const end = tokens.findIndex(({ lower }, at) => at > 0 && Words.PREPOSITIONS.has(lower));
  const name = end < 0 ? tokens : tokens.slice(0, end);
  return (
    name.length > 0 &&
    name.length <= MAX_LISTED_WORDS &&
    name.every(
      ({ kind, lower }) =>
        kind === 'word' && !Words.isFunctionWord(lower) && (isNoun(lower) || verbReadings(lower).length === 0),
    ) &&
    (tokens.length === 1 || isAfterS || orderCertainty(tokens, 0) < 2)
  );
}

function isOnlyThing({ tokens }: Piece): boolean {
  const word = tokens[0]?.lower ?? '';
  return orderCertainty(tokens, 0) === 0 && (isCommonNoun(word) || (tokens.length === 1 && isUnknownWord(word)));
}
