import * as Words from './lexicon/closed-classes.js';
import { tokenise } from './tokens.js';

/** How a condition begins that may be an exception; "when" and "unless" are of the normal course. */
const CONDITION = /^(?:if|in case(?: of)?|in the event (?:of|that)|should)\b/iu;
/** More or less than it should be. */
const BEYOND =
  /\b(?:more|less|fewer|later|longer|higher|lower|older|worse) than\b|\b(?:above|below|(?:over|under)(?! an? (?!hour|minute|day|week|month|year|met|mile|kilo|litre|liter|gram|quarter|third|half|certain|limit))|outside|beyond|out of|off by|short of|too \p{L}+)\b|[<>]/iu;
/** "used for more than 4 hours", "more than half full": how much it was, which is nothing that goes wrong. */
const MEASURE = /\bfor (?:more|longer) than\b|\bfull\b/iu;
/** Verbs and adjectives of what goes wrong. */
const WRONG =
  /^(?:fail(?:s|ed|ing|ure)?|miss(?:es|ing)?|damage[ds]?|late|refuse[sd]?|error|exceed(?:s|ed)?|broke|broken|breaks?|leak(?:s|ing|ed)?|spill(?:s|ed)?|complain(?:s|ed)?|unavailable|wrong|differ(?:s|ent)?|stuck|jam(?:s|med)?|duplicate|overdue|deviate[sd]?|faulty|defective|problem|incident|accident|unable|absent|without|still|doubt|unsure|unclear|unsafe|injured|hurt|ill|sick|fire|emergency|lost|stolen|dirty|expired|low|high|disagrees?|bounces?|rejected|cancel(?:s|led)|nobody|neither|nothing)$/u;

/**
 * "If it is still warm", "when they refuse", "if one of them is late": what it is about stands before it. Nothing is meant by the
 * "it" of the weather.
 */
const OF_SOMETHING_TOLD =
  /^(?:if|when|where|once|until|unless|in case|should) (?:not$|it(?!(?: (?:storms|rains|snows|freezes|hails|thunders)|(?:['’]s| is| gets) (?:raining|snowing|freezing|cold|hot|dark|light|windy|foggy|icy|wet|late))\b)\b|(?:they|he|she|that|this|these|those|none)\b|(?:one|both|some|any|either|neither) (?:is|are|was|were|has|have|does|do|of (?:these|them|those))\b)/iu;

/** Whether a case is about what was told before it, so that it has to stand behind that. */
export function isOfSomethingTold(condition: string): boolean {
  return OF_SOMETHING_TOLD.test(condition);
}

/** Whether a condition tells of something that goes wrong, and says of what; otherwise it is a turn that the work can take. */
export function isTrouble(condition: string): boolean {
  return !isOfSomethingTold(condition) && tellsTrouble(condition);
}

/** Whether a condition tells of something that goes wrong, whatever it is about. */
export function tellsTrouble(condition: string): boolean {
  if (!CONDITION.test(condition) || /^if not$/iu.test(condition)) return false;
  return (
    (BEYOND.test(condition) && !MEASURE.test(condition)) ||
    tokenise(condition).some(({ lower }) => WRONG.test(lower) || Words.NEGATIONS.has(lower))
  );
}

/** "If the seal is broken" → "The seal is broken"; "unless" stays, because it turns the sense. */
export function withoutIf(condition: string): string {
  return condition.replace(/^(?:if|in case(?: of)?|in the event (?:of|that))\s+/iu, '');
}
