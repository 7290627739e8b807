import type { SopLabelsDto } from '../../../api/generated/types.gen';

/** Words that are lower-case inside a sentence, as the files have it; any other first word may be a name. */
const SMALL_WORDS = new Set(
  'above below over under beyond up more less fewer out not still too all a an any it no one someone anyone everyone nobody the there they this you your der die das ein eine es er sie kein keine le la les un une il elle el los las se'.split(
    ' ',
  ),
);

/** A condition as the beginning of a sentence, as exports print it: "If the lamp is red". */
export function conditionLead(condition: string, labels: SopLabelsDto): string {
  // A server of the previous version sends neither.
  const { condition_prefix: prefix = '', condition_words: words = [] } = labels;
  const lower = condition.toLowerCase();
  if (prefix === '' || TIME.test(lower) || words.some((word) => tellsCase(lower, word))) {
    return condition.charAt(0).toUpperCase() + condition.slice(1);
  }
  const [firstWord = ''] = lower.split(' ');
  const inner = SMALL_WORDS.has(firstWord) ? condition.charAt(0).toLowerCase() + condition.slice(1) : condition;
  return `${prefix}${labels.colon.startsWith('：') ? '' : ' '}${inner}`;
}

/** "10:30", "6 am", "3 x a day", "5 days": a time that needs no word, in any language. */
const TIME = /^\d{1,2}[:.]\d{2}\b|^\d+\s?(?:am|pm|h|x|×)(?!\p{L})|^\d+\s\p{L}+$/iu;

/** "…前" is an ending; behind a number a word may come later: "2 hours before". */
function tellsCase(text: string, word: string): boolean {
  if (word.startsWith('…')) return text.endsWith(word.slice(1));
  return startsWithWord(text, word) || (/^\d/u.test(text) && text.includes(` ${word} `));
}

function startsWithWord(text: string, word: string): boolean {
  if (!text.startsWith(word)) return false;
  const isWrittenWithoutBlanks = /\p{Script=Han}$/u.test(word);
  return isWrittenWithoutBlanks || !/[\p{L}\p{N}]/u.test(text.charAt(word.length));
}
