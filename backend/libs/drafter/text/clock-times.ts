/** "8:30 a.m.", "6 P. M." */
const CLOCK = /(?<=\d\s?)([ap])\.\s?(m)\.?(?![\p{L}\d])/giu;
/** "At 7 a.m. Ruth opens": a time alone is no sentence. */
const TIME_ALONE = /(?:^|[.!?\n])\s*(?:\p{L}+\s){0,2}\d{1,2}(?:[:.]\d{2})?\s?$/u;
const BEHIND = /^\s+(?=[\p{Ll}\d(])|^\s*(?=[,;:)–—-])/u;
const LOOK_BACK = 60;

/** Writes clock times without stops ("8 a.m." → "8 am"), because a stop inside a sentence would end it. */
export function withPlainClocks(text: string): string {
  return text.replace(CLOCK, (match, half: string, m: string, offset: number) => {
    const after = text.slice(offset + match.length, offset + match.length + 4);
    const isInside =
      !match.endsWith('.') ||
      BEHIND.test(after) ||
      TIME_ALONE.test(text.slice(Math.max(0, offset - LOOK_BACK), offset));
    return `${half}${m}${isInside ? '' : '.'}`;
  });
}
