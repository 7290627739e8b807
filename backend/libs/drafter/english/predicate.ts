import { readAuxiliaries } from './auxiliaries.js';
import type { Clause, Span } from './clause-form.js';
import { isFiniteHere, TIME_NOUN } from './finite-verb.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isCommonNoun,
  isNoun,
  isPersonNoun,
  isTransitive,
  readingOf,
  type VerbReading,
  verbReadings,
  verbShare,
} from './lexicon/words.js';
import { beginsPhrase, beginsWithTime, canEndPhrase, isPlural } from './noun-phrase.js';
import { isPastTense, isReducedPassive } from './past-verb.js';
import type { Token } from './tokens.js';
import { isFirstToDo, isInOrOut } from './told-apart.js';

type WithSubject = Extract<Clause, { subject: Span }>;

/** How far from its beginning a clause may have its verb, in tokens. */
const MAX_SUBJECT_LENGTH = 18;
const INTERPOSED =
  /^(?:then|always|also|usually|normally|first|never|only|just|still|now|both|each|all|personally|immediately|often|sometimes|generally|simply|already|really)$/u;
/** Behind these, what somebody says, and not what is done. */
const SAYS = /^(?:say|says|said|think|thinks|thought|claim|claims|claimed|believe|believes|know|knows|tell|tells)$/u;
const IS_SOMEBODY = /^(?:he|she|they|we|you|i)(?:['’]\p{L}+)?$/u;
/** "the time she left" is no clause. */
const WHEN_OR_WHY = /^(?:time|date|day|reason|way|place|moment)$/u;
const HOUR = /^(?:noon|midday|midnight|dawn|dusk|sunrise|sunset|breakfast|lunch|dinner|closing|opening|\p{L}+day)$/u;
const AUXILIARY = /^(?:gets?|got|has|have|had|needs?|want|try|do|does|don't|doesn't)$/u;

interface Scan {
  tokens: readonly Token[];
  start: number;
  people: ReadonlySet<string>;
  /** The phrase so far holds a noun or what stands for one. */
  hasHead: boolean;
  /** A relative clause has begun, whose verb is not the one that is looked for. */
  isRelative: boolean;
  /** The last token of the verb of a relative clause: "who gets pricked". */
  relativeVerb: number;
  /** Where that clause begins: the number of the subject is that of the noun before it. */
  relativeAt: number | null;
  /** "after the boil" stands in the subject: only an auxiliary is certain to belong to it. */
  isAfterTime: boolean;
  /** A participle that may be the predicate, if no auxiliary comes. */
  reduced: WithSubject | null;
}

/** Finds where the subject of a clause is followed by its verb; null where there is none. */
export function readPredicate(
  tokens: readonly Token[],
  start: number,
  people: ReadonlySet<string>,
): WithSubject | null {
  const nothing = { hasHead: false, isRelative: false, relativeVerb: -1, relativeAt: null, isAfterTime: false };
  const scan: Scan = { tokens, start, people, ...nothing, reduced: null };
  const end = Math.min(tokens.length, start + MAX_SUBJECT_LENGTH + 1);
  for (let at = start; at < end; at += 1) {
    const found = readAt(scan, at);
    if (found === 'end') return scan.reduced;
    if (found) return found;
  }
  return scan.reduced;
}

function readAt(scan: Scan, at: number): WithSubject | 'end' | null {
  const { tokens, start, hasHead } = scan;
  const token = tokens[at];
  if (!token || (token.kind === 'sign' && !/^[&/+]$/u.test(token.text))) return 'end';
  const word = token.lower;
  if (at <= scan.relativeVerb) return null;
  // "guests who say they've lost the key": what they say is of them as well.
  if (at === scan.relativeVerb + 1 && SAYS.test(tokens[at - 1]?.lower ?? '') && IS_SOMEBODY.test(word)) {
    scan.isRelative = true;
    return null;
  }
  if (
    at === start &&
    /^(?:whoever|whatever|anyone|anybody)$/u.test(word) &&
    (readingOf(tokens[at + 1]?.lower ?? '', 's') || /^(?:is|has)$/u.test(tokens[at + 1]?.lower ?? ''))
  ) {
    scan.isRelative = word.startsWith('wh');
    scan.hasHead = true;
    return null;
  }
  // "anyone coming in signs": who does what.
  if (
    at === start &&
    /^(?:anyone|anybody|everyone|everybody)$/u.test(word) &&
    readingOf(tokens[at + 1]?.lower ?? '', 'ing')
  ) {
    scan.hasHead = true;
    scan.relativeVerb = at + 1;
    return null;
  }
  // "what's left goes in the bag"
  if (at === start && /^what(?:ever)?'s$/u.test(word) && tokens[at + 2] !== undefined) {
    scan.hasHead = true;
    scan.relativeVerb = at + 1;
    return null;
  }
  // "the nurse should check": a condition only where it begins one.
  const isDuty = word === 'should' && hasHead && canEndPhrase(tokens[at - 1]);
  if (at > start && Words.CONDITION_WORDS.has(word) && !isDuty) {
    const next = tokens[at + 1];
    // "orders received before noon are shipped"
    const isHour = next?.kind === 'number' || HOUR.test(next?.lower ?? '');
    const isTime =
      (/^(?:after|before)$/u.test(word) && beginsPhrase(next)) || (/^(?:after|before|until)$/u.test(word) && isHour);
    if (!isTime) return 'end';
    scan.isAfterTime = true;
    return null;
  }
  if (hasHead && at > start) {
    if (isInterposed(tokens, at)) return null;
    const isPossible =
      token.kind === 'word' &&
      (canEndPhrase(tokens[at - 1]) || isInterposed(tokens, at - 1) || isInOrOut(tokens, at - 1, scan.relativeVerb));
    const found = isPossible ? readVerb(scan, at) : null;
    if (found) return found === 'relative' ? null : found;
  }
  // "the card | they paid with": a relative clause without its pronoun.
  const isContact =
    at > start &&
    /^(?:i|we|you|they|he|she)$/u.test(word) &&
    canEndPhrase(tokens[at - 1]) &&
    // "textiles we don't touch", "the belt you don't open": what is done to stands first.
    (tokens.slice(Math.max(start + 1, at - 3), at - 1).some(({ lower }) => Words.DETERMINERS.has(lower)) ||
      (at === start + 2 && WHEN_OR_WHY.test(tokens[at - 1]?.lower ?? ''))) &&
    !beginsWithTime(tokens[start]?.lower ?? '');
  // "helping that day", "a room on that list": no relative clause.
  const next = tokens[at + 1]?.lower ?? '';
  const isOfPlace = Words.PREPOSITIONS.has(tokens[at - 1]?.lower ?? '') && isCommonNoun(next);
  const isThatDay = word === 'that' && (TIME_NOUN.test(next) || isOfPlace);
  if (((Words.RELATIVES.has(word) && !isThatDay) || isContact) && hasHead) {
    scan.isRelative = true;
    scan.relativeAt ??= at;
    return null;
  }
  if (/^(?:what|how|why|whether)$/u.test(word)) return 'end';
  if (Words.MODALS.has(word) || (Words.BE.has(word) && !word.startsWith("'"))) return 'end';
  // "the last to leave", "the first person to arrive": which one.
  if (word === 'to' && isFirstToDo(tokens, at) && readingOf(tokens[at + 1]?.lower ?? '', 'base')) {
    scan.relativeVerb = at + 1;
    return null;
  }
  if (word === 'to' && hasHead && isInfinitive(tokens[at + 1])) return 'end';
  if (canBeHead(token)) scan.hasHead = true;
  return null;
}

/** Reads the verb at a token, and whether it is the one of the clause. */
function readVerb(scan: Scan, at: number): WithSubject | 'relative' | null {
  const found = verbAt(scan, at);
  if (!found) return null;
  if (scan.isRelative && found.form !== 'reduced') {
    scan.isRelative = false;
    scan.relativeVerb = 'verb' in found ? found.verb : endOfBeing(scan.tokens, at);
    return 'relative';
  }
  const hasAuxiliary =
    found.form === 'passive' || found.form === 'state' || (found.form === 'active' && found.auxiliary);
  // "anything left behind goes in a bag"
  if (scan.reduced) return hasAuxiliary || isOnlyVerb(found, scan.tokens) ? found : null;
  if (found.form === 'reduced') {
    scan.reduced = found;
    return null;
  }
  return scan.isAfterTime && !hasAuxiliary ? null : found;
}

/** "that has been | out": where the verb of a relative clause ends that tells how something is. */
function endOfBeing(tokens: readonly Token[], at: number): number {
  let end = at;
  while (Words.BE.has(tokens[end + 1]?.lower ?? '')) end += 1;
  return end;
}

/** "goes": a verb of one that is no plural of a thing. */
function isOnlyVerb(clause: WithSubject, tokens: readonly Token[]): boolean {
  return clause.form === 'active' && clause.isThird === true && !isNoun(tokens[clause.verb]?.lower ?? '');
}

/** "security issues always go to Omar": a plural that could be a verb, before the verb of the clause. */
function isPluralBeforeVerb(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const verb = tokens[at + 2]?.lower ?? '';
  return (
    /^(?:always|never|usually|often|sometimes|only)$/u.test(tokens[at + 1]?.lower ?? '') &&
    isNoun(word) &&
    readingOf(word, 's') !== null &&
    readingOf(verb, 'base') !== null &&
    verbShare(readingOf(verb, 'base')?.lemma ?? '') >= 0.5
  );
}

function verbAt({ tokens, start, people, isRelative, relativeAt }: Scan, at: number): WithSubject | null {
  const token = tokens[at];
  if (!token || isPluralBeforeVerb(tokens, at)) return null;
  let end = at;
  while (end > start + 1 && isInterposed(tokens, end - 1)) end -= 1;
  // "through both hoses"
  if (end < at && Words.PREPOSITIONS.has(tokens[end - 1]?.lower ?? '')) return null;
  const subject: Span = [start, end];
  const isNever = tokens.slice(end, at).some(({ lower }) => lower === 'never');
  if (Words.MODALS.has(token.lower) || Words.BE.has(token.lower) || AUXILIARY.test(token.lower)) {
    const group = readAuxiliaries(tokens, at);
    if (group) return fromGroup(group, subject, at);
  }
  const contracted = readContractedPassive(tokens, at, start);
  if (contracted) return contracted;
  if (/^(?:do|does|have|has)$/u.test(token.lower) || Words.PREPOSITIONS.has(token.lower)) return null;
  const readings = verbReadings(token.lower);
  if (readings.length === 0) return null;
  if (isRelative && isVerbOfRelative(tokens, { start, relativeAt, end, at }, readings))
    return { form: 'active', subject, verb: at, auxiliary: null, modal: null, isPast: false };
  // "trays that are broken go …": the trays go.
  const counted = isRelative || relativeAt === null ? end : relativeAt;
  const context = { tokens, at, subject: tokens.slice(start, counted), people, readings };
  if (isFiniteHere(context)) {
    return {
      form: 'active',
      subject,
      verb: at,
      auxiliary: null,
      modal: isNever ? 'never' : null,
      isPast: false,
      isThird: readings.every(({ form }) => form === 's'),
    };
  }
  if (isPastTense(context)) return { form: 'active', subject, verb: at, auxiliary: null, modal: null, isPast: true };
  return !isRelative && isReducedPassive(context) ? { form: 'reduced', subject, verb: at } : null;
}

/** "invoices that | come by post", "a tray which | arrives late": right after its pronoun, with the number of the noun before it. */
function isVerbOfRelative(
  tokens: readonly Token[],
  { start, relativeAt, end, at }: { start: number; relativeAt: number | null; end: number; at: number },
  readings: readonly VerbReading[],
): boolean {
  const head = tokens[(relativeAt ?? 0) - 1];
  if (relativeAt === null || relativeAt <= start || relativeAt !== end - 1 || head === undefined) return false;
  if (!Words.RELATIVES.has(tokens[relativeAt]?.lower ?? '') || isPersonNoun(tokens[at]?.lower ?? '')) return false;
  const form = isPlural(head) ? 'base' : 's';
  const reading = readings.find((one) => one.form === form);
  return reading !== undefined && verbShare(reading.lemma) >= 0.5;
}

/** "the skin's shaved with …": a noun with "is" in it, and a participle that nothing but a preposition follows. */
function readContractedPassive(tokens: readonly Token[], at: number, start: number): WithSubject | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !token || !/^\p{L}{3,}'s$/u.test(before.lower)) return null;
  const participle = readingOf(token.lower, 'participle');
  const ends = !next || next.kind === 'sign' || Words.PREPOSITIONS.has(next.lower) || Words.ADVERBS.has(next.lower);
  if (!participle || participle.lemma === 'get' || !isTransitive(participle.lemma) || !ends) return null;
  return { form: 'passive', subject: [start, at], auxiliary: [at, at], verb: at, modal: null };
}

function fromGroup(
  { kind, verb, modal, isPast }: NonNullable<ReturnType<typeof readAuxiliaries>>,
  subject: Span,
  at: number,
): WithSubject {
  if (kind === 'state') return { form: 'state', subject, modal };
  const auxiliary: Span = [at, verb];
  return kind === 'passive'
    ? { form: 'passive', subject, auxiliary, verb, modal }
    : { form: 'active', subject, verb, auxiliary, modal, isPast };
}

/** An adverb between the subject and its verb: "I then upload", "colleagues always sign". */
function isInterposed(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  return (INTERPOSED.test(word) || Words.MANNER_ADVERBS.has(word)) && tokens[at + 1] !== undefined;
}

function isInfinitive(next: Token | undefined): boolean {
  // "visitors to the plant"
  if (next && Words.DETERMINERS.has(next.lower)) return false;
  if (!next || !canEndPhrase(next)) return true;
  return verbReadings(next.lower).some(({ form }) => form === 'base') && verbShare(next.lower) > 0.5;
}

function canBeHead({ kind, lower }: Token): boolean {
  if (kind === 'number' || kind === 'quoted') return true;
  if (/^(?:this|that|these|those|all|both|each|none)$/u.test(lower)) return true;
  return (
    kind === 'word' &&
    !Words.DETERMINERS.has(lower) &&
    !Words.PREPOSITIONS.has(lower) &&
    !Words.COORDINATORS.has(lower) &&
    !Words.ADVERBS.has(lower)
  );
}
