import { lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isPhrasal, readingOf, singularOf } from './lexicon/words.js';
import { isCount, isPerson, isPlural } from './noun-phrase.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** What an order is done to, for "it" or "them" in the next one. */
export interface Antecedent {
  text: string;
  isPlural: boolean;
}

/** What stands for a thing, and for several. */
export type Pronoun = 'it' | 'them';

const MAX_OBJECT_LENGTH = 5;
/** After these "it" may be what happened: "keep the deposit and note it". */
const TELLING =
  /^(?:write|note|record|report|log|tell|document|mention|say|enter|mark|discuss|explain|confirm|do|make)$/u;
const DONE_TO_NOTHING =
  /^(?:ask|post|meet|ring|knock|shout|look|go|walk|stand|sit|wait|come|stay|work|rely|depend|focus|listen)$/u;
/** With two objects the first one is somebody: "show them the list". */
const DONE_FOR_SOMEBODY = /^(?:show|tell|offer|teach|ask|hand|send|pay|lend|bring|read|wish|charge|serve|pass)$/u;
/** Nothing but people is treated so. */
const DONE_TO_SOMEBODY =
  /^(?:accompany|escort|thank|greet|welcome|comfort|reassure|apologize|apologise|congratulate|invite|seat|interview|arrest|hire|dismiss|praise|tell|warn|remind|inform)$/u;
const TIME_UNIT = /^(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)$/u;
const COORDINATED = /^(?:and|or|&|\+|,)$/u;

/**
 * Gives what "it" and "them" must mean after an order: its object, if nothing else of the order has the same number.
 * A person is no antecedent.
 */
export function antecedentOf(order: string, people: ReadonlySet<string>): Antecedent | null {
  const tokens = fromVerb(tokenise(order));
  // "put a tag on it": the next "it" is the same as this one.
  if (tokens.some(({ lower }) => /^(?:it|them)$/u.test(lower))) return null;
  const start = objectStart(tokens);
  const end = beforeActOfThing(tokens, start, phraseEnd(tokens, start));
  const object = tokens.slice(start, end);
  const head = object.at(-1);
  // "what is left" is no thing that has a name.
  if (object.some(({ lower }) => Words.INTERROGATIVES.has(lower))) return null;
  if (head?.kind !== 'word' || object.length > MAX_OBJECT_LENGTH || isPerson(object, people)) return null;
  if (Words.OBJECT_PRONOUNS.has(head.lower) || COORDINATED.test(tokens[end]?.lower ?? '')) return null;
  const plural = isPlural(head);
  if (!startsLikeObject(object, plural)) return null;
  const others = tokens
    .slice(end)
    .filter((token, at) => isOtherNoun(tokens.slice(end), at) && isPlural(token) === plural);
  return others.length > 0 ? null : { text: definite(textOf(order, object), people), isPlural: plural };
}

/** "let the oil | cool down": what the thing then does is no part of its name. */
function beforeActOfThing(tokens: readonly Token[], start: number, end: number): number {
  if (tokens[start - 1]?.lower !== 'let') return end;
  const act = tokens.findIndex(
    ({ lower }, at) =>
      at > start && at < end && readingOf(lower, 'base') !== null && isCommonNoun(tokens[at - 1]?.lower ?? ''),
  );
  return act > start ? act : end;
}

/** What "them" means after "medicines are never kept, …": the thing of a rule; null where it is somebody. */
export function antecedentOfRule(
  subject: readonly Token[],
  source: string,
  people: ReadonlySet<string>,
): Antecedent | null {
  const head = subject.at(-1);
  const areWords = subject.every(({ kind, lower }) => kind === 'word' && !COORDINATED.test(lower));
  if (!head || !areWords || subject.length > MAX_OBJECT_LENGTH || !isCommonNoun(singularOf(head.lower))) return null;
  const plural = isPlural(head);
  if (isPerson(subject, people) || subject.some(({ lower }) => Words.RELATIVES.has(lower))) return null;
  // "Broken glass must never …": a thing that is not counted has no article.
  const isUncounted =
    !plural &&
    subject.every(({ lower }) => isCommonNoun(lower) || isAdjective(lower) || readingOf(lower, 'participle') !== null);
  if (!(startsLikeObject(subject, plural) || isUncounted) || /^(?:no|nothing|none)$/u.test(subject[0]?.lower ?? ''))
    return null;
  return { text: definite(textOf(source, subject), people), isPlural: plural };
}

/** "slowly open the tap": an adverb may stand before the verb. */
function fromVerb(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(({ lower }) => !lower.endsWith('ly') || readingOf(lower, 'base') !== null);
  return verb > 0 ? tokens.slice(verb) : tokens;
}

/** After the verb and its particle. */
function objectStart(tokens: readonly Token[]): number {
  const verb = tokens[0]?.lower ?? '';
  // "look on the shelf" is done to nothing.
  return isPhrasal(verb, tokens[1]?.lower ?? '') && !DONE_TO_NOTHING.test(verb) ? 2 : 1;
}

function phraseEnd(tokens: readonly Token[], start: number): number {
  const length = tokens.slice(start).findIndex(
    ({ lower, kind }, at) =>
      kind === 'sign' ||
      // "book the guest | two weeks before"
      (at > 0 && isCount(tokens[start + at]) && TIME_UNIT.test(tokens[start + at + 1]?.lower ?? '')) ||
      kind === 'bracketed' ||
      // "give the box | a sticker"
      (at > 0 && Words.ARTICLES.has(lower)) ||
      Words.PREPOSITIONS.has(lower) ||
      Words.COORDINATORS.has(lower) ||
      Words.CONDITION_WORDS.has(lower) ||
      Words.RELATIVES.has(lower) ||
      Words.ADVERBS.has(lower) ||
      lower.endsWith('ly'),
  );
  return length < 0 ? tokens.length : start + length;
}

/** "the pan", "every pan", "pans", "fresh pans": a singular without an article may be a name or a mass. */
function startsLikeObject(object: readonly Token[], isPluralHead: boolean): boolean {
  const first = object[0]?.lower ?? '';
  return isPluralHead || Words.DETERMINERS.has(first) || Words.NUMBER_WORDS.has(first);
}

function isOtherNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || Words.isFunctionWord(token.lower)) return false;
  const before = tokens[at - 1];
  const isVerbHere =
    readingOf(token.lower, 's') !== null && before !== undefined && isCommonNoun(before.lower) && !isPlural(before);
  if (isVerbHere) return false;
  const isNoun = isCommonNoun(token.lower) || !(isAdjective(token.lower) || readingOf(token.lower, 's', 'past', 'ing'));
  const next = tokens[at + 1];
  const isInside = next?.kind === 'word' && isCommonNoun(next.lower) && !Words.PREPOSITIONS.has(next.lower);
  return isNoun && !isInside;
}

/** Which of "it" and "them" an order is told about; null for one without, or with both. */
export function pronounOf(order: string): Pronoun | null {
  const words = new Set(tokenise(order).map(({ lower }) => lower));
  const told = (['it', 'them'] as const).filter((pronoun) => words.has(pronoun));
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** "a pan" is "the pan" the second time. */
function definite(text: string, people: ReadonlySet<string>): string {
  const rest = text.replace(/^(?:an?|one|some|any|each|every|all)\s+(?:the\s+)?/iu, '');
  const hasDeterminer = Words.DETERMINERS.has(rest.split(/\s+/u)[0]?.toLowerCase() ?? '');
  return hasDeterminer ? lowerFirst(rest, people) : `the ${lowerFirst(rest, people)}`;
}

/** Puts the antecedent in the place of "it" or "them" where that is the object of an order's verb or of its particle. */
export function withAntecedent(order: string, antecedent: Antecedent | null): string {
  if (!antecedent) return order;
  const tokens = fromVerb(tokenise(order));
  if (TELLING.test(tokens[0]?.lower ?? '')) return order;
  const pronouns = tokens.filter(({ lower }) => /^(?:it|them|they)$/u.test(lower));
  const start = objectStart(tokens);
  const pronoun = [tokens[1], tokens[start]].find((token) => token && /^(?:it|them)$/u.test(token.lower));
  if (!pronoun || pronouns.length > 1 || (pronoun.lower === 'them') !== antecedent.isPlural) return order;
  // "show them the list": somebody.
  const next = tokens[tokens.indexOf(pronoun) + 1]?.lower ?? '';
  if (DONE_FOR_SOMEBODY.test(tokens[0]?.lower ?? '') && Words.DETERMINERS.has(next)) return order;
  // "ask two questions, accompany them": somebody who was named before.
  if (pronoun.lower === 'them' && DONE_TO_SOMEBODY.test(tokens[0]?.lower ?? '')) return order;
  // "give them their badges"
  if (next === 'their' || next === 'his' || next === 'her') return order;
  return `${order.slice(0, pronoun.start)}${antecedent.text}${order.slice(pronoun.end)}`;
}
