import { readAuxiliaries } from './auxiliaries.js';
import type { Clause, Span } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import {
  hasNounUse,
  isAdjective,
  isCommonNoun,
  isNoun,
  isPersonNoun,
  isPhrasal,
  isTransitive,
  readingOf,
  type VerbReading,
  verbReadings,
  verbShare,
} from './lexicon/words.js';
import { beginsPhrase, beginsWithTime, canEndPhrase, isCount, isGroup, isPerson, isPlural } from './noun-phrase.js';
import type { Token } from './tokens.js';

type WithSubject = Extract<Clause, { subject: Span }>;

/** How far from its beginning a clause may have its verb, in tokens. */
const MAX_SUBJECT_LENGTH = 18;
/** How often a word is a verb at most that is a noun where nothing is done. */
const RARELY_VERB = 0.3;
const INTERPOSED =
  /^(?:then|always|also|usually|normally|first|never|only|just|still|now|both|each|all|personally|immediately|often|sometimes|generally|simply|already|really)$/u;
const TIME_NOUN =
  /^(?:hours?|minutes?|days?|nights?|weeks?|months?|years?|mornings?|evenings?|time|shifts?|quarters?|\p{L}+days?)$/u;
/** One group or many people: "staff opens", "staff open". */
const COLLECTIVE = /^(?:staff|crew|police|all|both)$/u;
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
  const scan: Scan = {
    tokens,
    start,
    people,
    hasHead: false,
    isRelative: false,
    relativeVerb: -1,
    isAfterTime: false,
    reduced: null,
  };
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
  if (
    at === start &&
    /^(?:whoever|whatever|anyone|anybody)$/u.test(word) &&
    (readingOf(tokens[at + 1]?.lower ?? '', 's') || /^(?:is|has)$/u.test(tokens[at + 1]?.lower ?? ''))
  ) {
    scan.isRelative = word.startsWith('wh');
    scan.hasHead = true;
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
    const isTime = /^(?:after|before)$/u.test(word) && beginsPhrase(tokens[at + 1]);
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
    tokens.slice(Math.max(start + 1, at - 3), at - 1).some(({ lower }) => Words.DETERMINERS.has(lower)) &&
    !beginsWithTime(tokens[start]?.lower ?? '');
  // "helping that day": no relative clause.
  const isThatDay = word === 'that' && TIME_NOUN.test(tokens[at + 1]?.lower ?? '');
  if (((Words.RELATIVES.has(word) && !isThatDay) || isContact) && hasHead) {
    scan.isRelative = true;
    return null;
  }
  if (/^(?:what|how|why|whether)$/u.test(word)) return 'end';
  if (Words.MODALS.has(word) || (Words.BE.has(word) && !word.startsWith("'"))) return 'end';
  // "the last to leave", "the first person to arrive": which one.
  if (word === 'to' && isToldApart(tokens, at) && readingOf(tokens[at + 1]?.lower ?? '', 'base')) {
    scan.relativeVerb = at + 1;
    return null;
  }
  if (word === 'to' && hasHead && isInfinitive(tokens[at + 1])) return 'end';
  if (canBeHead(token)) scan.hasHead = true;
  return null;
}

/** "the last one out", "the one closing up", "whoever locks up": the particle belongs to who is meant. */
function isInOrOut(tokens: readonly Token[], at: number, relativeVerb: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isOne = /^(?:one|ones|person|man|woman|last|first)$/u.test(before) || at - 1 === relativeVerb;
  const isDoing = readingOf(before, 'ing') !== null && /^(?:one|person|colleague)$/u.test(tokens[at - 2]?.lower ?? '');
  return /^(?:in|out|up|off|on|down|back)$/u.test(tokens[at]?.lower ?? '') && (isOne || isDoing);
}

/** "the first | to arrive", "the last person | to leave" */
function isToldApart(tokens: readonly Token[], at: number): boolean {
  const [before, last] = tokens.slice(Math.max(0, at - 2), at).map(({ lower }) => lower);
  const isOrdinal = (word = ''): boolean => /^(?:first|last|next|only)$/u.test(word);
  return isOrdinal(last) || (isOrdinal(before) && /^(?:one|person|people)$/u.test(last ?? ''));
}

/** Reads the verb at a token, and whether it is the one of the clause. */
function readVerb(scan: Scan, at: number): WithSubject | 'relative' | null {
  const found = verbAt(scan, at);
  if (!found) return null;
  if (scan.isRelative && found.form !== 'reduced') {
    scan.isRelative = false;
    if ('verb' in found) scan.relativeVerb = found.verb;
    return 'relative';
  }
  const hasAuxiliary =
    found.form === 'passive' || found.form === 'state' || (found.form === 'active' && found.auxiliary);
  if (scan.reduced) return hasAuxiliary ? found : null;
  if (found.form === 'reduced') {
    scan.reduced = found;
    return null;
  }
  return scan.isAfterTime && !hasAuxiliary ? null : found;
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

function verbAt({ tokens, start, people, isRelative }: Scan, at: number): WithSubject | null {
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
  const context = { tokens, at, subject: tokens.slice(start, end), people, readings };
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

interface VerbContext {
  tokens: readonly Token[];
  at: number;
  subject: readonly Token[];
  people: ReadonlySet<string>;
  readings: readonly VerbReading[];
}

/** "the quality technician" */
const MAX_FOREIGN_SUBJECT = 4;

/** "the nurse checks", "managers enter", "they sign": number of subject and verb agree, and what follows fits a verb. */
function isFiniteHere({ tokens, at, subject, people, readings }: VerbContext): boolean {
  const next = tokens[at + 1];
  const last = subject.at(-1);
  if (!last || last.kind === 'number') return false;
  if (
    next &&
    (Words.DO.has(next.lower) || Words.MODALS.has(next.lower) || Words.BE.has(next.lower) || Words.HAVE.has(next.lower))
  )
    return false;
  const isPronoun = subject.length === 1 && Words.SUBJECT_PRONOUNS.has(last.lower);
  const isSomebody = isPerson(subject, people) || isGroup(subject);
  const third = readings.find(({ form }) => form === 's');
  // "team leads read the queue": people, and the verb comes after them.
  if (
    third &&
    isPersonNoun(tokens[at]?.lower ?? '') &&
    next &&
    readingOf(next.lower, 'base') &&
    verbShare(next.lower) >= 0.5
  )
    return false;
  if (third && (!isPluralSubject(subject) || COLLECTIVE.test(last.lower))) {
    const share = verbShare(third.lemma);
    const isMostlyVerb = !hasNounUse(third.lemma) || share >= 0.75;
    if (isPronoun) return true;
    // "bad prints go in the bin": prints that are bad.
    const isDescribed = subject.every(({ lower }) => isDescription(lower) || Words.COORDINATORS.has(lower));
    if (isDescribed && next && readingOf(next.lower, 'base')) return false;
    // "the emergency contacts on the card"
    const lacksObject = next !== undefined && Words.PREPOSITIONS.has(next.lower) && !isPhrasal(third.lemma, next.lower);
    if (lacksObject && !isSomebody && share < RARELY_VERB) return false;
    if (isMostlyVerb) return canFollowVerb(next) || !next || isSomebody || share > 0.9;
    const isClear = isSomebody || Words.ARTICLES.has(subject[0]?.lower ?? '') || share >= 0.5;
    return (canFollowVerb(next) && isClear) || (isSomebody && endsClause(next));
  }
  const base = readings.find(({ form }) => form === 'base');
  if (!base) return false;
  if (isPronoun) return !/^(?:he|she|it)$/u.test(last.lower);
  // "two of us count"
  const isOfUs = subject.length === 3 && subject[1]?.lower === 'of' && /^(?:us|you|them)$/u.test(last.lower);
  if (isOfUs) return !/^(?:one|each|neither)$/u.test(subject[0]?.lower ?? '');
  // "the operator and the slinger walk"
  const isSeveral = isPlural(last) || subject.some(({ lower }) => lower === 'and' || lower === '&');
  if (isSeveral && arePeopleWho(subject) && !hasLaterVerb(tokens, at + 1) && (takesObject(next) || beginsPlace(next)))
    return true;
  if (!isSeveral && isSomebody && lacksItsEnding(subject, base.lemma, next)) return true;
  if (!isSeveral || isAdjective(tokens[at]?.lower ?? '')) return false;
  // "Police report from the employee": of one word, a report.
  const isCompound =
    subject.length === 1 &&
    /^(?:from|of|for)$/u.test(next?.lower ?? '') &&
    hasNounUse(base.lemma) &&
    verbShare(base.lemma) < 0.7;
  if (isCompound) return false;
  const isLikely = verbShare(base.lemma) >= 0.5;
  // "parents hand in the medicine"
  const isOfTwo = next !== undefined && Words.PARTICLES.has(next.lower) && takesObject(tokens[at + 2]);
  const hasObject = takesObject(next) || isOfTwo || (isSomebody && subject.length > 1);
  return (canFollowVerb(next) && (isLikely || (isSomebody && hasObject))) || (isSomebody && !next && isLikely);
}

/** "the foreman check the list": how people write whose first language is another one. */
function lacksItsEnding(subject: readonly Token[], lemma: string, next: Token | undefined): boolean {
  if (subject.length > MAX_FOREIGN_SUBJECT || !next || next.kind === 'sign') return false;
  // "the shift lead counts": a second noun of who acts.
  if (isPersonNoun(lemma) || readingOf(next.lower, 's') !== null) return false;
  const takesThing = Words.DETERMINERS.has(next.lower) || Words.OBJECT_PRONOUNS.has(next.lower);
  const share = verbShare(lemma);
  return (takesThing && share >= 0.4) || (share >= 0.85 && isTransitive(lemma) && isCommonNoun(next.lower));
}

/** "one of the drivers", "whoever closes": one, whatever the last word looks like. */
function isPluralSubject(subject: readonly Token[]): boolean {
  const last = subject.at(-1);
  const [first, second] = subject;
  const isOneOf = /^(?:one|each|either|neither)$/u.test(first?.lower ?? '') && second?.lower === 'of';
  const isWhoever =
    /^(?:whoever|anyone|anybody)$/u.test(first?.lower ?? '') || (second?.lower === 'one' && subject.length > 2);
  return last !== undefined && !isOneOf && !isWhoever && isPlural(last);
}

/** "ushers", "the drivers": many people who can do what a noun may name as well. */
function arePeopleWho(subject: readonly Token[]): boolean {
  const last = subject.at(-1);
  return last !== undefined && subject.length <= 3 && /s$/u.test(last.lower) && isPersonNoun(last.lower);
}

function beginsPlace(next: Token | undefined): boolean {
  const word = next?.lower ?? '';
  return Words.PARTICLES.has(word) || Words.PREPOSITIONS.has(word) || word.endsWith('ly');
}

/** "visitors book at reception is signed": another verb comes. */
function hasLaterVerb(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(
    ({ kind, lower }, at) =>
      at >= from && (kind === 'sign' || Words.CONDITION_WORDS.has(lower) || Words.COORDINATORS.has(lower)),
  );
  const rest = tokens.slice(from, end < 0 ? tokens.length : end);
  return rest.some(
    ({ lower }) => Words.BE.has(lower) || Words.MODALS.has(lower) || Words.HAVE.has(lower) || Words.DO.has(lower),
  );
}

/** "torn", "wet": a word that tells how something is. */
function isDescription(word: string): boolean {
  return isAdjective(word) || (readingOf(word, 'participle') !== null && !isNoun(word));
}

function isPastTense({ tokens, at, subject, people, readings }: VerbContext): boolean {
  const last = subject.at(-1);
  const isPast = readings.some(({ form }) => form === 'past');
  const isPronoun = subject.length === 1 && last !== undefined && Words.SUBJECT_PRONOUNS.has(last.lower);
  // "went", "took": nothing but the past.
  if (isPast && last !== undefined && readings.every(({ form }) => form === 'past') && !isNoun(tokens[at]?.lower ?? ''))
    return true;
  if (isPronoun)
    return (
      (isPast || readings.some(({ form }) => form === 'participle')) && !Words.ADVERBS.has(tokens[at]?.lower ?? '')
    );
  return isPast && takesObject(tokens[at + 1]) && (isPerson(subject, people) || isGroup(subject));
}

/** "floor mopped", "each station opened with the key"; not "a signed form" nor "the driver signed the form". */
function isReducedPassive({ tokens, at, subject, people, readings }: VerbContext): boolean {
  const participle = readings.find(({ form }) => form === 'participle');
  if (!participle || !isTransitive(participle.lemma)) return false;
  if (Words.PREPOSITIONS.has(subject[0]?.lower ?? '')) return false;
  // "my husband passed"
  if (/^(?:my|our|his|her|their)$/u.test(subject[0]?.lower ?? '') && isPerson(subject, people)) return false;
  const next = tokens[at + 1];
  // "test run" may be two nouns.
  if (!next) return !readings.some(({ form }) => form === 'base');
  const { lower, kind } = next;
  const isSomebody = isPerson(subject, people) || isGroup(subject);
  const isPast = readings.some(({ form }) => form === 'past');
  if (isHowOften(tokens.slice(at + 1))) return true;
  if (takesObject(next) || (kind === 'number' && isPast && isSomebody)) return false;
  const fitsAfter = Words.PREPOSITIONS.has(lower) || Words.ADVERBS.has(lower) || Words.PARTICLES.has(lower);
  if (kind === 'word' && isNoun(lower) && !fitsAfter) return false;
  const isBaseToo = readings.some(({ form }) => form === 'base');
  return !isBaseToo || fitsAfter || kind === 'sign';
}

/** "every 6 months", "each morning": a time, and no object. */
function isHowOften([first, second, third]: readonly Token[]): boolean {
  if (!/^(?:every|each)$/u.test(first?.lower ?? '')) return false;
  const noun = isCount(second) || second?.lower === 'other' ? third : second;
  return TIME_NOUN.test(noun?.lower ?? '');
}

function takesObject(next: Token | undefined): boolean {
  return next !== undefined && (Words.DETERMINERS.has(next.lower) || Words.OBJECT_PRONOUNS.has(next.lower));
}

function endsClause(next: Token | undefined): boolean {
  return !next || next.kind === 'sign' || Words.COORDINATORS.has(next.lower);
}

/** Whether the token can follow a verb and hardly a noun. */
export function canFollowVerb(next: Token | undefined): boolean {
  if (!next) return false;
  const { lower, kind } = next;
  if (beginsPhrase(next) || Words.OBJECT_PRONOUNS.has(lower) || Words.INTERROGATIVES.has(lower)) return true;
  if (Words.PARTICLES.has(lower) || Words.ADVERBS.has(lower) || lower.endsWith('ly')) return true;
  if (Words.PREPOSITIONS.has(lower) || Words.CONDITION_WORDS.has(lower)) return true;
  if (kind !== 'word' || Words.COORDINATORS.has(lower) || Words.BE.has(lower) || Words.MODALS.has(lower)) return false;
  // "wear whistles": the plural of a noun that is a verb as well.
  const isPluralNoun = verbReadings(lower).some(({ lemma, form }) => form === 's' && hasNounUse(lemma));
  return isNoun(lower) || isPluralNoun || isAdjective(lower) || verbReadings(lower).length === 0;
}

/** An adverb between the subject and its verb: "I then upload", "colleagues always sign". */
function isInterposed(tokens: readonly Token[], at: number): boolean {
  return INTERPOSED.test(tokens[at]?.lower ?? '') && tokens[at + 1] !== undefined;
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
