import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { contradicts, formatOf } from './document-format.js';
import { readDocument } from './read-document.js';
import { READING_LIMITS } from './reading-limits.js';

function failureOf(name: string, bytes: Uint8Array): Promise<string> {
  return readDocument({ name, bytes }).then(
    () => 'read',
    (error: { failure?: string }) => error.failure ?? String(error),
  );
}

async function pdfOf(pages: readonly string[], options: object = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ autoFirstPage: false, ...options });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const text of pages) pdf.addPage().text(text);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

function wordOf(body: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `${body.startsWith('<!') ? body : ''}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><w:body>${body.startsWith('<!') ? '<w:p><w:r><w:t>&big;</w:t></w:r></w:p>' : body}</w:body></w:document>`,
    ),
    ...more,
  });
}

const LINE = 'Check the oil of the machine, and write the value into the log of the shift.';

describe('a document that cannot be read says why', () => {
  it.each([
    ['a PDF file with a password', () => pdfOf([LINE], { userPassword: 'secret' }), 'a.pdf', 'file-encrypted'],
    ['a PDF file without text', () => pdfOf(['', '']), 'a.pdf', 'file-is-scanned'],
    ['a PDF file of 61 pages', () => pdfOf(Array.from({ length: 61 }, () => LINE)), 'a.pdf', 'file-too-long'],
    ['bytes that are no PDF file', async () => strToU8('%PDF-1.7 and nothing else'), 'a.pdf', 'file-not-readable'],
    ['an archive that is no Word file', async () => zipSync({ 'a.txt': strToU8('a') }), 'a.docx', 'file-not-readable'],
    [
      'half an archive',
      async () => wordOf(`<w:p><w:r><w:t>${LINE}</w:t></w:r></w:p>`).slice(0, 400),
      'a.docx',
      'file-not-readable',
    ],
    [
      'an Office file with a password',
      async () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
      'a.xlsx',
      'file-encrypted',
    ],
    ['text of 60,001 characters', async () => strToU8(`${'word '.repeat(12_000)}a`), 'a.txt', 'file-too-long'],
    ['rows without end', async () => strToU8(','.repeat(READING_LIMITS.cells + 1)), 'a.csv', 'file-too-long'],
    ['blanks', async () => strToU8(' \n\n '), 'a.txt', 'file-has-no-text'],
    ['another kind of file', async () => strToU8('text'), 'a.rtf', 'file-not-readable'],
  ])('%s', async (_name, make, name, failure) => {
    expect(await failureOf(name, await make())).toBe(failure);
  });
});

describe('an archive is stopped while it is unpacked', () => {
  it('at its size, whatever its directory says', async () => {
    const zeros = new Uint8Array(READING_LIMITS.unpackedBytes + 1);
    const bomb = wordOf(`<w:p><w:r><w:t>${LINE}</w:t></w:r></w:p>`, { 'word/media/zeros.bin': zeros });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await failureOf('a.docx', bomb)).toBe('file-too-long');
    expect(await failureOf('a.xlsx', bomb)).toBe('file-too-long');
  });

  it('at its number of entries', async () => {
    const entries = Array.from({ length: READING_LIMITS.entries }, (_, at) => [`word/${at}.bin`, new Uint8Array(0)]);
    expect(await failureOf('a.docx', wordOf('', Object.fromEntries(entries)))).toBe('file-too-long');
  });

  it('before its main part is parsed, when that alone is large', async () => {
    const body = `<w:p><w:r><w:t>${' '.repeat(READING_LIMITS.markup)}</w:t></w:r></w:p>`;
    expect(await failureOf('a.docx', wordOf(body))).toBe('file-too-long');
  });
});

it('pictures are read up to a limit for all of them, however often one stands there', async () => {
  const blip =
    '<w:p><w:r><w:drawing><wp:inline><wp:docPr descr="Zeros"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="p1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
  const bytes = wordOf(`<w:p><w:r><w:t>${LINE}</w:t></w:r></w:p>${blip.repeat(4)}`, {
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/zeros.png"/></Relationships>',
    ),
    'word/media/zeros.png': new Uint8Array(30 * 1024 ** 2),
  });
  const { pictures } = await readDocument({ name: 'a.docx', bytes });
  expect(pictures.map((picture) => picture.bytes?.length ?? null)).toEqual([
    30 * 1024 ** 2,
    30 * 1024 ** 2,
    null,
    null,
  ]);
});

it('entities that a document defines are not replaced', async () => {
  const secret = '<!DOCTYPE a [<!ENTITY big SYSTEM "file:///etc/passwd">]>';
  const { text } = await readDocument({ name: 'a.docx', bytes: wordOf(secret) }).catch(() => ({ text: '' }));
  expect(text).not.toContain('root:');
});

it('deep nesting neither breaks the reader nor is lost', async () => {
  const deep = `${'<div>'.repeat(20_000)}Text${'</div>'.repeat(20_000)}`;
  expect((await readDocument({ name: 'a.html', bytes: strToU8(deep) })).text).toBe('Text');
});

it('the name of a file says what it is, and its first bytes must not contradict', () => {
  expect(['A.DOCX', 'b.htm', 'c.markdown', 'd.doc', 'e', 'f.constructor'].map(formatOf)).toEqual([
    ...['docx', 'html', 'md', null, null, null],
  ]);
  expect([
    contradicts('pdf', strToU8('<html>')),
    contradicts('txt', strToU8('%PDF-1.7')),
    contradicts('docx', strToU8('PK\x03\x04')),
  ]).toEqual([...[true, true, false]]);
});
