const MAX_TERMS = 12;
const MAX_TERM_LENGTH = 60;

/** A letter or digit, and the marks that belong to it. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Scripts that are written without spaces, in which a word begins anywhere: CJK, Kana, Thai, Lao, Myanmar, Khmer. The
 * function `sop_pair_words` in the database has the same ranges.
 */
const WITHOUT_SPACES =
  '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u19E0-\\u19FF\\u2E80-\\u2FDF\\u3005-\\u3007\\u3021-\\u3029' +
  '\\u3038-\\u303B\\u3041-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA9E0-\\uA9FF\\uAA60-\\uAA7F' +
  '\\uF900-\\uFAFF\\uFF66-\\uFF9F\\u{20000}-\\u{3FFFF}';
const RUN = new RegExp(`[${WITHOUT_SPACES}]+`, 'gu');

/** The terms of a search; each has to be found. */
export interface SopSearchTerms {
  /** Text of a `tsquery` of word beginnings, `'fryer':* & 'off':*`; null when there are no such words. */
  wordQuery: string | null;
  /** Pieces of text to be found anywhere, in lower case. */
  pieces: string[];
  /** Text of a `tsquery` of the pairs of neighboring letters in the pieces, `'清洁' & '洁程'`; null without pieces. */
  pairQuery: string | null;
}

/**
 * Reads what a person typed: letters and digits are asked for, everything else separates them, so that no operator of
 * the query language can get through. Long requests are cut to their first twelve words.
 */
export function sopSearchTerms(typed: string): SopSearchTerms {
  const words = searchedWords(typed);
  const beginnings = words.filter((word) => !isPiece(word));
  const pieces = words.filter(isPiece);
  const pairs = [...new Set(pieces.flatMap(pairsOf))];
  return {
    wordQuery: beginnings.length > 0 ? beginnings.map((word) => `'${word}':*`).join(' & ') : null,
    pieces,
    pairQuery: pairs.length > 0 ? pairs.join(' & ') : null,
  };
}

/** The words that a search asks for, in lower case: letters and digits, the first twelve. */
export function searchedWords(typed: string): string[] {
  return wordsOf(typed)
    .slice(0, MAX_TERMS)
    .map((word) => [...word].slice(0, MAX_TERM_LENGTH).join('').toLowerCase());
}

/** The words of a text as a search knows them. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(WORD) ?? [];
}

/** Whether a word may begin anywhere in a text, because its script has no spaces. */
export function isPiece(word: string): boolean {
  return word.search(RUN) >= 0;
}

/** Pairs of neighbors as terms of a `tsquery`; a letter that stands alone is the beginning of a pair. */
function pairsOf(piece: string): string[] {
  return (piece.match(RUN) ?? []).flatMap((run) => {
    const letters = [...run];
    if (letters.length === 1) return [`'${run}':*`];
    return letters.slice(1).map((letter, index) => `'${letters[index]}${letter}'`);
  });
}
