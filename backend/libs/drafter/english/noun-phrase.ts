import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isCommonNoun,
  isGroupNoun,
  isNoun,
  isPersonNoun,
  singularOf,
  verbReadings,
} from './lexicon/words.js';
import type { Token } from './tokens.js';

const NEVER_LAST = /^(?:my|your|his|its|our|their|every|very|not|never|only|if|when|while|because)$/u;
const PLURAL_WORDS =
  /^(?:people|men|women|children|staff|police|crew|clothes|teeth|feet|we|you|they|i|both|all|these|those|some|most)$/u;
const ANYBODY = /^(?:whoever|anyone|anybody|everyone|everybody|somebody|someone|nobody)$/u;

/** What follows "in the", "on the" without being a place. */
const NO_PLACE =
  /^(?:morning|evening|afternoon|night|day|week|month|year|end|start|beginning|time|moment|order|way|case|weekend|meantime|phone|hour|minute|spot|right|left|same|first|last|next|\p{L}+days?)$/u;

/** How many words "what's running out within 30 days" may have before its verb. */
const MAX_RELATIVE = 10;

/** "in the morning", "on the phone", "in the right order": no place where a thing is put. */
export function namesNoPlace(word: string): boolean {
  return NO_PLACE.test(word);
}

/** Whether a noun phrase can end with the token. */
export function canEndPhrase(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind !== 'word') return token.kind !== 'sign';
  const { lower } = token;
  const isFunctionWord =
    Words.ARTICLES.has(lower) ||
    Words.PREPOSITIONS.has(lower) ||
    Words.COORDINATORS.has(lower) ||
    Words.MODALS.has(lower) ||
    Words.BE.has(lower);
  return !isFunctionWord && !NEVER_LAST.test(lower);
}

/** "2", "two" */
export function isCount(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || Words.NUMBER_WORDS.has(token.lower));
}

/** Whether the token can only begin a noun phrase: an article, a possessive, a number, a quotation. */
export function beginsPhrase(token: Token | undefined): boolean {
  if (!token) return false;
  if (token.kind === 'number' || token.kind === 'quoted') return true;
  const { lower } = token;
  return (
    Words.DETERMINERS.has(lower) ||
    Words.QUANTIFIERS.has(lower) ||
    Words.NUMBER_WORDS.has(lower) ||
    lower.endsWith("'s")
  );
}

const ABOUT_SOMEBODY = /^(?:about|against|from|for|regarding|concerning)$/u;
/** Departments that have a plural name: "sales confirms", "logistics books". */
const ONE_DEPARTMENT = /^(?:ops|devops|logistics|sales|facilities|operations|accounts|stores|dispatch|engineering)$/u;

/** One thing, though its name ends like that of several. */
const ONE_IN_S = /^(?:lens|gas|canvas|atlas|bias|alias|chaos|news|christmas|pancreas|cosmos|asbestos)$/u;

/** Whether the word is plural by its form. */
export function isPlural({ lower, text }: Token): boolean {
  if (/^\p{Lu}{2,6}$/u.test(text) || ONE_DEPARTMENT.test(lower) || ONE_IN_S.test(lower)) return false;
  return (/s$/u.test(lower) && !/(?:ss|us|is|'s)$/u.test(lower)) || PLURAL_WORDS.test(lower);
}

/** Whether a noun phrase names somebody. @param people names that the request uses for people */
export function isPerson(all: readonly Token[], people: ReadonlySet<string>): boolean {
  // "complaints about staff", "letters from clients": things.
  const about = all.findIndex(({ lower }, at) => at > 0 && ABOUT_SOMEBODY.test(lower));
  const head = all[about - 1];
  const tokens =
    head && isCommonNoun(singularOf(head.lower)) && !isPersonNoun(head.lower) && !isGroupNoun(head.lower)
      ? all.slice(0, about)
      : all;
  return tokens.some((token, index) => {
    if (token.kind !== 'word') return false;
    if (people.has(token.text) || ANYBODY.test(token.lower) || isToldApart(tokens, index)) return true;
    if (Words.DETERMINERS.has(token.lower) || !(isPersonNoun(token.lower) || isHand(tokens, index))) return false;
    return isHead(tokens[index + 1]);
  });
}

/** "the kennel hand": whoever works there, and not the left or the free one. */
function isHand(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isNamed = /^hands?$/u.test(tokens[at]?.lower ?? '') && before?.kind === 'word' && isNoun(before.lower);
  return isNamed && !isAdjective(before.lower) && !Words.isFunctionWord(before.lower);
}

/** "the one who sprays", "the last one out", "the first to arrive", "those who work there": somebody whom the words single out. */
export function isToldApart(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  const next = tokens[at + 1]?.lower ?? '';
  if (/^(?:one|ones|those)$/u.test(word) && next === 'who') return true;
  const isOrdinal = /^(?:first|last|next)$/u;
  if (word === 'one' && isOrdinal.test(before) && /^(?:in|out|up|to|there|here)$/u.test(next)) return true;
  if (word === 'one' && before === 'the' && /^\p{L}{2,}ing$/u.test(next)) return true;
  return /^(?:first|last)$/u.test(word) && next === 'to' && at <= 1;
}

/** "back home | you", "every Friday | we": what stands before a pronoun says where or when. */
export function beginsWithTime(first: string): boolean {
  return (
    Words.ADVERBS.has(first) ||
    Words.PREPOSITIONS.has(first) ||
    /^(?:next|last|every|each|this|\p{L}+days?)$/u.test(first)
  );
}

/** "posts" of "posts with people" */
export function upToPreposition(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ lower }, at) => at > 0 && Words.PREPOSITIONS.has(lower));
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** Whether a noun phrase names a part of an organization. */
export function isGroup(tokens: readonly Token[]): boolean {
  const head = tokens.findLast(({ kind }) => kind === 'word');
  if (head === undefined) return false;
  // "the call centre", "customer service"
  const before = tokens[tokens.indexOf(head) - 1];
  const isCompound =
    /^(?:centre|center|service|control|care)$/u.test(head.lower) &&
    before?.kind === 'word' &&
    isCommonNoun(before.lower);
  // "IT" is a department, "50 EUR" an amount.
  const isDepartment = /^\p{Lu}{2,4}$/u.test(head.text) && !isCount(before);
  return isCompound || isGroupNoun(head.lower) || isDepartment;
}

/** Whether the noun before this token is the head of its phrase: "the nurse | on duty", not "the nurse | station". */
function isHead(next: Token | undefined): boolean {
  if (!next || next.kind === 'bracketed' || next.kind === 'sign' || /^\p{Lu}$/u.test(next.text)) return true;
  const { lower } = next;
  return (
    Words.PREPOSITIONS.has(lower) ||
    Words.COORDINATORS.has(lower) ||
    Words.RELATIVES.has(lower) ||
    verbReadings(lower).some(({ form }) => form !== 'base')
  );
}

/** "what's left goes in the bag": what somebody does with it, and no state. */
export function isRelativeSubject(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:what|who)'s$/u.test(tokens[at]?.lower ?? '')) return false;
  return tokens.slice(at + 2, at + MAX_RELATIVE).some(({ lower }) => /^(?:goes|gets|comes|stays|is|has)$/u.test(lower));
}
