import LineBreaker from 'linebreak';
import type { FontFace } from '../fonts/font-face.js';
import type { FontRegistry } from '../fonts/font-registry.js';
import { bidi } from './bidi.js';
import type { StyledText, TextPiece, TextStyle } from './text-piece.js';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Joiners, variation selectors and the like: invisible, so that a font may lack them. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Spaces, digits and punctuation stay in the preceding font. */
const SHARED_BY_SCRIPTS = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;
const REPLACEMENT = '\ufffd';

export interface SplitOptions {
  fonts: FontRegistry;
  isRightToLeft: boolean;
}

/** Splits a paragraph into parts of one font, style and direction, and finds its line break opportunities. */
export function splitPieces(runs: readonly StyledText[], { fonts, isRightToLeft }: SplitOptions): TextPiece[] {
  const text = runs.map((run) => run.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr');
  const breaks = breakPositions(text);
  const styles = styleFinder(runs);
  const pieces: TextPiece[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const style = styles(index);
    const last = pieces.at(-1);
    const neighbour = last?.style === style ? last.face : null;
    const drawn = drawable(segment, style, fonts, neighbour);
    if (!drawn) continue;
    const piece: TextPiece = {
      ...drawn,
      style,
      level: levels[index] ?? 0,
      isBlank: segment.trim() === '',
      canBreakAfter: breaks.has(index + segment.length),
    };
    if (last && belongTogether(last, piece)) {
      last.text += piece.text;
      last.canBreakAfter = piece.canBreakAfter;
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

function belongTogether(left: TextPiece, right: TextPiece): boolean {
  return (
    !left.canBreakAfter &&
    left.face === right.face &&
    left.style === right.style &&
    left.level === right.level &&
    left.isBlank === right.isBlank
  );
}

/** Returns a visible character and its font, without the parts that no font can draw; null when nothing is left. */
function drawable(
  grapheme: string,
  { weight }: TextStyle,
  fonts: FontRegistry,
  neighbour: FontFace | null,
): { text: string; face: FontFace } | null {
  const characters = [...grapheme];
  const faceOf = (character: string) => fonts.faceFor(character.codePointAt(0) ?? 0, weight);
  if (neighbour && SHARED_BY_SCRIPTS.test(grapheme) && hasAll(neighbour, grapheme)) {
    return { text: grapheme, face: neighbour };
  }
  const base = characters.find((character) => !INVISIBLE.test(character));
  if (base === undefined) return null;
  const face = faceOf(base);
  if (face) return { text: characters.filter((character) => hasAll(face, character)).join(''), face };
  const substitute = faceOf(REPLACEMENT);
  return substitute ? { text: REPLACEMENT, face: substitute } : null;
}

function hasAll(face: FontFace, text: string): boolean {
  return [...text].every((character) => face.has(character.codePointAt(0) ?? 0));
}

function breakPositions(text: string): ReadonlySet<number> {
  const positions = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) positions.add(next.position);
  return positions;
}

/** Returns the style at growing positions of the joined text. */
function styleFinder(runs: readonly StyledText[]): (position: number) => TextStyle {
  const ends: { end: number; style: TextStyle }[] = [];
  let end = 0;
  for (const run of runs) {
    end += run.text.length;
    ends.push({ end, style: run.style });
  }
  let current = 0;
  const plain: TextStyle = { weight: 400, color: '#000000' };
  return (position) => {
    while (position >= (ends[current]?.end ?? Number.POSITIVE_INFINITY)) current += 1;
    return ends[current]?.style ?? plain;
  };
}
