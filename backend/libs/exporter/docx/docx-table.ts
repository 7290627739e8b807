import { type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { ExportBranding } from '../export-request.js';
import type { ExportTable } from '../model/export-document.js';
import type { DocxParagraphs } from './docx-paragraphs.js';

/** Width of the text between the margins of an A4 page, in twentieths of a point. */
const TEXT_WIDTH = 9638;

export interface DocxTableOptions {
  paragraphs: DocxParagraphs;
  branding: ExportBranding;
  isRightToLeft: boolean;
}

/** Returns a table whose header row is repeated on each page. */
export function docxTable(
  { head, rows, widths }: ExportTable,
  { paragraphs, branding, isRightToLeft }: DocxTableOptions,
): Table {
  const columnWidths = widths.map((width) => Math.round(width * TEXT_WIDTH));
  const cell = (line: Paragraph, column: number, fill?: string) =>
    new TableCell({
      children: [line],
      width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(fill === undefined ? {} : { shading: { fill } }),
    });
  const headFill = branding.secondaryColor.replace('#', '');
  const headRow = new TableRow({
    tableHeader: true,
    children: head.map((text, column) => cell(paragraphs.tableHead(text, branding.onSecondaryColor), column, headFill)),
  });
  return new Table({
    columnWidths,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    visuallyRightToLeft: isRightToLeft,
    rows: [
      headRow,
      ...rows.map(
        (cells) =>
          new TableRow({ cantSplit: true, children: cells.map((runs, column) => cell(paragraphs.line(runs), column)) }),
      ),
    ],
  });
}
