import { isFunctionWord, PARTICLES, PREPOSITIONS } from '../lexicon/closed-classes.js';
import { readingOf, verbShare } from '../lexicon/words.js';

const MAX_NAME_WORDS = 4;
const LEAST_COLUMNS = 3;
const LEAST_CELLS = 2;
/** Of so many cells of a column, nearly all are orders. */
const MOST = 0.75;
/** "Action if out", "When not OK", "Otherwise": what is done only where the row is not as it should be. */
const IF_OUT =
  /\b(?:if|when|where|in case|unless)\b.*\s\S|^(?:otherwise|or else|else|on fail(?:ure)?|fails?|out of range)$/iu;
const LOOKED_AT = /^(?:tests?|readings?|measurements?|parameters?|samples?|inspections?)$/iu;
const ASKED_PLACE = /^(?:where|how|when|which .*|what .*)$/iu;

/** Whether the first row of an English table names its columns: by a line below it, or because the others are figures or in small letters. */
export function isHeadRow(head: readonly string[], others: readonly string[][], isRuled: boolean): boolean {
  const names = new Set(head.map((cell) => cell.toLowerCase()));
  if (names.size < head.length || !head.every(isName)) return false;
  if (isRuled) return true;
  const areEven = others.length >= LEAST_CELLS && others.every((row) => row.length === head.length);
  const areUnlike = head.map((cell, at) => isUnlike(cell, filled(others, at)));
  // "Days late | Fee" above nothing but figures.
  return areEven && (head.length >= LEAST_COLUMNS ? areUnlike.includes(true) : !areUnlike.includes(false));
}

function isName(cell: string): boolean {
  return /^\p{L}[^\d,;.!]*$/u.test(cell) && cell.split(/\s+/u).length <= MAX_NAME_WORDS;
}

/** Figures, or small letters below a capital one. */
function isUnlike(head: string, cells: readonly string[]): boolean {
  if (cells.length < LEAST_CELLS) return false;
  return (
    cells.every((cell) => /\d/u.test(cell)) || (/^\p{Lu}/u.test(head) && cells.every((cell) => /^\p{Ll}/u.test(cell)))
  );
}

function filled(rows: readonly string[][], at: number): string[] {
  return rows.flatMap((row) => row[at] || []);
}

/** "Test", "Reading": what is looked at, unless figures stand below. */
export function isLookedAt(head: string, cells: readonly string[]): boolean {
  return LOOKED_AT.test(head) && cells.length > 0 && cells.every((cell) => /^\p{L}/u.test(cell));
}

export function isIfOut(head: string): boolean {
  return IF_OUT.test(head);
}

/** "Swap for", "Put where": a verb that the cells below it complete. @returns what stands before a cell, null for another head */
export function orderOfHead(head: string): string | null {
  const words = head.toLowerCase().split(/\s+/u);
  const [first = '', ...others] = words;
  const last = others.join(' ');
  if (others.length === 0) return null;
  // "Goes to": said of the thing of the row.
  if (readingOf(first, 's') !== null && others.length === 1 && PREPOSITIONS.has(last)) return `${head}:`;
  if (readingOf(first, 'base') === null) return null;
  if (ASKED_PLACE.test(last)) return `${head}:`;
  const isCompleted = others.length === 1 && (PREPOSITIONS.has(last) || PARTICLES.has(last));
  return isCompleted && verbShare(first) >= 0.4 ? head : null;
}

/** "Open vents", "Hold batch, retest": a column of orders. */
export function holdsOrders(cells: readonly string[]): boolean {
  const orders = cells.filter((cell) => {
    const [first = '', next = ''] = cell.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? [];
    const verb = readingOf(first, 'base');
    return verb !== null && !isFunctionWord(first) && next !== '' && verbShare(verb.lemma) >= 0.4;
  });
  return cells.length >= LEAST_CELLS && orders.length >= cells.length * MOST;
}
