import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { detectMediaType } from './media-type.js';
import type { ReadPart } from './read-part.js';

const read =
  (file: Buffer): ReadPart =>
  async (position, length) =>
    file.subarray(position, position + length);

const typeOf = (file: Buffer) => detectMediaType(read(file), file.length);
const latin = (text: string) => Buffer.from(text, 'latin1');
const box = (brand: string) => latin(`\0\0\0\x18ftyp${brand}\0\0\0\0`);
const archive = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<xml/>')]))));
const OFFICE = 'application/vnd.openxmlformats-officedocument.';

describe('the type of a file', () => {
  it.each([
    ['png', latin('\x89PNG\r\n\x1a\n'), 'image/png'],
    ['jpeg', latin('\xff\xd8\xff\xe0'), 'image/jpeg'],
    ['webp', latin('RIFF\x04\0\0\0WEBPVP8 '), 'image/webp'],
    ['gif 87', latin('GIF87a'), 'image/gif'],
    ['gif 89', latin('GIF89a'), 'image/gif'],
    ['avif', box('avif'), 'image/avif'],
    ['a sequence of avif', box('avis'), 'image/avif'],
    ['heic', box('heic'), 'image/heic'],
    ['mp4', box('isom'), 'video/mp4'],
    ['mp4 of a phone', box('mp42'), 'video/mp4'],
    ['pdf', latin('%PDF-1.4\n'), 'application/pdf'],
    ['docx', archive('[Content_Types].xml', 'word/document.xml'), `${OFFICE}wordprocessingml.document`],
    ['xlsx', archive('[Content_Types].xml', 'xl/workbook.xml'), `${OFFICE}spreadsheetml.sheet`],
    ['pptx', archive('[Content_Types].xml', 'ppt/presentation.xml'), `${OFFICE}presentationml.presentation`],
    ['text', Buffer.from('Öffnen\r\n\tSchließen'), 'text/plain'],
    ['a long text whose characters lie across parts', Buffer.from(`x${'ö'.repeat(100_000)}`), 'text/plain'],
    ['nothing', Buffer.alloc(0), 'text/plain'],
  ])('of %s is known', async (_name, file, type) => {
    expect(await typeOf(file)).toBe(type);
  });

  it.each([
    ['a page', Buffer.from('<!DOCTYPE html><p>')],
    ['a page after blanks', Buffer.from('\ufeff \n<html>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing with a declaration', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['PostScript', Buffer.from('%!PS-Adobe')],
    ['a program', latin('\x7fELF\x02\x01')],
    ['a text with a NUL far behind', Buffer.from(`${'x'.repeat(200_000)}\0`)],
    ['a text that is no UTF-8', latin('\xe4\xf6\xfc')],
    ['a text that ends within a character', Buffer.from('ö').subarray(0, 1)],
    ['an archive', archive('word/document.xml')],
    ['an archive of nothing that we know', archive('[Content_Types].xml', 'other.xml')],
    ['a document with macros', archive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['the beginning of an archive', archive('[Content_Types].xml', 'word/document.xml').subarray(0, 40)],
    ['a film of another kind', box('qt  ')],
    ['RIFF of another kind', latin('RIFF\x04\0\0\0WAVEfmt ')],
  ])('of %s is none of ours', async (_name, file) => {
    expect(await typeOf(file)).toBeNull();
  });
});
