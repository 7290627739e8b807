import type { ExportTable } from '../model/export-document.js';
import type { PdfFlow } from './pdf-flow.js';
import { CELL_PADDING, LINE_HEIGHT, PAGE, TEXT_SIZE } from './pdf-layout.js';
import { styledRuns } from './pdf-runs.js';
import type { TextLine } from './pdf-text.js';
import type { StyledText } from './text/text-piece.js';

const SIZE = TEXT_SIZE.body - 0.5;
const ROW_LINE_HEIGHT = SIZE * LINE_HEIGHT;

interface TableLook {
  /** `#rrggbb`; behind the head, and of the rules. */
  color: string;
  /** `#rrggbb`; of the head's text. */
  headTextColor: string;
}

/** Writes a table; its header is repeated on each page, and a row may continue on the next page. */
export class PdfTable {
  private readonly columnWidths: readonly number[];
  private readonly head: TextLine[][];

  constructor(
    private readonly flow: PdfFlow,
    private readonly table: ExportTable,
    private readonly look: TableLook,
  ) {
    this.columnWidths = table.widths.map((width) => width * flow.width);
    const style = { weight: 700, color: look.headTextColor } as const;
    this.head = table.head.map((text, column) => this.cellLines([{ text, style }], column));
  }

  write(): void {
    this.flow.needRoom(rowHeight(this.head) + 3 * ROW_LINE_HEIGHT);
    this.flow.tagged({ type: 'Table' }, () => {
      this.writeHead();
      for (const row of this.table.rows) {
        this.writeRow(row.map((runs, column) => this.cellLines(styledRuns(runs), column)));
      }
    });
    this.flow.top += CELL_PADDING * 2;
  }

  private cellLines(runs: readonly StyledText[], column: number): TextLine[] {
    return this.flow.text.lines(runs, { width: this.widthOf(column) - 2 * CELL_PADDING, size: SIZE });
  }

  private writeHead(): void {
    this.drawCells(this.head, this.look.color);
  }

  private writeRow(cells: TextLine[][]): void {
    let rest = cells;
    while (rest.some((lines) => lines.length > 0)) {
      const needed = rowHeight(rest.map((lines) => lines.slice(0, 2)));
      if (this.flow.needRoom(needed)) this.writeHead();
      const linesThatFit = Math.floor((this.flow.roomLeft - 2 * CELL_PADDING) / ROW_LINE_HEIGHT);
      this.drawCells(rest.map((lines) => lines.slice(0, linesThatFit)));
      rest = rest.map((lines) => lines.slice(linesThatFit));
    }
  }

  private widthOf(column: number): number {
    return this.columnWidths[column] ?? 0;
  }

  /** The first column is on the side where reading starts. */
  private leftOf(column: number): number {
    const before = this.columnWidths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const { isRightToLeft } = this.flow.text;
    return PAGE.marginSide + (isRightToLeft ? this.flow.width - before - this.widthOf(column) : before);
  }

  private drawCells(cells: TextLine[][], fill?: string): void {
    const { pdf, text } = this.flow;
    const { top } = this.flow;
    const height = rowHeight(cells);
    for (const [column, lines] of cells.entries()) {
      const left = this.leftOf(column);
      const width = this.widthOf(column);
      pdf.rect(left, top, width, height).lineWidth(0.7);
      if (fill === undefined) pdf.stroke(this.look.color);
      else pdf.fillAndStroke(fill, this.look.color);
      for (const [lineIndex, line] of lines.entries()) {
        text.draw(line, {
          left: left + CELL_PADDING,
          top: top + CELL_PADDING + lineIndex * ROW_LINE_HEIGHT,
          width: width - 2 * CELL_PADDING,
          size: SIZE,
        });
      }
    }
    this.flow.top += height;
  }
}

function rowHeight(cells: TextLine[][]): number {
  return Math.max(...cells.map((lines) => lines.length)) * ROW_LINE_HEIGHT + 2 * CELL_PADDING;
}
