import { withDutiesOfRoles } from '../duties-of-roles.js';
import { withCasesOfItems, withListedCases } from '../listed-cases.js';
import { withAnswers } from './answers.js';
import { isChat, readChat } from './chat.js';
import { withPastAside } from './chat-past.js';
import { withoutTalk } from './chat-talk.js';
import { takeFrame } from './document-frame.js';
import { readLayout } from './layout.js';
import { withLetterheadAside } from './letterhead.js';
import { isMail, readMail, withoutGreetingLine } from './mail.js';
import { withMinutesAside } from './minutes.js';
import { withNamedClauses } from './named-clauses.js';
import { withOutline } from './outline.js';
import type { RequestLayout } from './request-line.js';
import { withWantedItems } from './wanted-items.js';

const GREETED =
  /^\s*(?:(?:hi|hello|hey|hiya|dear)(?:\s+[\p{L}'’-]{2,20}){0,2}|dear\s+sirs?\s?(?:\/|or|and)\s?madams?|dear\s+(?:mrs?|ms|dr|prof)\.?(?:\s+[\p{L}'’-]{2,20}){1,2}|good\s+(?:day|morning|afternoon|evening)(?:\s+(?:dear\s+)?(?:sirs?|madam|ladies|friends?|colleagues?)(?:\s?(?:\/|or|and)\s?(?:sirs?|madam|gentlemen))?)?|respected\s+(?:sirs?|madam)(?:\s?(?:\/|or|and)\s?(?:sirs?|madam))?|to whom it may concern|(?:good )?(?:morning|afternoon|evening)(?:\s+(?:all|team|everyone|folks))?|ladies and (?:gents|gentlemen)|folks|guys|team|all|everyone|colleagues|\p{L}{2,14}(?=\s*,\s*$))\s*(?:[,!]|(?<=\bconcern|\bdear\s[^:\n]{2,40}):)\s*(?=\S|$)/iu;

/** The name that a request gives to the procedure, set above it. */
const DOCUMENT_TITLE = /^Document title: (\S.*)$/u;

/** Reads the layout of a request: mail, chat, headings, lists. */
export function readStructure(text: string): RequestLayout {
  const parts = withSectionsApart(withoutLongQuotes(withoutKisses(text))).split('\n');
  const listed = withListedCases(withBlanksAfterBullets(parts));
  const lines = withPartsMarked(withStops(withNamedClauses(withoutGreeting(listed))));
  // Its greeting is gone from the lines, and tells that what stands below is a signature.
  const mail = isMail(lines) || isMail(parts) ? readMail(lines) : { lines, subject: null };
  if (isChat(lines)) {
    const given = mail.lines.findIndex((line) => line.trim() !== '');
    const title = DOCUMENT_TITLE.exec(mail.lines[given] ?? '')?.[1] ?? null;
    const turns = readChat(title === null ? mail.lines : mail.lines.slice(given + 1));
    return { lines: withAnswers(withoutTalk(withPastAside(turns))), subject: mail.subject, title };
  }
  const outlined = withOutline(withMinutesAside(withWantedItems(mail.lines)));
  const framed = takeFrame(outlined.lines);
  const read = withDutiesOfRoles(withCasesOfItems(withLetterheadAside(readLayout(framed.lines)))).map((line) =>
    line.kind === 'heading' && outlined.parts.has(line.text) ? { ...line, isPart: true } : line,
  );
  return { lines: read, subject: mail.subject, title: framed.title };
}

/** "… ping me. xx Lea" */
function withoutKisses(text: string): string {
  return text.replace(/(?<=[.!?]\s+)(?:x{2,3}|xoxo|cheers|thanks|thx|ta),?\s+\p{Lu}\p{Ll}+\s*$/u, '');
}

const INLINE_SECTION =
  /(?<=[.;:!?]\s)(?=(?:Purpose|Scope|Responsibilities|Roles|Procedure|Process|Steps|Records|Definitions|References|Materials|Equipment|Safety|Exceptions|Frequency)\s?:\s)/gu;

/** "… Purpose: … Scope: … Process: …" in one paragraph: each part in a line of its own. */
function withSectionsApart(text: string): string {
  return (text.match(INLINE_SECTION)?.length ?? 0) >= 2 ? text.replace(INLINE_SECTION, '\n') : text;
}

/** "o  lid closed": a letter that stands for a box. */
const LETTER_BULLET = /^\s*[oO]\s{1,4}(?=\S)/u;

/** "-check the oil" as an item, where several lines begin so. */
function withBlanksAfterBullets(lines: readonly string[]): readonly string[] {
  const letters = lines.filter((line) => LETTER_BULLET.test(line)).length;
  if (letters >= 3) return lines.map((line) => line.replace(LETTER_BULLET, '- '));
  // Two stars are bold type.
  const glued = lines.filter((line) => /^\s*[-*•][^\s\d*-]/u.test(line)).length;
  return glued >= 2 ? lines.map((line) => line.replace(/^(\s*[-*•])(?=[^\s\d*-])/u, '$1 ')) : lines;
}

/** A quotation of several sentences is a text of its own. */
function withoutLongQuotes(text: string): string {
  return text.replace(
    /(?<=^|[\s(])["“](?=\S)([^"“”]{60,2000})(?<=\S)["”](?=[\s.,;)]|$)/gmu,
    (whole: string, inner: string) => (/[.!?]\s+\p{L}/u.test(inner) ? inner : whole),
  );
}

/** "Hey Noor," or "Folks, since …" at the beginning of a text that is no mail otherwise, and "Dear Tom," alone in its line. */
function withoutGreeting(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(
    (line) => line.trim() !== '' && !/^\s*(?:subject|from|to|cc|sent|date)\s?:/iu.test(line),
  );
  return lines.map((line, at) => {
    const told = withoutGreetingLine(line);
    return at === first ? told.replace(GREETED, '') : told;
  });
}

/** "Opening (Anna)" */
const PART_OF_SOMEBODY =
  /^\s*\p{Lu}\p{L}+(?: \p{L}+){0,2} \(\p{L}+(?:(?:,|\s?[+&/]|\s(?:and|or))?\s?\p{L}+){0,3}\)\s?:?\s*$/u;

/** "Opening (Anna)" and "Closing (Bo)" alone in their lines: parts of the work, with who does them. */
function withPartsMarked(lines: readonly string[]): readonly string[] {
  const isPart = (line: string, at: number): boolean =>
    PART_OF_SOMEBODY.test(line) && (lines[at + 1] ?? '').trim() !== '' && !PART_OF_SOMEBODY.test(lines[at + 1] ?? '');
  return lines.filter(isPart).length < 2
    ? lines
    : lines.map((line, at) => (isPart(line, at) ? `## ${line.trim()}` : line));
}

/** "§3 Viewing": a number like any other. */
const PARAGRAPH_SIGN = /^(\s*)§{1,2}\s?(\d{1,2}(?:\.\d{1,2})?)[.:]?\s+(?=\p{Lu})/u;

/** "1  On receipt …", "2  Record …": numbers without a stop, one after the other. */
function withStops(all: readonly string[]): readonly string[] {
  const lines = all.map((line) => line.replace(PARAGRAPH_SIGN, '$1$2. '));
  const numbers = lines.flatMap((line) => /^\s*(\d{1,2})\s+\p{Lu}/u.exec(line)?.[1] ?? []);
  const isCounted = numbers.length >= 3 && numbers.every((number, at) => Number(number) === Number(numbers[0]) + at);
  return isCounted ? lines.map((line) => line.replace(/^(\s*\d{1,2})(\s+)(?=\p{Lu})/u, '$1.$2')) : lines;
}
