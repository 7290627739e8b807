import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isNoun, isPersonNoun } from './lexicon/words.js';
import { isCount, isGroup } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** "the complaints unit": how many words name who or what it is. */
const MAX_NAME = 4;
/** "1,000 euros per case" */
const MAX_AMOUNT = 6;
const LIMIT =
  /^(?:up|to|over|under|above|below|at|most|least|only|within|from|about|around|more|less|than|just|max|min)$/u;

/**
 * Whether a comma or "and" stands before another who has another amount of what they may, without the verb: "clerks may refund up to
 * 20, | supervisors up to 100, | and the manager up to 500".
 */
export function isBeforeGapped(tokens: readonly Token[], at: number): boolean {
  if (!isBorder(tokens[at])) return false;
  const first = tokens.findIndex((token, index) => index > 1 && isBorder(token));
  const head = tokens.slice(0, first);
  const modal = head.findIndex(({ lower }, index) => index > 0 && Words.MODALS.has(lower));
  // "logs are kept for five years, | the slips for one season"
  if (first > 0 && head.some(({ lower }) => lower === 'kept') && isKeptToo(tokens, at)) return true;
  return first > 0 && modal > 0 && head.slice(modal + 1).some(isCount) && isMember(tokens, at);
}

function isKeptToo(tokens: readonly Token[], border: number): boolean {
  const start = tokens[border + 1]?.lower === 'and' ? border + 2 : border + 1;
  const lasts = tokens.findIndex(({ lower }, at) => at > start && /^(?:for|until)$/u.test(lower));
  const name = tokens.slice(start, lasts);
  return (
    lasts > start &&
    name.length <= MAX_NAME &&
    name.every(({ kind, lower }) => kind === 'word' && !Words.isOfClause(lower)) &&
    orderCertainty(tokens, start) < 2 &&
    isNoun(name.at(-1)?.lower ?? '')
  );
}

function isBorder(token: Token | undefined): boolean {
  return /^(?:,|and|but)$/u.test(token?.lower ?? '');
}

function isMember(tokens: readonly Token[], border: number): boolean {
  const start = tokens[border + 1]?.lower === 'and' ? border + 2 : border + 1;
  const next = tokens.findIndex(({ kind, lower }, index) => index > start && (kind === 'sign' || lower === 'and'));
  const said = tokens.slice(start, next < 0 ? tokens.length : next);
  const amount = said.findIndex(isCount);
  if (amount < 1 || said.length - amount > MAX_AMOUNT || orderCertainty(said, 0) >= 2) return false;
  const limit = said.findIndex(({ lower }) => LIMIT.test(lower));
  const name = said.slice(0, limit > 0 && limit < amount ? limit : amount);
  if (said.some(({ lower }) => Words.isOfClause(lower))) return false;
  const [who] = name.slice(-1);
  return (
    name.length > 0 &&
    name.length <= MAX_NAME &&
    who !== undefined &&
    (isPersonNoun(who.lower) || isGroup(name) || (Words.ARTICLES.has(name[0]?.lower ?? '') && isNoun(who.lower))) &&
    !name.some(({ lower }) => Words.PREPOSITIONS.has(lower)) &&
    said.slice(name.length, amount).every(({ lower }) => LIMIT.test(lower))
  );
}
