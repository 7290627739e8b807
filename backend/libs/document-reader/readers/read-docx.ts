import mammoth from 'mammoth';
import type { DocumentBlock } from '../document-block.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { checkArchive } from './check-archive.js';
import { readHtml } from './read-html.js';

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/**
 * Reads a document of Word. Comments, headers, footers and deleted text are left out; pictures are named and not read.
 * @throws UnreadableDocumentError
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentBlock[]> {
  checkArchive(bytes, 'word/document.xml');
  return readHtml(await htmlOf(bytes));
}

async function htmlOf(bytes: Uint8Array): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      {
        styleMap: STYLES,
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
      },
    );
    return value;
  } catch (cause) {
    throw new UnreadableDocumentError('file-not-readable', { cause });
  }
}
