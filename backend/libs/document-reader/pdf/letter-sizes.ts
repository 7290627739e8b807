import type { TextRun } from './page-content.js';

/** From this share above the size of the text on, a line is a heading. */
const LARGER = 1.12;
const MAX_HEADING_LENGTH = 120;

/** What the sizes of letters in a document mean. */
export interface LetterSizes {
  /** Level of a heading of this size; 0 for the size of the text. */
  levelOf(size: number, text: string): number;
}

/** The size that most letters have is that of the text; larger ones are headings, the largest the first level. */
export function letterSizes(runs: readonly Pick<TextRun, 'size' | 'text'>[]): LetterSizes {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
  const [body = 0] = [...letters].sort((one, other) => other[1] - one[1])[0] ?? [];
  const larger = [...letters.keys()].filter((size) => size >= body * LARGER).sort((one, other) => other - one);
  return {
    levelOf: (size, text) => (text.length > MAX_HEADING_LENGTH ? 0 : larger.indexOf(rounded(size)) + 1),
  };
}

function rounded(size: number): number {
  return Math.round(size * 2) / 2;
}
