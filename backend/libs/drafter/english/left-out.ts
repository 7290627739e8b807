import type { Findings } from '../reading/findings.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { isAboutText } from './chatter.js';

const WORD = /[\p{L}\d]+/gu;
const SAID = /\p{L}*\d[\p{L}\d.-]*|(?<=\S\s)\p{Lu}\p{L}*/gu;
/** No heading is longer. */
const MAX_LENGTH = 300;
/** A border between two parts of a heading. */
const BORDER = /\s[–—|-]\s|[,:]\s/gu;
const BRACKETS = /\(([^)]*)\)/gu;

/**
 * What a heading says that its title, its trigger and its scope do not: all of it where a figure, code or name is missing,
 * else what stands in brackets.
 */
export function leftOut(heading: string, { title, trigger, scope }: Findings): string[] {
  const name = title?.toLowerCase() ?? '';
  const whole = trimPunctuation(heading);
  if (scope.some((line) => line.toLowerCase() === whole.toLowerCase())) return [];
  const outside = withoutNamed(heading.replace(BRACKETS, ' '), name);
  const isMissing = (outside.match(SAID) ?? []).some((word) => !name.includes(word.toLowerCase()));
  if (isMissing) return [capitalise(trimPunctuation(withoutNamed(heading, name)))];
  return [...heading.matchAll(BRACKETS)]
    .map(([, aside = '']) => withoutWishAtEnd(aside).replace(/^["“'‘\s]+|["”'’\s]+$/gu, ''))
    .filter(
      (aside) =>
        aside !== '' &&
        !name.includes(aside.toLowerCase()) &&
        !(trigger ?? '').toLowerCase().includes(aside.toLowerCase()),
    )
    .map(capitalise);
}

/** "edition 3 (typed from the sheet)": which text it is, and nothing that it is for. */
export function isNumberOfText(text: string): boolean {
  return /^(?:issue|rev(?:ision)?|version|v|edition)\.?\s?\d/iu.test(text.trim());
}

/** "Staging – Oak Street Theatre" without the part that is the title already, and without a wish about the text at its end. */
function withoutNamed(heading: string, name: string): string {
  const told = withoutWishAtEnd(heading);
  const from = [...told.matchAll(BORDER)].map(({ index, 0: border }) => ({ to: index, next: index + border.length }));
  const named = from.findLast(({ to }) => isIn(told.slice(0, to), name));
  return named ? told.slice(named.next) : told;
}

/** "Ana's list, please turn it into something nice" without what is to become of it. */
function withoutWishAtEnd(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const wish = [...text.matchAll(BORDER)].find(({ index, 0: border }) =>
    isAboutText(text.slice(index + border.length)),
  );
  return wish ? text.slice(0, wish.index) : text;
}

/** A heading without what it says about the text that is asked for, in brackets or at its end. */
export function withoutWishes(heading: string): string {
  if (/[.!?](?:\s|$)/u.test(heading)) return heading;
  return withoutWishAtEnd(heading.replace(BRACKETS, (_all, aside: string) => `(${withoutWishAtEnd(aside)})`));
}

/** Whether each word of a part is a word of the title. */
function isIn(part: string, name: string): boolean {
  const words = new Set(name.match(WORD));
  return (part.toLowerCase().match(WORD) ?? []).every((word) => words.has(word));
}
