import { bidi } from './bidi.js';
import type { TextPiece } from './text-piece.js';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** The scripts that the font engine reverses itself. */
const TURNED_BY_ENGINE = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Returns the text for the font engine: right-to-left brackets are mirrored. */
export function visualText({ text, level }: TextPiece): string {
  if (level % 2 === 0) return text;
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
  if (TURNED_BY_ENGINE.test(text)) return mirrored;
  return [...graphemes.segment(mirrored)]
    .map(({ segment }) => segment)
    .reverse()
    .join('');
}

/** Returns the pieces of one line from left to right (rule L2 of the Unicode Bidirectional Algorithm). */
export function visualOrder<Piece extends TextPiece>(line: readonly Piece[]): Piece[] {
  const pieces = [...line];
  const highest = Math.max(0, ...pieces.map((piece) => piece.level));
  for (let level = highest; level > 0; level -= 1) turnSequences(pieces, level);
  return pieces;
}

/** Reverses each sequence of pieces of at least this level. */
function turnSequences<Piece extends TextPiece>(pieces: Piece[], level: number): void {
  let start = 0;
  while (start < pieces.length) {
    let end = start;
    while ((pieces[end]?.level ?? -1) >= level) end += 1;
    if (end > start) pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
    start = end + 1;
  }
}
