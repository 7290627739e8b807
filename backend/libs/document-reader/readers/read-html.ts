import { Parser } from 'htmlparser2';
import { videoUrl } from '../../sop-document/index.js';
import { BlockList, type PictureContent } from '../block-list.js';
import type { ReadBlocks } from '../document-block.js';
import { markedItem } from '../list-marks.js';
import { READING_LIMITS } from '../reading-limits.js';
import { UnreadableDocumentError } from '../unreadable-document.error.js';
import { contentOfAddress } from './data-address.js';

const SKIPPED = new Set(['script', 'style', 'head', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'nav']);
const BLOCKS = new Set(
  'p div section article main header footer aside figure figcaption blockquote pre dt dd caption address form fieldset'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
/** Maximum words of an entirely bold paragraph that counts as a heading. */
const MAX_BOLD_HEADING_WORDS = 9;
const BOLD_HEADING_LEVEL = 4;
/** Word processors put footnotes into a list of their own. */
const NOTE_ID = /(?:^|-)(?:footnote|endnote)-\d+$/;

interface OpenTable {
  number: number;
  cells: string[] | null;
  isHeader: boolean;
  isInHead: boolean;
}

/**
 * Reads the blocks of an HTML page. Loads and runs nothing; scripts, styles and navigation are left out.
 * @param contentOf returns the content of a picture's source, if it is in the file
 * @throws UnreadableDocumentError `file-too-long`
 */
export function readHtml(
  html: string,
  contentOf: (source: string) => PictureContent | null = contentOfAddress,
): ReadBlocks {
  if (html.length > READING_LIMITS.markup) throw new UnreadableDocumentError('file-too-long');
  const reader = new HtmlBlocks(contentOf);
  const parser = new Parser(reader, { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true });
  parser.write(html);
  parser.end();
  reader.onend();
  return reader.list;
}

class HtmlBlocks {
  readonly list = new BlockList();
  private text = '';
  private boldText = '';
  private skipDepth = 0;
  private boldDepth = 0;
  private headingLevel = 0;
  /** Whether each open list is ordered, outermost first. */
  private readonly lists: boolean[] = [];
  /** Open items; text after the first block of an item becomes a nested item. */
  private readonly items: { hasText: boolean; isNote: boolean }[] = [];
  private readonly tables: OpenTable[] = [];
  /** Pictures are added after their surrounding text: after the item, the paragraph or the row. */
  private pictures: { description: string; content: PictureContent | null }[] = [];

  /** An open link to a video, and the start of its text. */
  private video: { href: string; start: number } | null = null;

  constructor(private readonly contentOf: (source: string) => PictureContent | null) {}

  onopentag(name: string, attributes: Record<string, string>): void {
    if (SKIPPED.has(name)) this.skipDepth += 1;
    if (this.skipDepth > 0) return;
    if (name === 'br') this.text += this.isInCell ? '\n' : ' ';
    else if (name === 'img') this.picture(attributes['alt'] ?? '', attributes['src'] ?? '');
    else if (name === 'a') this.openLink(attributes['href'] ?? '');
    else if (name === 'b' || name === 'strong') this.boldDepth += 1;
    else if (name === 'ul' || name === 'ol') this.open(() => this.lists.push(name === 'ol'));
    else if (name === 'li')
      this.open(() => this.items.push({ hasText: false, isNote: NOTE_ID.test(attributes['id'] ?? '') }));
    else if (name === 'table') this.open(() => this.openTable());
    else if (name === 'thead') this.markHead(true);
    else if (name === 'tr') this.open(() => this.openRow());
    else if (name === 'td' || name === 'th') this.openCell(name === 'th');
    else if (HEADING.test(name)) this.open(() => (this.headingLevel = Number(name.slice(1))));
    else if (BLOCKS.has(name)) this.flush();
  }

  onclosetag(name: string): void {
    if (SKIPPED.has(name)) {
      this.skipDepth = Math.max(0, this.skipDepth - 1);
      return;
    }
    if (this.skipDepth > 0) return;
    if (name === 'a') this.closeLink();
    else if (name === 'b' || name === 'strong') this.boldDepth = Math.max(0, this.boldDepth - 1);
    else if (name === 'ul' || name === 'ol') this.open(() => this.lists.pop());
    else if (name === 'li') this.closeItem();
    else if (name === 'table') this.open(() => this.tables.pop());
    else if (name === 'thead') this.markHead(false);
    else if (name === 'tr') this.closeRow();
    else if (name === 'td' || name === 'th') this.flush();
    else if (HEADING.test(name)) this.open(() => (this.headingLevel = 0));
    else if (BLOCKS.has(name)) this.flush();
  }

  ontext(data: string): void {
    if (this.skipDepth > 0) return;
    this.text += data;
    if (this.boldDepth > 0) this.boldText += data;
    if (this.text.length > READING_LIMITS.characters * 4) throw new UnreadableDocumentError('file-too-long');
  }

  onend(): void {
    this.flush();
    this.addPictures();
  }

  private openLink(address: string): void {
    const href = videoUrl(address)?.href.replaceAll('(', '%28').replaceAll(')', '%29');
    this.video = href === undefined ? null : { href, start: this.text.length };
  }

  /** Links to videos keep their URL in the notation of procedures; other links keep only their text. */
  private closeLink(): void {
    const { video } = this;
    this.video = null;
    if (!video) return;
    const words = this.text
      .slice(video.start)
      .replace(/[[\]\s]+/gu, ' ')
      .trim();
    const isNamed = words !== '' && !words.startsWith('https://');
    this.text = `${this.text.slice(0, video.start)}${isNamed ? `[${words}](${video.href})` : video.href}`;
  }

  private get isInCell(): boolean {
    return this.tables.at(-1)?.cells != null;
  }

  private open(change: () => unknown): void {
    this.flush();
    change();
  }

  private openTable(): void {
    // A table in a cell is text of that cell: the outer table contains the steps.
    const outer = this.tables.at(-1);
    const isInner = outer?.cells != null;
    this.tables.push(isInner ? outer : { number: this.list.newTable(), cells: null, isHeader: false, isInHead: false });
  }

  private markHead(isInHead: boolean): void {
    const table = this.tables.at(-1);
    if (table) table.isInHead = isInHead;
  }

  private openRow(): void {
    const table = this.tables.at(-1);
    if (!table || this.isInnerTable) return;
    table.cells = [];
    table.isHeader = table.isInHead;
  }

  private openCell(isHeading: boolean): void {
    this.flush();
    const table = this.tables.at(-1);
    if (!table?.cells) return;
    if (this.isInnerTable) return void this.toCell(' ');
    table.cells.push('');
    // A heading in the first cell alone is a row header.
    table.isHeader = isHeading && (table.cells.length === 1 || table.isHeader) ? true : table.isInHead;
  }

  private closeRow(): void {
    this.flush();
    const table = this.tables.at(-1);
    if (!table?.cells || this.isInnerTable) return;
    const { cells, number, isHeader } = table;
    table.cells = null;
    if (cells.length > 1) this.list.row(number, isHeader, cells);
    // A single cell is a frame around text.
    else for (const line of cells[0]?.split('\n') ?? []) this.line(line);
    this.addPictures();
  }

  private closeItem(): void {
    this.open(() => this.items.pop());
    if (!this.awaitsText) this.addPictures();
  }

  private get isInnerTable(): boolean {
    return this.tables.length > 1 && this.tables.at(-1) === this.tables.at(-2);
  }

  private picture(description: string, source: string): void {
    const content = this.contentOf(source);
    // A picture without content is named in the text of the cell.
    if (this.isInCell && !content) this.text += ` [${description || 'picture'}] `;
    else this.pictures.push({ description, content });
  }

  private addPictures(): void {
    for (const { description, content } of this.pictures) this.list.picture(description, content);
    this.pictures = [];
  }

  /** Whether the text that a picture belongs to is still incomplete. */
  private get awaitsText(): boolean {
    return this.isInCell || (this.lists.length > 0 && this.items.at(-1)?.hasText === false);
  }

  private flush(): void {
    const { text, boldText } = this;
    this.video = null;
    this.text = '';
    this.boldText = '';
    if (text.trim() !== '') this.add(text, boldText);
    if (!this.awaitsText) this.addPictures();
  }

  private add(text: string, boldText: string): void {
    if (this.isInCell) {
      this.toCell(text);
      return;
    }
    if (this.headingLevel > 0) {
      this.list.heading(this.headingLevel, text);
      return;
    }
    const item = this.lists.length > 0 ? this.items.at(-1) : undefined;
    if (item) this.item(item, text);
    else if (isBoldHeading(text, boldText)) this.list.heading(BOLD_HEADING_LEVEL, text);
    else this.line(text);
  }

  /** Text after the first block of an item is nested below it. */
  private item(item: { hasText: boolean; isNote: boolean }, text: string): void {
    const isFirst = !item.hasText;
    item.hasText = true;
    const level = this.lists.length - (isFirst ? 1 : 0);
    if (item.isNote) this.list.paragraph(text.replace(/↑/gu, ''));
    else this.list.item(level, isFirst && this.lists.at(-1) === true, text);
  }

  private line(text: string): void {
    const item = markedItem(text);
    if (item) this.list.item(item.level, item.isOrdered, item.text);
    else this.list.paragraph(text);
  }

  private toCell(text: string): void {
    const cells = this.tables.at(-1)?.cells;
    const last = cells?.at(-1);
    if (!cells || last === undefined) return;
    const lines = text
      .split('\n')
      .map((line) => line.replace(/\s+/gu, ' ').trim())
      .filter(Boolean);
    cells[cells.length - 1] = [last, ...lines].filter(Boolean).join('\n');
  }
}

function isBoldHeading(text: string, boldText: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  return squeezed(boldText) === squeezed(text) && words <= MAX_BOLD_HEADING_WORDS && !/[.!?;,]\s*$/u.test(text);
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, '');
}
