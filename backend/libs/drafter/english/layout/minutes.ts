/** "Minutes – Falls Working Group" */
const HEADED = /^\s*(?:meeting )?minutes(?:\s+of(?: the)?(?: meeting(?: of(?: the)?)?)?\s+|\s*[–—:-]\s+)(?=\p{L})/iu;
/** "Present: …", "Apologies: …" */
const FIELD =
  /^\s*(?:present|attendees|attending|in attendance|apologies|absent|excused|chair(?:ed by)?|minutes(?: by| taken by)?|minute[- ]taker|(?:date of )?next meeting|venue|location)\s*:\s*\S/iu;
/** "Tues 14 May, 2pm, Quiet Lounge" */
const DATED =
  /^\s*(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\.?,?\s+)?\d{1,2}(?:st|nd|rd|th)?[./ ]+(?:\p{L}{3,9}|\d{1,2})\b[^.;:]{0,60}$/iu;
/** "ACTION: Anita to have this written as a procedure" */
const ASKS_TEXT =
  /^\s*actions?(?: points?| items?)?\s*:\s.*\b(?:written|write|made|make|put|turned|turn|draft(?:ed)?)\b.*\b(?:procedure|sop|checklist|guide|instructions?)\b/iu;
const LEAST_FIELDS = 2;
const HEAD_LINES = 4;

/** The minutes of a meeting with who was there, when and where it was and who is to write the text among the notes below. */
export function withMinutesAside(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex((line) => line.trim() !== '');
  const isHeaded = HEADED.test(lines[head] ?? '');
  const fields = lines.filter((line) => FIELD.test(line)).length;
  if (fields < (isHeaded ? 1 : LEAST_FIELDS)) return lines;
  const isAside = (line: string, at: number): boolean =>
    FIELD.test(line) || ASKS_TEXT.test(line) || (at > head && at <= head + HEAD_LINES && DATED.test(line));
  const told = lines.filter((line, at) => !isAside(line, at)).map((line) => line.replace(HEADED, ''));
  return [...told, '', '## Notes', ...lines.filter(isAside).map((line) => `- ${line.trim()}`)];
}
