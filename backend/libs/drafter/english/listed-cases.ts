import { capitalise, lowerFirst } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { BULLET, indentOf, type RequestLine } from './layout/request-line.js';
import { tokenise } from './tokens.js';

/** What opens a case: "if", "when", "only if", "if any of the following applies". */
const CASE = String.raw`(?:only )?(?:if|when|whenever|unless|until|where|once|as soon as|in case)(?: (?:any|one|either|both|all|at least one)(?: or more)? of (?:the following|these)(?: \p{L}+){0,4}| the following(?: \p{L}+){1,3})?`;
const OF_FOLLOWING =
  'in (?:any|one|all|each|either)(?: of)? (?:the following|these)(?: (?:cases|situations|circumstances|events|conditions))?|in the following (?:cases?|situations?|circumstances|events?)|under (?:the following|these) (?:conditions|circumstances)';
/** "Stop the lift if:", alone in its line above a list. */
const OPENS_LIST = new RegExp(String.raw`^(.{4,160}?[\p{L}\p{N})])[\s,]+(${CASE}|${OF_FOLLOWING})\s*[:–—-]?\s*$`, 'iu');
/** "Stop the lift if: the doors jam, the light flickers" */
const LISTED = new RegExp(
  String.raw`^(.{4,160}?[\p{L}\p{N})])[\s,]+(${CASE}|${OF_FOLLOWING})\s*[:–—]\s+([^:]{3,}[,;][^:]{3,})$`,
  'iu',
);
/** What is done then stands in the item itself. */
const TELLS_ACT = /:\s|->|=>|→|\s=\s|\?\s/u;
const MAX_WORDS_OF_CASE = 25;
const NO_CASES: { length: number; cases: readonly string[] } = { length: 0, cases: [] };

/** Lines with a list of cases in the line that opens it: "Stop the lift if:" above "- the doors jam" and "- it smells". */
export function withListedCases(lines: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const { length, cases } = OPENS_LIST.test(line.trim()) ? casesBelow(line, lines.slice(at + 1)) : NO_CASES;
    whole.push(cases.length < 2 ? line : `${line.replace(/[\s:–—-]+$/u, '')}: ${cases.join('; ')}.`);
    if (cases.length >= 2) at += length;
  }
  return whole;
}

/** The items of the list below a line, and how many lines it has with the empty ones. */
function casesBelow(opener: string, lines: readonly string[]): { length: number; cases: readonly string[] } {
  const least = indentOf(lines.find((line) => line.trim() !== '') ?? '');
  // "- offer a loan bike if any of these apply" is an item itself, and so is what stands as far out.
  if (BULLET.test(opener) && least <= indentOf(opener)) return NO_CASES;
  const end = lines.findIndex((line) => line.trim() !== '' && (!BULLET.test(line) || indentOf(line) < least));
  const below = end < 0 ? lines : lines.slice(0, end);
  const list = below.slice(0, endOfList(below));
  const items = list.filter((line) => line.trim() !== '').map((line) => line.replace(BULLET, '').trim());
  const cases = items.map((item) => item.replace(/[.,;]*(?:\s(?:or|and))?[.,;]*$/u, ''));
  const areCases = cases.every((item) => !TELLS_ACT.test(item) && item.split(/\s+/u).length <= MAX_WORDS_OF_CASE);
  return { length: list.length, cases: areCases ? cases : [] };
}

/** A list ends at an empty line behind an item. */
function endOfList(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line.trim() !== '');
  const gap = lines.findIndex((line, at) => at > first && line.trim() === '');
  return gap < 0 ? lines.length : gap;
}

/** "If a unit shows more than -15 °C:", with nothing that is done then. */
const CASE_ALONE = /^(?:if|when|whenever|once|in case|should|as soon as)\s[^,;:]{4,100}:?$/iu;

/** Items that stand further in below an item with nothing but a case: each is done in that case. */
export function withCasesOfItems(lines: readonly RequestLine[]): RequestLine[] {
  const whole: RequestLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const end = CASE_ALONE.test(line.text) && line.kind === 'item' ? endOfDetails(lines, at) : at + 1;
    const details = lines.slice(at + 1, end);
    if (!details.some(({ text }) => orderCertainty(tokenise(text), 0) >= 2)) {
      whole.push(line);
      continue;
    }
    for (const [index, detail] of details.entries()) {
      const isCase = /^(?:if|when|unless|otherwise|else)\b|\?\s/iu.test(detail.text);
      const text = isCase ? detail.text : `${line.text.replace(/\s*:$/u, '')}, ${lowerFirst(detail.text, new Set())}`;
      const { number, ...unnumbered } = { ...detail, text, indent: line.indent };
      whole.push(index === 0 && line.number !== undefined ? { ...unnumbered, number: line.number } : unnumbered);
    }
    at = end - 1;
  }
  return whole;
}

function endOfDetails(lines: readonly RequestLine[], at: number): number {
  const indent = lines[at]?.indent ?? 0;
  const end = lines.findIndex((line, index) => index > at && (line.kind !== 'item' || line.indent <= indent + 1));
  return end < 0 ? lines.length : end;
}

/** What is done, and the cases in which it is; null for a sentence without a list of them. */
export function listedCaseIn(sentence: string): { told: string; when: string } | null {
  const [, told = '', opener = '', cases = ''] = LISTED.exec(sentence.trim().replace(/[.!]+$/u, '')) ?? [];
  if (told === '' || /^(?:if|when|whenever|unless|check|ask|see|find out)\b/iu.test(told)) return null;
  return { told, when: capitalise(`${opener}: ${cases}`.replace(/^((?:only )?\p{L}+(?: \p{L}+)?): /u, '$1 ')) };
}
