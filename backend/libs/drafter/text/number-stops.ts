/** "1 open the lid", "2- drain" */
const BARE_NUMBER = /^(\s*)(\d{1,2})(?:\s?[-–—]\s*|\s+)(?=\p{L})/u;
/** Fewer lines that begin with one, two, … may be amounts. */
const LEAST_LINES = 3;

/** Gives numbers that count the lines of a list the stop behind which lists are known: "1 open the lid" → "1. open the lid". */
export function withNumberStops(text: string): string {
  const lines = text.split('\n');
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]));
  for (let from = 0; from < filled.length; from += 1) {
    let count = 0;
    while (numberOf(lines[filled[from + count] ?? -1]) === count + 1) count += 1;
    if (count < LEAST_LINES) continue;
    for (const at of filled.slice(from, from + count)) lines[at] = (lines[at] ?? '').replace(BARE_NUMBER, '$1$2. ');
    from += count - 1;
  }
  return lines.join('\n');
}

function numberOf(line = ''): number | null {
  const digits = BARE_NUMBER.exec(line)?.[2];
  return digits === undefined ? null : Number(digits);
}
