const MAX_TERMS = 12;
const MAX_TERM_LENGTH = 60;

/** A letter or digit, and the marks that belong to it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Scripts that are written without spaces: a word in them begins anywhere. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What a search asks for; every term has to be found. */
export interface SopSearchTerms {
  /** Text of a `tsquery` of word beginnings, `'fryer':* & 'off':*`; null when there are no such words. */
  wordQuery: string | null;
  /** Pieces of text to be found anywhere, in lower case. */
  pieces: string[];
}

/**
 * Reads what a person typed: letters and digits are asked for, everything else separates them, so that no operator of
 * the query language can get through. Long requests are cut to their first twelve words.
 */
export function sopSearchTerms(typed: string): SopSearchTerms {
  const words = (typed.normalize('NFC').match(WORD) ?? [])
    .slice(0, MAX_TERMS)
    .map((word) => [...word].slice(0, MAX_TERM_LENGTH).join('').toLowerCase());
  const beginnings = words.filter((word) => !WITHOUT_SPACES.test(word));
  return {
    wordQuery: beginnings.length > 0 ? beginnings.map((word) => `'${word}':*`).join(' & ') : null,
    pieces: words.filter((word) => WITHOUT_SPACES.test(word)),
  };
}
