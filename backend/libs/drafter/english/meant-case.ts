import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import { tokenise } from './tokens.js';

/** "An active nest means we pack up": what is done then. */
const SOMEBODY_DOES =
  /^(?!(?:this|that|it|which|these|those|what)\b)([^,;:]{3,60}?) means (?:that )?((?:you|we|i|they|he|she|nobody|everybody|everyone|both|all) \p{L}.*)$/iu;
/** "A second miss means the card is withdrawn", but not "“Late” means the order comes after ten". */
const EVENT =
  /^((?:an?|any|one|two|three|more than|less than|fewer than|over|under|above|below|every|\d)(?:\s|(?<=\d))[^,;:]{2,70}?) means (?:that )?((?:the|an?|our|your|its|their|his|her) \p{L}[^;:]*)$/iu;

/** "Yellow means ask the patient" */
const ORDERED = /^(?!(?:this|that|it|which|these|those|what)\b)([^,;:]{2,60}?) means (\p{L}.*)$/iu;
const SEVERAL = /(?:^|[,;]\s+)(?:and )?[^,;:]{2,40}? means \p{L}/giu;
const BEFORE_NEXT = /[,;]\s+(?:and )?(?=[^,;:]{2,40}? means \p{L})/iu;

/** "Yellow means wait, red means stop": each is a sentence of its own. */
export function splitMeantCases(sentence: string): string[] {
  return (sentence.match(SEVERAL)?.length ?? 0) >= 2 ? sentence.split(BEFORE_NEXT) : [sentence];
}

/** What happened and what is done then, of a sentence with "means"; null where it explains a word. */
export function readMeantCase(sentence: string, people: ReadonlySet<string>): { sign: string; meant: string } | null {
  const [, somebody = '', done = ''] = SOMEBODY_DOES.exec(sentence) ?? [];
  if (somebody !== '') return { sign: somebody, meant: done };
  const [, seen = '', order = ''] = ORDERED.exec(sentence) ?? [];
  if (seen !== '' && orderCertainty(tokenise(order), 0) === 3) return { sign: seen, meant: order };
  const [, sign = '', meant = ''] = EVENT.exec(sentence) ?? [];
  if (sign === '') return null;
  const { form } = readClause(tokenise(meant), { people, previous: null }).clause;
  return /^(?:active|passive)$/u.test(form) ? { sign, meant } : null;
}
