/** A text that a spreadsheet would take for a formula. */
const FORMULA_LEAD = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Rows as RFC 4180: CRLF after each row, quotes where they are needed. Text that a spreadsheet would run as a formula
 * gets an apostrophe in front, as spreadsheets themselves do; decimals such as `-5.00` stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | null): string {
  const text = value ?? '';
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const harmless = !isNumber && FORMULA_LEAD.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
