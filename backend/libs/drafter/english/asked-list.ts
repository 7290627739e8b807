import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** What is asked, found out or told as open; a thing has a condition of its own behind the other verbs. */
const ASKS_IF = /^(?:ask|check|see|know|tell|find|wonder|look)$/u;
/** No answer has more words. */
const MAX_ANSWER_LENGTH = 9;
/** No list of answers is longer. */
const MAX_LENGTH = 60;

/** "whether it is a slip, a small error or a big one": the answers that are open, with the commas and the "or" between them. */
export function isInAskedList(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false;
  const asked = questionBefore(tokens, at);
  if (asked < 0) return false;
  const end = endOfAnswers(tokens, asked);
  return end >= at;
}

/** Where the last question before a place begins: at its "whether", or at the "if" behind a verb that asks. */
function questionBefore(tokens: readonly Token[], at: number): number {
  for (let index = at - 1; index > Math.max(0, at - MAX_LENGTH); index -= 1) {
    const word = tokens[index]?.lower;
    if (word === 'whether' || (word === 'if' && isAsked(tokens, index))) return index;
  }
  return -1;
}

function isAsked(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ lower }) => ASKS_IF.test(readingOf(lower, 'base', 's', 'past')?.lemma ?? lower));
}

/** The "or" before the last answer; -1 where the question is not a list, or an order may stand in it. */
function endOfAnswers(tokens: readonly Token[], asked: number): number {
  let commas = 0;
  let length = 0;
  for (const [index, { lower, text, kind }] of tokens.entries()) {
    if (index <= asked) continue;
    length += 1;
    const isComma = text === ',';
    if (lower === 'or' && commas > 0) return isOrder(tokens, index + 1) ? -1 : index;
    if ((kind === 'sign' && !isComma) || /^(?:and|then|but|so)$/u.test(lower) || length > MAX_ANSWER_LENGTH) return -1;
    if (!isComma) continue;
    const next = tokens[index + 1]?.lower ?? '';
    if (next !== 'or' && (isOrder(tokens, index + 1) || Words.NEGATIONS.has(next))) return -1;
    commas += 1;
    length = 0;
  }
  return -1;
}

/** "…, call the lead": no answer; but "open, shut or locked". */
function isOrder(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isAlone = next === undefined || next.text === ',' || next.lower === 'or';
  if (isAlone && readingOf(tokens[at]?.lower ?? '', 'participle') !== null) return false;
  return orderCertainty(tokens, at) >= 2;
}
