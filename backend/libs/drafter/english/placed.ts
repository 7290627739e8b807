import { lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf, verbShare } from './lexicon/words.js';
import { isPerson, isPlural, namesNoPlace } from './noun-phrase.js';
import { type Order, orderOf } from './order.js';
import { type Token, textOf } from './tokens.js';

/** Where something is moved to, whatever follows. */
const INTO = /^(?:into|onto)$/u;
/** Where something is, before an article or a possessive. */
const AT_PLACE = /^(?:in|on|under|behind|inside|beside|underneath)$/u;
const STATES = /^(?:closed|shut|open|locked)$/u;
const STATE_VERBS: Readonly<Record<string, string>> = { closed: 'close', shut: 'shut', open: 'open', locked: 'lock' };
/** What may follow a state: when or with what, and no name of a thing. */
const AFTER_STATE = /^(?:before|after|until|till|when|while|once|from|by|with|during|all)$/u;
const MAX_THING = 7;

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
  const at = tokens.findIndex((token, index) => index > 0 && isMove(tokens, index, token));
  const thing = tokens.slice(0, at);
  if (at <= 0 || at > MAX_THING || !isThing(thing, people)) return null;
  const first = lowerFirst(textOf(source, thing), people);
  const word = tokens[at]?.lower ?? '';
  const rest = source.slice(tokens[at]?.start, end);
  if (STATES.test(word)) return orderOf(`${STATE_VERBS[word] ?? ''} ${first}${source.slice(tokens[at]?.end, end)}`);
  const verb = word === 'to' || (word === 'out' && tokens[at + 1]?.lower === 'of') ? 'take' : 'put';
  return orderOf(`${verb} ${first} ${rest}`);
}

function isMove(tokens: readonly Token[], at: number, { lower }: Token): boolean {
  const next = tokens[at + 1];
  const second = tokens[at + 2];
  if (STATES.test(lower)) return next === undefined || AFTER_STATE.test(next.lower);
  if (/^(?:straight|back|right)$/u.test(lower))
    return (
      next !== undefined && /^(?:into|onto|in|on)$/u.test(next.lower) && (lower === 'back' || INTO.test(next.lower))
    );
  if (INTO.test(lower)) return next !== undefined;
  if (lower === 'in') return next === undefined || isPlace(next, second);
  if (lower === 'out') return next?.lower === 'of' && second !== undefined;
  if (lower === 'to') return next !== undefined && Words.ARTICLES.has(next.lower) && !namesNoPlace(second?.lower ?? '');
  return AT_PLACE.test(lower) && isPlace(next, second);
}

/** "the drawer", "a clear bag", "their hand"; not "the morning". */
function isPlace(next: Token | undefined, second: Token | undefined): boolean {
  if (!next || !second) return false;
  return /^(?:the|an?|my|your|his|her|its|our|their|each|every|both)$/u.test(next.lower) && !namesNoPlace(second.lower);
}

/** A thing without a verb, a number of times or somebody in it. */
function isThing(thing: readonly Token[], people: ReadonlySet<string>): boolean {
  const [first] = thing;
  const last = thing.at(-1);
  if (!first || !last || isPerson(thing, people)) return false;
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
  if (thing.length === 1 && readingOf(first.lower, 'base') && !isPlural(first) && verbShare(first.lower) > 0.25)
    return false;
  if (/ing$/u.test(first.lower) && readingOf(first.lower, 'ing')) return false;
  if (thing.length === 1 && readingOf(first.lower, 'participle', 'past')) return false;
  return !thing.some(
    ({ lower }) =>
      readingOf(lower, 's', 'base') !== null && verbShare(readingOf(lower, 's', 'base')?.lemma ?? '') > 0.8,
  );
}
