import { capitalise, lowerFirst } from '../../text/words.js';
import type { RequestLine } from './request-line.js';
import { columnsOf, PLACED } from './table-columns.js';
import { orderOfHead } from './table-head.js';
import { type Column, ENGLISH_HEADS, type TableHeads } from './table-heads.js';
import { isWithinRows, withLinesBelow } from './table-lines.js';

/** One row of a table: a step with what its columns tell. */
export interface TableRow {
  text: string;
  /** Whether the text begins with what its column is called: "Put where: outlet cage". */
  isNamed: boolean;
  role: string | null;
  when: string | null;
  /** The situation in which alone it is done. */
  situation: string | null;
  /** "10 min" */
  duration: string | null;
  /** How the step is done. */
  method: string | null;
  /** Cells of the columns for limits and the like. */
  details: string[];
  /** What has to be found, word for word. */
  expected: string[];
  /** "Form: F12": cells of columns that no list knows, with what they are called. */
  others: string[];
  /** Cells of the columns for notes. */
  notes: string[];
  /** What has to be minded. */
  cautions: string[];
  /** The part of the work that the row belongs to, where several rows of it stand together. */
  phase: string | null;
  /** The same where each row has another one. */
  label: string | null;
}

interface Names {
  /** What the columns are called; none where no row says it. */
  head: readonly string[];
  isEnglish: boolean;
}

export interface RequestTable {
  /** The request without the table. */
  rest: string;
  /** The text above it, and the one below. */
  above: string;
  below: string;
  /** What the head of its tasks says of all of them: "Check before opening the lift". */
  name: string | null;
  rows: TableRow[];
}

const DURATION =
  /^(?:about |ca\.? |max\.? |min\.? |~)?\d+(?:[.,–-]\d+)?\s?(?:min(?:ute)?s?|h(?:ours?)?|hrs?|sec(?:ond)?s?|s|days?|weeks?|wks?)\.?(?:\s(?:min|max)(?:imum)?\.?|,\s\p{Ll}.*)?$/iu;
/** "technician only" */
const ONLY = /^(.+?)(?:\s+(only))?$/iu;
const SAME = /^(?:(?:the )?same|idem|ditto|["“”″])$/iu;
/** "Working day", in the languages whose tables are read: the number below it is one of them, and no hour. */
const COUNTED =
  /(?:^|\s)(?:day|week|month|shift|tag|arbeitstag|werktag|woche|monat|día|semana|mes|jour|semaine|mois|giorno|settimana|mese|dia|mês|dag|werkdag|maand)$/iu;
const FIGURE =
  /^(?:[<>≤≥~±]?\s?[$€£]?\d[\d.,–-]*(?:\s?(?:%|\p{L}{1,3}))?|(?:(?:more|less|fewer) than|over|under|above|below|up to|at least|from) [$€£]?\d.*)$/iu;
/** A table has a head and at least so many rows in all. */
const LEAST_ROWS = 3;

/** Reads a table of lines with tabs or bars; null where there is none. @param heads English ones if not given */
export function readTable(text: string, heads: TableHeads = ENGLISH_HEADS): RequestTable | null {
  const lines = withBars(withBarsInHead(text.split('\n')), heads);
  const separator = separatorOf(lines);
  const hasBars = hasBarsOutside(lines);
  const cells = lines.map((line) => cellsIn(line, separator, hasBars));
  const start = cells.findIndex((row, at) => row.length >= 2 && (cells[at + 1]?.length ?? 0) >= 2);
  if (start < 0) return null;
  const goesOn = (at: number): boolean => separator === '\t' && isWithinRows(lines, cells, at);
  const length = cells.slice(start).findIndex((row, at) => row.length < 2 && !goesOn(start + at));
  const end = length < 0 ? cells.length : start + length;
  const isRule = (row: readonly string[] | undefined): boolean =>
    row?.every((cell) => /^[-:=\s]*$/u.test(cell)) ?? false;
  const body = cells.slice(start, end).filter((row) => !isRule(row) && row.length > 1);
  const [head] = body;
  if (!head || body.length < LEAST_ROWS) return null;
  const { columns, hasHead } = columnsOf(head, body, heads, isRule(cells[start + 1]));
  // "Open | Closed" in some lines of a text is no table.
  if (!hasHead && separator === '|' && head.length === 2 && !hasBars) return null;
  const names = { head: hasHead ? head : [], isEnglish: heads === ENGLISH_HEADS };
  const told = cells.slice(hasHead ? start + 1 : start, end).filter((row) => !isRule(row));
  const rows = withPhases(
    withLinesBelow(told, columns).flatMap(({ row, isLine }) =>
      rowsOf(row, columns, isLine ? { ...names, head: [] } : names),
    ),
  );
  const above = lines.slice(0, start).join('\n');
  const below = lines.slice(end).join('\n');
  const task = names.head[columns.indexOf('step')] ?? '';
  const name = names.isEnglish && PLACED.test(task) ? task : null;
  return { rest: [above, below].filter((text) => text !== '').join('\n'), above, below, name, rows };
}

/** "Day / Task / Who" above "Day 0 | sow | Elin": as many names between strokes as there are cells between bars. */
function withBarsInHead(lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => {
    const names = line.split(/\s+\/\s+/u);
    const below = lines.slice(at + 1, at + LEAST_ROWS);
    const isHead =
      names.length >= 3 &&
      !line.includes('|') &&
      below.length === LEAST_ROWS - 1 &&
      below.every((row) => row.split(/\s\|\s/u).length === names.length);
    return isHead ? names.join(' | ') : line;
  });
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

function cellsIn(line: string, separator: '\t' | '|' | ';', isFramed: boolean): string[] {
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

/** The row, or one for each of the people whose columns say what they do. */
function rowsOf(cells: readonly string[], columns: readonly Column[], names: Names): TableRow[] {
  const acts = columns.flatMap((column, at) => (column === 'act' ? [at] : []));
  if (acts.length === 0) return rowOf(cells, columns, names) ?? [];
  return acts.flatMap((act, at) => {
    const own = columns.map((column, other): Column => (other === act ? 'step' : column === 'act' ? 'number' : column));
    // "same": as whoever stands before.
    const said = SAME.test(cells[act] ?? '') && at > 0 ? cells.with(act, cells[acts[at - 1] ?? act] ?? '') : cells;
    const row = isFilled(said[act]) ? rowOf(said, own, { ...names, head: names.head.with(act, '') })[0] : undefined;
    // What else the row says stands with the first of them.
    const only = at === 0 ? {} : { details: [], expected: [], others: [], notes: [], cautions: [], duration: null };
    return row ? [{ ...row, ...only, role: capitalise(names.head[act] ?? '') }] : [];
  });
}

function isFilled(cell: string | undefined): cell is string {
  return cell !== undefined && cell !== '' && !/^(?:[-–—]+|n\.?\/?a\.?)$/iu.test(cell);
}

function rowOf(row: readonly string[], columns: readonly Column[], { head, isEnglish }: Names): TableRow[] {
  const of = (column: Column): string[] => row.filter((cell, at) => columns[at] === column && isFilled(cell));
  const steps = of('step');
  // Where its task is left open, the row is what else it says.
  const left = (['method', 'note', 'caution', 'detail', 'expected', 'other'] as const).find(
    (column) => of(column).length > 0,
  );
  const [step, ...more] = steps.length > 0 || left === undefined ? steps : of(left).slice(0, 1);
  if (!step) return [];
  // What a head asks for is known of English ones only.
  const asked = isEnglish ? askedBy(head[row.indexOf(step)] ?? '', columns) : null;
  const named = (name: string): string =>
    name.replaceAll(/\p{L}+/gu, (word) => (/\p{Lu}{2}/u.test(word) ? word : word.toLowerCase()));
  const others = row.flatMap((cell, at) =>
    columns[at] === 'other' && isFilled(cell) && cell !== step ? [`${named(head[at] ?? '')}: ${cell}`] : [],
  );
  const times = row.flatMap((cell, at) =>
    columns[at] === 'when' && isFilled(cell) ? [withUnit(cell, head[at] ?? '')] : [],
  );
  const joined = (cells: string[]): string | null => cells.join(', ') || null;
  const [, who = '', only] = ONLY.exec(of('role').join(', ')) ?? [];
  const when = joined(times.filter((time) => !DURATION.test(time)));
  const situation = joined(of('case'));
  return [
    {
      isNamed: asked !== null,
      text: capitalise(
        asked === null
          ? withName(step, isEnglish ? (head[row.indexOf(step)] ?? '') : '')
          : `${asked} ${asked.endsWith(':') ? step : lowerFirst(step)}`,
      ),
      role: who === '' ? null : capitalise(who),
      when: when && capitalise(when),
      situation: situation && capitalise(situation),
      duration: joined([
        ...times.filter((time) => DURATION.test(time)),
        ...of('duration'),
        ...of('limit').map((cell) => (DURATION.test(cell) ? `within ${cell}` : cell)),
      ]),
      method: joined(of('method').filter((cell) => cell !== step)),
      details: [...more, ...of('detail').filter((cell) => cell !== step)],
      expected: of('expected').filter((cell) => cell !== step),
      others,
      notes: of('note').filter((cell) => cell !== step),
      cautions: [...of('caution').filter((cell) => cell !== step), ...(only ? [capitalise(`${who} ${only}`)] : [])],
      phase: null,
      label: joined(
        row.flatMap((cell, at) =>
          columns[at] === 'part' && isFilled(cell) ? [partOf(cell, isEnglish ? (head[at] ?? '') : '')] : [],
        ),
      ),
    },
  ];
}

/** "Days late 2-3": a figure alone says nothing. */
function withName(cell: string, head: string): string {
  return head !== '' && FIGURE.test(cell) ? `${head} ${lowerFirst(cell)}` : cell;
}

/** "Bay 3", "Dose level under 5": a part that is a number, or no name, with what it is called. */
function partOf(cell: string, head: string): string {
  return head !== '' && /^(?:\d(?!\d?[:.h]\d{2})|\p{Ll}\p{L}* .*\d|[<>≤≥])/u.test(cell)
    ? `${capitalise(head)} ${cell}`
    : cell;
}

/** What the head of the task says before each of its cells: "Swap for", and beside a case also "Grade:". */
function askedBy(head: string, columns: readonly Column[]): string | null {
  const isKnown = ENGLISH_HEADS.some(([pattern]) => pattern.test(head));
  if (head === '' || isKnown) return null;
  return orderOfHead(head) ?? (columns.includes('case') ? `${head}:` : null);
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

/** Where the rows stand among the lines: before the first one that only the text below the table has. */
export function placeOfRows({ above, below }: RequestTable, lines: readonly RequestLine[]): number {
  const at = lines.findIndex(({ text }) => text !== '' && below.includes(text) && !above.includes(text));
  return at < 0 ? lines.length : at;
}

/** All that a row says, so that none of it is lost. */
export function cellsOf({
  text,
  situation,
  duration,
  method,
  details,
  expected,
  others,
  notes,
  cautions,
}: TableRow): string[] {
  return [text, situation ?? [], duration ?? [], method ?? [], details, expected, others, notes, cautions].flat();
}

/** "Day 2": what a bare number counts stands in its head. */
function withUnit(cell: string, head: string): string {
  return /^[-+−]?\d{1,3}$/u.test(cell) && COUNTED.test(head) ? `${head} ${cell}` : cell;
}
