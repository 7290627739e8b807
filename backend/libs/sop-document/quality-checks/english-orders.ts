import { labelsFor } from '../sop-labels.js';
import { isFunctionWord } from './lexicon/function-words.js';
import { ENGLISH_VERBS } from './lexicon/imperative-verbs.js';

/** What follows a verb and no noun: "Drape the client", "Mash in at 66", "Probe it". */
const BEHIND_A_VERB =
  /^(?:the|an?|it|them|him|her|each|every|any|both|your|everything|something|anything|their|its|this|that|these|those|out|in|into|up|down|away|back|over|with|until|within|twice|together)$/u;
/** "Cows in at five", "Coming in", "Closed by six": no verb of an order ends so. */
const NO_BASE_FORM = /(?:(?<!s)s|ing|ed)$/u;

const LEADING_WORDS = new Set(
  'always never then next first finally also immediately now only manually please again just'.split(' '),
);

/** "recalculate", "pre-authorize" */
const PREFIX = /^(?:re|pre|un|de)-?(?=\p{L}{4})/u;

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
}

/** Whether a step may begin with this word. */
export function isVerb(word: string): boolean {
  const [head = ''] = word.split('-');
  return [word, head, word.replace(PREFIX, '')].some((form) => ENGLISH_VERBS.has(form));
}

/** Whether words, in small letters, begin as an order does: no list knows every verb, so the second word tells, too. */
export function isOrder([first = '', second = '']: readonly string[]): boolean {
  if (isVerb(first)) return true;
  if (NO_BASE_FORM.test(first) || first.length < 3 || isFunctionWord(first, 'en')) return false;
  return BEHIND_A_VERB.test(second);
}

/** As `isOrder`, where a noun may stand as well: "Check the oil" is an order, "Check valves" may be none. */
export function isOrderForSure([first = '', second = '']: readonly string[]): boolean {
  return isVerb(first) && BEHIND_A_VERB.test(second);
}

/** Whether a line asks for an action: an order, or a condition and an order behind it. */
export function asksForAction(text: string): boolean {
  if (beginsWithOrder(text)) return true;
  const lower = `${text.toLowerCase()} `;
  const isConditional = labelsFor('en').conditionWords.some((word) => lower.startsWith(`${word} `));
  return isConditional && text.split(/[,:]/u).slice(1).some(beginsWithOrder);
}

function beginsWithOrder(text: string): boolean {
  const words = wordsOf(text);
  const first = words.findIndex((word) => !LEADING_WORDS.has(word) && (isVerb(word) || !word.endsWith('ly')));
  return first < 0 || isOrder(words.slice(first));
}
