import { BlockList } from '../block-list.js';
import type { DocumentBlock, ReadBlocks } from '../document-block.js';
import { markedItem } from '../list-marks.js';

const RULER = /^\s*[-=_*]{3,}\s*$/u;
const UNDERLINE = /^\s*(?:={3,}|-{3,}|~{3,})\s*$/u;
const MAX_HEADING_WORDS = 9;

/** Reads plain text: typed list markers, headings by colon, underline or capitals, tables by tabs. */
export function readLines(text: string): ReadBlocks {
  const list = new BlockList();
  const lines = text.replace(/\r\n?/gu, '\n').split('\n');
  let paragraph: string[] = [];
  let table: number | null = null;
  const endParagraph = (): void => {
    list.paragraph(paragraph.join(' '));
    paragraph = [];
  };
  for (const [at, line] of lines.entries()) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const isRow = cells.filter(Boolean).length > 1 && markedItem(line) === null;
    if (!isRow) table = null;
    const item = isRow ? null : markedItem(line);
    const level = isRow || item ? 0 : headingLevel(lines, at);
    if (line.trim() === '' || RULER.test(line)) endParagraph();
    else if (isRow) {
      endParagraph();
      table ??= list.newTable();
      list.row(table, false, cells);
    } else if (item) {
      endParagraph();
      list.item(Math.max(item.level, indentOf(line)), item.isOrdered, item.text);
    } else if (level > 0) {
      endParagraph();
      list.heading(level, line.trim().replace(/:$/u, ''));
    } else if (/^\s+/u.test(line) && list.blocks.at(-1)?.kind === 'item' && paragraph.length === 0) {
      continueItem(list.blocks, line.trim());
    } else paragraph.push(line.trim());
  }
  endParagraph();
  return list;
}

/** List level: two spaces or more, or a tab, nest an item. */
function indentOf(line: string): number {
  const blanks = /^\s*/u.exec(line.replace(/\t/gu, '    '))?.[0].length ?? 0;
  return blanks >= 8 ? 2 : blanks >= 2 ? 1 : 0;
}

/** Appends a wrapped line to the item. */
function continueItem(blocks: DocumentBlock[], text: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'item') last.text = `${last.text} ${text}`;
}

/** 0 for a line that is not a heading. */
function headingLevel(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? '';
  const words = line.split(/\s+/u).length;
  if (line === '' || words > MAX_HEADING_WORDS || /[.!?;,]$/u.test(line)) return 0;
  const below = lines[at + 1] ?? '';
  if (UNDERLINE.test(below)) return below.includes('=') ? 1 : 2;
  const isAfterEmpty = (lines[at - 1] ?? '').trim() === '';
  if (!isAfterEmpty) return 0;
  if (/:$/u.test(line)) return 2;
  return /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() ? 2 : 0;
}
