import type { Clause } from './clause-form.js';
import type { Token } from './tokens.js';

/** What stands between two borders of a sentence, before it is read: commas, dashes, "and", "but", "then". */
export interface Piece {
  tokens: Token[];
  /** The signs and words before it. */
  separator: string;
}

/** A piece that has been read. */
export interface Part extends Piece {
  clause: Clause;
  /** How many of its tokens only lead into it. */
  lead: number;
}
