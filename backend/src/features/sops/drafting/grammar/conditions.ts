import { separatorsOf } from '../text/split-outside-brackets.js';
import { countWords, trimPunctuation } from '../text/words.js';
import type { ClauseContext } from './clause.js';
import { readImperative } from './imperative.js';
import { takeLead } from './lead.js';
import { readPassive } from './passive.js';
import { readSubject } from './subject.js';
import { readVerb } from './verb-forms.js';
import { withoutConnectives } from './word-classes.js';

/** "If the indicator fails, quarantine the load" in its two parts. */
export interface Conditional {
  /** Without "if"; with "unless". */
  condition: string;
  /** What is done then, as it was written. */
  outcome: string;
  /** What is done if the condition does not hold. */
  otherwise: string | null;
}

type TwoParts = Pick<Conditional, 'condition' | 'outcome'>;

const BEGINNING = /^(?:but |and |so )?(if|in case(?: of)?|in the event (?:of|that)|unless|should)\s+(.+)$/iu;
const BORDER = /,\s+(?:then\s+)?|\s+then\s+|\s+[-–—:]\s+/iuy;
const TRAILING = /^(.{6,}?),?\s+(if|unless|in case)\s+([^,;]{4,120})$/iu;
const MUST_DO = /^(?:you|we|they) (?:do|must|should|can|may)\b/iu;
const OTHERWISE = /[,;]?\s+(?:otherwise|or else|if not)[,:]?\s+/iu;
const TROUBLE =
  /\b(?:fail|missing|miss\b|damag|late\b|refus|error|not\b|no\b|cannot|above|below|exceed|more than|less than|over|outside|under|broken|break|leak|spill|complain|unavailable|wrong|differ|off by|out of|stuck|duplicate|overdue|deviat|faulty|problem|incident|unable|empty|drunk|absent|without|unless|late|still|doubt|unsafe|injur|fire|emergency|lost|stolen|dirty|expired|low\b|short\b|refuse|angry|abusive|red\b|anyone|anybody|somebody)/iu;

/** Reads a sentence that begins with a condition; null if it has none or nothing follows from it. */
export function readConditional(sentence: string, context: ClauseContext): Conditional | null {
  const [, word = '', rest = ''] = BEGINNING.exec(sentence) ?? [];
  if (rest === '') return null;
  const parts = beforeSubject(rest, context) ?? atBorder(rest, context) ?? atVerb(rest, context);
  if (!parts) return null;
  const condition = /^unless$/iu.test(word) ? `unless ${parts.condition}` : parts.condition;
  const [outcome = '', otherwise = null] = parts.outcome.split(OTHERWISE);
  return { condition: trimPunctuation(condition), outcome: trimPunctuation(outcome), otherwise };
}

/** Reads "do this if that"; null if the sentence has no condition at its end. */
export function readTrailingCondition(clause: string): Conditional | null {
  const [, outcome = '', word = '', condition = ''] = TRAILING.exec(clause) ?? [];
  if (condition === '' || /\b(?:only|even|ask|check|see|unclear|know|whether|or)$/iu.test(outcome)) return null;
  if (/^(?:necessary|needed|required|possible)$/iu.test(condition.trim())) return null;
  return {
    condition: trimPunctuation(/^unless$/iu.test(word) ? `unless ${condition}` : condition),
    outcome: trimPunctuation(outcome),
    otherwise: null,
  };
}

/** Whether a condition tells of something that goes wrong; otherwise it is a turn that the work can take. */
export function isTrouble(condition: string): boolean {
  return TROUBLE.test(condition);
}

function atBorder(text: string, context: ClauseContext): TwoParts | null {
  const separators = separatorsOf(text, BORDER);
  const usable = separators.filter(({ start }) => countWords(text.slice(0, start)) >= 1);
  const fitting = usable.find(({ end }) => beginsMainClause(text.slice(end), context)) ?? usable[0];
  if (!fitting) return null;
  return { condition: text.slice(0, fitting.start), outcome: text.slice(fitting.end) };
}

/** "if it is ok they put it back, and …": a person begins to act before the first comma. */
function beforeSubject(text: string, context: ClauseContext): TwoParts | null {
  const comma = separatorsOf(text, BORDER)[0]?.start ?? text.length;
  const parts = atVerb(text, context);
  const isEarlier = parts !== null && parts.condition.length < comma;
  const main = withoutConnectives(parts?.outcome ?? '');
  return isEarlier && (readSubject(main, context.people) || MUST_DO.test(main)) ? parts : null;
}

/** Without a comma: the first word after a whole clause that begins another one. */
function atVerb(text: string, context: ClauseContext): TwoParts | null {
  const words = text.split(' ');
  for (let index = 2; index < Math.min(words.length - 1, 40); index += 1) {
    const rest = words.slice(index).join(' ');
    const previous = words[index - 1] ?? '';
    if (
      /^(?:to|the|a|an|of|and|or|can|will|must|should|is|are|any|all|each|every|no|its|their|his|her)$/iu.test(previous)
    )
      continue;
    if (/^not$/iu.test(previous) && !readSubject(rest, context.people)) continue;
    const hasVerb = words.slice(0, index).some((word) => isFiniteVerb(word));
    if (!hasVerb || !beginsMainClause(rest, context)) continue;
    return { condition: words.slice(0, index).join(' '), outcome: rest };
  }
  return null;
}

function isFiniteVerb(word: string): boolean {
  const form = readVerb(word)?.form;
  return (
    form === 'third' ||
    form === 'base' ||
    form === 'past' ||
    /^(?:is|are|was|were|has|have|seems?|comes?|differs?|fails?)$/iu.test(word)
  );
}

function beginsMainClause(text: string, context: ClauseContext): boolean {
  const main = takeLead(withoutConnectives(text)).rest;
  if (
    readImperative(main) ||
    readSubject(main, context.people) ||
    /^(?:you|we|they) (?:do|must|should|can|may)\b/iu.test(main)
  )
    return true;
  if (/^\S+ (?:goes|go) to\b/iu.test(main)) return true;
  if (/^(?:the|a|an|all|any|no)\b/iu.test(main))
    return readPassive(main, context) !== null || /^(?:the|a|an)\s+\S+\s+(?:stays?|goes|remains?)\b/iu.test(main);
  return false;
}
