import type { Column } from './table-heads.js';

/** So many lines may stand between two rows. */
const MOST_LINES = 3;

const DITTO = /^(?:["“”″]|'{2}|-"-|ditto|idem|(?:same )?as above)$/iu;

/** Whether a line without cells stands between two rows: what a row says goes on there. */
export function isWithinRows(lines: readonly string[], cells: readonly (readonly string[])[], at: number): boolean {
  if (lines[at]?.trim() === '') return false;
  const next = lines.findIndex((line, index) => index > at && (line.trim() === '' || (cells[index]?.length ?? 0) > 1));
  return next > 0 && (cells[next]?.length ?? 0) > 1 && next - at <= MOST_LINES;
}

/** A row of a table, or a line between two rows. */
interface ToldRow {
  row: readonly string[];
  isLine: boolean;
}

/** The rows with the lines between them as rows of their own, by whoever does the row above. */
export function withLinesBelow(told: readonly (readonly string[])[], columns: readonly Column[]): ToldRow[] {
  let above: readonly string[] = [];
  return told.map((row) => {
    if (row.length > 1) {
      above = withCellsAbove(row, above);
      return { row: above, isLine: false };
    }
    const [line = ''] = row;
    const cells = columns.map((column, at) => (column === 'step' ? line : column === 'role' ? (above[at] ?? '') : ''));
    return { row: cells, isLine: true };
  });
}

/** A mark for "the same" stands for the cell above it. */
function withCellsAbove(row: readonly string[], above: readonly string[]): string[] {
  return row.map((cell, at) => (DITTO.test(cell) ? (above[at] ?? cell) : cell));
}
