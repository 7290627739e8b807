import type { Findings } from '../reading/findings.js';
import { capitalise, trimPunctuation } from '../text/words.js';

const SAID = /\p{L}*\d[\p{L}\d.-]*|(?<=\S\s)\p{Lu}\p{L}*/gu;
const BRACKETS = /\(([^)]*)\)/gu;

/**
 * What a heading says that its title, its trigger and its scope do not: all of it where a figure, code or name is missing,
 * else what stands in brackets.
 */
export function leftOut(heading: string, { title, trigger, scope }: Findings): string[] {
  const name = title?.toLowerCase() ?? '';
  const whole = trimPunctuation(heading);
  if (scope.some((line) => line.toLowerCase() === whole.toLowerCase())) return [];
  const outside = heading.replace(BRACKETS, ' ');
  const isMissing = (outside.match(SAID) ?? []).some((word) => !name.includes(word.toLowerCase()));
  if (isMissing) return [capitalise(whole)];
  return [...heading.matchAll(BRACKETS)]
    .map(([, aside = '']) => aside.replace(/^["“'‘\s]+|["”'’\s]+$/gu, ''))
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
