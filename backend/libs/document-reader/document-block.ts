/** A part of a document that was read, in the order of the document. Texts are on one line each. */
export type DocumentBlock =
  /** `level` counts from 1, the highest. */
  | { kind: 'heading'; level: number; text: string }
  /** An item of a list; `level` counts from 0, the outermost. */
  | { kind: 'item'; level: number; isOrdered: boolean; text: string }
  | { kind: 'paragraph'; text: string }
  /** A row of a table. `table` is the number of its table; a cell of several lines has line breaks. */
  | { kind: 'row'; table: number; isHeader: boolean; cells: string[] }
  /** A picture, counted from 1, with what the document says that it shows; {@link DocumentPicture} may have its bytes. */
  | { kind: 'picture'; number: number; name: string | null };

/** The bytes of a picture as the document holds them: nobody has looked into them. */
export interface DocumentPicture {
  /** Of its block. */
  number: number;
  /** Media type that the document claims. */
  mediaType: string;
  /** Null when they were not read. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** Why they were not, unless the pictures of the document are more than are read. */
  lack?: PictureLack;
}

/** Why a picture has no bytes: it has too many pixels, or its pixels cannot be read. */
export type PictureLack = 'too-large' | 'unreadable';

/** What a reader of one format gives. */
export interface ReadBlocks {
  blocks: DocumentBlock[];
  /** Those whose bytes are in the file, in the order of their blocks. */
  pictures: DocumentPicture[];
}

/** What a reader makes of the bytes of a file. */
export interface ReadDocument extends ReadBlocks {
  /** The text of all blocks, a line each; without pictures whose bytes are there, and their captions: a step shows them. */
  text: string;
  /** Whether headings, lists or tables tell how the text is built; otherwise only its sentences do. */
  isStructured: boolean;
}
