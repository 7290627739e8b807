import * as Words from './lexicon/closed-classes.js';
import { isPersonNoun, readingOf, verbReadings } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** What things do in a procedure: "the slip goes to the office". */
export const BECOMES = /^(?:goes|go|gets|get|comes|come|is|are|has|have|needs|need|must|should)$/u;

/** "you unlock", "it should be", "the night nurse takes": a pronoun, or somebody, and the verb. */
export function isSubject(tokens: readonly Token[], at: number): boolean {
  if (isSomebodyActing(tokens, at) || isAllThat(tokens, at)) return true;
  if (isContraction(tokens[at]?.lower ?? '')) return true;
  if (!/^(?:you|we|i|it|they|he|she)$/u.test(tokens[at]?.lower ?? '')) return false;
  const next = tokens[at + 1]?.lower ?? '';
  // "send | it back": no verb of one.
  const isOne = /^(?:it|he|she)$/u.test(tokens[at]?.lower ?? '');
  const isVerb = verbReadings(next).some(({ form }) => form === 's' || (form === 'base' && !isOne));
  return (
    isVerb ||
    isAuxiliary(next) ||
    /n['’]t$/u.test(next) ||
    /^(?:then|always|never|just|also|still|usually|normally|only)$/u.test(next)
  );
}

/** "all the fans get", "anything that could fall gets", "last one out calls" */
export function isAllThat(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower);
  const start = words.join(' ');
  if (/^(?:the )?last one out\b/u.test(start)) return tokens[at - 1]?.lower !== 'the';
  if (/^(?:anything|everything|anyone|everyone|whoever) (?:that|who|which|else)\b/u.test(start)) return true;
  if (words[0] !== 'all' || words[1] !== 'the') return false;
  return tokens.slice(at + 3, at + 6).some(({ lower }) => /^(?:get|are|go|have|need|must|should)$/u.test(lower));
}

/** "the slip goes to the office", "the small valve has to be shut": a thing, and what becomes of it. */
export function isThingWithVerb(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:the|our|your|that|this)$/u.test(tokens[at]?.lower ?? '')) return false;
  const words = tokens.slice(at + 1, at + 5).map(({ lower }) => lower);
  const verb = words.findIndex((word) => BECOMES.test(word));
  return verb > 0 && verb < 3 && !words.slice(0, verb).some((word) => Words.PREPOSITIONS.has(word) || word === 'of');
}

/** "the receptionist apologizes", "the night receptionist apologizes", "a second person checks", "someone else looks" */
function isSomebodyActing(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  if (/^(?:someone|somebody|everyone|everybody|nobody)$/u.test(word)) {
    const next = tokens[tokens[at + 1]?.lower === 'else' ? at + 2 : at + 1]?.lower ?? '';
    return readingOf(next, 's') !== null || isAuxiliary(next);
  }
  if (!/^(?:the|our|an?|another)$/u.test(word)) return false;
  const verb = [at + 2, at + 3].find(
    (index) =>
      readingOf(tokens[index]?.lower ?? '', 's') !== null || /^(?:does|has)$/u.test(tokens[index]?.lower ?? ''),
  );
  return verb !== undefined && isPersonNoun(tokens[verb - 1]?.lower ?? '');
}

/** "you've", "it's" */
export function isContraction(word: string): boolean {
  return /^(?:you|we|i|it|they|he|she)['’](?:re|s|ve|ll|d|m)$/u.test(word);
}

export function isAuxiliary(word: string): boolean {
  return Words.BE.has(word) || Words.DO.has(word) || Words.MODALS.has(word) || /^(?:have|has|had)$/u.test(word);
}
