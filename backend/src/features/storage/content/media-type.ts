import type { ReadPart } from './read-part.js';

/** The kinds of files that the product shows: what their names may end in. */
export const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'video/mp4': ['mp4'],
  'text/plain': ['txt'],
  'text/markdown': ['md', 'markdown'],
  'text/csv': ['csv'],
};

/** Read by its first bytes; `image/heic` is only there to be told apart. */
export const HEIC = 'image/heic';

/** Brands of ISO base media files, which name their kind in the second four bytes after the length. */
const BRANDS: readonly [RegExp, string][] = [
  [/^avi[fs]$/, 'image/avif'],
  [/^(?:hei[cxms]|hev[cxm]|mif1|msf1)$/, HEIC],
  [/^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|mmp4)$/, 'video/mp4'],
];

/** Bytes at the start of a file that {@link detectMediaType} looks at. */
export const HEAD_BYTES = 4096;

/**
 * Detects the type of a file from its bytes, regardless of its name. Text is `text/plain`: Markdown and tables look the
 * same.
 * @param size bytes of the whole file.
 * @returns null for what is none of our kinds, pages and drawings with scripts among them.
 */
export async function detectMediaType(read: ReadPart, size: number): Promise<string | null> {
  const head = await read(0, HEAD_BYTES);
  const byMark = typeByMark(head);
  if (byMark !== null) return byMark;
  if (startsWith(head, 'PK\x03\x04')) return officeTypeOf(read, size);
  return (await isPlainText(read, size)) ? 'text/plain' : null;
}

function typeByMark(head: Buffer): string | null {
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'image/gif';
  if (startsWith(head, 'RIFF') && head.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  if (startsWith(head, '%PDF-')) return 'application/pdf';
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  return BRANDS.find(([brands]) => brands.test(brand))?.[1] ?? null;
}

function startsWith(head: Buffer, mark: string): boolean {
  return head.toString('latin1', 0, mark.length) === mark;
}

/** A page or a drawing, which a browser may run although it is called a text. */
const MARKUP = /^[\s\ufeff]*(?:<[!?a-z/]|%!PS)/i;
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
const STRIDE = 65_536;

/** Whether all of it is UTF-8 without control characters, and no markup. */
async function isPlainText(read: ReadPart, size: number): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for (let position = 0; position < size; position += STRIDE) {
      const text = decoder.decode(await read(position, STRIDE), { stream: position + STRIDE < size });
      if (CONTROL.test(text) || (position === 0 && MARKUP.test(text))) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const END_MARK = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const ENTRY_MARK = 0x02014b50;
const ENTRY_LENGTH = 46;
/** A document with thousands of pictures has some hundred kilobytes of names. */
const MAX_DIRECTORY = 1024 ** 2;

const MAIN_PARTS: readonly [string, string][] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
];

/**
 * Which document of an office a ZIP archive is, by the names in its directory; nothing is unpacked. Null for other
 * archives, and for documents with macros.
 */
async function officeTypeOf(read: ReadPart, size: number): Promise<string | null> {
  const names = await namesIn(read, size);
  if (!names.has('[Content_Types].xml') || [...names].some((name) => /vbaProject\.bin$/i.test(name))) return null;
  return MAIN_PARTS.find(([part]) => names.has(part))?.[1] ?? null;
}

async function namesIn(read: ReadPart, size: number): Promise<Set<string>> {
  const tailAt = Math.max(0, size - END_LENGTH - MAX_COMMENT);
  const tail = await read(tailAt, size - tailAt);
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_MARK) continue;
    const [length, position] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    return length > MAX_DIRECTORY ? new Set() : namesOf(await read(position, length));
  }
  return new Set();
}

function namesOf(directory: Buffer): Set<string> {
  const names = new Set<string>();
  for (let at = 0; at + ENTRY_LENGTH <= directory.length && directory.readUInt32LE(at) === ENTRY_MARK; ) {
    const nameEnd = at + ENTRY_LENGTH + directory.readUInt16LE(at + 28);
    names.add(directory.toString('latin1', at + ENTRY_LENGTH, nameEnd));
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return names;
}
