export { assembleImport, type ImportedSop } from './assemble/assemble-import.js';
export { pictureLine } from './assemble/pictures.js';
export { placePictures } from './assemble/place-pictures.js';
export type { DocumentBlock, DocumentPicture, PictureLack, ReadDocument } from './document-block.js';
export { contradicts, DOCUMENT_FORMATS, type DocumentFormat, formatOf } from './document-format.js';
export type { DocumentFile } from './read-document.js';
export type { ReadingAnswer } from './reader.worker.js';
export { READING_LIMITS } from './reading-limits.js';
export { READING_FAILURES, type ReadingFailure } from './unreadable-document.error.js';

/** The compiled worker script that reads documents. It loads the parsers; this index does not. */
export const DOCUMENT_READER_WORKER_URL = new URL('./reader.worker.js', import.meta.url);
