import { readXml } from './read-xml.js';

/** Ids of built-in date formats. */
const KNOWN_DATES = new Set([14, 15, 16, 17, 22]);
const KNOWN_TIMES = new Set([18, 19, 20, 21, 45, 46, 47]);
const DAY_MS = 86_400_000;
/** Day 0 of the spreadsheet calendar, which includes the nonexistent leap day of 1900. */
const DAY_0 = Date.UTC(1899, 11, 30);

export interface CellValue {
  /** `s` shared string, `inlineStr`, `str`, `b` boolean, `e` error, `n` number. */
  type: string;
  style: number;
  value: string;
}

/** Styles of a workbook that format a number as a date or a time of day. */
export function dateStyles(xml: string): Map<number, 'date' | 'time'> {
  const formats = new Map<number, string>();
  const styles = new Map<number, 'date' | 'time'>();
  let isInStyles = false;
  let count = 0;
  readXml(xml, {
    onOpen: (name, attributes) => {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInStyles = true;
      if (name !== 'xf' || !isInStyles) return;
      const kind = kindOf(Number(attributes['numFmtId']), formats);
      if (kind) styles.set(count, kind);
      count += 1;
    },
    onClose: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return styles;
}

function kindOf(id: number, formats: ReadonlyMap<number, string>): 'date' | 'time' | null {
  if (KNOWN_DATES.has(id)) return 'date';
  if (KNOWN_TIMES.has(id)) return 'time';
  const format = (formats.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '').toLowerCase();
  if (/[dy]/u.test(format)) return 'date';
  return /h|s/u.test(format) && format !== 'general' ? 'time' : null;
}

/** The text of a cell, similar to what the spreadsheet shows. */
export function cellText(
  { type, style, value }: CellValue,
  strings: readonly string[],
  styles: ReadonlyMap<number, 'date' | 'time'>,
): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  const kind = styles.get(style);
  const number = Number(value);
  if (type !== 'n' || value === '' || !Number.isFinite(number)) return value;
  if (!kind) return String(Number(number.toPrecision(12)));
  const time = new Date(DAY_0 + Math.round((number * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(time.getTime())) return value;
  const iso = time.toISOString();
  const clock = iso.slice(11, 16);
  if (kind === 'time' || number < 1) return clock;
  return clock === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${clock}`;
}
