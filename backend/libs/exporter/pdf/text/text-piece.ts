import type { FontFace } from '../fonts/font-face.js';
import type { FontWeight } from '../fonts/font-files.js';

/** How a run of a line looks. */
export interface TextStyle {
  weight: FontWeight;
  /** `#rrggbb` */
  color: string;
  /** The link target. */
  href?: string;
  /** A triangle is drawn in its place. */
  isPlaySign?: boolean;
}

export interface StyledText {
  text: string;
  style: TextStyle;
}

/** A part of a line in one font, one style and one direction. */
export interface TextPiece {
  /** In reading order. */
  text: string;
  face: FontFace;
  style: TextStyle;
  /** Embedding level of the Unicode Bidirectional Algorithm: odd ones run from right to left. */
  level: number;
  isBlank: boolean;
  /** Whether a line may end after it. */
  canBreakAfter: boolean;
}

/** A piece whose width is known, in points. */
export interface MeasuredPiece extends TextPiece {
  width: number;
}
