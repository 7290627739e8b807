import { fillArticles } from '../grammar/articles.js';
import { capitalise, squeeze, trimPunctuation } from '../text/words.js';

const ONE_BY_ONE = /^(.{5,80}?),\s+(one (?!by\b|at\b).{2,200})$/iu;
const BAD_ENGLISH = [
  [/\bthe (the|an?|their|his|her|its|our|your|each|every)\b/giu, '$1'],
  [/\b(an?) (the)\b/giu, '$2'],
  [/\b(to) to\b/giu, '$1'],
  [/ \+ /gu, ' and '],
  [/\s+not earlier$/iu, ', not earlier'],
  [/\s+same day$/iu, ' the same day'],
  [/\bthe the same day\b/giu, 'the same day'],
  [/\bbefore first use\b/giu, 'before the first use'],
] as const;

/** Gives an instruction in good English, and the list that it ends with as details of their own. */
export function tidyInstruction(instruction: string, people: ReadonlySet<string>): { text: string; sub: string[] } {
  let text = fillArticles(squeeze(instruction));
  for (const [pattern, replacement] of BAD_ENGLISH) text = text.replace(pattern, replacement);
  const [, main = '', list = ''] = ONE_BY_ONE.exec(text) ?? [];
  if (main !== '') return { text: trimPunctuation(main), sub: onesOf(list) };
  return { text: namesWithCapitals(trimPunctuation(text), people), sub: [] };
}

/** "one outside one inside the box, one of the label" in its parts. */
function onesOf(list: string): string[] {
  return list
    .split(/,?\s+(?=one\b)/iu)
    .map((part) => capitalise(trimPunctuation(part)))
    .filter(Boolean);
}

function namesWithCapitals(text: string, people: ReadonlySet<string>): string {
  let fixed = text;
  for (const name of people) {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    if (fixed.startsWith(`${small} `)) fixed = name + fixed.slice(name.length);
  }
  return fixed;
}
