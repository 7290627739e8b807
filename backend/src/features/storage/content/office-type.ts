import type { ReadPart } from './read-part.js';

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
export async function officeTypeOf(read: ReadPart, size: number): Promise<string | null> {
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
