import { capitalise, countWords, lowerFirst } from '../text/words.js';
import type { Shared } from './clause-order.js';
import { type Line, lineOf } from './line.js';
import type { Part } from './part.js';
import { isSecondOfTwo } from './thin-lines.js';
import { textOf } from './tokens.js';

/** What a line was read from. */
interface ReadFrom {
  group: readonly Part[];
  source: string;
  /** The conditions and times before it. */
  when: string | null;
  shared: Shared;
  context: { readonly people: ReadonlySet<string> };
}

const WHAT_HAPPENS =
  /^(?:it|they|you|that|this|he|she|we)(?:['’]ll| will| would|['’]d| can| could| may| might| gets?| goes?)\b/iu;
/** "don't throw them away, they get refilled" */
const GETS_DONE = /^(?:they get|it gets) \p{L}+(?:ed|t)$/iu;
const ADDS_HOW =
  /^(?:at the (?:latest|earliest)|if (?:possible|needed|necessary)|where (?:possible|needed)|as needed|(?:with|without) (?:\p{L}+ ){0,2}\p{L}+)$/iu;
const INSTEAD = /^(?:have to|has to|must|need to|needs to|should|shall|are to|is to) \p{L}/iu;
/** A ban whose words name nothing: "nobody joins after", "you don't catch it" */
const POINTS_BACK =
  /^(?:(?:no ?one|nobody|never|not|none|you|they|we|it|do|don['’]t|doesn['’]t|must|may|can|can['’]t|cannot|is|are|gets?|goes)\s)+(?:\p{L}+\s)?(?:there|here|it|them|this|that|him|her|after|before|in|out|on|off|then|again|twice|alone)$/iu;
/** "one rings the bell" */
const ONE_DOES = /(?<!\p{L})one \p{L}+s(?!\p{L})/giu;
const THERE_MUST = /^there (?:has|have|needs?|must|should) (?:to )?be\s/iu;
const OWES =
  /^(?:(?:the )?\p{L}+|(?:any|every|each|all|whoever|anyone|anybody|everyone)\b[^,;:.]{2,90}?) (?:have to|has to|must|needs? to)\s(?!not\b)/iu;
/** "an assessment has been written" */
const HAS_BEEN =
  /^(?:(?:the|an?|all|each|every) )?(?:\p{L}+ ){1,5}(?:has|have) (?:been \p{L}+|\p{L}+(?:ed|en|wn|ne)\b)|^(?:(?:the|an?) )?(?:\p{L}+ ){0,4}\p{L}+['’](?:s|ve) been \p{L}+/iu;
const ONLY_THEN = /\b(?:where|once|provided|only if|only when|after|until|unless|before)\b/iu;
/** "has read it back" */
const PERFECT = /^(?:has|have) (?:(?:also|already|not) )?\p{L}+(?:ed|en|wn|ad|un|ung|ght|ne|pt|ld|nt|it)\b/iu;
const SPEAKS_OF_KNOWN = /^(?:i|we|you|he|she|it|they|this|that|these|those|there|here)\b/iu;
/** A check with a clause of what it has to find. */
const SEEN = /^(?:check|make sure|ensure|verify|confirm|see)\b.*\b(?:is|are)\b/iu;

/** Adds a line to the one before it in the sentence, where it is no line by itself; false where it is one. */
export function isJoined(step: Line, line: Line, from: ReadFrom): boolean {
  const { people } = from.context;
  const separator = from.group[0]?.separator ?? '';
  const written = textOf(from.source, tokensOf(from));
  const join = (between: string, text: string): true => {
    step.text = `${step.text}${between}${lowerFirst(text, people)}`;
    // A label keeps the words of its first line as they were written.
    step.asWritten = `${step.asWritten}${between}${lowerFirst(text, people)}`;
    return true;
  };
  // "wet bags are not released | and have to be washed again": what is done instead.
  if (step.kind === 'rule' && separator === 'and' && INSTEAD.test(written)) return join(' and ', written);
  // "only where traps have failed | and an assessment has been written"
  const isSoFar = HAS_BEEN.test(written) && separator === 'and' && ONLY_THEN.test(step.text);
  if (isSoFar) return join(' and ', written);
  // "until the driver has the list, | and has read it": what has to be so as well.
  if (PERFECT.test(written) && !line.when) return join(separator === ',' ? ', ' : ' and ', written);
  // "they have to get everybody off | and let it down": the second infinitive of one duty.
  const isOfDuty = step.kind === 'rule' && OWES.test(step.text) && from.group[0]?.clause.form === 'imperative';
  if (isOfDuty && separator === 'and' && line.role === null) return join(' and ', written);
  if (line.kind === 'expectation' && step.kind === 'step' && step.expected === null) {
    step.expected =
      from.when !== null && from.when !== step.when ? `${line.text} (${lowerFirst(from.when, people)})` : line.text;
    return true;
  }
  if (step.kind === 'rule' && /^[-–—]$/u.test(separator)) {
    step.text = `${step.text} – ${written}`;
    return true;
  }
  // "cones go out on the school side, | no one parks there": without what stands before, it would say nothing.
  if (
    separator === ',' &&
    line.kind === 'rule' &&
    /^(?:step|rule|statement)$/u.test(step.kind) &&
    POINTS_BACK.test(written)
  ) {
    if (step.kind === 'rule') return join(', ', written);
    step.caution = [step.caution, capitalise(written)].filter(Boolean).join('; ');
    return true;
  }
  // "we do not start on a call, | there has to be an order number": what a ban asks for.
  if (step.kind === 'rule' && separator === ',' && THERE_MUST.test(written)) return join(', ', written);
  if (isAlsoSeen(step, line, from)) return join(' and ', written);
  // "one rings 999, one gets the kit, one waits at the gate": each of three does something else.
  if (isSecondOfTwo(step, line) && (from.source.match(ONE_DOES) ?? []).length <= 2) return join(' and ', line.text);
  if (goesOnAsTold(step, line, from)) return join(separator === ',' ? ', ' : ' and ', line.text);
  if (isOfBackground(line, step) && /^(?:,|and|but|–|—|-)$/u.test(separator)) {
    const text = `${step.text}${separator === ',' ? ', ' : ` ${separator} `}${lowerFirst(line.asWritten, people)}`;
    Object.assign(step, lineOf('step', text, { role: line.role, when: step.when, hasSubject: line.role !== null }));
    return true;
  }
  if (separator !== ',') return false;
  // "send the answer within a week, | at the latest", "enter it in the log, | without the name"
  if (line.kind === 'step' && line.isKept && line.when === null && ADDS_HOW.test(written)) return join(', ', written);
  // "never lift the lid, it'll burn you": what happens otherwise.
  if (step.kind === 'rule' && (WHAT_HAPPENS.test(line.text) || GETS_DONE.test(line.asWritten)))
    return join(', ', line.asWritten);
  // "the server runs it, nobody else"
  const isShortRule = countWords(line.text) <= 2 || /^only \p{L}+ (?:can|may|does)$/iu.test(line.text);
  return line.kind === 'rule' && isShortRule && join(', ', line.text);
}

/** "check the plate is down and the chocks are in": two things to see. */
function isAlsoSeen(step: Line, line: Line, { group: [first] }: ReadFrom): boolean {
  if (!first || step.kind !== 'step' || !SEEN.test(step.text) || first.separator !== 'and') return false;
  const { form } = first.clause;
  const isState =
    /^(?:state|active|passive)$/u.test(form) || (form === 'prohibition' && first.tokens[first.lead]?.lower === 'no');
  return isState && (line.isKept || (form === 'passive' && line.role === null));
}

/** "open tins go in the cage | and are counted": it says of the same thing what else is done. */
function goesOnAsTold(step: Line, line: Line, { group, shared }: ReadFrom): boolean {
  const { separator, clause } = group[0] ?? {};
  const areTold = [step, line].every(({ isKept, kind }) => isKept && /^(?:step|statement)$/u.test(kind));
  const isNext = /^(?:, )?and$/u.test(separator ?? '') || (separator === ',' && shared.isOfUnknown);
  return areTold && isNext && shared.guest === null && /^(?:participle|finite)$/u.test(clause?.form ?? '');
}

/** "contractors need a permit | and security issues it": an order speaks of what only words that are no work have named. */
function isOfBackground(line: Line, before: Line): boolean {
  const isOrder = line.kind === 'step' && !line.isKept && /\b(?:it|them)\b/iu.test(line.text);
  return isOrder && before.kind === 'background' && before.reason === null && !SPEAKS_OF_KNOWN.test(before.asWritten);
}

function tokensOf({ group }: ReadFrom) {
  return group.flatMap(({ tokens }) => tokens);
}
