import { lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isFoundThere, isMeasure, isRaised, isRelation, isWorn, powerVerb } from './lexicon/things.js';
import {
  isActNoun,
  isAdjective,
  isCommonNoun,
  isPersonNoun,
  readingOf,
  singularOf,
  verbShare,
} from './lexicon/words.js';
import { isCount, isPerson, isPlural, namesNoPlace } from './noun-phrase.js';
import { isHalfDone, type Order, orderOf } from './order.js';
import { carryVerb, isName, SWITCHES, switchVerb, targetOf } from './placed-verb.js';
import { type Token, textOf } from './tokens.js';

/** Where something is moved to, whatever follows. */
const INTO = /^(?:into|onto)$/u;
/** Where something is, before an article or a possessive. */
const AT_PLACE = /^(?:in|on|under|behind|inside|beside|underneath|round|around|against)$/u;
/** "channel 4", "bin 3": of these it is said when, or where it is written. */
const COUNTED_TIME =
  /^(?:day|week|month|year|hour|minute|page|step|line|point|item|chapter|section|number|level|stage|phase|shift)$/u;
const STATES = /^(?:closed|shut|open|locked)$/u;
const STATE_VERBS: Readonly<Record<string, string>> = { closed: 'close', shut: 'shut', open: 'open', locked: 'lock' };
/** What may follow a state: when or with what, and no name of a thing. */
const AFTER_STATE = /^(?:again|before|after|until|till|when|while|once|from|by|with|during|all)$/u;
const MAX_THING = 7;
const MAX_TARGET = 5;
const TIME_UNIT = /^(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|months?)$/u;
const MAX_NAME = 3;
/** "top to bottom", "back to front" */
const ENDS = /^(?:top|bottom|front|back|left|right|start|end|side|head|inside|outside|close|next|due|up|down)$/u;
/** One of many. */
const NEW = /^(?:new|fresh|clean|spare|extra|other|more|full)$/u;

/** "off at the panel and tagged": a state that is reached by more than one act. */
const AND_DONE = /^[^,;]{1,80}\sand \p{L}{2,20}ed(?=[,;.]|$)/iu;

/**
 * "needles into the yellow box", "new cassettes in", "lid back on", "cage door closed": what has to be done is certain
 * although no verb says it. Null where it may only be said where something is.
 */
export function orderFromPlaced(
  source: string,
  tokens: readonly Token[],
  end: number,
  people: ReadonlySet<string>,
): Order | null {
  const at = placeOf(tokens, people);
  if (at === null) return null;
  const thing = tokens.slice(0, at);
  const first = withArticle(lowerFirst(textOf(source, thing), people), thing);
  const word = tokens[at]?.lower ?? '';
  const rest = source.slice(tokens[at]?.start, end);
  if (STATES.test(word)) return orderOf(`${STATE_VERBS[word] ?? ''} ${first}${source.slice(tokens[at]?.end, end)}`);
  // "kit on the shelf I built": more than where it is put.
  if (/\b(?:i|we)\b/iu.test(rest)) return null;
  // "shoes off at the door would be nice"
  if (tokens.slice(at).some(({ lower }) => lower === 'would' || lower === 'might')) return null;
  // "barrier down and locked": more than one thing to do.
  if (isHalfDone(rest) || AND_DONE.test(rest)) return null;
  const verb = switchVerb(tokens, at) ?? carryVerb(tokens, at, people);
  return orderOf(`${verb} ${first} ${rest}`);
}

/** "the gas": one thing that everybody there knows; "new bag" stays. */
function withArticle(text: string, thing: readonly Token[]): string {
  const [first] = thing;
  const noun = thing.at(-1);
  const isKnown =
    noun !== undefined &&
    first?.kind === 'word' &&
    /^\p{Ll}/u.test(text) &&
    /^\p{Ll}+$/u.test(noun.lower) &&
    isKnownThing(noun.lower) &&
    !isPlural(noun) &&
    !Words.isFunctionWord(first.lower) &&
    !NEW.test(first.lower) &&
    !thing.some(({ lower }) => Words.PREPOSITIONS.has(lower));
  return isKnown ? `the ${text}` : text;
}

/**
 * Whether a thing is told to be moved or switched.
 * @param isAmongNotes whether "the gauge on the wall" would be told, and not only say more of what stands before
 */
export function isPlaced(tokens: readonly Token[], people: ReadonlySet<string>, isAmongNotes: boolean): boolean {
  const at = placeOf(tokens, people);
  return at !== null && (isAmongNotes || switchVerb(tokens, at) !== null);
}

/** "veil on", "safety lights off": a thing and how it has to be, whatever verb its name may be, too. */
export function isSwitched(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token, index) => index > 0 && SWITCHES.test(token.lower));
  const noun = tokens[at - 1];
  // "the printer on 2nd floor": where it is.
  if (/^\d+(?:st|nd|rd|th)$/u.test(tokens[at + 1]?.lower ?? '')) return false;
  if (noun?.kind !== 'word' || at > MAX_NAME || !isKnownThing(noun.lower) || isActOfPeople(tokens, at)) return false;
  const areDescriptions = tokens
    .slice(0, at - 1)
    .every(({ lower }) => (isCommonNoun(lower) || isAdjective(lower)) && verbShare(lower) <= 0.25);
  return areDescriptions && switchVerb(tokens, at) !== null;
}

function isKnownThing(noun: string): boolean {
  return powerVerb(noun) !== null || isWorn(noun) || isRaised(noun);
}

/** Where it is said how a thing is moved or switched; null where it may only be said where something is. */
function placeOf(tokens: readonly Token[], people: ReadonlySet<string>): number | null {
  const at = tokens.findIndex((token, index) => index > 0 && isMove(tokens, index, token, people));
  if (isActOfPeople(tokens, at)) return null;
  // "six hours with the fan on": how long something is so.
  if (isCount(tokens[0]) && TIME_UNIT.test(tokens[1]?.lower ?? '')) return null;
  return at > 0 && at <= MAX_THING && isThing(tokens.slice(0, at), people) ? at : null;
}

/** "parents sign in at the entrance": what several people do. */
function isActOfPeople(tokens: readonly Token[], at: number): boolean {
  const [before, doer] = [tokens[at - 1]?.lower ?? '', tokens[at - 2]?.lower ?? ''];
  return isPersonNoun(doer) && singularOf(doer) !== doer && readingOf(before, 'base') !== null;
}

/** "keys to the office", "film to the booth", "takings to Maria", "dampers to 50"; not "damage to the door", "9 to 5". */
function isCarried(tokens: readonly Token[], at: number, people: ReadonlySet<string>): boolean {
  const noun = tokens[at - 1];
  const next = tokens[at + 1];
  if (noun?.kind !== 'word' || !next) return false;
  if (ENDS.test(noun.lower) || isRelation(noun.lower) || isActNoun(noun.lower)) return false;
  if (isCount(next)) return isPlural(noun) || isCommonNoun(noun.lower);
  const target = targetOf(tokens, at);
  if (target.length > MAX_TARGET || target.some(({ kind }) => kind !== 'word')) return false;
  if (Words.ARTICLES.has(next.lower)) return !namesNoPlace(target[1]?.lower ?? '');
  const head = target.at(-1);
  const isNoun = head !== undefined && (isCommonNoun(head.lower) || isName(head));
  const isTarget = isPerson(target, people) || (isNoun && target.length <= 2);
  return isTarget && !namesNoPlace(head?.lower ?? '') && verbShare(next.lower) <= 0.5;
}

function isMove(tokens: readonly Token[], at: number, { lower }: Token, people: ReadonlySet<string>): boolean {
  const next = tokens[at + 1];
  const second = tokens[at + 2];
  if (STATES.test(lower)) return next === undefined || AFTER_STATE.test(next.lower);
  if (switchVerb(tokens, at) !== null) return true;
  if (/^(?:straight|back|right)$/u.test(lower))
    return (
      next !== undefined && /^(?:into|onto|in|on)$/u.test(next.lower) && (lower === 'back' || INTO.test(next.lower))
    );
  if (INTO.test(lower)) return next !== undefined;
  const noun = tokens[at - 1]?.lower ?? '';
  if (lower === 'in' && next === undefined) return !isMeasure(noun);
  if (lower === 'out') return next?.lower === 'of' && second !== undefined;
  if (lower === 'to') return isCarried(tokens, at, people);
  // "cracks in the hose", "inspection in the yard": what is found or done there.
  if (isFoundThere(noun) || isActNoun(noun)) return false;
  if (lower === 'off') return isPlace(next, second) && !isMeasure(noun);
  return AT_PLACE.test(lower) && isPlace(next, second);
}

/** "the drawer", "a clear bag", "their hand"; not "the morning". */
function isPlace(next: Token | undefined, second: Token | undefined): boolean {
  if (!next || !second) return false;
  // "channel 4"
  if (second.kind === 'number' && isCommonNoun(next.lower)) return !COUNTED_TIME.test(next.lower);
  return /^(?:the|an?|my|your|his|her|its|our|their|each|every|both)$/u.test(next.lower) && !namesNoPlace(second.lower);
}

/** A thing without a verb, a number of times or somebody in it. */
function isThing(thing: readonly Token[], people: ReadonlySet<string>): boolean {
  const [first] = thing;
  const last = thing.at(-1);
  if (!first || !last || isPerson(thing, people)) return false;
  // "one in the boat": somebody.
  if (thing.length === 1 && Words.NUMBER_WORDS.has(first.lower)) return false;
  const isOther = thing.some(
    ({ kind, lower }) =>
      (kind === 'sign' && !/^[&+/]$/u.test(lower)) ||
      Words.SUBJECT_PRONOUNS.has(lower) ||
      Words.NEGATIONS.has(lower) ||
      Words.MODALS.has(lower) ||
      Words.BE.has(lower) ||
      Words.RELATIVES.has(lower) ||
      Words.CONDITION_WORDS.has(lower) ||
      lower.includes("'"),
  );
  if (/ed$/u.test(first.lower) && readingOf(first.lower, 'participle') && Words.PREPOSITIONS.has(thing[1]?.lower ?? ''))
    return false;
  if (
    isOther ||
    Words.PREPOSITIONS.has(first.lower) ||
    Words.ADVERBS.has(first.lower) ||
    Words.PREPOSITIONS.has(last.lower) ||
    Words.PARTICLES.has(last.lower)
  )
    return false;
  if (isKnownThing(last.lower)) return true;
  // "air dry on the rack"
  if (isAdjective(last.lower) && !isCommonNoun(last.lower)) return false;
  if (thing.length === 1 && readingOf(first.lower, 'base') && !isPlural(first) && verbShare(first.lower) > 0.25)
    return false;
  // "load boxes on the pallet" may be an order.
  const isCompoundOrOrder =
    thing.length === 2 && isPlural(last) && readingOf(first.lower, 'base') !== null && !isAdjective(first.lower);
  if (isCompoundOrOrder && verbShare(first.lower) > 0.25) return false;
  if (/ing$/u.test(first.lower) && readingOf(first.lower, 'ing')) return false;
  if (thing.length === 1 && readingOf(first.lower, 'participle', 'past')) return false;
  return !thing.some(
    ({ lower }) =>
      readingOf(lower, 's', 'base') !== null && verbShare(readingOf(lower, 's', 'base')?.lemma ?? '') > 0.8,
  );
}
