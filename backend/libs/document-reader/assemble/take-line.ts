import type { SafetyLevel } from '../../sop-document/index.js';
import { type Column, columnsOf, type TableColumns } from './columns.js';
import type { ImportSection } from './sections.js';
import type { SopDraft } from './sop-draft.js';

/** A line with its list level and heading. */
export interface PlacedLine {
  text: string;
  /** Nesting level in its list; null outside of lists. */
  level: number | null;
  heading: string;
}

const LEVELS: Readonly<Record<string, SafetyLevel>> = {
  danger: 'danger',
  gefahr: 'danger',
  warning: 'warning',
  warnung: 'warning',
  note: 'note',
  hinweis: 'note',
};
const SAFETY_LABEL = /^(danger|warning|caution|note|gefahr|warnung|vorsicht|hinweis)\s*[:!–-]\s*(?=\S)/iu;
const LABEL = /^(.{1,80}?)\s*(?::\s|\s[–—-]\s)\s*(\S.*)$/u;
const CONDITION = /^(?:if|when|in case(?: of)?|wenn|falls|bei|si|en caso de|en cas de|se|em caso de)\s/iu;
const RULE = /^(?:never|always|do not|don't|nie(?:mals)?|immer|nunca|siempre|jamais|ne |sempre)\b/iu;

/** Adds a line to the part of the procedure that its heading names. @returns whether it was added */
export function takeSectionLine(
  draft: SopDraft,
  section: Exclude<ImportSection, 'phases' | 'skip'>,
  { text, level, heading }: PlacedLine,
): boolean {
  const [, name = '', rest = ''] = LABEL.exec(text) ?? [];
  switch (section) {
    case 'purpose':
    case 'scope':
    case 'trigger':
      return draft.addField(section, text);
    case 'roles':
      if (level !== null && level > 0) return draft.addDuty(text);
      return name === '' ? draft.addRole(text, []) : draft.addRole(name, rest.split(/\s*;\s*/u));
    case 'definitions':
      return name === '' ? false : draft.addDefinition(name, rest);
    case 'resources':
      return draft.addResource(text, heading);
    case 'safety':
      return takeSafety(draft, text);
    case 'forbidden':
      return draft.addSafety('caution', `${heading}: ${text}`);
    case 'exceptions':
      return takeException(draft, text, name, rest);
    case 'records':
      return draft.addRecord(text, null, null);
    case 'kpis':
      return name === '' ? draft.addKpi(text, null) : draft.addKpi(name, rest);
    case 'references':
      return draft.addReference(text);
    case 'notes':
      return draft.addNote(text);
  }
}

function takeSafety(draft: SopDraft, text: string): boolean {
  const [label = '', word = ''] = SAFETY_LABEL.exec(text) ?? [];
  return draft.addSafety(LEVELS[word.toLowerCase()] ?? 'caution', text.slice(label.length));
}

/** "If the fridge is warmer than 8 °C, call the technician." */
function takeException(draft: SopDraft, text: string, name: string, rest: string): boolean {
  const comma = text.search(/[,;:]\s|\sthen\s/u);
  if (CONDITION.test(text) && comma > 0)
    return draft.addException(text.slice(0, comma), text.slice(comma + 1).trim(), null);
  return name !== '' && draft.addException(name, rest, null);
}

/** Adds a paragraph between steps to the step before it, as its caution or as a line below it. */
export function takeBesideStep(draft: SopDraft, text: string): boolean {
  const step = draft.lastStep;
  const label = SAFETY_LABEL.exec(text)?.[0] ?? '';
  const isCaution = label !== '' && !/^(?:note|hinweis)/iu.test(label);
  if (step && step.caution === null && text.length <= 300 && (isCaution || RULE.test(text))) {
    step.caution = text.slice(isCaution ? label.length : 0);
    return true;
  }
  return draft.addSub(text);
}

/**
 * Adds the rows of a table to the part that the heading above names.
 * @param afterRow is called after each row
 * @returns the rows that were not added
 */
export function takeRows(
  draft: SopDraft,
  section: Exclude<ImportSection, 'skip'>,
  rows: readonly { isHeader: boolean; cells: string[] }[],
  afterRow: (cells: readonly string[]) => void,
): string[][] {
  const table = columnsOf(rows);
  return table.body.filter((row) => {
    const isTaken = takeRow(draft, section, row, table);
    afterRow(row);
    return !isTaken;
  });
}

function takeRow(
  draft: SopDraft,
  section: Exclude<ImportSection, 'skip'>,
  row: readonly string[],
  table: TableColumns,
): boolean {
  const cells = row.map((cell) => (/^[-–—]?$/u.test(cell.trim()) ? '' : cell));
  const [first = '', second = '', third = ''] = cells
    .filter((cell, at) => cell !== '' && table.columns[at] !== 'number')
    .map(flat);
  const of = (column: Column): string | null =>
    cells
      .filter((cell, at) => cell !== '' && table.columns[at] === column)
      .map(flat)
      .join(', ') || null;
  switch (section) {
    case 'roles':
      return draft.addRole(of('role') ?? first, duties(cells, table));
    case 'definitions':
      return draft.addDefinition(first, second || null);
    case 'exceptions':
      return draft.addException(first, second, of('role') ?? (third || null));
    case 'records':
      return (
        draft.addRecord(first, of('where'), of('keep')) &&
        (cells.filter(Boolean).length <= 1 || of('where') !== null || of('keep') !== null)
      );
    case 'kpis':
      return draft.addKpi(first, of('target') ?? (second || null));
    case 'phases':
      return takeStepRow(draft, cells, table, of);
    default:
      return takeSectionLine(draft, section, {
        text: cells.filter(Boolean).map(flat).join(': '),
        level: 0,
        heading: '',
      });
  }
}

/**
 * The first step column is the step; columns without a field of their own become lines below it, with the column's
 * name.
 */
function takeStepRow(
  draft: SopDraft,
  cells: readonly string[],
  { columns, names }: TableColumns,
  of: (column: Column) => string | null,
): boolean {
  const steps = cells.filter((cell, at) => cell !== '' && columns[at] === 'step');
  const lines = (steps[0] ?? '').split('\n');
  const details = cells.flatMap((cell, at) => {
    const column = columns[at];
    const isDetail =
      cell !== '' && (column === 'detail' || column === 'where' || column === 'keep' || column === 'target');
    return isDetail ? [names[at] ? `${flat(names[at])}: ${flat(cell)}` : flat(cell)] : [];
  });
  const sub = [...lines.slice(1), ...steps.slice(1).map(flat), ...details];
  const parts = { role: of('role'), when: of('when'), check: of('check'), caution: of('caution') };
  return draft.addStep(lines[0] ?? '', { ...parts, sub });
}

function duties(cells: readonly string[], { columns }: TableColumns): string[] {
  const roleAt = columns.includes('role')
    ? columns.indexOf('role')
    : cells.findIndex((cell, at) => cell !== '' && columns[at] !== 'number');
  return cells.flatMap((cell, at) =>
    at === roleAt || cell === '' || columns[at] === 'number' ? [] : cell.split('\n'),
  );
}

function flat(cell: string): string {
  return cell.replace(/\n/gu, ' ');
}
