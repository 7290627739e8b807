import type { PageContent, PlacedPicture, TextRun } from './page-content.js';

/** Adjacent text of one line. */
export interface Segment extends TextRun {
  /** Right edge. */
  end: number;
}

/** A line with its segments from left to right; several segments may be a table row. */
export interface PageLine {
  y: number;
  segments: Segment[];
}

/** Maximum gap between runs of one segment, as a multiple of the font size; a larger gap starts another column. */
const COLUMN_GAP = 1.4;
const WORD_GAP = 0.15;
const SAME_LINE = 0.4;
/** Lines that fill this share of a column's width are body text, not cells. */
const FILLED = 0.55;
const LEAST_LINES = 4;
const BARE_MARK = /^(?:\(?\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3}){1,3}\.?|[-•–▪◦‣·●○■\ue000-\uf8ff])$/u;

/** A part of a page that is read from top to bottom. */
export interface PageColumn {
  lines: PageLine[];
  pictures: PlacedPicture[];
}

/** The columns of a page in reading order: everything above two columns, the left one, the right one. */
export function columnsOfPage({ runs, pictures }: Pick<PageContent, 'runs' | 'pictures'>): PageColumn[] {
  const segments = segmentsOf(runs);
  const gutter = gutterOf(segments);
  if (gutter === null) return [{ lines: linesOf(segments), pictures }];
  const firstRight = Math.max(...segments.filter(({ x }) => x >= gutter).map(({ y }) => y));
  const above = segments.filter(({ x, end, y }) => y > firstRight && (end > gutter || x >= gutter));
  const rest = segments.filter((segment) => !above.includes(segment));
  const picturesAbove = pictures.filter(({ x, y, width, height }) => {
    const isWide = x < gutter && x + width > gutter;
    return isWide && y - height / 2 > firstRight;
  });
  const others = pictures.filter((picture) => !picturesAbove.includes(picture));
  const isRight = ({ x, width }: PlacedPicture) => x + width / 2 >= gutter;
  return [
    { lines: linesOf(above), pictures: picturesAbove },
    { lines: linesOf(rest.filter(({ x }) => x < gutter)), pictures: others.filter((picture) => !isRight(picture)) },
    { lines: linesOf(rest.filter(({ x }) => x >= gutter)), pictures: others.filter(isRight) },
  ];
}

function segmentsOf(runs: readonly TextRun[]): Segment[] {
  const sorted = [...runs].sort((one, other) => other.y - one.y || one.x - other.x);
  const rows: TextRun[][] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(row[0].y - run.y) <= SAME_LINE * Math.max(row[0].size, run.size)) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => joined(row.sort((one, other) => one.x - other.x)));
}

function joined(row: readonly TextRun[]): Segment[] {
  const segments: Segment[] = [];
  for (const run of row) {
    const last = segments.at(-1);
    const gap = last ? run.x - last.end : 0;
    const isTogether =
      last && (gap < COLUMN_GAP * run.size || (BARE_MARK.test(last.text.trim()) && gap < 6 * run.size));
    if (last && isTogether) {
      last.text += gap > WORD_GAP * run.size ? ` ${run.text}` : run.text;
      last.end = Math.max(last.end, run.x + run.width);
      last.width = last.end - last.x;
      last.isBold &&= run.isBold;
    } else segments.push({ ...run, end: run.x + run.width });
  }
  return segments;
}

/** Left edge of the right one of two text columns; null on a page with one column. */
function gutterOf(segments: readonly Segment[]): number | null {
  const start = Math.min(...segments.map(({ x }) => x));
  const end = Math.max(...segments.map((segment) => segment.end));
  const candidates = [...new Set(segments.map(({ x }) => Math.round(x)))].filter(
    (x) => x > start + (end - start) * 0.35 && x < start + (end - start) * 0.7,
  );
  for (const at of candidates.sort((one, other) => one - other)) {
    const gutter = at - 3;
    const left = segments.filter((segment) => segment.end <= gutter);
    const right = segments.filter(({ x }) => x >= gutter);
    const crossing = segments.length - left.length - right.length;
    const isSplit = left.length >= LEAST_LINES && right.length >= LEAST_LINES && crossing <= segments.length * 0.15;
    if (isSplit && isText(left, gutter - start) && isText(right, end - gutter)) return gutter;
  }
  return null;
}

/** Whether lines look like body text: at least 30% of them fill the column, and they have three words on average. */
function isText(lines: readonly Segment[], width: number): boolean {
  const filled = lines.filter((line) => line.width >= width * FILLED).length;
  const words = lines.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0) / lines.length;
  return filled >= lines.length * 0.3 && words >= 3;
}

function linesOf(segments: readonly Segment[]): PageLine[] {
  const lines: PageLine[] = [];
  for (const segment of [...segments].sort((one, other) => other.y - one.y || one.x - other.x)) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - segment.y) <= SAME_LINE * segment.size) last.segments.push(segment);
    else lines.push({ y: segment.y, segments: [segment] });
  }
  for (const line of lines) line.segments.sort((one, other) => one.x - other.x);
  return lines;
}
