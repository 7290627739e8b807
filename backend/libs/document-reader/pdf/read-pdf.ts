import { getResolvedPDFJS } from 'unpdf';
import { BlockList } from '../block-list.js';
import type { ReadBlocks } from '../document-block.js';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { type PageContent, readPage } from './page-content.js';
import { PictureFiles } from './picture-files.js';
import { readPlaced } from './read-placed.js';
import { isTagged, readTagged } from './read-tagged.js';
import { withoutBombs } from './without-bombs.js';
import { withoutDecoration } from './without-decoration.js';

/** Minimum average of characters per page; below it, the file is a scan. */
const LEAST_CHARACTERS = 50;
/** Maximum pixels of a picture; larger ones are not decoded. */
const MAX_PIXELS = 24_000_000;

/**
 * Reads text and pictures of a PDF file: by its structure tree if it is tagged, else by the position of the text. Loads
 * nothing, runs no scripts, and uses no system fonts.
 * @throws UnreadableDocumentError
 */
export async function readPdf(bytes: Uint8Array): Promise<ReadBlocks> {
  const { pages: whole, characters } = await readPages(bytes);
  const pages = withoutDecoration(whole);
  if (characters < LEAST_CHARACTERS * pages.length) throw new UnreadableDocumentError('file-is-scanned');
  const list = new BlockList();
  if (isTagged(pages)) readTagged(pages, list);
  else readPlaced(pages, list);
  return list;
}

/** Polyfill for Node 20, which the parser needs for decoding pictures; without it they would be missing. */
function addMissingMethod(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  const value = function transferToFixedLength(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
    const moved = new ArrayBuffer(length);
    new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
    return moved;
  };
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', { value });
}

async function readPages(bytes: Uint8Array): Promise<{ pages: PageContent[]; characters: number }> {
  addMissingMethod();
  const { getDocument, OPS, VerbosityLevel } = await getResolvedPDFJS();
  const task = getDocument({
    data: withoutBombs(bytes, MAX_PIXELS),
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MAX_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    if (document.numPages > READING_LIMITS.pages) throw new UnreadableDocumentError('file-too-long');
    const pages: PageContent[] = [];
    const files = new PictureFiles();
    let characters = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const content = await readPage(page, OPS, files);
      page.cleanup();
      characters += content.runs.reduce((sum, { text }) => sum + text.trim().length, 0);
      if (characters > READING_LIMITS.characters * 2) throw new UnreadableDocumentError('file-too-long');
      pages.push(content);
    }
    return { pages, characters };
  } catch (cause) {
    if (cause instanceof UnreadableDocumentError) throw cause;
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new UnreadableDocumentError(isLocked ? 'file-encrypted' : 'file-not-readable', { cause });
  } finally {
    await task.destroy();
  }
}
