import { cleanLine, cutLine } from '../sop-document/index.js';
import type { DocumentBlock, DocumentPicture, PictureLack } from './document-block.js';
import { READING_LIMITS } from './reading-limits.js';
import { UnreadableDocumentError } from './unreadable-document.error.js';

/** The bytes of a picture and its declared media type. */
export interface PictureContent {
  mediaType: string;
  /** Null if they were not read. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** Why they were not read; absent if the limits on pictures or bytes were exceeded. */
  lack?: PictureLack;
}

/** Maximum length of a picture's description, which is shown in a line below a step or beside the picture. */
const MAX_DESCRIPTION = 280;

/** Collects the blocks of a document: cleans their text and enforces the limits. */
export class BlockList {
  readonly blocks: DocumentBlock[] = [];
  readonly pictures: DocumentPicture[] = [];
  private characters = 0;
  private cells = 0;
  private countedPictures = 0;
  private pictureBytes = 0;
  private tables = 0;

  heading(level: number, text: string): void {
    this.add(text, (clean) => ({ kind: 'heading', level: Math.min(6, Math.max(1, level)), text: clean }));
  }

  item(level: number, isOrdered: boolean, text: string): void {
    this.add(text, (clean) => ({ kind: 'item', level: Math.min(8, Math.max(0, level)), isOrdered, text: clean }));
  }

  paragraph(text: string): void {
    this.add(text, (clean) => ({ kind: 'paragraph', text: clean }));
  }

  /** @param description the picture's description, or '' @param content its bytes, if they are in the file */
  picture(description: string, content: PictureContent | null = null): void {
    this.countedPictures += 1;
    const number = this.countedPictures;
    const name = cutLine(cleanLine(description.slice(0, 1000)), MAX_DESCRIPTION);
    this.push({ kind: 'picture', number, name: name || null });
    if (!content) return;
    this.pictureBytes += content.bytes?.length ?? 0;
    const isRead = this.pictureBytes <= READING_LIMITS.pictureBytes && this.pictures.length < READING_LIMITS.pictures;
    const { mediaType, lack } = content;
    this.pictures.push({ number, mediaType, bytes: isRead ? content.bytes : null, ...(lack && { lack }) });
  }

  /** Returns the number of the next table. */
  newTable(): number {
    this.tables += 1;
    return this.tables;
  }

  /** Adds a row unless it has no text. */
  row(table: number, isHeader: boolean, cells: readonly string[]): void {
    this.cells += cells.length;
    if (this.cells > READING_LIMITS.cells) throw new UnreadableDocumentError('file-too-long');
    const clean = cells.map((cell) => cell.split('\n').map(cleanLine).filter(Boolean).join('\n'));
    if (clean.every((cell) => cell === '')) return;
    this.count(clean.join(' '));
    this.push({ kind: 'row', table, isHeader, cells: clean });
  }

  private add(text: string, make: (clean: string) => DocumentBlock): void {
    const clean = cleanLine(text);
    if (clean === '') return;
    this.count(clean);
    this.push(make(clean));
  }

  private count(text: string): void {
    this.characters += text.length;
    if (this.characters > READING_LIMITS.characters) throw new UnreadableDocumentError('file-too-long');
  }

  private push(block: DocumentBlock): void {
    if (this.blocks.length >= READING_LIMITS.blocks) throw new UnreadableDocumentError('file-too-long');
    this.blocks.push(block);
  }
}
