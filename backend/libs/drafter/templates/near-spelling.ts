/** Shorter words have too many neighbors. */
const LEAST_LENGTH = 5;

/** Known words by their first letter. */
export type Spellings = ReadonlyMap<string, ReadonlySet<string>>;

export function spellingsOf(words: readonly string[]): Spellings {
  const spellings = new Map<string, Set<string>>();
  for (const word of words) {
    const first = word.charAt(0);
    spellings.set(first, (spellings.get(first) ?? new Set()).add(word));
  }
  return spellings;
}

/**
 * The known word that a misspelt one stands for: it begins the same and differs by one letter that is wrong, missing, doubled
 * or swapped with its neighbor. Null when there is none, or more than one.
 */
export function nearSpelling(word: string, known: Spellings): string | null {
  if (word.length < LEAST_LENGTH) return null;
  let found: string | null = null;
  for (const other of known.get(word.charAt(0)) ?? []) {
    if (!isOneSlipAway(word, other)) continue;
    if (found !== null) return null;
    found = other;
  }
  return found;
}

function isOneSlipAway(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isWrongLetter = short.slice(at + 1) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isWrongLetter || isSwap;
}
