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
/** "Notes staff meeting 14 March": where the notes come from, above all. */
const NOTES_OF_MEETING =
  /^\s*(?:(?:my|some|rough|quick) )?(?:notes?|protocol|summary|outcome|points)\b[^.:;]{0,30}\b(?:meeting|committee|conference call|assembly|session)\b/iu;
const PERSON = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Fr|Sr|Sgt|Capt)\.? )?\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}(?: ?\([^()]{2,40}\))?`;
/** "Present: Mrs Hall, Mr Iqbal, Dr. Finn (from 5)" */
const LISTS_PEOPLE = new RegExp(
  String.raw`^\s*(?:present|attendees|attending|in attendance|apologies|absent|excused)\s*:\s*${PERSON}(?:(?:,| and| &|;) ?${PERSON})+[.\s]*$`,
  'iu',
);
const LEAST_FIELDS = 2;
const HEAD_LINES = 4;

/** The minutes of a meeting with who was there, when and where it was and who is to write the text among the notes below. */
export function withMinutesAside(lines: readonly string[]): readonly string[] {
  const head = lines.findIndex((line) => line.trim() !== '');
  const isHeaded = HEADED.test(lines[head] ?? '') || NOTES_OF_MEETING.test(lines[head] ?? '');
  const fields = lines.filter((line) => FIELD.test(line)).length;
  if (fields < (isHeaded ? 1 : LEAST_FIELDS) && !lines.some((line) => LISTS_PEOPLE.test(line))) return lines;
  const isAside = (line: string, at: number): boolean =>
    FIELD.test(line) || ASKS_TEXT.test(line) || (at > head && at <= head + HEAD_LINES && DATED.test(line));
  const told = lines.filter((line, at) => !isAside(line, at)).map((line) => line.replace(HEADED, ''));
  return [...told, '', '## Notes', ...lines.filter(isAside).map((line) => `- ${line.trim()}`)];
}
