/** A part of a document that was read, in the order of the document. Texts are on one line each. */
export type DocumentBlock =
  /** `level` counts from 1, the highest. */
  | { kind: 'heading'; level: number; text: string }
  /** An item of a list; `level` counts from 0, the outermost. */
  | { kind: 'item'; level: number; isOrdered: boolean; text: string }
  | { kind: 'paragraph'; text: string }
  /** A row of a table. `table` is the number of its table; a cell of several lines has line breaks. */
  | { kind: 'row'; table: number; isHeader: boolean; cells: string[] }
  /** A picture, counted from 1, with what the document says that it shows; its bytes stay in the original. */
  | { kind: 'picture'; number: number; name: string | null };

/** What a reader makes of the bytes of a file. */
export interface ReadDocument {
  blocks: DocumentBlock[];
  /** The text of all blocks, a line each, at most {@link LIMITS}.characters. */
  text: string;
  /** Whether headings, lists or tables tell how the text is built; otherwise only its sentences do. */
  isStructured: boolean;
}
