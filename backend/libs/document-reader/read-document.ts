import { captionBelow } from './assemble/pictures.js';
import type { DocumentBlock, ReadBlocks, ReadDocument } from './document-block.js';
import { type DocumentFormat, formatOf, isCompoundFile } from './document-format.js';
import { decodeText } from './readers/decode-text.js';
import { readCsv } from './readers/read-csv.js';
import { readHtml } from './readers/read-html.js';
import { readLines } from './readers/read-lines.js';
import { readMarkdown } from './readers/read-markdown.js';
import { READING_LIMITS } from './reading-limits.js';
import { textOfBlocks } from './text-of-blocks.js';
import { UnreadableDocumentError } from './unreadable-document.error.js';

/** A file to read. */
export interface DocumentFile {
  /** Its extension determines the format. */
  name: string;
  bytes: Uint8Array;
}

type Reader = (bytes: Uint8Array) => ReadBlocks | Promise<ReadBlocks>;

/** Large parsers are loaded on demand. */
const READERS: Readonly<Record<DocumentFormat, Reader>> = {
  docx: async (bytes) => (await import('./readers/read-docx.js')).readDocx(bytes),
  pdf: async (bytes) => (await import('./pdf/read-pdf.js')).readPdf(bytes),
  xlsx: async (bytes) => (await import('./readers/read-xlsx.js')).readXlsx(bytes),
  md: (bytes) => readMarkdown(decodeText(bytes)),
  html: (bytes) => readHtml(decodeText(bytes)),
  csv: (bytes) => readCsv(decodeText(bytes)),
  txt: (bytes) => readLines(decodeText(bytes)),
};

/** Minimum number of items or rows of a structured document. */
const LEAST_PARTS = 2;
const MAIL_HEADER = /^\s*>?\s*(?:from|to|cc|date|sent|subject|von|an|betreff|de|para|asunto|objet)\s?:\s/gimu;

/**
 * Reads a document into blocks. Run it in a worker thread: a malicious file can take any time and memory.
 * @throws UnreadableDocumentError
 */
export async function readDocument({ name, bytes }: DocumentFile): Promise<ReadDocument> {
  const format = formatOf(name);
  if (format === null || bytes.length > READING_LIMITS.bytes) throw new UnreadableDocumentError('file-not-readable');
  if (isCompoundFile(bytes)) throw new UnreadableDocumentError('file-encrypted');
  const { blocks, pictures } = await READERS[format](bytes);
  const shown = new Set(pictures.map(({ number }) => number));
  const isShown = (block: DocumentBlock | undefined) => block?.kind === 'picture' && shown.has(block.number);
  const isTold = (block: DocumentBlock, at: number) =>
    !isShown(block) && !(isShown(blocks[at - 1]) && captionBelow(block) !== null);
  const text = format === 'txt' ? decodeText(bytes).trim() : textOfBlocks(blocks.filter(isTold));
  if (!/\p{L}/u.test(text)) throw new UnreadableDocumentError('file-has-no-text');
  const parts = blocks.filter(({ kind }) => kind === 'item' || kind === 'row').length;
  const isMail = format === 'txt' && (text.match(MAIL_HEADER)?.length ?? 0) >= 2;
  return { blocks, pictures, text, isStructured: parts >= LEAST_PARTS && !isMail };
}
