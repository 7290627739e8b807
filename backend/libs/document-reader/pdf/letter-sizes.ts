import type { TextRun } from './page-content.js';

/** A line is a heading if its font is at least this many times the size of the body text. */
const LARGER = 1.12;
const MAX_HEADING_LENGTH = 120;

/** Maps font sizes to heading levels. */
export interface LetterSizes {
  /** Heading level of a font size; 0 for body text. */
  levelOf(size: number, text: string): number;
}

/** The most frequent font size is that of the body text; larger ones are headings, the largest is level 1. */
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
