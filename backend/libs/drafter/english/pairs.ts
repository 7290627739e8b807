import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun } from './lexicon/words.js';
import { isCount } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** Adjectives that are better known as verbs. */
const PLACED = /^(?:lower|upper|inner|outer|back|top|bottom|left|right|open|clean|dry|wet|empty|cool|warm)$/u;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
/** "before and after", "in and out": both of two that go together. */
const PAIRED: ReadonlyMap<string, string> = new Map([
  ['before', 'after'],
  ['in', 'out'],
  ['up', 'down'],
  ['on', 'off'],
  ['to', 'from'],
  ['back', 'forth'],
  ['inside', 'outside'],
  ['left', 'right'],
  ['over', 'over'],
  ['meet', 'greet'],
  ['wear', 'tear'],
  ['there', 'then'],
  ['copy', 'paste'],
]);

/** Whether "and" joins two words that are one thing to do: no clause begins behind it. */
export function isPair(tokens: readonly Token[], at: number): boolean {
  return (
    isPairBeforeNoun(tokens, at) ||
    isLookedAt(tokens, at) ||
    isPairOfPlaces(tokens, at) ||
    isSameWay(tokens, at) ||
    isRange(tokens, at) ||
    isAndAHalf(tokens, at)
  );
}

/** "look at the base and ballast for movement": two things that are looked at for something. */
function isLookedAt(tokens: readonly Token[], at: number): boolean {
  const isLook = tokens.slice(0, at).some(({ lower }) => /^(?:look|check|inspect|examine|search|test)$/u.test(lower));
  return (
    isLook &&
    /^(?:and|or)$/u.test(tokens[at]?.lower ?? '') &&
    isCommonNoun(tokens[at + 1]?.lower ?? '') &&
    tokens[at + 2]?.lower === 'for'
  );
}

/** "take photos before and after", "sign in and out", "a short meet and greet": no clause begins between the two. */
function isPairOfPlaces(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  // "every Monday and Thursday by two people", but not "and Friday morning the keys go back"
  if (DAY.test(before) && DAY.test(next) && Words.PREPOSITIONS.has(tokens[at + 2]?.lower ?? '')) return true;
  return tokens[at]?.lower === 'and' && (PAIRED.get(before) === next || PAIRED.get(next) === before);
}

/** "open upper and lower doors": two adjectives of one noun, right after the verb or an article. */
function isPairBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const [verb, first, and, second, noun] = tokens.slice(Math.max(0, at - 2), at + 3);
  const isFirst = at === 2 || Words.DETERMINERS.has(verb?.lower ?? '');
  return (
    isFirst &&
    and?.lower === 'and' &&
    isAdjective(first?.lower ?? '') &&
    (isAdjective(second?.lower ?? '') || PLACED.test(second?.lower ?? '')) &&
    noun?.kind === 'word' &&
    (isNoun(noun.lower) || noun.lower.endsWith('s'))
  );
}

/** "by mail and by text on the day": the same word before two ways to do one thing. */
function isSameWay(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  const isAnd = /^(?:and|or)$/u.test(tokens[at]?.lower ?? '');
  // "by the archivist and by the director": those who do it.
  if (Words.DETERMINERS.has(tokens[at + 2]?.lower ?? '')) return false;
  return isAnd && /^(?:by|via|with|in)$/u.test(next) && [at - 2, at - 3].some((index) => tokens[index]?.lower === next);
}

/** "between 7 and 10" */
function isRange(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 2]?.lower === 'between' && isCount(tokens[at - 1]) && isCount(tokens[at + 1]);
}

/** "two and a half hours" */
function isAndAHalf(tokens: readonly Token[], at: number): boolean {
  const [before, , article, part] = tokens.slice(at - 1, at + 3);
  return isCount(before) && article?.lower === 'a' && /^(?:half|quarter|third)$/u.test(part?.lower ?? '');
}
