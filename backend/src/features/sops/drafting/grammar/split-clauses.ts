import { NOUN_VERBS } from '../lexicon/noun-verbs.js';
import { type Separator, separatorsOf, splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { countWords } from '../text/words.js';
import type { ClauseContext } from './clause.js';
import { readImperative } from './imperative.js';
import { takeLead } from './lead.js';
import { roleName } from './role-name.js';
import { tellsAction } from './shorthand.js';
import { readSubject } from './subject.js';
import { readThingAsSubject } from './thing-as-subject.js';
import { participleOf, readVerb, type VerbForm } from './verb-forms.js';
import { DETERMINER, withoutConnectives } from './word-classes.js';

const SEPARATOR =
  /\s*;\s*|,\s+(?:(?:and|but)\s+)?(?:then\s+)?|\s+(?:and\s+then|then|and\s+finally|finally|after that|and|but)\s+(?:then\s+)?|\s+[-–—]\s+/iuy;
const COMMA = /[,;]\s+(?:and\s+)?(?:then\s+)?/iuy;
const HARD = /;|\bthen\b|finally|after that/iu;
const OPEN_ENDED =
  /(?:^|\s)(?:so that|to ensure|in order to|that|which|who|when|where|while|until|before|because|how|whether|to|if|unless|is|are|of|the|a)$/iu;
const SUBORDINATE = /^(?:if|when|whenever|once|unless|before|after|in case|as soon as|while|until)\b/iu;
const TAIL =
  /^(?:never|not|no|only|if|unless|except|including|e\.g|such as|like|always|or|twice|once|per|within|by|with)\b/iu;
const THING_WITH_VERB =
  /^(?:(?!and\b|or\b|not\b|to\b|for\b|with\b)[\p{L}'’-]+\s+){1,5}?(?:is|are|goes|go|gets|must|should|needs|has to|stays)\b/iu;
const BOTH = /^both \p{L}+/iu;
const MEANING = /^[^=]{1,30} = /u;
const EXPECTATION = /^(?:(?:it|they|there) )?(?:must|should|has to|have to) be\b/iu;

/** Splits a sentence into its clauses: at "then", commas and "and", but only where a new action begins. */
export function splitClauses(sentence: string, context: ClauseContext): string[] {
  const isList = context.isList || isShorthandList(sentence, context);
  const form = firstForm(sentence, context);
  const clauses: string[] = [];
  let start = 0;
  for (const separator of separatorsOf(sentence, SEPARATOR)) {
    const left = sentence.slice(start, separator.start);
    const rest = sentence.slice(separator.end);
    if (!isBorder(left, separator, rest, { context, form, isList })) continue;
    clauses.push(left);
    start = separator.end;
  }
  clauses.push(sentence.slice(start));
  return clauses.map((clause) => clause.trim()).filter(Boolean);
}

/** Whether most parts between the commas are actions of their own, noted in shorthand. */
export function isShorthandList(sentence: string, context: ClauseContext): boolean {
  const parts = splitOutsideBrackets(sentence, COMMA);
  const [first = ''] = parts;
  if (parts.length < 2 || SUBORDINATE.test(first) || readSubject(takeLead(first).rest, context.people)) return false;
  const actions = parts.filter((part) => isAction(part, context)).length;
  return parts.length === 2 ? actions === 2 : actions >= parts.length * 0.6;
}

function isAction(part: string, context: ClauseContext): boolean {
  const clause = takeLead(withoutConnectives(part)).rest;
  return (
    EXPECTATION.test(clause) ||
    MEANING.test(clause) ||
    BOTH.test(clause) ||
    readThingAsSubject(clause, context) !== null ||
    readImperative(clause) !== null ||
    readSubject(clause, context.people) !== null ||
    tellsAction(clause, context.procedure, context.people)
  );
}

interface Border {
  context: ClauseContext;
  /** The form of the first verb: the following clauses have the same. */
  form: VerbForm;
  isList: boolean;
}

function isBorder(left: string, separator: Separator, rest: string, border: Border): boolean {
  const isComma = separator.text.includes(',');
  const isDash = /[-–—]/u.test(separator.text);
  const isHard = HARD.test(separator.text);
  const before = withoutConnectives(left.trim());
  if (before === '' || rest.trim() === '') return false;
  if (isHard && isBareNoun(before, border.context)) return false;
  if (isHard) return countWords(before) >= 2 || readImperative(before) !== null || border.isList;
  if (OPEN_ENDED.test(before) || isOnlyLead(before)) return false;
  if (SUBORDINATE.test(before) && !isComma) return false;
  if (border.isList && isComma) return !TAIL.test(rest) && !isMoreOfTheSame(before, rest, border.context);
  if (countWords(before) < 2 && !readVerb(before)) return false;
  return beginsClause(rest, border, isComma || isDash);
}

/** "customer care then refunds": nobody has done anything yet. */
function isBareNoun(left: string, { people }: ClauseContext): boolean {
  return roleName(left, people) !== null;
}

/** "posts accruals, depreciation": a thing without an action of its own belongs to the verb before. */
function isMoreOfTheSame(left: string, rest: string, context: ClauseContext): boolean {
  const [part = ''] = splitOutsideBrackets(rest, COMMA);
  const main = takeLead(left).rest;
  const hasVerb = readSubject(main, context.people) !== null || readImperative(main) !== null;
  return hasVerb && !isAction(part, context) && readVerb(part.split(' ')[0] ?? '')?.form !== 'third';
}

/** Whether there is nothing yet but a time or condition. */
function isOnlyLead(left: string): boolean {
  const { lead, rest } = takeLead(`${left}, x`);
  return (lead !== null && rest === 'x') || (lead === null && SUBORDINATE.test(left) && !left.includes(','));
}

function beginsClause(rest: string, border: Border, isAfterComma: boolean): boolean {
  const clause = withoutConnectives(rest);
  const { context, form } = border;
  if (isAfterComma && SUBORDINATE.test(clause)) return /,|\bthen\b/u.test(clause) || /^if\b/iu.test(clause);
  const { lead, rest: main } = takeLead(clause);
  if (readSubject(main, context.people)) return true;
  if (lead !== null && isAfterComma && readImperative(main)) return true;
  const [part = ''] = splitOutsideBrackets(clause, COMMA);
  // "the lock and tag": a noun after "and" is no instruction.
  if (beginsWithVerb(clause, form)) return isAfterComma || !NOUN_VERBS.has(part.toLowerCase());
  if (!isAfterComma) return /^if\b/iu.test(clause);
  return BOTH.test(part) || THING_WITH_VERB.test(part) || EXPECTATION.test(part) || isNoteWithParticiple(part, context);
}

function isNoteWithParticiple(part: string, { procedure, people }: ClauseContext): boolean {
  const hasParticiple = part
    .split(' ')
    .slice(1, 6)
    .some((word) => readVerb(word)?.form === 'past');
  return hasParticiple && countWords(part) >= 2 && tellsAction(part, procedure, people);
}

function beginsWithVerb(clause: string, form: VerbForm): boolean {
  const word = /^[A-Za-z]+(?:-[A-Za-z]+)?/u.exec(clause)?.[0] ?? '';
  const verb = readVerb(word);
  const after = clause.slice(word.length).trim();
  if (!verb) return false;
  if (form === 'past') return participleOf(word) !== null;
  if (form === 'base') return readImperative(clause) !== null;
  if (form === 'ing') return verb.form === 'ing' && after !== '';
  const endsHere = after === '' && !NOUN_VERBS.has(verb.base);
  return verb.form === 'third' && (endsHere || isObject(after));
}

function isObject(text: string): boolean {
  if (text === '' || /^(?:are|is|and|or|of)\b/iu.test(text)) return false;
  return new RegExp(`^${DETERMINER}\\b`, 'iu').test(text) || /^\p{L}/u.test(text);
}

function firstForm(sentence: string, context: ClauseContext): VerbForm {
  const main = withoutConnectives(takeLead(withoutConnectives(sentence)).rest);
  const subject = readSubject(main, context.people);
  if (subject) return subject.form === 'third' ? 'third' : 'base';
  const verb = readVerb(/^[A-Za-z-]+/u.exec(main)?.[0] ?? '');
  if (verb?.form === 'ing') return 'ing';
  if (readImperative(main)) return 'base';
  const isPassive = /^.{2,80}?\b(?:be|is|are|gets?)\s+(?:\w+ly\s+)?(?:\w+ed|\w+en|put|set|kept|sent)\b/iu.test(main);
  if (isPassive) return 'past';
  return verb?.form === 'third' ? 'third' : 'base';
}
