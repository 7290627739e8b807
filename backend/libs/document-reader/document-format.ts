/** Supported formats by file extension, with the media type for storage. */
export const DOCUMENT_FORMATS = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown',
  txt: 'text/plain',
  csv: 'text/csv',
  html: 'text/html',
} as const;
export type DocumentFormat = keyof typeof DOCUMENT_FORMATS;

const OTHER_ENDINGS: Readonly<Record<string, DocumentFormat>> = { markdown: 'md', htm: 'html', text: 'txt' };

/** The format of a file by its extension; null if it is not supported. */
export function formatOf(fileName: string): DocumentFormat | null {
  const ending = /\.([a-z0-9]{1,10})$/iu.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(DOCUMENT_FORMATS, ending)) return ending as DocumentFormat;
  return OTHER_ENDINGS[ending] ?? null;
}

const ARCHIVE = 'PK\x03\x04';
/** Container of password-protected Office files and of Office 97. */
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Whether the first bytes of a file contradict its extension; 8 bytes are enough. */
export function contradicts(format: DocumentFormat, head: Uint8Array): boolean {
  const start = Buffer.from(head).toString('latin1');
  const isPdf = start.startsWith('%PDF-');
  if (format === 'pdf') return !isPdf;
  if (format === 'docx' || format === 'xlsx') return !start.startsWith(ARCHIVE) && !start.startsWith(COMPOUND_FILE);
  return isPdf || start.startsWith(ARCHIVE) || start.startsWith(COMPOUND_FILE) || start.startsWith('\x89PNG');
}

/** Whether this is a password-protected Office file, or one of Office 97. */
export function isCompoundFile(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 8)).toString('latin1') === COMPOUND_FILE;
}
