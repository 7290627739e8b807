import type { BlockList } from '../block-list.js';
import { markedItem } from '../list-marks.js';
import { type LetterSizes, letterSizes } from './letter-sizes.js';
import type { PageContent, PlacedPicture } from './page-content.js';
import { columnsOfPage, type PageColumn, type PageLine, type Segment } from './page-lines.js';

/** Maximum distance to a line that continues the text above, as a multiple of the font size. */
const NEXT_LINE = 1.5;
const INDENT = 8;
const SAME_COLUMN = 6;
const MAX_BOLD_HEADING_WORDS = 9;
/** Number of repetitions from which the same line at the same height is a header or footer. */
const LEAST_REPEATS = 3;

/** A text whose next lines may follow. */
interface OpenText {
  text: string;
  x: number;
  y: number;
  size: number;
  item: { level: number; isOrdered: boolean } | null;
}

/** Reads a document by the position of its text: large fonts are headings, aligned columns are tables. */
export function readPlaced(pages: readonly PageContent[], list: BlockList): void {
  const sizes = letterSizes(pages.flatMap(({ runs }) => runs));
  const all = pages.map(columnsOfPage);
  const repeated = repeatedLines(all.map((columns) => columns.flatMap(({ lines }) => lines)));
  const isText = (line: PageLine): boolean => !repeated.has(keyOf(line)) && !isPageNumber(line);
  for (const columns of all) {
    const page = new PlacedPage(list, sizes);
    for (const { lines, pictures } of columns) page.read({ lines: lines.filter(isText), pictures });
    page.close();
  }
}

class PlacedPage {
  private open: OpenText | null = null;
  /** Left edge of the current list. */
  private listX = 0;
  private lastY = 0;
  /** Pictures of the current column, from the top. */
  private pictures: PlacedPicture[] = [];
  /** Pictures to add after the open text, which a picture beside it does not interrupt. */
  private due: PlacedPicture[] = [];

  constructor(
    private readonly list: BlockList,
    private readonly sizes: LetterSizes,
  ) {}

  read({ lines, pictures }: PageColumn): void {
    this.pictures = [...pictures].sort((one, other) => middleOf(other) - middleOf(one));
    for (let at = 0; at < lines.length; ) {
      const line = lines[at];
      if (!line) break;
      const rows = tableRows(lines.slice(at));
      this.takePicturesAbove(line);
      if (rows) {
        this.close();
        const table = this.list.newTable();
        for (const { cells, line: first } of rows.rows) {
          this.takePicturesAbove(first);
          this.close();
          this.list.row(table, false, cells);
        }
        at += rows.lines;
      } else {
        const text = line.segments.map((segment) => segment.text).join(' ');
        const [first] = line.segments;
        if (first) this.addLine(first, text);
        this.lastY = line.y;
        at += 1;
      }
    }
    this.due.push(...this.pictures.splice(0));
  }

  /**
   * A picture belongs to the last line whose upper edge is above its middle, whether it is below that line or beside
   * it.
   */
  private takePicturesAbove({ y, segments }: PageLine): void {
    const edge = y + (segments[0]?.size ?? 0);
    const next = this.pictures.findIndex((picture) => middleOf(picture) <= edge);
    this.due.push(...this.pictures.splice(0, next < 0 ? this.pictures.length : next));
  }

  private addLine(first: Segment, text: string): void {
    const level = this.sizes.levelOf(first.size, text);
    const item = level > 0 ? null : markedItem(text);
    if (this.open && level === 0 && !item && this.goesOn(first)) {
      this.open.text = joinedText(this.open.text, text);
      this.open.y = first.y;
      return;
    }
    this.close();
    const isBold =
      first.isBold && text.split(/\s+/u).length <= MAX_BOLD_HEADING_WORDS && !/[.!?;,]$/u.test(text.trim());
    if (level > 0 || (isBold && !item)) {
      this.list.heading(level || 4, text);
      return;
    }
    if (item) {
      // The next column has its own left edge.
      const isNewList = this.list.blocks.at(-1)?.kind !== 'item' || first.y > this.lastY;
      if (isNewList) this.listX = first.x;
      const depth = Math.max(item.level, first.x > this.listX + INDENT ? 1 : 0);
      this.open = {
        text: item.text,
        x: first.x,
        y: first.y,
        size: first.size,
        item: { level: depth, isOrdered: item.isOrdered },
      };
    } else this.open = { text, x: first.x, y: first.y, size: first.size, item: null };
  }

  private goesOn({ x, y, size }: Segment): boolean {
    const { open } = this;
    if (!open || Math.abs(open.size - size) > 0.6) return false;
    const gap = open.y - y;
    return gap > 0 && gap < NEXT_LINE * size && (open.item ? x >= open.x - 1 : Math.abs(x - open.x) < INDENT * 4);
  }

  close(): void {
    const { open, due } = this;
    this.open = null;
    this.due = [];
    if (open?.item) this.list.item(open.item.level, open.item.isOrdered, open.text);
    else if (open) this.list.paragraph(open.text);
    for (const { content } of due) this.list.picture('', content);
  }
}

function middleOf({ y, height }: PlacedPicture): number {
  return y - height / 2;
}

/** Joins a word that was hyphenated at the end of a line. */
function joinedText(before: string, next: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(next) ? `${before.slice(0, -1)}${next}` : `${before} ${next}`;
}

/** A table row and its first line. */
interface TableRow {
  cells: string[];
  line: PageLine;
}

/**
 * The rows of a table that starts at the first line; null if there is none. A line without a first cell continues the
 * row above.
 */
function tableRows(lines: readonly PageLine[]): { rows: TableRow[]; lines: number } | null {
  const [head] = lines;
  if (!head || head.segments.length < 2) return null;
  const starts = head.segments.map(({ x }) => x);
  const columnOf = ({ x }: Segment): number => starts.findLastIndex((start) => x >= start - SAME_COLUMN);
  const rows: TableRow[] = [];
  let count = 0;
  let whole = 0;
  let lastY = head.y;
  for (const line of lines) {
    const { segments, y } = line;
    const fits = segments.every((segment) => starts.some((start) => Math.abs(start - segment.x) <= SAME_COLUMN));
    const isRow = segments.length >= 2 && fits;
    const size = segments[0]?.size ?? 0;
    const isMore = segments.length >= 1 && fits && columnOf(segments[0] as Segment) > 0 && lastY - y < 2 * size;
    if (!isRow && !isMore) break;
    const above = isMore && segments.length < starts.length ? rows.at(-1) : undefined;
    const target = above?.cells ?? starts.map(() => '');
    if (!above) {
      rows.push({ cells: target, line });
      whole += 1;
    }
    for (const segment of segments) {
      const column = columnOf(segment);
      target[column] = `${target[column] ?? ''} ${segment.text}`.trim();
    }
    count += 1;
    lastY = y;
  }
  return whole >= 2 ? { rows, lines: count } : null;
}

function keyOf({ y, segments }: PageLine): string {
  return `${Math.round(y)} ${segments
    .map(({ text }) => text)
    .join(' ')
    .replace(/\d+/gu, '#')}`;
}

function isPageNumber({ segments }: PageLine): boolean {
  return (
    segments.length === 1 &&
    /^(?:page|seite|página)?\s*\d{1,3}(?:\s*(?:\/|of|von|de)\s*\d{1,3})?$/iu.test(segments[0]?.text.trim() ?? '')
  );
}

function repeatedLines(pages: readonly PageLine[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of pages.flat()) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= LEAST_REPEATS).map(([key]) => key));
}
