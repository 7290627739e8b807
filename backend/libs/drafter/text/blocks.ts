import { foreignSectionOf } from './foreign-headings.js';
import type { RequestSection } from './section-headings.js';
import { trimPunctuation } from './words.js';

/** One line of a request, or one item of a list in it. */
export interface Block {
  kind: 'heading' | 'item' | 'text';
  text: string;
  /** The part that the heading above names, if it names one. */
  section: RequestSection | null;
  /** How many blanks stand before a list item. */
  indent: number;
  /** What the heading above says, if it names a part other than the work itself. */
  under?: string;
  /** Whether an empty line stands above it. */
  isApart?: boolean;
}

const BULLET =
  /^\s*(?:[-*•–▪◦‣·✓✔☐☑□▢~](?:\s+\[[ x]?\])?|\[[ x]?\]|\(?\d{1,2}[.):]|\(?[a-hA-H][.)]|(?:step|schritt|paso|étape|passo)\s{0,3}\d{1,3}\s{0,3}[:.)–-]?)\s+(?=\S)/iu;
/** "・机を戻す", "二、到货后", "③ 点検": what stands before an item of a list in Japanese or Chinese, where no blank follows. */
const BULLET_OF_HAN =
  /^\s*(?:[・●○■◆◇▼](?=\S)|[一二三四五六七八九十]{1,3}、|[①-⑳][、.:：]?|第[一二三四五六七八九十\d]{1,3}[条步][、:：]?|[（(][一二三四五六七八九十\d]{1,2}[)）])\s*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{L}])/u;
/** "4.1 Limpiar …": what is no quantity, as "2.5 kg" is. */
const SUBNUMBER = /^\s*\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+(?=\p{Lu})/u;
/** "IV. ARCHIVAGE" */
const ROMAN_NUMBER = /^\s*[IVX]{1,5}\s?[.)–-]\s+(?=\S)/u;
const MAX_SHOUTED_WORDS = 8;
const MARKDOWN_HEADING = /^\s*#{1,6}\s+(.{1,200})$/u;
const KEY_AND_VALUE = /^([\p{L}\p{N} ,/&'’-]{2,48})\s?[:：]\s*(.*)$/u;
const INLINE_NUMBER = /(?:^|\s)\(?\d{1,2}[.)]\s+(?=\p{L})/gu;

/** Gives the blocks of a request: headings, list items and lines of text, in their order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let section: RequestSection | null = null;
  let isApart = true;
  let under = '';
  for (const line of text.split('\n').flatMap(splitInlineNumbers)) {
    if (line.trim() === '' || /^\s*[-=*_]{3,}\s*$/u.test(line)) {
      if (blocks.at(-1)?.kind === 'item') section = null;
      isApart = true;
      continue;
    }
    const heading = headingOf(line);
    if (heading) {
      section = foreignSectionOf(heading);
      under = heading;
      if (!section) blocks.push({ kind: 'heading', text: heading, section: null, indent: 0 });
      continue;
    }
    const block = blockOf(line, section);
    if (isApart) block.isApart = true;
    if (block.section !== null && block.section !== 'phases' && block.section === section) block.under = under;
    isApart = false;
    const last = blocks.at(-1);
    const isBelowList = block.kind === 'text' && last?.kind === 'item' && last.section === section;
    if (isBelowList && block.section === section) block.section = null;
    blocks.push(block);
  }
  return blocks;
}

/** "4. EN CASO DE FUGA": what shouts behind a number is a heading. */
function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text) && text.split(/\s+/u).length <= MAX_SHOUTED_WORDS;
}

function isNumbered(line: string): boolean {
  return /^\s*(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5})\s?[.)–-]/u.test(line);
}

function isItemLine(line: string): boolean {
  return BULLET.test(line) || SUBNUMBER.test(line) || BULLET_OF_HAN.test(line);
}

function headingOf(line: string): string | null {
  const markdown = MARKDOWN_HEADING.exec(line)?.[1];
  if (markdown) return trimPunctuation(markdown.replace(/[*_]{1,3}/gu, ''));
  const bare = trimPunctuation(line.replace(ROMAN_NUMBER, '').replace(SUBNUMBER, '').replace(BULLET, ''));
  // "4. Desarrollo", "OBJETIVO" in a line of its own
  if (bare !== '' && foreignSectionOf(bare) !== null) return bare;
  if (isNumbered(line) && isShouted(bare)) return bare;
  if (isItemLine(line)) return null;
  const [, key = '', value = ''] = KEY_AND_VALUE.exec(line.trim()) ?? [];
  const isHeading = key !== '' && value === '' && key.split(/\s+/u).length <= 9;
  return isHeading ? trimPunctuation(key) : null;
}

function blockOf(line: string, section: RequestSection | null): Block {
  const indent = line.length - line.trimStart().length;
  const isItem = isItemLine(line);
  const text = (isItem ? line.replace(SUBNUMBER, '').replace(BULLET, '').replace(BULLET_OF_HAN, '') : line)
    .replace(/[*_]{2,3}/gu, '')
    .trim();
  const [, key = '', value = ''] = KEY_AND_VALUE.exec(text) ?? [];
  const named = key === '' || value === '' ? null : foreignSectionOf(key);
  const kind = isItem ? 'item' : 'text';
  if (!named) return { kind, text, section, indent };
  // "Supervisor: Grace" names a role, and the word is part of it.
  const isRoleName = /^supervisor$/iu.test(key.trim());
  return { kind, text: isRoleName ? text : value, section: named, indent };
}

/** "1) wash 2) rinse" in one line is a list. */
export function splitInlineNumbers(line: string): string[] {
  const numbers = [...line.matchAll(INLINE_NUMBER)];
  const isList =
    numbers.length >= 2 &&
    numbers.every((match, index) => Number.parseInt(match[0].replace(/\D/gu, ''), 10) === index + 1);
  if (!isList) return [line];
  const starts = numbers.map((match) => match.index);
  const lead = line.slice(0, starts[0]).trim();
  const items = starts.map((start, index) => line.slice(start, starts[index + 1]).trim());
  return [lead, ...items].filter(Boolean);
}
