/** "1 open the lid", "2- drain"; behind a tab begins the next cell of a table. */
const BARE_NUMBER = /^(\s*)(\d{1,2})(?:\s?[-–—] *| +)(?=\p{L})/u;
/** Fewer lines that begin with one, two, … may be amounts. */
const LEAST_LINES = 3;

/** "1 look at it 2 weigh it 3 …": a number and a word that is no unit. */
const INLINE =
  /(?<=^|[\s:;,])(\d{1,2})\s(?=(?!(?:days?|weeks?|months?|years?|hours?|hrs?|h|mins?|minutes?|times|x|kg|g|mg|l|ml|m|cm|mm|km|ppm|bar|people|persons|of|or|and|to|per|pcs|euros?|dollars?|am|pm)\b)\p{Ll})/gu;
/** Fewer in one line may be amounts. */
const LEAST_INLINE = 4;

/** Gives numbers that count the lines of a list the stop behind which lists are known: "1 open the lid" → "1. open the lid". */
export function withNumberStops(text: string): string {
  const lines = text.split('\n').map(withInlineStops);
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

/** "first this 1 fill it 2 shake it 3 …": the numbers that count up from one, with their stops. */
function withInlineStops(line: string): string {
  const found: RegExpExecArray[] = [];
  for (const match of line.matchAll(INLINE)) if (Number(match[1]) === found.length + 1) found.push(match);
  if (found.length < LEAST_INLINE) return line;
  return found.reduceRight((text, { index, 1: digits = '' }) => {
    const end = index + digits.length;
    return `${text.slice(0, end)}.${text.slice(end)}`;
  }, line);
}
