import { orderCertainty } from './imperative.js';
import { clauseOf, upToSign } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import type { Token } from './tokens.js';

const OPENS = /^(?:if|when|whenever|unless|once)$/u;
/** A condition of more tokens is none that is listed. */
const MOST_TOKENS = 30;

/**
 * "if the label, the date or the lot number is missing, | send it back", "if it's glass or a stone, …": the comma behind
 * the last of several things that a condition lists; 0 where it lists none.
 */
export function endOfListedCase(tokens: readonly Token[], people: ReadonlySet<string>): number {
  if (!OPENS.test(tokens[0]?.lower ?? '')) return 0;
  const commas = tokens.flatMap(({ text }, at) => (text === ',' && at < MOST_TOKENS ? [at] : []));
  const [first] = commas;
  if (first === undefined) return 0;
  const or = tokens.findIndex(({ lower }, at) => at > first && lower === 'or');
  const end = commas.find((at) => at > or);
  if (or < 0 || end === undefined || end > MOST_TOKENS) return 0;
  // Of "if it rings, call Ann or Bob, …" the order stands before the "or".
  const starts = [first, ...commas.filter((at) => at > first && at < or)].map((at) => at + 1);
  const areListed = starts.every((start) => !beginsMain(tokens, start));
  const after = tokens.slice(end + 1);
  if (!areListed || /^(?:and|or|but|then|which|who|unless)$/u.test(after[0]?.lower ?? '')) return 0;
  if (clauseOf(upToSign(after), people).form === 'phrase' && orderCertainty(after, 0) < 2) return 0;
  const isName = clauseOf(tokens.slice(1, first), people).form === 'phrase';
  const isThing = clauseOf(tokens.slice(first + 1, end), people).form === 'phrase';
  return isName || isThing || orderCertainty(after, 0) >= 2 ? end : 0;
}

/** Whether what is done begins there: an order, or whoever acts. */
function beginsMain(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  return orderCertainty(tokens, at) >= 2 || Words.SUBJECT_PRONOUNS.has(word) || /^(?:please|nobody|no)$/u.test(word);
}
