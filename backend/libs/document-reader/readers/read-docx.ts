import mammoth from 'mammoth';
import type { PictureContent } from '../block-list.js';
import type { ReadBlocks } from '../document-block.js';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { checkArchive } from './check-archive.js';
import { readHtml } from './read-html.js';

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

/** Reads a Word document. Comments, headers, footers and deleted text are left out. @throws UnreadableDocumentError */
export async function readDocx(bytes: Uint8Array): Promise<ReadBlocks> {
  checkArchive(bytes, 'word/document.xml');
  const pictures = new WordPictures();
  const html = await htmlOf(bytes, pictures);
  return readHtml(html, (source) => pictures.contents.get(source) ?? null);
}

/** The content of pictures, by placeholder sources in the HTML. */
class WordPictures {
  readonly contents = new Map<string, PictureContent>();
  private bytes = 0;
  private turn: Promise<unknown> = Promise.resolve();

  /** Reads pictures sequentially, and none beyond the limit: a document may show a large picture in many places. */
  readonly take = (image: MammothImage): Promise<{ src: string }> => {
    const taking = this.turn.then(() => this.read(image));
    this.turn = taking;
    return taking;
  };

  private async read(image: MammothImage): Promise<{ src: string }> {
    const mediaType = image.contentType ?? '';
    const src = `word:${this.contents.size}`;
    if (this.bytes > READING_LIMITS.pictureBytes) {
      this.contents.set(src, { mediaType, bytes: null });
      return { src };
    }
    try {
      const read = new Uint8Array(await image.readAsArrayBuffer());
      this.bytes += read.length;
      // Has its own buffer, so that it can be transferred to another thread.
      this.contents.set(src, { mediaType, bytes: Uint8Array.from(read) });
      return { src };
    } catch {
      // The picture is linked, and nothing is fetched, or it is not in the archive.
      return { src: '' };
    }
  }
}

type MammothImage = Parameters<Parameters<typeof mammoth.images.imgElement>[0]>[0];

async function htmlOf(bytes: Uint8Array, pictures: WordPictures): Promise<string> {
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      {
        styleMap: STYLES,
        convertImage: mammoth.images.imgElement(pictures.take),
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
      },
    );
    return value;
  } catch (cause) {
    throw new UnreadableDocumentError('file-not-readable', { cause });
  }
}
