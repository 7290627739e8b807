import { splitInlineNumbers } from '../../text/blocks.js';
import { type RequestSection, sectionOf } from '../../text/section-headings.js';
import { capitalise } from '../../text/words.js';
import { orderCertainty } from '../imperative.js';
import { isPersonNoun } from '../lexicon/words.js';
import { tokenise } from '../tokens.js';
import { DOCUMENT_CONTROL } from './document-frame.js';
import { numberedNames } from './numbered-names.js';
import { headsOfParagraphs } from './paragraph-heads.js';
import { BULLET, indentOf, type RequestLine } from './request-line.js';

/** Parts of a document that tell nothing of the work. */
const SKIPPED =
  /^(?:changes?(?: compared.*)?|change history|revision history|version history|history|revisions?|introduction|general remarks|preamble|conclusion|preface|foreword|about(?: this document)?|contents|table of contents|distribution|approvals?|signatures?|document control)$/iu;
/** The same where it stands before a colon in its line: "Approval: above 500 the manager" is of the work. */
const OF_WORK = /^(?:approvals?|changes?|distribution|signatures?)$/iu;
const TELLS = /^(?:\S+\s+){5,}\S+\.$/u;
const MORE_SECTIONS: readonly [RegExp, RequestSection][] = [
  [/^(?:interval|when (?:it|this|the procedure) (?:applies|is used|is needed))$/iu, 'trigger'],
  [/^(?:sites?|for|audience|valid for|departments?|buildings?|branches|who it is for)$/iu, 'scope'],
  [
    /^(?:who (?:this|it|the (?:procedure|policy|rule)) (?:is (?:meant )?for|applies to|covers)|who is (?:this|it) for\??|what (?:this|it) covers|applicability|coverage)$/iu,
    'scope',
  ],
  [/^policy(?: statement)?$/iu, 'purpose'],
  // "Why we have this", "Reasons for these rules"
  [
    /^(?:why (?:we|this|these|it|the|you|is|do|does|are)\b[^?.,;:]{2,50}|(?:the )?reasons? (?:for|behind) (?:this|these|it|the (?:rules?|policy|procedure|change))\b[^?.,;:]{0,40})$/iu,
    'purpose',
  ],
  [/^(?:liability|disclaimer|enforcement|legal notice)$/iu, 'notes'],
  [/^(?:chemicals?|ingredients|consumables|devices?)$/iu, 'resources'],
  [/^(?:deviations?|corrective actions?)$/iu, 'exceptions'],
  [/^(?:abbreviations?|acronyms?)$/iu, 'definitions'],
  [/^(?:related documents?|attachments?|appendi(?:x|ces)|annex(?:es)?|forms and documents)$/iu, 'references'],
  [/^(?:precautions?|safety (?:notes?|rules|first|precautions?|instructions)|important)$/iu, 'safety'],
  [/^(?:responsibilit(?:y|ies)|roles?(?: and responsibilities)?)$/iu, 'phases'],
];
const NUMBER = /^\s*\d{1,2}[.)]\s+\S/u;
const SUB_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2})+\.?\s+(?=\S)/u;
/** "3 Execution": a number without a stop before a word or three. */
const BARE_NUMBER = /^\s*\d{1,2}(?:\.\d{1,2}){0,3}\s+\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s*$/u;
/** "POURING. Goggles on": what the lines after it are about, in capitals. */
const CAPITAL_HEAD = /^(\p{Lu}{4,20}(?:\s\p{Lu}{2,20}){0,3})[.:]\s+(\S.*)$/u;
/** "During use – keep the forks low" */
const DURING =
  /^((?:before|during|after) (?:(?:each|every|the) )?(?:use|work|shift|class|visit|trip|delivery|\p{L}{2,}ing))\s[–—-]\s+(\S.*)$/iu;
const NAMED_PART = /^([\p{Lu}][\p{L} ]{2,30}):\s+(\S.*)$/u;
const MAX_ROLE_WORDS = 4;
const RULER = /^\s*[-=*_]{3,}\s*$/u;
/** A heading that ends with a colon has no more words. */
const MAX_HEADING_WORDS = 9;
const MAX_PLAIN_HEADING_WORDS = 7;
const MAX_BARE_HEADING_WORDS = 4;
/** A line with more words than this under a short one tells that the short one is a heading. */
const LONG_LINE_WORDS = 8;

/** A line with what decides whether it is a heading. */
interface Candidate {
  plain: string;
  isItem: boolean;
  isMarkdown: boolean;
  isNumbered: boolean;
  /** The number of an item. */
  number: number | null;
  /** "2.0 In case of fire": the head of its numbers. */
  isZeroth: boolean;
  /** A number and a word or three: "3 Execution". */
  isBare: boolean;
  /** No full stop or comma at its end. */
  endsOpen: boolean;
  words: number;
  indent: number;
  /** The next line with text. */
  next: string;
  /** Numbered, with bullets of its own below it, and no order: "2. Sorting (Thursdays)". */
  isPart: boolean;
  isFirst: boolean;
  /** An empty line stands before or after it. */
  isAlone: boolean;
  isAfterEmpty: boolean;
  isBeforeEmpty: boolean;
}

type Section = RequestLine['section'];

/** Reads headings, list items and lines of text. */
export function readLayout(text: readonly string[]): RequestLine[] {
  const split = text.flatMap(splitInlineNumbers);
  const read: RequestLine[] = [];
  let section: Section = null;
  let under = '';
  const arePartsNumbered = split.filter((_, at) => isPart(split, at)).length >= 2;
  const heads = headsOfParagraphs(split);
  const names = numberedNames(split, (at) => isHeading(candidateOf(split, at, arePartsNumbered)));
  for (const [at, line] of split.entries()) {
    if (line.trim() === '' || RULER.test(line)) {
      if (read.at(-1)?.kind === 'item') section = null;
      continue;
    }
    const candidate = candidateOf(split, at, arePartsNumbered);
    const before = read.length;
    section = readLine({ ...candidate, isName: names.has(at) || heads.has(at) }, section, read);
    if (read.length === before && section !== null) under = candidate.plain.replace(/[\s:：.]+$/u, '');
    for (const one of read.slice(before)) if (one.section !== null && under !== '') one.under = under;
  }
  return read;
}

/** Reads one line and gives the section that holds for the next one. */
function readLine(line: Candidate & { isName: boolean }, section: Section, read: RequestLine[]): Section {
  const push = (kind: RequestLine['kind'], text: string, of: Section): void => {
    const indent = kind === 'heading' ? 0 : line.indent;
    const number = kind === 'item' && line.number !== null ? { number: line.number } : {};
    read.push({ kind, text, section: of, indent, speaker: null, doer: null, ...number });
  };
  if (DOCUMENT_CONTROL.test(line.plain)) {
    // Its numbers are worth a note.
    if (/\d/u.test(line.plain) && !/^page\b/iu.test(line.plain)) push('text', line.plain, 'notes');
    return section;
  }
  const isNumberedName = (line.isNumbered || line.isItem) && line.words <= 3 && /\p{L}\.$/u.test(line.plain);
  const heading = line.plain.replace(isNumberedName ? /[:：.]\s*$/u : /[:：]\s*$/u, '');
  const named = sectionFor(heading);
  const mayBeHeading = (line.isMarkdown || line.endsOpen || isNumberedName) && line.words <= MAX_PLAIN_HEADING_WORDS;
  // "Approval" above what somebody approves, and not above names.
  const isOfWork =
    named === 'skip' && OF_WORK.test(heading) && TELLS.test(line.next) && !DOCUMENT_CONTROL.test(line.next);
  if (named !== null && mayBeHeading && !isOfWork) return named;
  const inline = inlineSection(line.plain);
  if (inline) {
    push('text', inline.text, inline.section);
    return inline.section === 'skip' ? null : section;
  }
  const [, capitals, after] = CAPITAL_HEAD.exec(line.plain) ?? [];
  if (capitals && after && /\p{Ll}/u.test(after) && !line.isItem) {
    push('heading', capitalise(capitals.toLowerCase()), null);
    push('text', after, null);
    return null;
  }
  const [, during, then] = DURING.exec(line.plain) ?? [];
  if (during && then) {
    push('heading', capitalise(during), null);
    push('text', then, null);
    return null;
  }
  if (line.isName || isHeading(line)) {
    push('heading', heading, null);
    const last = read.at(-1);
    if (last && isSpan(line.plain)) last.isPart = true;
    return null;
  }
  // "4. Sale: 1 € each" among parts that have bullets.
  const [, part, told] = (line.isPart && NAMED_PART.exec(line.plain)) || [];
  if (part && told) {
    push('heading', part, null);
    push('text', told, null);
    return null;
  }
  const endsSkipped = section === 'skip' && line.isAfterEmpty && !line.isItem && read.at(-1)?.section === 'skip';
  const current = endsSkipped ? null : section;
  push(line.isItem ? 'item' : 'text', line.plain, current);
  return !line.isItem && current !== 'skip' && line.isBeforeEmpty ? null : current;
}

/** Whether a numbered line has bullets below it that stand further in, and is no order by itself. */
function isPart(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const next = lines.slice(at + 1, at + 3).find((one) => one.trim() !== '') ?? '';
  const isAbove = NUMBER.test(line) && /^\s+[-*•–]\s/u.test(next) && indentOf(next) > indentOf(line);
  return isAbove && orderCertainty(tokenise(line.replace(BULLET, '')), 0) < 2;
}

/** "Day 1", "Week two – the yard": alone in its line, when what stands below is done. */
const SPAN =
  /^(?:day|week|month|shift|stage|phase|round|session|lesson|level|tier|grade|category|scenario|option)s?\s(?:\d{1,2}(?:\s?(?:[-–—+&]|to|and)\s?\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s?[-–—:]\s?\p{L}[^.,;]{0,40}|\s?\([^)]{1,40}\))?\s?:?$/iu;
/** "Monday", "Saturdays" */
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s?:?$/iu;

/** Whether a line is only the name of a day, a week or a stage. */
function isSpan(plain: string): boolean {
  return SPAN.test(plain) || WEEKDAY.test(plain);
}

function isHeading(line: Candidate): boolean {
  if (isSpan(line.plain) && !line.isItem) return true;
  if (line.isMarkdown || (line.isPart && BULLET.test(line.next) && !NUMBER.test(line.next))) return true;
  if (/[.!?]\s+\p{L}/u.test(line.plain)) return false;
  if (line.isZeroth && line.endsOpen && line.words <= MAX_PLAIN_HEADING_WORDS && SUB_NUMBER.test(line.next))
    return true;
  const nextWords = line.next.split(/\s+/u).length;
  if (line.isBare) return line.isAlone || nextWords > MAX_PLAIN_HEADING_WORDS || BULLET.test(line.next);
  const isAboveItems = line.isAfterEmpty && !line.isItem && !line.isFirst && BULLET.test(line.next);
  if (isAboveItems && line.endsOpen && line.words <= MAX_PLAIN_HEADING_WORDS) return true;
  // "Before you start" between two lists.
  const isBetween = !line.isItem && !line.isNumbered && !line.isFirst && BULLET.test(line.next) && !line.isBeforeEmpty;
  if (
    isBetween &&
    line.endsOpen &&
    line.words <= MAX_BARE_HEADING_WORDS &&
    /^\p{Lu}/u.test(line.plain) &&
    !/[:=]/u.test(line.plain)
  )
    return true;
  if (line.isItem || line.isNumbered) {
    const isShort = line.isNumbered && line.endsOpen && line.words <= MAX_PLAIN_HEADING_WORDS;
    const isLongNext = nextWords > (line.words <= 2 ? LONG_LINE_WORDS : LONG_LINE_WORDS + 4) && !NUMBER.test(line.next);
    return isShort && (SUB_NUMBER.test(line.next) || isLongNext);
  }
  if (/[:：]$/u.test(line.plain)) return line.words <= MAX_HEADING_WORDS;
  const isShort = line.endsOpen && line.words <= MAX_PLAIN_HEADING_WORDS && /^[\p{Lu}\d]/u.test(line.plain);
  return isShort && !line.isFirst && line.isAlone && nextWords > LONG_LINE_WORDS && !BULLET.test(line.next);
}

function candidateOf(lines: readonly string[], at: number, arePartsNumbered: boolean): Candidate {
  const line = lines[at] ?? '';
  const markdown = /^\s*#{1,6}\s+(.{1,200})$/u.exec(line)?.[1];
  const body = line.replace(SUB_NUMBER, '');
  const plain = (markdown ?? body)
    .replace(BULLET, '')
    .replace(/^\s*(?:->|=>|→|>)\s*(?=\p{L})/u, '')
    .replace(/[*_]{1,3}/gu, '')
    .trim();
  const isAfterEmpty = at > 0 && lines[at - 1]?.trim() === '';
  const isBeforeEmpty = lines[at + 1]?.trim() === '';
  return {
    plain,
    isItem: markdown === undefined && (BULLET.test(body) || body !== line),
    isMarkdown: markdown !== undefined,
    isNumbered: NUMBER.test(line),
    number: numberOf(line),
    isZeroth: /^\s*\d{1,2}\.0\.?\s/u.test(line),
    isBare: BARE_NUMBER.test(line),
    endsOpen: !/[.!?…,;]$/u.test(plain),
    words: plain.split(/\s+/u).length,
    indent: indentOf(line),
    isPart: arePartsNumbered && NUMBER.test(line) && (isPart(lines, at) || NAMED_PART.test(plain)),
    next: nextFilled(lines, at),
    isFirst: at === 0,
    isAlone: at === 0 || isAfterEmpty || isBeforeEmpty,
    isAfterEmpty,
    isBeforeEmpty,
  };
}

function numberOf(line: string): number | null {
  const digits = /^\s*(?:step\s)?\(?(\d{1,2})(?:[.):]|\s)/iu.exec(line)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The next line with text; a request of empty lines is not searched to its end for each of them. */
function nextFilled(lines: readonly string[], at: number): string {
  for (let next = at + 1; next < Math.min(lines.length, at + 20); next += 1) {
    const line = lines[next]?.trim() ?? '';
    if (line !== '') return line;
  }
  return '';
}

/** "Purpose: …" or "Scope. …" in one line. */
function inlineSection(plain: string): { section: RequestSection | 'skip'; text: string } | null {
  const [, name = '', text = ''] = /^([\p{L} ]{3,40}?)\s?[.:：]\s+(\S.*)$/u.exec(plain) ?? [];
  if (name === '' || name.split(' ').length > 3 || OF_WORK.test(name.trim())) return null;
  // "Role: pharmacy technician" names it and gives none of its duties.
  if (/^role$/iu.test(name.trim()) && text.split(' ').length <= MAX_ROLE_WORDS) return { section: 'roles', text };
  const section = sectionFor(name);
  if (section === null) return null;
  // "Supervisor: Grace" names a role, and the word is part of it.
  return { section, text: section === 'roles' && isPersonNoun(name.toLowerCase()) ? plain : text };
}

function sectionFor(heading: string): Section {
  const key = heading.trim();
  if (SKIPPED.test(key)) return 'skip';
  const known = MORE_SECTIONS.find(([pattern]) => pattern.test(key))?.[1] ?? sectionOf(key);
  if (known) return known;
  // "Tools & materials", "Required equipment"
  const parts = key
    .replace(/\b(?:required|needed|necessary|general|related|list of|other)\b/giu, ' ')
    .split(/\s*(?:,|&|\/|\+|\band\b|\bor\b)\s*/iu)
    .map((part) => sectionOf(part.trim()));
  const [first] = parts;
  return first && parts.every((section) => section !== null) ? first : null;
}
