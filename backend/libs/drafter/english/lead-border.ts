import { orderCertainty } from './imperative.js';
import {
  beginsOrder,
  holdsOrder,
  isActBeforePronoun,
  isActWithoutSubject,
  isAsideUpToComma,
  isBanOn,
  isBeforeClause,
  isBetweenStates,
  isBorder,
  isCompound,
  isDeniedOfSeveral,
  isOrderInside,
  isRestOfName,
  isVerbOfCount,
  startOfCase,
} from './lead-inside.js';
import { isMeasured, isUnit, MAX_TIME_PHRASE } from './lead-length.js';
import { clauseOf, isMain, isOrderAfterState, type LeadKind, OBJECT_END, upToSign } from './lead-main.js';
import { goesOnWithPredicate } from './lead-predicates.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isCommonNoun,
  isNoun,
  isPersonNoun,
  isTransitive,
  isUnknownWord,
  readingOf,
} from './lexicon/words.js';
import { isCount } from './noun-phrase.js';
import type { Token } from './tokens.js';
import { isBeforeTrailing } from './trailing.js';
import { isWholeClause } from './whole-clause.js';

/** "Monday" */
export const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
const ALWAYS_TIME = /^(?:upon|following|prior|during|after|before|within|every|each|until|once|twice)$/u;
/** "18:30", "6am" */
export const CLOCK = /^(?:\d{1,2}[:.]\d{2}(?:[ap]m)?|\d{1,2}[ap]m)$/u;
const TIME_NOUN =
  /^(?:\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mornings?|evenings?|afternoons?|nights?|noon|midday|lunch|breakfast|dinner|midnight|dawn|dusk|sunrise|sunset|winter|summer|spring|autumn|days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|shifts?|start|end|beginning|time|seasons?|quarters?|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|moment|point|first|last|next|then|on|use|once|twice|return|receipt|departure|entry|request|\p{L}{3,}(?:ing|ion|ment|val|very))$/u;
/** A clause goes on after them: "when the customer says | you may enter". */
const GOES_ON =
  /^(?:says?|tells?|knows?|thinks?|believes?|suspects?|assumes?|reckons?|notices|finds?|hears?|reali[sz]es?|expects?|sure|that|sees?|asks?|until|because|person|one|things?|anything|everything|something)$/u;
/** They say how an order is carried out, or need a state, and never end a condition. */
const NO_END = /^(?:just|simply|immediately|kindly|still|already|ever|really|actually|feels?|seems?|becomes?)$/u;
/** "when it goes off | first check the door" */
const BEFORE_ORDER = /^(?:just|simply|immediately|kindly|first|always)$/u;
/** "the lab assistant starts": how far from the article the verb may stand. */
const MAX_WORKER = 4;
/** How many tokens a lead may have. */
const MAX_LEAD = 40;
const MAX_LEAD_WITHOUT_SIGN = 18;

/** Where a lead ends at a comma, colon, dash or "then" that a clause follows; 0 where it does not. */
export function borderAtSign(tokens: readonly Token[], kind: LeadKind, people: ReadonlySet<string>): number {
  for (let at = 1; at < Math.min(tokens.length, MAX_LEAD); at += 1) {
    const token = tokens[at];
    if (!token || !isBorder(token, kind)) continue;
    const after = tokens.slice(at + 1);
    if (after.length === 0) return 0;
    if (isBeforeTrailing(tokens, at) || isBetweenStates(tokens, at)) continue;
    const left = tokens.slice(1, at);
    if (kind === 'clause') {
      if (token.text === ',' && isAsideUpToComma(after)) continue;
      if (/^(?:and|or|but)$/u.test(after[0]?.lower ?? '') || goesOnWithPredicate(after)) continue;
      // "if nobody called by 9:30 ring the first, then the second": the order stands before the comma.
      if (after[0]?.lower === 'then' && left.some((_, index) => isOrderInside(left, index))) return 0;
      // "after 9:20 the mark is late, | unless there is a letter": the main clause stands before the comma.
      if (after[0]?.lower === 'unless' && !after.some(({ text }) => text === ',')) return 0;
      // "after the last group rinse the lines then wash": two things to do.
      if (token.lower === 'then' && holdsOrder(left, people)) return 0;
      // "if a kid reacts: pen first, then 911"
      const isCase = token.text === ':' && /^(?:if|when|whenever)$/u.test(tokens[0]?.lower ?? '');
      return (isCase && clauseOf(left, people).form !== 'phrase') || isBorderOfClause(token, left, after, people)
        ? at
        : 0;
    }
    // "in the app open the booking, hit cancel": two things to do.
    if (left.some((_, index) => index > 0 && orderCertainty(left, index) === 3)) return 0;
    const isOwnSentence = left.length > 3 && clauseOf(left, people).form !== 'phrase';
    const isList = at > 4 && tokens.slice(0, at).some(({ lower }) => lower === 'and');
    if (isOwnSentence || isList) return 0;
    const { form } = clauseOf(upToSign(after), people);
    // "by noon, | if nobody has called, ring"
    const isWhole = form === 'condition' ? after.some(({ text }) => text === ',') : form !== 'phrase';
    if (isWhole && isTime(left, tokens[0]?.lower ?? '')) return at;
    if (/^(?:and|or)$/u.test(after[0]?.lower ?? '')) continue;
  }
  return 0;
}

function isBorderOfClause(
  border: Token,
  left: readonly Token[],
  after: readonly Token[],
  people: ReadonlySet<string>,
): boolean {
  if (left.length === 0) return false;
  const { form } = clauseOf(upToSign(after), people);
  if (form === 'reason') return false;
  if (form === 'condition') return after.length > 4;
  return form !== 'phrase' || border.lower === 'then' || !after.some(({ text }) => text === ',');
}

/** Where a lead ends without a sign: before a pronoun, an order, or an article and its verb; 0 where it does not. */
export function borderWithoutSign(tokens: readonly Token[], kind: LeadKind, people: ReadonlySet<string>): number {
  const first = tokens[0]?.lower ?? '';
  const goesOn = (at: number): boolean => kind === 'clause' && /^(?:or|and)$/u.test(tokens[at + 1]?.lower ?? '');
  const sign = tokens.findIndex(
    (token, at) => at > 0 && token.kind === 'sign' && /^[,;:]$/u.test(token.text) && !goesOn(at),
  );
  const limit = Math.min(sign > 0 ? sign : tokens.length - 1, tokens.length - 1, MAX_LEAD_WITHOUT_SIGN);
  const holdsClause = kind === 'clause' && !/^(?:after|before|until|till)$/u.test(first);
  for (let at = holdsClause && !/^(?:if|when|once)$/u.test(first) ? 3 : 2; at < limit; at += 1) {
    const token = tokens[at];
    if (!token || token.lower === 'then' || (token.kind === 'sign' && !goesOn(at))) return 0;
    if (token.kind === 'sign') continue;
    if (beginsOrder(tokens, at)) return 0;
    if (!canBorder(tokens, at, kind) || (!holdsClause && isCompound(tokens, at))) continue;
    const left = tokens.slice(startOfCase(tokens, at), at);
    if (holdsClause && !isWholeClause(left, first, people) && !isActBeforePronoun(tokens, at)) continue;
    if (kind === 'time' && !isTime(left, first)) continue;
    if (NO_END.test(tokens[at - 1]?.lower ?? '')) continue;
    if (isTime(left, first) && isBanOn(tokens.slice(at))) return at;
    if (isRestOfName(tokens, at) || isBeforeClause(tokens, at) || isVerbOfCount(tokens, at)) continue;
    if (isDeniedOfSeveral(tokens, at)) continue;
    if (kind !== 'open' && isDoing(tokens, at)) return at;
    if (isMain(tokens.slice(at), kind, people) || isOrderAfterState(tokens, at, kind)) return at;
    if (holdsClause && isActWithoutSubject(tokens, at)) return at;
    // "if it is under 20 euros | just take it off"
    const isLed = BEFORE_ORDER.test(token.lower) && kind === 'clause' && orderCertainty(tokens, at + 1) >= 2;
    if (isLed) return at;
  }
  return 0;
}

function canBorder(tokens: readonly Token[], at: number, kind: LeadKind): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  // "on Monday | morning Rosa exports": a part of the day belongs to it.
  if (WEEKDAY.test(before) && /^(?:morning|noon|afternoon|evening|night)s?$/u.test(tokens[at]?.lower ?? ''))
    return false;
  // "after 5 | minutes Control calls": a number and what is counted.
  // "at 2 | cash count": a noun that counts no time does not belong to it.
  const isAtClock = kind === 'time' && /^(?:at|by|around)$/u.test(tokens[0]?.lower ?? '') && isCount(tokens[1]);
  const third = tokens[2];
  const isOfClock =
    third !== undefined &&
    (/^(?:[ap]\.?m\.?|o'clock|sharp|latest)$/u.test(third.lower) || isUnit(third) || TIME_NOUN.test(third.lower));
  if (isAtClock && at > 2 && third && isCommonNoun(third.lower) && !isOfClock) return false;
  const counted = tokens[at];
  if (counted && isCount(tokens[at - 1]) && !/\d(?:st|nd|rd|th)$/u.test(before) && isUnit(counted)) return false;
  // "pressure over 3 | bar open the valve": what is measured.
  const isUnitBefore = isCount(tokens[at - 1]) && !Words.SUBJECT_PRONOUNS.has(counted?.lower ?? '');
  if (isUnitBefore && isMeasured(tokens.slice(1, at)) && orderCertainty(tokens, at + 1) >= 2) return false;
  // After a particle an article begins a place: "is offered in | the courtroom".
  const isPlace = Words.PREPOSITIONS.has(before) && !/^(?:up|down|out|off|away|back)$/u.test(before);
  // "when it goes over | 1,500 Pa"
  if (/^(?:over|under|above|below)$/u.test(before) && isCount(tokens[at])) return false;
  if (isPlace && Words.ARTICLES.has(tokens[at]?.lower ?? '') && !isParticleBefore(tokens, at)) return false;
  // "before first use", "after each wash": a noun.
  if (/^(?:first|next|last|each|every|daily)$/u.test(before) && isCommonNoun(tokens[at]?.lower ?? '')) return false;
  // "after the third | fail the manager is called"
  const isCounted = /^(?:second|third|fourth|fifth|sixth)$/u.test(before);
  if (isCounted && Words.ARTICLES.has(tokens[at - 2]?.lower ?? '')) return false;
  // "if they say no | you cancel it": an answer.
  const isAnswer =
    /^(?:yes|no)$/u.test(before) && /^(?:says?|answers?|said|replies|reply)$/u.test(tokens[at - 2]?.lower ?? '');
  if (kind === 'clause' && isAnswer) return true;
  // "you ring", "over 9 ppm or anyone hurt": what a pronoun does, or how somebody is, begins no clause.
  const last = `${tokens[at - 2]?.lower} ${before}`;
  if (/ (?:i|you|we|they)$|^or any(?:one|body)$/u.test(last)) return false;
  const word = tokens[at]?.lower ?? '';
  if (Words.PREPOSITIONS.has(word) || Words.COORDINATORS.has(word)) return false;
  // "if you can't do that | you stop"
  const isThat = before === 'that' && Words.DO.has(tokens[at - 2]?.lower ?? '');
  const isMainAfterThing =
    /^(?:i|you|we|they)$/u.test(word) &&
    readingOf(tokens[at + 1]?.lower ?? '', 'base') !== null &&
    /^(?:the|an?|it|them)$/u.test(tokens[at + 2]?.lower ?? '');
  if (
    /^(?:only|when|if|where|once)$/u.test(word) ||
    (kind === 'clause' &&
      GOES_ON.test(before) &&
      !isThat &&
      !isMainAfterThing &&
      !/^(?:don't|never)$/u.test(word) &&
      !(OBJECT_END.test(before) && orderCertainty(tokens, at) === 3))
  )
    return false;
  if (Words.CONDITION_WORDS.has(before) || (Words.DETERMINERS.has(before) && !isThat) || Words.COORDINATORS.has(before))
    return false;
  // "an allergy | that's not on the list", "if you find | a part that's cracked,": told of the thing.
  const isRelative = /^(?:that|who|which)'/u.test(word) && (isNoun(before) || isUnknownWord(before));
  const isOfThing = tokens.slice(at + 1, at + MAX_WORKER).some(({ lower }) => /^(?:that|who|which)'/u.test(lower));
  if (isRelative || (Words.ARTICLES.has(word) && isOfThing && isTransitive(before))) return false;
  // "the same | person", "in case of a broken | seal": an adjective between an article and its noun.
  const article = tokens[at - 2]?.lower ?? '';
  const isDescribed = Words.ARTICLES.has(article) && /^(?:same|other|whole|entire|very)$/u.test(before);
  if (isDescribed || (/^an?$/u.test(article) && isAdjective(before) && !isCommonNoun(before))) return false;
  // "after each round | both players sign": behind a determiner it is a noun.
  const isNamed = Words.DETERMINERS.has(tokens[at - 2]?.lower ?? '');
  // "if above | nobody is let in": a limit that was named.
  const isLimit = kind === 'clause' && at === 2 && /^(?:above|below|over|under)$/u.test(before);
  const isOfMore = !isNamed && !isLimit && !(kind === 'clause' && Words.PARTICLES.has(before));
  const isOpen = Words.PREPOSITIONS.has(before) && isOfMore;
  if (isOpen) return false;
  // "at eleven | lock the door"
  const isClock = /^(?:at|by|around|about|until|till|before|after)$/u.test(tokens[0]?.lower ?? '') && at === 2;
  if (kind !== 'clause')
    return (
      // "up to the 18th managers may | enter"
      !Words.MODALS.has(before) &&
      (!Words.NUMBER_WORDS.has(before) || TIME_NOUN.test(before) || (isClock && orderCertainty(tokens, at) >= 2))
    );
  const isHalf =
    (Words.BE.has(before) && !(/n't$/u.test(before) && isToldAfterNot(tokens, at))) ||
    ((Words.DO.has(before) || Words.NEGATIONS.has(before)) && !isToldAfterNot(tokens, at)) ||
    Words.MODALS.has(before) ||
    // "if she has | cut her hand": a participle that looks like an order, or what she has.
    (Words.HAVE.has(before) && !Words.SUBJECT_PRONOUNS.has(word)) ||
    (Words.RELATIVES.has(before) && !isThat) ||
    Words.INTERROGATIVES.has(before) ||
    /'(?:s|re|ll|m|ve|d)$/u.test(before);
  return !isHalf;
}

/** "when all are in | the lab assistant starts", "when it goes on | the driver stops": one noun has the verb that follows. */
function isParticleBefore(tokens: readonly Token[], at: number): boolean {
  const [verb, particle] = tokens.slice(at - 2, at).map(({ lower }) => lower);
  const lemma = readingOf(verb ?? '', 's', 'base')?.lemma ?? '';
  const isAlone =
    /^(?:in|on|over|through)$/u.test(particle ?? '') &&
    (Words.BE.has(verb ?? '') || /^(?:come|go|get|turn|switch|walk|drive|move)$/u.test(lemma));
  const acts = tokens.findIndex(({ lower }, index) => index > at + 1 && readingOf(lower, 's') !== null);
  return isAlone && acts > 0 && acts <= at + MAX_WORKER && isPersonNoun(tokens[acts - 1]?.lower ?? '');
}

/** "if not | hold the button", "if it's not | you text Dave", "if it doesn't | the whole load is done again" */
function isToldAfterNot(tokens: readonly Token[], at: number): boolean {
  if (at === 2 && orderCertainty(tokens, at) >= 2) return true;
  const isShort =
    (at === 3 || (at === 4 && tokens[3]?.lower === 'not')) &&
    /^(?:it|he|she|they|this|that)$/u.test(tokens[1]?.lower ?? '');
  if (isShort && Words.ARTICLES.has(tokens[at]?.lower ?? '')) return true;
  const isPronoun = /^(?:i|you|we|they|he|she)$/u.test(tokens[at]?.lower ?? '');
  const isThird = /^(?:he|she)$/u.test(tokens[at]?.lower ?? '');
  return (
    isPronoun && tokens[at + 2] !== undefined && readingOf(tokens[at + 1]?.lower ?? '', isThird ? 's' : 'base') !== null
  );
}

function isTime(left: readonly Token[], preposition: string): boolean {
  if (
    Words.TIMES_ALONE.has(preposition) ||
    WEEKDAY.test(preposition) ||
    CLOCK.test(preposition) ||
    /^(?:before|after)$/u.test(left[1]?.lower ?? '')
  )
    return true;
  if (left.length === 0 || left.length > MAX_TIME_PHRASE || left.some(({ lower }) => Words.NEGATIONS.has(lower)))
    return false;
  if (/^(?:every|each)$/u.test(preposition) && (tellsWhoOrWhat(left) || namesAnother(left))) return false;
  const isPlace = preposition === 'at' && left.length <= 3 && Words.ARTICLES.has(left[0]?.lower ?? '');
  // "at each stop", "on every visit"
  const isRepeated = /^(?:each|every)$/u.test(left[0]?.lower ?? '') && left.length <= 3;
  if (isPlace || isRepeated || ALWAYS_TIME.test(preposition)) return true;
  return left.some(({ kind, lower }) => kind === 'number' || TIME_NOUN.test(lower) || Words.NUMBER_WORDS.has(lower));
}

/** "[each] week two samples": another thing after the time. */
function namesAnother([unit, next, ...more]: readonly Token[]): boolean {
  const isUnit = TIME_NOUN.test(unit?.lower ?? '') && next !== undefined;
  return (
    isUnit &&
    Words.NUMBER_WORDS.has(next.lower) &&
    more.some(({ lower }) => isCommonNoun(lower) && !TIME_NOUN.test(lower))
  );
}

/** "[every] technician who works alone logs", "[each] essay gets": somebody, or the verb of a clause, and no time. */
function tellsWhoOrWhat(left: readonly Token[]): boolean {
  return left.some(
    ({ lower }, at) =>
      isPersonNoun(lower) ||
      Words.RELATIVES.has(lower) ||
      (at > 0 && (Words.BE.has(lower) || Words.MODALS.has(lower) || /^(?:gets?|has|goes|needs?)$/u.test(lower))),
  );
}

/** "after the repair | do a short test ride", "if it is between 4 and 6 | do nothing" */
function isDoing(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = tokens.slice(at - 1, at + 2);
  if (word?.lower !== 'do' || !before) return false;
  const isEnd = before.kind === 'number' || isAdjective(before.lower) || Words.NUMBER_WORDS.has(before.lower);
  if (next?.lower === 'nothing') return isEnd || isCommonNoun(before.lower);
  return isCommonNoun(before.lower) && Words.ARTICLES.has(next?.lower ?? '');
}
