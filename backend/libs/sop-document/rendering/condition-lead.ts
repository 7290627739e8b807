import type { SopLabelSet } from '../labels/sop-label-set.js';

/** Words that are lower-case inside a sentence; any other first word may be a name. */
const SMALL_WORDS = new Set(
  'above below over under beyond up more less fewer out not still too all a an any it no one someone anyone everyone nobody the there they this you your der die das ein eine es er sie kein keine le la les un une il elle el los las se'.split(
    ' ',
  ),
);

/** Returns a condition as the beginning of a sentence: `If the lamp is red`. A condition with its own "if" stays. */
export function conditionLead(condition: string, labels: SopLabelSet): string {
  if (opensByItself(condition, labels)) return condition.charAt(0).toUpperCase() + condition.slice(1);
  const firstWord = condition.toLowerCase().split(' ')[0] ?? '';
  const inner = SMALL_WORDS.has(firstWord) ? condition.charAt(0).toLowerCase() + condition.slice(1) : condition;
  const blank = labels.colon.startsWith('：') ? '' : ' ';
  return `${labels.conditionPrefix}${blank}${inner}`;
}

/** Whether a condition needs no prefix: "When the lamp is red", "In the evening". */
export function opensByItself(condition: string, labels: SopLabelSet): boolean {
  const lower = condition.toLowerCase();
  return TIME.test(lower) || [...labels.conditionWords, ...labels.timeWords].some((word) => tellsCase(lower, word));
}

/** "10:30", "6 am", "3 x a day", "5 days": a time that needs no word, in any language. */
const TIME = /^\d{1,2}[:.]\d{2}\b|^\d+\s?(?:am|pm|h|x|×)(?!\p{L})|^\d+\s\p{L}+$/iu;

/** "…前" ends a time in languages that have such words at the end; behind a number a word may come later: "2 hours before". */
function tellsCase(text: string, word: string): boolean {
  if (word.startsWith('…')) return text.endsWith(word.slice(1));
  return startsWithWord(text, word) || (/^\d/u.test(text) && text.includes(` ${word} `));
}

function startsWithWord(text: string, word: string): boolean {
  if (!text.startsWith(word)) return false;
  const next = text.charAt(word.length);
  const isWrittenWithoutBlanks = /\p{Script=Han}$/u.test(word);
  return isWrittenWithoutBlanks || !/[\p{L}\p{N}]/u.test(next);
}
