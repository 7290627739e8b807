/** A block of a document, in document order. Texts are single lines. */
export type DocumentBlock =
  /** `level` starts at 1, the highest. */
  | { kind: 'heading'; level: number; text: string }
  /** A list item; `level` starts at 0, the outermost. */
  | { kind: 'item'; level: number; isOrdered: boolean; text: string }
  | { kind: 'paragraph'; text: string }
  /** A table row. `table` is the number of its table; cells may contain line breaks. */
  | { kind: 'row'; table: number; isHeader: boolean; cells: string[] }
  /** A picture, numbered from 1, with its description as `name`; {@link DocumentPicture} may have its bytes. */
  | { kind: 'picture'; number: number; name: string | null };

/** The bytes of a picture as they are in the document, not validated. */
export interface DocumentPicture {
  /** Number of its block. */
  number: number;
  /** Media type declared by the document. */
  mediaType: string;
  /** Null if they were not read. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** Why they were not read; absent if a limit was exceeded. */
  lack?: PictureLack;
}

/** Why a picture has no bytes: too many pixels, or unreadable pixels. */
export type PictureLack = 'too-large' | 'unreadable';

/** Result of a reader. */
export interface ReadBlocks {
  blocks: DocumentBlock[];
  /** Pictures whose content is in the file, in the order of their blocks. */
  pictures: DocumentPicture[];
}

/** A document that was read. */
export interface ReadDocument extends ReadBlocks {
  /** The text of all blocks, one per line, without pictures that are shown in steps and their captions. */
  text: string;
  /** Whether lists or tables give the text a structure; otherwise only its sentences do. */
  isStructured: boolean;
}
