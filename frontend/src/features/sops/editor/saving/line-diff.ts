import type { SopMedia } from '../../../../api/generated/types.gen';
import { LINE_KINDS, LISTS, type LineList, PARTS_AFTER, PARTS_BEFORE } from '../schema/line-kinds';
import type { WrittenText } from './kept-edits';
import * as words from './words.en';

export interface DiffLine {
  change: 'same' | 'theirs' | 'mine';
  text: string;
}

/** Which lines are only in the saved text and which only in the local one, in reading order. */
export function diffLines(theirs: readonly string[], mine: readonly string[]): DiffLine[] {
  const common = commonLengths(theirs, mine);
  const lines: DiffLine[] = [];
  let at = 0;
  let to = 0;
  while (at < theirs.length || to < mine.length) {
    const [left, right] = [theirs[at], mine[to]];
    if (left !== undefined && left === right) {
      lines.push({ change: 'same', text: left });
      at += 1;
      to += 1;
    } else if (
      left !== undefined &&
      (right === undefined || lengthAt(common, at + 1, to) >= lengthAt(common, at, to + 1))
    ) {
      lines.push({ change: 'theirs', text: left });
      at += 1;
    } else {
      lines.push({ change: 'mine', text: right ?? '' });
      to += 1;
    }
  }
  return lines;
}

/** Length of the longest common subsequence of the remaining lines. */
function commonLengths(theirs: readonly string[], mine: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: theirs.length + 1 }, () => new Uint16Array(mine.length + 1));
  for (let at = theirs.length - 1; at >= 0; at -= 1) {
    for (let to = mine.length - 1; to >= 0; to -= 1) {
      const row = rows[at] as Uint16Array;
      const isSame = theirs[at] === mine[to];
      row[to] = isSame
        ? lengthAt(rows, at + 1, to + 1) + 1
        : Math.max(lengthAt(rows, at + 1, to), lengthAt(rows, at, to + 1));
    }
  }
  return rows;
}

function lengthAt(rows: Uint16Array[], at: number, to: number): number {
  return rows[at]?.[to] ?? 0;
}

/** A text line by line: a step with its details is one. */
export function linesOfText(text: WrittenText): string[] {
  if ('content' in text) return text.content.split('\n');
  const { document } = text;
  const parts = PARTS_BEFORE.flatMap((part) => document[part] ?? []);
  const partsAfter = PARTS_AFTER.flatMap((part) => document[part] ?? []);
  const before = LISTS.slice(0, LISTS.indexOf('exceptions')).flatMap((list) => listLines(list, document[list]));
  const after = LISTS.slice(LISTS.indexOf('exceptions')).flatMap((list) => listLines(list, document[list]));
  const isOnePhase = document.phases.length < 2;
  const steps = document.phases.flatMap((phase) => [
    ...(isOnePhase ? [] : [phase.title]),
    ...listLines('steps', phase.steps),
  ]);
  return [...parts, ...before, ...steps, ...after, ...partsAfter];
}

function listLines(list: LineList, lines: readonly object[]): string[] {
  const { main, fields } = LINE_KINDS[list];
  return lines.map((line) => {
    const values = line as Record<string, unknown>;
    const details = fields.flatMap(({ name, label }) => {
      const text = name === 'minutes' ? minutesText(values[name]) : detailText(values[name]);
      return text === '' ? [] : [words.field(label, text)];
    });
    const media = (values['media'] as SopMedia[] | undefined) ?? [];
    const pictures = media.map(({ alt, caption }) => pictureText(caption ?? alt));
    return [String(values[main.name]), ...details, ...pictures].join(' · ');
  });
}

function pictureText(description: string | null): string {
  return description ? words.picture(description) : words.undescribedPicture;
}

function minutesText(value: unknown): string {
  return typeof value === 'number' ? words.minutes(value) : '';
}

function detailText(value: unknown): string {
  if (!Array.isArray(value)) return value === null || value === undefined ? '' : String(value);
  return (value as (string | { text: string })[])
    .map((each) => (typeof each === 'string' ? each : each.text))
    .join('; ');
}
