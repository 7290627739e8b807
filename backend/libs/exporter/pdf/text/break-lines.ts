import type { MeasuredPiece, TextPiece } from './text-piece.js';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export type Measure = (piece: TextPiece) => number;

/** Fills lines of at most this width, in points. A word that is wider than a line is cut between its characters. */
export function breakLines(pieces: readonly TextPiece[], width: number, measure: Measure): MeasuredPiece[][] {
  const lines: MeasuredPiece[][] = [];
  let line: MeasuredPiece[] = [];
  let lineWidth = 0;
  const endLine = () => {
    lines.push(withoutEndBlanks(line));
    line = [];
    lineWidth = 0;
  };
  for (const word of wordsOf(pieces, measure)) {
    const wordWidth = widthOf(withoutEndBlanks(word));
    if (line.length > 0 && lineWidth + wordWidth > width) endLine();
    const parts = wordWidth > width ? word.flatMap((piece) => cutPiece(piece, measure)) : word;
    for (const part of parts) {
      const isTooWide = line.length > 0 && !part.isBlank && wordWidth > width && lineWidth + part.width > width;
      if (isTooWide) endLine();
      line.push(part);
      lineWidth += part.width;
    }
  }
  if (line.length > 0 || lines.length === 0) endLine();
  return lines;
}

export function widthOf(pieces: readonly MeasuredPiece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0);
}

/** Returns the pieces between two line break opportunities. */
function wordsOf(pieces: readonly TextPiece[], measure: Measure): MeasuredPiece[][] {
  const words: MeasuredPiece[][] = [];
  let word: MeasuredPiece[] = [];
  for (const piece of pieces) {
    word.push({ ...piece, width: measure(piece) });
    if (!piece.canBreakAfter) continue;
    words.push(word);
    word = [];
  }
  if (word.length > 0) words.push(word);
  return words;
}

function cutPiece(piece: MeasuredPiece, measure: Measure): MeasuredPiece[] {
  return [...graphemes.segment(piece.text)].map(({ segment }) => {
    const part = { ...piece, text: segment };
    return { ...part, width: measure(part) };
  });
}

function withoutEndBlanks(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  const end = pieces.findLastIndex((piece) => !piece.isBlank);
  return pieces.slice(0, end + 1);
}
