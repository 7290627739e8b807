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
import { beginsPhrase, isGroup, isPerson, isPlural, upToPreposition } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** How often a word is a verb at most that is a noun where nothing is done. */
const RARELY_VERB = 0.3;
/** What tells when, so that the verb of the clause is still to come. */
export const TIME_NOUN =
  /^(?:hours?|minutes?|days?|nights?|weeks?|months?|years?|mornings?|evenings?|time|shifts?|quarters?|\p{L}+days?)$/u;
/** One group or many people: "staff opens", "staff open". */
const COLLECTIVE = /^(?:staff|crew|police|all|both)$/u;

/** A word that may be the verb of a clause, and what stands before it. */
export interface VerbContext {
  tokens: readonly Token[];
  at: number;
  subject: readonly Token[];
  people: ReadonlySet<string>;
  readings: readonly VerbReading[];
}

/** "the quality technician" */
const MAX_FOREIGN_SUBJECT = 4;
/** "the shift lead and the trainee" */
const MOST_PEOPLE = 7;

const BEFORE_DOING = /^(?:start|stop|keep|begin|finish|go|come|like|help|try|need|risk|quit|resume)$/u;

/** What is a verb wherever it follows a name. */
const ONLY_ACTS = /^(?:gets?|receives?|becomes?|goes|needs|belongs?)$/u;

/** What is a verb before a participle, too. */
const LASTS = /^(?:stay|remain)$/u;

/** "CITES" among small letters */
export function isShortName(tokens: readonly Token[], at: number): boolean {
  return /^\p{Lu}{3,}$/u.test(tokens[at]?.text ?? '') && tokens.some(({ text }) => /^\p{Ll}{3,}$/u.test(text));
}

/** "the nurse checks", "managers enter", "they sign": number of subject and verb agree, and what follows fits a verb. */
export function isFiniteHere({ tokens, at, subject, people, readings }: VerbContext): boolean {
  const next = tokens[at + 1];
  const last = subject.at(-1);
  // "VIPs: same rules"
  if (!last || last.kind === 'number' || (subject.length === 1 && last.lower === 'same')) return false;
  if (
    next &&
    (Words.DO.has(next.lower) || Words.MODALS.has(next.lower) || Words.BE.has(next.lower) || Words.HAVE.has(next.lower))
  )
    return false;
  // "the gates stay locked", "the keys remain in the safe"
  if (LASTS.test(tokens[at]?.lower ?? '') && isPlural(last) && next && readingOf(next.lower, 'participle')) return true;
  // "customers with water damage get a number": of two verbs side by side the one that can be a noun is one.
  if (next && ONLY_ACTS.test(next.lower) && isCommonNoun(tokens[at]?.lower ?? '')) return false;
  // "cutters in hot | water": nobody's name ends so. "CITES papers": a name in capitals is no verb.
  const before = subject.at(-2)?.lower ?? '';
  if (Words.PREPOSITIONS.has(before) && isAdjective(last.lower) && !isNoun(last.lower)) return false;
  // "who did the previous | check", "the dispensing | records for May": behind these the noun is still to come.
  if (isOpenPhrase(tokens, at)) return false;
  if (isShortName(tokens, at)) return false;
  // "the crew mate checks the oxygen"
  const isNamedOn = isGroup(subject) && isPersonNoun(tokens[at]?.lower ?? '');
  if (isNamedOn && next && readingOf(next.lower, 's') !== null) return false;
  // "only registered nurses may take it out": people, whose verb comes after them.
  if (
    readings.some(({ form }) => form === 's') &&
    isPersonNoun(tokens[at]?.lower ?? '') &&
    hasLaterVerb(tokens, at + 1)
  )
    return false;
  const isPronoun = subject.length === 1 && Words.SUBJECT_PRONOUNS.has(last.lower);
  const isSomebody = isPerson(subject, people) || isGroup(subject);
  const third = readings.find(({ form }) => form === 's');
  // "school groups bringing their own guide": groups that bring one; but "it starts leaking"
  const isDoing = next !== undefined && readingOf(next.lower, 'ing') !== null;
  if (third && isDoing && isCommonNoun(tokens[at]?.lower ?? '') && !BEFORE_DOING.test(third.lemma)) return false;
  // "team leads read the queue": people, and the verb comes after them.
  if (
    third &&
    isPersonNoun(tokens[at]?.lower ?? '') &&
    next &&
    readingOf(next.lower, 'base') &&
    verbShare(next.lower) >= 0.5
  )
    return false;
  // "crank handles come off": two verbs do not stand side by side, and only one of them is no noun.
  if (
    third &&
    hasNounUse(third.lemma) &&
    verbShare(third.lemma) < 0.75 &&
    next &&
    /^(?:come|go|get|need|stay|hang|lie|sit)$/u.test(next.lower)
  )
    return false;
  // "one of the kitchen porters opens": two verbs do not stand side by side.
  if (third && isPersonNoun(tokens[at]?.lower ?? '') && next && isOnlyVerb(next.lower)) return false;
  // "James checks it": one, whatever the name ends in.
  if (third && (!isPluralSubject(subject) || people.has(last.text) || COLLECTIVE.test(last.lower))) {
    const share = verbShare(third.lemma);
    const isMostlyVerb = !hasNounUse(third.lemma) || share >= 0.75;
    if (isPronoun) return true;
    // "child seats if booked", "driver cards signed": seats and cards.
    const most = Words.CONDITION_WORDS.has(next?.lower ?? '') ? 0.5 : RARELY_VERB;
    const isCompound = subject.length === 1 && isPersonNoun(last.lower) && share < most && !takesObject(next);
    if (isCompound && isCommonNoun(tokens[at]?.lower ?? '') && !people.has(last.text)) return false;
    // "bad prints go in the bin": prints that are bad.
    const isDescribed = subject.every(({ lower }) => isDescription(lower) || Words.COORDINATORS.has(lower));
    // "shared files and accounts": a thing, and how it is.
    const isThingThere = !next || next.kind === 'sign' || Words.COORDINATORS.has(next.lower);
    if (isDescribed && (isThingThere ? hasNounUse(third.lemma) : readingOf(next.lower, 'base'))) return false;
    // "the emergency contacts on the card"
    const lacksObject = next !== undefined && Words.PREPOSITIONS.has(next.lower) && !isPhrasal(third.lemma, next.lower);
    if (lacksObject && !isSomebody && share < RARELY_VERB) return false;
    // "the technician places chilled samples"
    const isDescribedThing = next !== undefined && isDescription(next.lower) && isNoun(tokens[at + 2]?.lower ?? '');
    if (isSomebody && Words.ARTICLES.has(subject[0]?.lower ?? '') && isDescribedThing) return true;
    if (isMostlyVerb) return canFollowVerb(next) || !next || isSomebody || share > 0.9;
    const isClear = isSomebody || Words.ARTICLES.has(subject[0]?.lower ?? '') || share >= 0.5;
    return (canFollowVerb(next) && isClear) || (isSomebody && endsClause(next));
  }
  const base = readings.find(({ form }) => form === 'base');
  if (!base) return false;
  // "then she choose a translator": a foreigner's English, where no other verb has she for its object.
  if (isPronoun) {
    const isActed = verbShare(base.lemma) >= 0.8 || takesObject(next) || Words.PARTICLES.has(next?.lower ?? '');
    return !/^(?:he|she|it)$/u.test(last.lower) || (last.lower !== 'it' && isActed);
  }
  // "two of us count"
  const isOfUs = subject.length === 3 && subject[1]?.lower === 'of' && /^(?:us|you|them)$/u.test(last.lower);
  if (isOfUs) return !/^(?:one|each|neither)$/u.test(subject[0]?.lower ?? '');
  // "the operator and the slinger walk"
  const areJoined = subject.some(({ lower }) => lower === 'and' || lower === '&');
  // "a police check": one of something.
  const isSeveral = areJoined || (isPlural(headOf(subject, last)) && !/^an?$/u.test(subject[0]?.lower ?? ''));
  if (
    isSeveral &&
    arePeopleWho(subject, people) &&
    !hasLaterVerb(tokens, at + 1) &&
    (takesObject(next) || beginsPlace(next))
  )
    return true;
  // "who finds damage that isn't on the card"
  const isSaidOf = next?.lower === 'that' && isVerbOf(tokens[at + 2]);
  if (!isSeveral && isSomebody && !isSaidOf && lacksItsEnding(subject, base.lemma, next)) return true;
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

/** Whether an article and an adjective stand before a word that is a noun as well, or before "records for" one in "-ing". */
function isOpenPhrase(tokens: readonly Token[], at: number): boolean {
  const [article, before, token, next] = tokens.slice(Math.max(0, at - 2), at + 2).map(({ lower }) => lower);
  if (at < 2 || !Words.ARTICLES.has(article ?? '') || isNoun(before ?? '')) return false;
  if (isAdjective(before ?? '') && at > 3) return hasNounUse(token ?? '');
  return readingOf(before ?? '', 'ing') !== null && isCommonNoun(token ?? '') && /^(?:for|of)$/u.test(next ?? '');
}

/** "opens", but not "meals": what ends in "s" and is a verb more often than a noun. */
function isOnlyVerb(word: string): boolean {
  const reading = readingOf(word, 's');
  return reading !== null && verbShare(reading.lemma) >= 0.5;
}

/** "that | isn't", "that | came": the verb of what is said of a thing. */
function isVerbOf(token: Token | undefined): boolean {
  const word = (token?.lower ?? '').replace(/n't$/u, '');
  return Words.isAuxiliary(word);
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
  return last !== undefined && !isOneOf && !isWhoever && isPlural(headOf(subject, last));
}

/** "animals without a chip", "a box of gloves": the noun that has the number of all of it; of "a lot of boxes" the last one. */
function headOf(subject: readonly Token[], last: Token): Token {
  const head = upToPreposition(subject).at(-1);
  const isAmount = /^(?:lot|number|couple|pair|few|majority|rest|half|third|most|some|any|all|none)$/u;
  // "at five to four I": the time before it has no part in it.
  const isOther = head?.kind !== 'word' || isAmount.test(head.lower) || Words.SUBJECT_PRONOUNS.has(last.lower);
  return isOther ? last : head;
}

/** "ushers", "trained staff", "Anna and the mason": many people who can do what a noun may name as well. */
function arePeopleWho(subject: readonly Token[], people: ReadonlySet<string>): boolean {
  const last = subject.at(-1);
  if (last === undefined) return false;
  if (subject.length <= MOST_PEOPLE && arePair(subject, people)) return true;
  return subject.length <= 3 && (/s$/u.test(last.lower) || COLLECTIVE.test(last.lower)) && isPersonNoun(last.lower);
}

/** "Anna and Bob", "the mason and the helper": somebody on both sides. */
function arePair(subject: readonly Token[], people: ReadonlySet<string>): boolean {
  const at = subject.findIndex(({ lower }) => /^(?:and|&|\+)$/u.test(lower));
  const [one, other] = [subject[at - 1], subject.at(-1)];
  const areSomebody = [one, other].every(
    (token) => token !== undefined && (isPersonNoun(token.lower) || people.has(token.text)),
  );
  return at > 0 && at < subject.length - 1 && areSomebody;
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
  return rest.some(({ lower }) => Words.isAuxiliary(lower));
}

/** "torn", "wet": a word that tells how something is. */
function isDescription(word: string): boolean {
  return isAdjective(word) || (readingOf(word, 'participle') !== null && !isNoun(word));
}

export function takesObject(next: Token | undefined): boolean {
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
