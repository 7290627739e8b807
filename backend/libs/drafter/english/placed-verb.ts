import * as Words from './lexicon/closed-classes.js';
import {
  isAnimal,
  isFoundThere,
  isMeasure,
  isRaised,
  isSetOut,
  isWorn,
  isWornOrRun,
  powerVerb,
} from './lexicon/things.js';
import {
  isActNoun,
  isCommonNoun,
  isPersonNoun,
  isPhrasal,
  isUnknownWord,
  readingOf,
  verbShare,
} from './lexicon/words.js';
import { isCount, isPerson, namesNoPlace } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** What one does not carry. */
const SENT = /^(?:photo|picture|pic|screenshot|video|scan|e-?mail|mail|message|text|link|file)s?$/u;
/** How a thing is once it has been switched, put or put away; what follows says when, how or where. */
export const SWITCHES = /^(?:on|off|up|down|in|out|away|back)$/u;
/** What leaves the house by post or mail. */
const POSTED = /^(?:invoice|quote|letter|reminder|parcel|statement|newsletter|invitation|order|e-?mail|report)s?$/u;
/** The first, the last or the next one says when. */
const ORDINAL = /^(?:first|last|next|second|third|\d.*)$/u;
const MOSTLY_VERB = 0.5;
const TIME = /^(?:hours?|minutes?|mins?|days?|nights?|weeks?|months?|years?|shifts?|mornings?|evenings?|times?)$/u;

/** What is done so that a thing is on, off, up, down, in, out, away or back. */
export type PlacingVerb = 'switch' | 'turn' | 'put' | 'take' | 'bring' | 'send';

/** "gas off": turn it; "fans on": switch them; "gloves on": put them; "lids off": take them. Null where nothing is switched or it depends on the thing. */
export function switchVerb(tokens: readonly Token[], at: number): PlacingVerb | null {
  const word = tokens[at]?.lower ?? '';
  const noun = tokens[at - 1]?.lower ?? '';
  const next = tokens[at + 1];
  const isFree =
    next === undefined ||
    beginsOther(next) ||
    next.kind === 'bracketed' ||
    Words.CONDITION_WORDS.has(next.lower) ||
    Words.ADVERBS.has(next.lower);
  if (/^(?:in|out)$/u.test(word)) return inOrOutVerb(tokens, at);
  if (!SWITCHES.test(word) || !isFree) return null;
  const power = powerVerb(noun);
  if (/^(?:on|off)$/u.test(word)) {
    if (power !== null) return power;
    if (isWorn(noun)) return word === 'on' ? 'put' : 'take';
    return word === 'on' && endsOrWaits(next) && isMovable(tokens, at) && !isWornOrRun(noun) ? 'put' : null;
  }
  if (/^(?:up|down)$/u.test(word)) return isRaised(noun) ? 'put' : null;
  // "pumps back on"
  const isOnAgain = word === 'back' && /^(?:on|off)$/u.test(next?.lower ?? '') && beginsOther(tokens[at + 2]);
  if (isOnAgain && power !== null) return power;
  // "truck back over the scale" may be driven, "signed copy back" be asked for.
  const isMoved = word === 'away' || /^(?:in|into|on|onto)$/u.test(next?.lower ?? '');
  if (!isMoved || isActNoun(noun)) return null;
  return isAnimal(noun) ? 'bring' : 'put';
}

/** "cones out": put them; "cows in": bring them; "invoices out": send them; "batteries out": take them. */
function inOrOutVerb(tokens: readonly Token[], at: number): PlacingVerb | null {
  const noun = tokens[at - 1]?.lower ?? '';
  // "sign in at the gate": a verb of two words.
  if (at === 1 && (isPhrasal(noun, tokens[at]?.lower ?? '') || isMostlyVerb(noun))) return null;
  const isShown = isRaised(noun) || isSetOut(noun);
  const next = tokens[at + 1];
  const isFrom = next !== undefined && /^(?:from|at|by)$/u.test(next.lower);
  const isTimed = isCount(next) || (TIME.test(next?.lower ?? '') && tokens[at + 2] !== undefined);
  if (!isMovable(tokens, at) || !(endsOrWaits(next) || isFrom || isTimed || next?.lower === 'with')) return null;
  if (tokens[at]?.lower === 'in') return isShown || isAnimal(noun) ? 'bring' : null;
  if (POSTED.test(noun)) return 'send';
  return isShown && !isAnimal(noun) ? 'put' : 'take';
}

/** "pump out", "drain out": done as often as a thing is called so. */
function isMostlyVerb(noun: string): boolean {
  return readingOf(noun, 'base') !== null && verbShare(noun) >= MOSTLY_VERB;
}

/** Nothing follows, or only when it is done. */
function endsOrWaits(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'bracketed' || Words.CONDITION_WORDS.has(next.lower);
}

/** A thing that can be taken in the hand or led, as far as its noun says. */
function isMovable(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at - 1];
  const thing = tokens.slice(0, at);
  if (noun?.kind !== 'word' || thing.some(({ lower }) => ORDINAL.test(lower))) return false;
  if (isFoundThere(noun.lower)) return false;
  if (isRaised(noun.lower) || isSetOut(noun.lower) || isAnimal(noun.lower) || POSTED.test(noun.lower)) return true;
  // "endpins": several of what a dictionary does not know.
  const isThing = isCommonNoun(noun.lower) || (isUnknownWord(noun.lower) && noun.lower.endsWith('s'));
  return (
    isThing &&
    ![isActNoun, isMeasure, isFoundThere, isPersonNoun, namesNoPlace].some((is) => is(noun.lower)) &&
    !TIME.test(noun.lower)
  );
}

/** "pumps back on | after an hour", not "lamps back on | the shelf" */
function beginsOther(token: Token | undefined): boolean {
  return token === undefined || isCount(token) || Words.PREPOSITIONS.has(token.lower);
}

/** "dampers to 50": set them; "takings to Maria": give them; "cash to the safe": take it; into a place: put it. */
export function carryVerb(
  tokens: readonly Token[],
  at: number,
  people: ReadonlySet<string>,
): 'set' | 'give' | 'send' | 'take' | 'put' {
  const word = tokens[at]?.lower ?? '';
  if (word === 'off') return 'take';
  if (word !== 'to') return word === 'out' && tokens[at + 1]?.lower === 'of' ? 'take' : 'put';
  if (isCount(tokens[at + 1])) return 'set';
  const target = targetOf(tokens, at);
  if (tokens.slice(0, at).some(({ lower }) => SENT.test(lower))) return 'send';
  if (isPerson(target, people)) return 'give';
  // "photos to Xero": whoever or whatever that is.
  return target.length === 1 && target.every(isName) ? 'send' : 'take';
}

export function isName({ text, lower }: Token): boolean {
  return /^\p{Lu}\p{L}+$/u.test(text) && !isCommonNoun(lower);
}

/** "to | the head chef | by Friday" */
export function targetOf(tokens: readonly Token[], at: number): readonly Token[] {
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(
    ({ lower, kind }, index) => index > 0 && (kind !== 'word' || Words.PREPOSITIONS.has(lower)),
  );
  return end < 0 ? rest : rest.slice(0, end);
}
