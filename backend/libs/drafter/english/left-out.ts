import { capitalise, trimPunctuation } from '../text/words.js';

const SAID = /\p{L}*\d[\p{L}\d.-]*|(?<=\S\s)\p{Lu}\p{L}*/gu;
const BRACKETS = /\(([^)]*)\)/gu;

/**
 * What a heading says that its title does not: all of it where a figure, code or name is missing, else what stands in brackets.
 * @param trigger when the work is done, which needs no note
 */
export function leftOut(title: string, heading: string, trigger: string | null): string[] {
  const name = title.toLowerCase();
  const outside = heading.replace(BRACKETS, ' ');
  const isMissing = (outside.match(SAID) ?? []).some((word) => !name.includes(word.toLowerCase()));
  if (isMissing) return [capitalise(trimPunctuation(heading))];
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
