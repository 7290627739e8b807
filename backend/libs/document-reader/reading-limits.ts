/** Limits on reading a document, which are enforced while it is read. */
export const READING_LIMITS = {
  /** Maximum size of the file, in bytes. */
  bytes: 10 * 1024 ** 2,
  pages: 60,
  /** UTF-16 code units of text. */
  characters: 60_000,
  /** Entries of an archive, and their total unpacked bytes. */
  entries: 2000,
  unpackedBytes: 64 * 1024 ** 2,
  /** Characters of markup in one part of a document. */
  markup: 16 * 1024 ** 2,
  /** Pictures that are extracted from a document, and their total bytes; a repeated picture counts each time. */
  pictures: 400,
  pictureBytes: 64 * 1024 ** 2,
  blocks: 6000,
  cells: 60_000,
} as const;
