/** A request without what frames a document that was pasted whole. */
export interface FramedText {
  lines: string[];
  /** The document's own title; null where it says none. */
  title: string | null;
}

/** "Doc No: QA-14", "Rev: 3", "Page 1 of 2": about the document, not about the work. */
export const DOCUMENT_CONTROL =
  /^distribution(?: list)?\s?:\s+(?:[\p{L}. ]{2,30}(?:,\s|\.?$))+$|^(?!(?:no|yes)\s?[:.]\s+\p{Ll})(?:(?:document|doc|sop|procedure|policy|file)\.?\s+)?(?:(?:no\.?|number|id|code|version|rev(?:ision)?|issue|status|author|owner|written by|prepared by|approved by|reviewed by|authori[sz]ed by|issued(?: by)?|effective(?: date| from)?|valid (?:from|until)|next review|review (?:date|due)|supersedes|replaces|classification|page)\b\s*(?:[:.#]|\d|date).{0,80}|(?:issue |print )?date\s*:?\s*\d.{0,20}|v(?:ersion)?\s?\d[\d.]*\b.{0,40}|(?:last|date) (?:updated|reviewed|revised|modified|printed|edited|changed)\b.{0,70}|(?:updated|reviewed|revised|modified|printed|issued)\b[^.;]{0,50}\b(?:19|20)\d\d\b.{0,10}|(?:printed copies|this copy|hard copies)\b.{0,60}|uncontrolled\b.{0,60}|(?:internal use only|confidential|end of (?:document|procedure|sop|policy|instruction))\W*)$/iu;
/** "Approved by: ______  Date: ______" */
const SIGNATURE_LINE = /_{4,}.*$/u;
const TITLE_LABEL =
  /^(?:(?:sop|document|procedure|policy)\s+)?(?:title|name)(?: of (?:the )?(?:procedure|document|process))?\s*:\s*(\S.{2,90})$/iu;
/** "POLICY 12-04: Sewer backups", "SOP 5 - Receiving a horse": a number and a name. */
const NUMBERED_TITLE =
  /^(?:sop|(?:standard )?operating procedure|(?:standard|company|plant|field|site|maintenance|emergency) (?:procedure|instruction|practice)|policy|procedure|work instruction|instruction|protocol|directive|regulation|wi|qp)\s*(?:no\.?|nr\.?|number|#)?\s*(?=[\w.-]*\d)[\w.-]{1,14}\s*[:–—-]\s+(\S.{2,110})$/iu;
/** "POLICY 12-04" */
const NUMBER_OF_TITLE = /^\p{L}[\p{L} ]{1,40}\s(?:no\.?\s*)?(?=[\w.-]*\d)[\w.-]{1,14}(?=\s*[:–—-]\s)/iu;
/** "Dressing pack assembly – work instruction WI-7" */
const TITLE_BEFORE_KIND =
  /^(\S.{3,80}?)\s+[-–—:]\s*(?:sop|standard operating procedure|procedure|work instruction|instruction|policy|protocol)(?:\s+(?:no\.?\s*)?[\w.-]*\d[\w.-]*)?$/iu;
/** "How we do it: new volunteer at the shelter" */
const HOW_LABEL = /^how (?:we|you|to) (?:do|handle|run|work)(?: (?:it|this|things))?(?: here)?\s*:\s*(\S.{2,90})$/iu;
const KIND_ALONE =
  /^(?:standard operating procedure|operating procedure|work instruction|company policy|policy and procedure|procedure|sop)$/iu;
const COMPANY =
  /^(?:\p{Lu}\S*\s+){1,5}(?:inc|llc|ltd|limited|corp|corporation|company|co|gmbh|plc|department|dept|hospital|university|school|council|county)\.?$/iu;
/** "Department: Core Lab" */
const UNIT = /^(?:department|dept|division|location|site|facility|unit)\.?\s*:\s*\p{L}[\p{L} ,&-]{1,60}$/iu;
/** Where the next cell of a header begins: "ACME Inc. Doc No: 14", "Title: Cleaning Effective: 2021". */
const NEXT_CELL =
  /(?<!\b(?:document|doc|sop|form)\.?)\s+(?=(?:(?:document|doc|sop|form)\.?\s+(?:no|number|id)|version|rev(?:ision)?|issue|effective(?: date| from)?|date|page|owner|author|status|written by|department|dept|title|prepared by|approved by|reviewed by)\.?\s?:\s)/giu;
/** "Distribution Division", "Ward Services Unit": alone in its line. */
const UNIT_ALONE =
  /^(?:\p{Lu}[\p{L}&-]*\s){1,4}(?:Division|Department|Dept|Unit|Branch|Bureau|Section|District|Directorate|Office)\.?$/u;
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];
const ROMAN_LINE = /^(\s*)([IVX]{1,5})[.)]\s+(?=\S)/u;
/** The letterhead stands in the first lines. */
const HEAD_LINES = 8;
/** A longer line is no row of a header. */
const MAX_HEADER_LENGTH = 200;

/**
 * Reads what frames a pasted document: letterhead, numbers and dates of the document, lines to sign, its title. What holds
 * a figure stays in the text as a line of its own; Roman numbers become others.
 */
export function takeFrame(lines: readonly string[]): FramedText {
  const apart = withLetteredParts(withCountedParts(lines))
    .flatMap(cellsOf)
    .filter((line) => !isToSign(line));
  const head = headOf(apart);
  const title = head.map(({ text }) => titleIn(text)).find((found) => found !== null) ?? shoutedTitle(head);
  const isFormal = title !== null || apart.filter((line) => DOCUMENT_CONTROL.test(line.trim())).length >= 2;
  if (!isFormal) return { lines: apart, title: null };
  const dropped = new Set(head.filter(({ text }) => isLetterhead(text, title !== null)).map(({ at }) => at));
  const named = head.find(({ text }) => titleIn(text) !== null || text === title)?.at;
  const body = apart.filter((_, at) => !dropped.has(at) && at !== named);
  // "POLICY 12-04: …": its number is worth a note.
  const number = named === undefined ? null : NUMBER_OF_TITLE.exec(apart[named]?.trim() ?? '')?.[0];
  return { lines: number ? [...body, '', `Document No: ${number}`] : body, title };
}

/** The first lines with text. */
function headOf(lines: readonly string[]): { text: string; at: number }[] {
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ text: line.trim(), at }])).slice(0, HEAD_LINES);
}

/** "CLEANING OF TANKS" right below the number of the document and its date. */
function shoutedTitle(head: readonly { text: string }[]): string | null {
  const last = head.findLastIndex(({ text }) => DOCUMENT_CONTROL.test(text));
  const line = head[last + 1]?.text ?? '';
  const isShouted = line === line.toUpperCase() && (line.match(/\p{Lu}{3,}/gu) ?? []).length >= 2;
  const isOther =
    COMPANY.test(line) || /^\s*(?:\d|[A-Z][.)]\s)|[.:;]$/u.test(line) || line.length > MAX_HEADER_LENGTH / 2;
  return last >= 0 && isShouted && !isOther ? line : null;
}

function titleIn(line: string): string | null {
  const found = [TITLE_LABEL, NUMBERED_TITLE, TITLE_BEFORE_KIND, HOW_LABEL].map((pattern) => pattern.exec(line)?.[1]);
  return found.find((title) => title !== undefined && !/[.!?]\s+\p{L}/u.test(title)) ?? null;
}

/** "ACME FOODS INC.", "Standard Operating Procedure" above a title. */
function isLetterhead(line: string, isTitled: boolean): boolean {
  const isShouted = line === line.toUpperCase() && /\p{Lu}{3}/u.test(line) && !/\d/u.test(line);
  if (isTitled && (UNIT.test(line) || UNIT_ALONE.test(line))) return true;
  return KIND_ALONE.test(line) || COMPANY.test(line) || (isTitled && isShouted);
}

function isToSign(line: string): boolean {
  const words = line.replace(SIGNATURE_LINE, '').match(/\p{L}+/gu)?.length ?? 0;
  // "[ ] chlorine test before (result: ____)": an item leaves a blank for its value.
  const isItem = /^\s*(?:[-*•–▪☐☑□◯○]|\[[ x]?\]|\d{1,2}[.)])\s/iu.test(line);
  return SIGNATURE_LINE.test(line) && !/^\s*_/u.test(line) && !isItem && words <= 4;
}

/** The cells of a line in which something of the document stands beside others. */
function cellsOf(line: string): string[] {
  const cells = line.length > MAX_HEADER_LENGTH ? [line] : line.trim().split(NEXT_CELL);
  const isOfDocument = cells.length > 1 && cells.some((cell) => DOCUMENT_CONTROL.test(cell) || TITLE_LABEL.test(cell));
  return isOfDocument ? cells : [line];
}

/** "I. Policy", "II. Scope": parts with Roman numbers, one after the other, with Arabic ones. */
function withCountedParts(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => ROMAN_LINE.exec(line)?.[2] ?? []);
  const areCounted = numbers.length >= 2 && numbers.every((number, at) => number === ROMAN[at]);
  if (!areCounted) return lines;
  return lines.map((line) =>
    line.replace(ROMAN_LINE, (_, indent: string, number: string) => `${indent}${ROMAN.indexOf(number) + 1}. `),
  );
}

/** "B.1 The form …", "C2) Check …": a letter and the numbers that go on behind it. */
const LETTERED = /^(\s*)([A-Z])\.?(\d{1,2})[.):]?\s+(?=\p{Lu})/u;
const LEAST_LETTERED = 3;

/** "B. Cut-off", "B.1 …", "B.2 …": parts with letters, with numbers that are known as such. */
function withLetteredParts(lines: readonly string[]): readonly string[] {
  const numbers = lines.flatMap((line) => {
    const [, , letter = '', number = ''] = LETTERED.exec(line) ?? [];
    return letter === '' ? [] : [{ letter, number: Number(number) }];
  });
  // "A4 paper", "B12 shots": no list begins so, nor leaves numbers out.
  const areCounted = numbers.every(({ letter, number }, at) => {
    const before = numbers[at - 1];
    return letter === before?.letter ? number === before.number + 1 : number === 1 && letter > (before?.letter ?? '');
  });
  if (numbers.length < LEAST_LETTERED || !areCounted) return lines;
  const letters = new Set(numbers.map(({ letter }) => letter));
  const first = Math.min(...[...letters].map(codeOf));
  return lines.map((line) => {
    const letter = /^\s*([A-Z])[.)]\s+\p{Lu}/u.exec(line)?.[1] ?? '';
    // "A. Purpose" above "B.1": it goes before them.
    const isHeading = letter !== '' && (letters.has(letter) || codeOf(letter) < first);
    const heading = isHeading ? line.replace(/[A-Z](?=[.)])/u, String(codeOf(letter))) : line;
    return heading.replace(
      LETTERED,
      (_, indent: string, part: string, number: string) => `${indent}${codeOf(part)}.${number} `,
    );
  });
}

function codeOf(letter: string): number {
  return letter.charCodeAt(0) - 64;
}
