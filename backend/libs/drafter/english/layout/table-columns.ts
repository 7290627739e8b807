import { isPersonNoun, isUnknownWord } from '../lexicon/words.js';
import { holdsOrders, isHeadRow, isIfOut, isLookedAt, orderOfHead } from './table-head.js';
import { type Column, ENGLISH_HEADS, type TableHeads } from './table-heads.js';

/** Who does it, where no other column says so. */
const PART_OR_ROLE = /^(?:station|department|dept|team)$/iu;
const CHECK = /^(?:checks?|items?)$/iu;
/** "07:00", "Mon", "daily" */
const TIME_CELL =
  /^(?:at |by )?(?:\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|daily|weekly|monthly|hourly|yearly|every .{2,20})(?:\s?[-–]\s?\d{1,2}[:.]\d{2})?$/iu;
const COUNT = /^(?:#|no\.? ?|step )?\d{1,3}[a-z]?[.)]?$/iu;
/** What stands behind the name of a column: "before opening the lift". */
export const PLACED = /\s(?:before|after|for|at|in|during|on|by)\s.+$/iu;
const LIMIT_OR_TIME = /^(?:due|deadline)$/iu;
/** So many columns of people divide the work. */
const LEAST_ACTS = 2;

/**
 * What each column holds: by its head, else by what its cells say.
 * @param isRuled whether a line stands below the first row
 */
export function columnsOf(
  head: readonly string[],
  body: readonly string[][],
  heads: TableHeads,
  isRuled: boolean,
): { columns: Column[]; hasHead: boolean } {
  const named = namesOf(head, heads);
  const isWords = head.every((cell) => cell.split(/\s+/u).length <= 3 && !/\d/u.test(cell));
  const isEnglish = heads === ENGLISH_HEADS;
  const hasHead =
    named.filter(Boolean).length >= Math.max(1, head.length / 2) ||
    (isWords && named.includes('step')) ||
    ((isEnglish || isRuled) && isHeadRow(head, body.slice(1), isRuled));
  const unknown = isEnglish ? 'other' : 'detail';
  const columns = head.map((_, at): Column => (hasHead ? (named[at] ?? unknown) : 'detail'));
  // "Step | What": of places, the first column counts.
  const cells = hasHead ? body.slice(1) : body;
  for (const [at, column] of columns.entries()) {
    // "7h", "8h" under "Hora" are times, and how many there are is no number of a step.
    const mayCount = /^(?:step|number)$/u.test(column) || (named[at] === null && (!hasHead || !isEnglish));
    if (mayCount && cells.every((row) => COUNT.test(row[at] ?? ''))) columns[at] = 'number';
  }
  const unnamed = columns.findIndex((column, at) => hasHead && column === unknown && named[at] === null);
  // "Step | Medium | Check": of numbered steps the first unnamed column says what it is, and a check what is found.
  const isCheckLast = columns.includes('number') && CHECK.test(head[columns.indexOf('step')] ?? '');
  if (unnamed >= 0 && isCheckLast && unnamed < columns.indexOf('step')) {
    columns[columns.indexOf('step')] = 'detail';
    columns[unnamed] = 'step';
  }
  if (!columns.includes('step') && !columns.includes('act')) {
    const action = isEnglish && hasHead ? actionColumn(head, cells, columns) : -1;
    columns[action >= 0 ? action : longestColumn(body, columns)] = 'step';
    // "Dish | Swap for": what the row is about, before what is done.
    const isOpen = action > 0 && !columns.includes('case') && !columns.includes('part');
    const about = isOpen ? columns.indexOf('other') : -1;
    if (about >= 0 && about < action && cells.every((row) => row[about])) columns[about] = 'part';
  }
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

/** What the columns are called; "Case | Nurse | Doctor" says what each of several people does. */
function namesOf(head: readonly string[], heads: TableHeads): (Column | null)[] {
  const named = head.map((cell) => columnNamed(cell, heads));
  // "Time limit" and "deadline" say how long what is done in a case may take.
  const limited = named.map((column, at) =>
    column === 'when' && named.includes('case') && LIMIT_OR_TIME.test(head[at] ?? '') ? 'limit' : column,
  );
  // In another language any noun would look like the name of somebody.
  const areActs = head.map((cell, at) => heads === ENGLISH_HEADS && named[at] === null && namesSomebody(cell));
  const isDivided = !named.includes('step') && areActs.filter(Boolean).length >= LEAST_ACTS;
  return limited.map((column, at) => (isDivided && areActs[at] ? 'act' : column));
}

/** "Task", and "Check before opening the lift": what is said behind a preposition tells of all rows. */
function columnNamed(cell: string, heads: TableHeads): Column | null {
  const whole = heads.find(([pattern]) => pattern.test(cell))?.[1] ?? null;
  if (whole !== null || heads !== ENGLISH_HEADS) return whole;
  const bare = cell.replace(PLACED, '');
  const column = heads.find(([pattern]) => pattern.test(bare))?.[1];
  return column === 'step' || column === 'case' ? column : null;
}

/** The column that says what is done, of those that no list knows: by its head, else by its cells, else the first of them. */
function actionColumn(head: readonly string[], rows: readonly string[][], columns: readonly Column[]): number {
  const places = [...head.keys()];
  const open = columns.flatMap((column, at) => (column === 'other' ? [at] : []));
  // "If out" says what is done in a case only where a column says in which.
  const own = open.filter((at) => columns.includes('case') || !isIfOut(head[at] ?? ''));
  const cellsAt = (at: number): string[] => rows.flatMap((row) => row[at] || []);
  return (
    own.find((at) => orderOfHead(head[at] ?? '') !== null) ??
    own.find((at) => holdsOrders(cellsAt(at))) ??
    places.find((at) => isLookedAt(head[at] ?? '', cellsAt(at))) ??
    own.find((at) => cellsAt(at).length === rows.length && cellsAt(at).every((cell) => /^\p{L}/u.test(cell))) ??
    columns.indexOf('part')
  );
}

/** The column with the longest texts, of those that say nothing else. */
function longestColumn(body: readonly string[][], columns: readonly Column[]): number {
  const areOpen = columns.map((column) => /^(?:other|detail|note)$/u.test(column));
  const lengths = columns.map((_, at) =>
    areOpen[at] || !areOpen.includes(true) ? body.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0) : 0,
  );
  return lengths.indexOf(Math.max(...lengths));
}
