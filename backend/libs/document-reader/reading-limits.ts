/** How much of a document is read. Whatever passes one of these is refused while it is read, not afterwards. */
export const READING_LIMITS = {
  /** Bytes of a file. */
  bytes: 10 * 1024 ** 2,
  pages: 60,
  /** UTF-16 units of text. */
  characters: 60_000,
  /** Files in an archive, and bytes of all of them together when they are unpacked. */
  entries: 2000,
  unpackedBytes: 64 * 1024 ** 2,
  /** Characters of markup in one part of a document. */
  markup: 16 * 1024 ** 2,
  /** Pictures that are taken out of a document, and bytes of all of them; one that stands in several places counts in each. */
  pictures: 400,
  pictureBytes: 64 * 1024 ** 2,
  blocks: 6000,
  cells: 60_000,
} as const;
