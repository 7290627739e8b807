import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, readingOf } from './lexicon/words.js';
import { isCount, isPlural } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** In words, what holds in the other case. */
const MAX_PHRASE = 10;

/**
 * Whether a comma or "and" stands before what holds in the other case and is no clause: "kept for ten years if there was an
 * accident, | otherwise for three", "a first aider in the first year | and a nurse otherwise".
 */
export function isBeforeOtherwise(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at + 1);
  const sign = rest.findIndex(({ kind }) => kind === 'sign');
  const said = sign < 0 ? rest : rest.slice(0, sign);
  if (said.length < 2 || said.length > MAX_PHRASE || at < 2) return false;
  if (/^[,;]$/u.test(tokens[at]?.text ?? '')) return said[0]?.lower === 'otherwise' && isBare(said.slice(1));
  return tokens[at]?.lower === 'and' && said.at(-1)?.lower === 'otherwise' && isBare(said.slice(0, -1));
}

/** Whether no verb stands among the words: "for three years", "the next morning". */
function isBare(words: readonly Token[]): boolean {
  if (orderCertainty(words, 0) >= 2 || words.length === 0) return false;
  return words.every(({ lower }, at) => {
    if (Words.isOfClause(lower)) return false;
    const before = words[at - 1];
    // "otherwise the elements burn out": what several things do.
    if (before !== undefined && isPlural(before) && readingOf(lower, 'base') !== null) return false;
    const isThing =
      before === undefined ||
      isCount(before) ||
      isAdjective(before.lower) ||
      Words.DETERMINERS.has(before.lower) ||
      Words.PREPOSITIONS.has(before.lower);
    return isThing || readingOf(lower, 's') === null || !isNoun(before.lower);
  });
}
