/** A file on its way, with what its sender says about it. */
export interface IncomingFile {
  /** The bytes, once. */
  chunks: AsyncIterable<Uint8Array>;
  /** Bytes that are announced, with what is around them; null when nobody said. */
  announcedBytes: number | null;
  /** Known when the bytes have come: fields of a form may follow its file. */
  facts: () => IncomingFacts;
}

export interface IncomingFacts {
  /** Media type as it was claimed. */
  claimed: string;
  /** `max-age=3600` and the like. */
  cacheControl: string;
  contentEncoding: string | null;
  userMetadata: object;
}
