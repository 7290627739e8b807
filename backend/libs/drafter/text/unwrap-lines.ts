/** Between these widths, in characters, texts are wrapped by hand or by a mail program. */
const LEAST_WIDTH = 40;
const MOST_WIDTH = 130;
/** From this share of its line breaks on a text is wrapped; lists of lines fit the width by chance only. */
const LEAST_SHARE = 0.6;
/** A list item, a row of a table, a quoted line, a heading, a turn of a chat with its time or without. */
const BEGINS_ANEW =
  /^\s*(?:[-*•–▪◦‣·✓✔☐☑□▢>#|]|\[|\(?\d{1,2}(?:\.\d{1,2})*[.):]?\s|\(?(?:[a-hA-H]|[ivxIVX]{1,5})[.)]\s|\p{Lu}[\p{L} ]{0,20}:\s|\p{Ll}{3,12}:\s|\p{L}[\p{L}.'-]{0,20}\s+\[?\d{1,2}[:.]\d{2}\]?\s?:)/u;
const SENTENCE_END = /[.!?:;…]["'”’)]*\s*$/u;

/** Joins the lines of a text that was cut at a width, such as an e-mail of 72 characters a line. */
export function unwrapLines(text: string): string {
  const lines = text.split('\n');
  const width = Math.max(...lines.map((line) => line.length));
  if (width < LEAST_WIDTH || width > MOST_WIDTH) return text;
  const breaks = lines.slice(1).map((next, at) => ({ line: lines[at] ?? '', next }));
  const inside = breaks.filter(({ line, next }) => canGoOn(line, next));
  const full = inside.filter(({ line, next }) => isFull(line, next, width));
  const isInSentence = full.some(({ line, next }) => !SENTENCE_END.test(line) && /^\s*\p{Ll}/u.test(next));
  if (!isInSentence || full.length < inside.length * LEAST_SHARE) return text;
  let joined = lines[0] ?? '';
  for (const { line, next } of breaks)
    joined += canGoOn(line, next) && isFull(line, next, width) ? ` ${next.trimStart()}` : `\n${next}`;
  return joined;
}

function canGoOn(line: string, next: string): boolean {
  return line.trim() !== '' && next.trim() !== '' && !/[|\t]/u.test(line + next) && !BEGINS_ANEW.test(next);
}

/** Whether the first word of the next line would not have fitted. */
function isFull(line: string, next: string, width: number): boolean {
  const [word = ''] = next.trimStart().split(/\s/u);
  return line.length + 1 + word.length > width;
}
