import { capitalise } from '../../text/words.js';
import { isPersonNoun, isUnknownWord } from '../lexicon/words.js';

/** One row of a table: a step with what its columns tell. */
export interface TableRow {
  text: string;
  role: string | null;
  when: string | null;
  /** "10 min" */
  duration: string | null;
  /** How the step is done. */
  method: string | null;
  /** Cells of the columns for limits and the like. */
  details: string[];
  /** Cells of the columns for notes. */
  notes: string[];
  /** What has to be minded. */
  cautions: string[];
  /** The part of the work that the row belongs to, where several rows of it stand together. */
  phase: string | null;
  /** The same where each row has another one. */
  label: string | null;
}

export interface RequestTable {
  /** The request without the table. */
  rest: string;
  /** Whether there is a text above it. */
  isBelowText: boolean;
  rows: TableRow[];
}

type Column = 'step' | 'role' | 'when' | 'duration' | 'method' | 'number' | 'part' | 'note' | 'caution' | 'detail';

/** What the columns of a table are called. */
export type TableHeads = readonly (readonly [RegExp, Column])[];

const HEADS: TableHeads = [
  [
    /^(?:step|task|what(?: to do| happens| is done)?|action|activity|job|duty|duties|item|check|description|to do|todo|work|process step|procedure|instruction)s?$/iu,
    'step',
  ],
  [
    /^(?:who(?: \p{L}+){0,2}|role|responsible(?: person| role)?|owner|person|(?:staff|team) member|staff|name|by|by whom|done by|station|department|dept|team|assigned to|whom)$/iu,
    'role',
  ],
  [/^(?:how long|duration|time (?:needed|required|allowed)|takes)$/iu, 'duration'],
  [/^(?:how(?: to)?|method|technique|instructions?)$/iu, 'method'],
  [/^(?:when|time|date|frequency|how often|day|due|deadline|interval|timing|min|minute|clock|hour)$/iu, 'when'],
  [
    /^(?:(?:process|work|production) )?(?:stage|phase|area|section|part|zone|room|location|place|category|topic|block)s?$/iu,
    'part',
  ],
  [/^(?:[\p{L} ]{2,20}\s?[/&+]\s?)?(?:notes?|remarks?|comments?|hints?|tips?)$/iu, 'note'],
  [
    /^(?:watch out(?: for)?|look out for|mind|beware|cautions?|warnings?|dangers?|hazards?|risks?|safety|ppe|careful)$/iu,
    'caution',
  ],
  [/^(?:no\.?|nr\.?|#|number|step no\.?|pos\.?)$/iu, 'number'],
];
/** Who does it, where no other column says so. */
const PART_OR_ROLE = /^(?:station|department|dept|team)$/iu;
const CHECK = /^(?:checks?|items?)$/iu;
const DURATION =
  /^(?:about |ca\.? |max\.? |min\.? |~)?\d+(?:[.,–-]\d+)?\s?(?:min(?:ute)?s?|h(?:ours?)?|hrs?|sec(?:ond)?s?|s|days?|weeks?|wks?)\.?(?:\s(?:min|max)(?:imum)?\.?|,\s\p{Ll}.*)?$/iu;
/** "07:00", "Mon", "daily" */
const TIME_CELL =
  /^(?:at |by )?(?:\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|daily|weekly|monthly|hourly|yearly|every .{2,20})(?:\s?[-–]\s?\d{1,2}[:.]\d{2})?$/iu;
const COUNT = /^(?:#|no\.? ?|step )?\d{1,3}[a-z]?[.)]?$/iu;
/** A table has a head and at least so many rows in all. */
const LEAST_ROWS = 3;

/** Reads a table of lines with tabs or bars; null where there is none. @param heads English ones if not given */
export function readTable(text: string, heads: TableHeads = HEADS): RequestTable | null {
  const lines = withBars(text.split('\n'), heads);
  const separator = separatorOf(lines);
  const hasBars = hasBarsOutside(lines);
  const cells = lines.map((line) => cellsOf(line, separator, hasBars));
  const start = cells.findIndex((row, at) => row.length >= 2 && (cells[at + 1]?.length ?? 0) >= 2);
  if (start < 0) return null;
  const length = cells.slice(start).findIndex((row) => row.length < 2);
  const end = length < 0 ? cells.length : start + length;
  const body = cells.slice(start, end).filter((row) => !row.every((cell) => /^[-:=\s]*$/u.test(cell)));
  const [head, ...others] = body;
  if (!head || body.length < LEAST_ROWS) return null;
  const { columns, hasHead } = columnsOf(head, body, heads);
  // "Open | Closed" in some lines of a text is no table.
  if (!hasHead && separator === '|' && head.length === 2 && !hasBars) return null;
  const rows = withPhases((hasHead ? others : body).flatMap((row) => rowOf(row, columns) ?? []));
  const above = lines.slice(0, start);
  return { rest: [...above, ...lines.slice(end)].join('\n'), isBelowText: above.join('').trim() !== '', rows };
}

/** "time,who,task": commas only below a line that holds nothing but names of columns; the last column may hold more of them. */
function withBars(lines: readonly string[], heads: TableHeads): string[] {
  const head = lines.findIndex((line, at) => {
    const cells = line.split(',').map((cell) => cell.trim());
    const named = cells.filter((cell) => heads.some(([pattern]) => pattern.test(cell)));
    // "date,supplier,what to do,who": most of them are known, and the others are words.
    const areNamed =
      cells.length >= 3 &&
      named.length * 4 >= cells.length * 3 &&
      cells.every((cell) => /^\p{L}[\p{L} ]{0,20}$/u.test(cell));
    return areNamed && lines.slice(at + 1, at + LEAST_ROWS).every((row) => row.split(',').length >= cells.length);
  });
  if (head < 0) return [...lines];
  const count = lines[head]?.split(',').length ?? 0;
  const length = lines.slice(head).findIndex((line) => line.split(',').length < count);
  const end = length < 0 ? lines.length : head + length;
  return lines.map((line, at) => {
    const cells = line.split(',');
    const isRow = at >= head && at < end;
    return isRow ? [...cells.slice(0, count - 1), cells.slice(count - 1).join(',')].join('|') : line;
  });
}

/** What stands between the cells; semicolons only where several lines have as many of them. */
function separatorOf(lines: readonly string[]): '\t' | '|' | ';' {
  if (lines.some((line) => line.includes('\t'))) return '\t';
  const counts = lines.map((line) => line.split(';').length - 1).filter((count) => count > 0);
  const most = Math.max(0, ...counts);
  const isTable =
    most >= 2 && counts.length > LEAST_ROWS && counts.filter((count) => count === most).length >= counts.length * 0.8;
  return isTable && !lines.some((line) => line.split('|').length > 2) ? ';' : '|';
}

/** "| a | b |": bars before the first cells as well, so that no cell is empty there. */
function hasBarsOutside(lines: readonly string[]): boolean {
  return lines.every((line) => line.split('|').length < 3 || /^\s*\|/u.test(line));
}

function cellsOf(line: string, separator: '\t' | '|' | ';', isFramed: boolean): string[] {
  const parts = line.split(separator);
  if (separator === '\t') return parts.map((cell) => cell.trim());
  if (parts.length < 3 && !/\S\s+\|\s+\S/u.test(line)) return [line.trim()];
  const hasFrame = separator === ';' || isFramed;
  const inner = parts.slice(
    hasFrame && parts[0]?.trim() === '' ? 1 : 0,
    hasFrame && parts.at(-1)?.trim() === '' ? -1 : undefined,
  );
  return inner.map((cell) => cell.trim().replace(/^"([^"]*)"$/u, '$1'));
}

/** What each column holds: by its head, else the column with the longest texts holds the steps. */
function columnsOf(
  head: readonly string[],
  body: readonly string[][],
  heads: TableHeads,
): { columns: Column[]; hasHead: boolean } {
  const named = head.map((cell) => heads.find(([pattern]) => pattern.test(cell))?.[1] ?? null);
  const isWords = head.every((cell) => cell.split(/\s+/u).length <= 3 && !/\d/u.test(cell));
  const hasHead = named.filter(Boolean).length >= Math.max(1, head.length / 2) || (isWords && named.includes('step'));
  const columns = head.map((_, at): Column => (hasHead ? (named[at] ?? 'detail') : 'detail'));
  // "Step | What": of numbers, the first column counts.
  const cells = hasHead ? body.slice(1) : body;
  for (const [at, column] of columns.entries()) {
    // "7h", "8h" under "Hora" are times.
    if (column !== 'when' && cells.every((row) => COUNT.test(row[at] ?? ''))) columns[at] = 'number';
  }
  const unnamed = columns.findIndex((column, at) => hasHead && column === 'detail' && named[at] === null);
  // "Step | Medium | Check": of numbered steps the first unnamed column says what it is, and a check what is found.
  const isCheckLast = columns.includes('number') && CHECK.test(head[columns.indexOf('step')] ?? '');
  if (unnamed >= 0 && isCheckLast && unnamed < columns.indexOf('step')) {
    columns[columns.indexOf('step')] = 'detail';
    columns[unnamed] = 'step';
  }
  if (!columns.includes('step')) columns[longestColumn(body)] = 'step';
  // "Department" beside "Who" is a part of the business; of two parts the first one says more of the order.
  const unit = columns.findLastIndex((column, at) => column === 'role' && PART_OR_ROLE.test(head[at] ?? ''));
  if (columns.filter((column) => column === 'role').length > 1 && unit >= 0) columns[unit] = 'part';
  for (const [at, column] of columns.entries())
    if (column === 'part' && columns.indexOf('part') < at) columns[at] = 'note';
  if (!hasHead) nameByCells(columns, body);
  return { columns, hasHead };
}

/** Without a head, a column of times says when, and one of few names that come again says who. */
function nameByCells(columns: Column[], body: readonly string[][]): void {
  for (const [at, column] of columns.entries()) {
    if (column !== 'detail') continue;
    const cells = body.map((row) => row[at] ?? '').filter(Boolean);
    const areTimes = cells.length > 1 && cells.every((cell) => TIME_CELL.test(cell));
    const areNames = cells.length > 1 && cells.every(namesSomebody);
    if (areTimes) columns[at] = 'when';
    else if (areNames) columns[at] = 'role';
  }
}

/** "Sam", "day guard" */
function namesSomebody(cell: string): boolean {
  const last = cell.split(' ').at(-1)?.toLowerCase() ?? '';
  return cell.split(' ').length <= 3 && (isPersonNoun(last) || (/^\p{Lu}\p{Ll}+$/u.test(cell) && isUnknownWord(last)));
}

function longestColumn(body: readonly string[][]): number {
  const lengths = (body[0] ?? []).map((_, at) => body.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0));
  return lengths.indexOf(Math.max(...lengths));
}

function rowOf(row: readonly string[], columns: readonly Column[]): TableRow | null {
  const cellsIn = (column: Column): string[] =>
    row.filter((cell, at) => columns[at] === column && cell !== '' && !/^[-–—]$/u.test(cell));
  const [step, ...more] = cellsIn('step');
  if (!step) return null;
  const times = cellsIn('when');
  const joined = (cells: string[]): string | null => cells.join(', ') || null;
  const role = joined(cellsIn('role'));
  const when = joined(times.filter((time) => !DURATION.test(time)));
  return {
    text: capitalise(step),
    role: role && capitalise(role),
    when: when && capitalise(when),
    duration: joined([...times.filter((time) => DURATION.test(time)), ...cellsIn('duration')]),
    method: joined(cellsIn('method')),
    details: [...more, ...cellsIn('detail')],
    notes: cellsIn('note'),
    cautions: cellsIn('caution'),
    phase: null,
    label: joined(cellsIn('part')),
  };
}

/** Parts that several rows stand in are phases; a row without one belongs to the part of the row above. */
function withPhases(rows: readonly TableRow[]): TableRow[] {
  let part: string | null = null;
  const parts = rows.map(({ label }) => {
    part = label ?? part;
    return part;
  });
  const areTogether = parts.some((one, at) => at > 0 && one !== null && one === parts[at - 1]);
  if (!areTogether) return [...rows];
  return rows.map((row, at) => ({ ...row, phase: parts[at] ?? null, label: null }));
}
