/** What can be read, by the ending of its name: the media type that it is kept with. */
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

/** The format that the name of a file stands for; null for one that cannot be read. */
export function formatOf(fileName: string): DocumentFormat | null {
  const ending = /\.([a-z0-9]{1,10})$/iu.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(DOCUMENT_FORMATS, ending)) return ending as DocumentFormat;
  return OTHER_ENDINGS[ending] ?? null;
}

const ARCHIVE = 'PK\x03\x04';
/** Office files that are protected by a password, and those of Office 97, have this container. */
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Whether the first bytes of a file contradict what its name says; 8 of them are enough. */
export function contradicts(format: DocumentFormat, head: Uint8Array): boolean {
  const start = Buffer.from(head).toString('latin1');
  const isPdf = start.startsWith('%PDF-');
  if (format === 'pdf') return !isPdf;
  if (format === 'docx' || format === 'xlsx') return !start.startsWith(ARCHIVE) && !start.startsWith(COMPOUND_FILE);
  return isPdf || start.startsWith(ARCHIVE) || start.startsWith(COMPOUND_FILE) || start.startsWith('\x89PNG');
}

/** Whether the bytes are an office file that only its password opens. */
export function isCompoundFile(head: Uint8Array): boolean {
  return Buffer.from(head.subarray(0, 8)).toString('latin1') === COMPOUND_FILE;
}
