/** Columns stand apart by at least two blanks. */
const GAP = / {2,}/u;
const LEAST_COLUMNS = 3;
const LEAST_ROWS = 3;
const MAX_CELL = 90;

/** A table whose columns are set with blanks, as one with tabs: "WHAT      WHO     WHEN" above rows of as many cells. */
export function withTabs(text: string): string {
  const lines = withRuledTabs(text.split('\n'));
  const counts = lines.map((line) => cellsOf(line)?.length ?? 0);
  const told: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const count = counts[at] ?? 0;
    const length = count < LEAST_COLUMNS ? 0 : rowsFrom(counts, at);
    if (length < LEAST_ROWS) told.push(lines[at] ?? '');
    for (const line of length < LEAST_ROWS ? [] : lines.slice(at, at + length))
      told.push(cellsOf(line)?.join('\t') ?? line);
    at += length < LEAST_ROWS ? 1 : length;
  }
  return told.join('\n');
}

/** "----  --------  ---" below a head: where the columns begin, even where their cells nearly touch. */
const RULER = /^\s*-{3,}(?: {1,4}-{3,}){2,}\s*$/u;

/** A table with a ruler below its head, as one with tabs. */
function withRuledTabs(lines: readonly string[]): string[] {
  const at = lines.findIndex((line, index) => index > 0 && RULER.test(line));
  if (at < 0) return [...lines];
  const starts = [...(lines[at] ?? '').matchAll(/-{3,}/gu)].map((match) => match.index);
  const end = lines.findIndex((line, index) => index > at && line.trim() === '');
  const cells = (line: string): string =>
    starts.map((start, column) => line.slice(start, starts[column + 1]).trim()).join('\t');
  const rows = lines.slice(at + 1, end < 0 ? lines.length : end);
  return [
    ...lines.slice(0, at - 1),
    ...[lines[at - 1] ?? '', ...rows].map(cells),
    ...(end < 0 ? [] : lines.slice(end)),
  ];
}

/** How many lines from one on have as many cells as it has. */
function rowsFrom(counts: readonly number[], at: number): number {
  const length = counts.slice(at).findIndex((count) => count !== counts[at]);
  return length < 0 ? counts.length - at : length;
}

function cellsOf(line: string): string[] | null {
  if (/[\t|]/u.test(line) || !GAP.test(line.trim())) return null;
  const cells = line.trim().split(GAP);
  return cells.every((cell) => cell.length <= MAX_CELL) ? cells : null;
}
