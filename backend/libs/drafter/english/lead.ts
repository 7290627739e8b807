import { readClause } from './clause.js';
import type { Clause, Span } from './clause-form.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun, isPersonNoun, isPhrasal, readingOf, verbShare } from './lexicon/words.js';
import { canEndPhrase, isCount, isGroup, isPerson } from './noun-phrase.js';
import { type Token, textOf } from './tokens.js';

/** A condition or a time at the beginning of a sentence, and what follows it. */
export interface Lead {
  when: string;
  rest: Token[];
}

type LeadKind =
  /** "if it is red", "after the last cow" */
  | 'clause'
  /** "on the 19th", "at closing" */
  | 'time'
  /** "without a tick on the card": only certain before a pronoun */
  | 'open';

const CLAUSE_LEAD = /^(?:if|when|whenever|once|unless|while|until|till|where|wherever|whilst|after|before|provided)$/u;
const TIME_LEAD =
  /^(?:on|at|in|by|during|after|before|within|from|every|each|until|once|twice|up|upon|following|prior|between|outside|daily|weekly|monthly|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|afterwards|overnight|meanwhile)$/u;
const OPEN_LEAD = /^(?:without|with|for|from)$/u;
const WHOLE_LEAD =
  /^(?:daily|weekly|monthly|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|afterwards|overnight|meanwhile)$/u;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;
const DAY_OR_CLOCK =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)|\d{1,2}[:.]\d{2})$/u;
const ALWAYS_TIME = /^(?:upon|following|prior|during|after|before|within|every|each|until|once|twice)$/u;
const CLOCK = /^\d{1,2}[:.]\d{2}$/u;
const TIME_NOUN =
  /^(?:\d.*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|mornings?|evenings?|afternoons?|nights?|noon|midday|lunch|midnight|days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|shifts?|start|end|beginning|time|seasons?|quarters?|today|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december|moment|point|first|last|next|then|on|use|once|twice|return|receipt|departure|entry|request|\p{L}{3,}(?:ing|ion|ment|val|very))$/u;
/** A clause goes on after them: "when the customer says | you may enter". */
const GOES_ON =
  /^(?:says?|tells?|knows?|thinks?|sure|that|sees?|asks?|until|because|person|one|things?|anything|everything|something)$/u;
/** What things do, after which nothing has to follow: "if the test fails | call Bob". */
const HAPPENS =
  /^(?:fails|breaks|rings|beeps|stops|leaks|jams|trips|arrives|starts|happens|occurs|drops|rises|expires|freezes|crashes|overheats|bounces|matches|agrees)$/u;
/** What stands for an object, so that the next verb is another clause: "if they ordered the wrong one | offer …". */
const OBJECT_END = /^(?:ones?|it|them|him|her|us|me|anything|everything|nothing|something|anyone|someone)$/u;
/** They say how an order is carried out, and never end a condition. */
const ORDER_ADVERB = /^(?:just|simply|immediately|kindly)$/u;
/** How many tokens a lead may have. */
const MAX_LEAD = 40;
const MAX_LEAD_WITHOUT_SIGN = 18;
const MAX_TIME_PHRASE = 9;

/** Takes a condition or a time off the beginning of a sentence; null where there is none. */
export function takeLead(source: string, tokens: readonly Token[], people: ReadonlySet<string>): Lead | null {
  const [first, second] = tokens;
  if (!first) return null;
  if (CLOCK.test(first.lower) && tokens.length > 2 && second?.kind !== 'sign') {
    return { when: first.text, rest: tokens.slice(1) };
  }
  const days = lengthOfDays(tokens);
  if (days > 0 && tokens.length > days + 2) return cut(source, tokens, days, tokens[days]?.text === ',' ? 1 : 0);
  const otherwise = lengthOfOtherwise(tokens);
  if (otherwise > 0) return { when: 'Otherwise', rest: tokens.slice(otherwise) };
  const interval = lengthOfInterval(tokens);
  if (interval > 0) {
    // "a month before | we call the couple", "the week before | charge the batteries"
    const isAlone =
      (/^(?:i|you|we|they)$/u.test(tokens[interval]?.lower ?? '') &&
        !tokens.slice(0, interval + 3).some(({ text }) => text === ',')) ||
      orderCertainty(tokens, interval) >= 2;
    if (isAlone) return cut(source, tokens, interval, 0);
    const sign = borderAtSign(tokens, 'time', people);
    const at = sign > 0 ? sign : borderWithoutSign(tokens, 'time', people);
    if (at > interval) return cut(source, tokens, at, sign > 0 ? 1 : 0);
  }
  // "same night | copy the cards"
  const same = first.lower === 'the' ? 1 : 0;
  const isSame =
    tokens[same]?.lower === 'same' && /^(?:day|night|evening|morning|week|hour)$/u.test(tokens[same + 1]?.lower ?? '');
  if (isSame && orderCertainty(tokens, same + 2) >= 1) return cut(source, tokens, same + 2, 0);
  const isAdverb = WHOLE_LEAD.test(first.lower) && tokens.length > 3 && second?.kind === 'word';
  if (isAdverb && (Words.DETERMINERS.has(second.lower) || Words.SUBJECT_PRONOUNS.has(second.lower)))
    return cut(source, tokens, 1, 0);
  const third = tokens[2];
  // "after that, | wash it", "above that | call the owner"
  const isThat = /^(?:after|above|below|over|under|beyond)$/u.test(first.lower) && second?.lower === 'that';
  if (isThat && third && tokens.length > 4) {
    const isAdverbial =
      third.text === ',' ||
      Words.DETERMINERS.has(third.lower) ||
      Words.SUBJECT_PRONOUNS.has(third.lower) ||
      orderCertainty(tokens, 2) >= 2;
    if (isAdverbial) return cut(source, tokens, 2, third.text === ',' ? 1 : 0);
  }
  const measured = lengthOfComparison(tokens);
  // "more than 2 out and | you ring Ada"
  if (measured > 0 && tokens[measured - 1]?.lower === 'and') return cut(source, tokens, measured - 1, 1);
  if (measured > 0) return cut(source, tokens, measured, tokens[measured]?.text === ',' ? 1 : 0);
  const kind = kindOf(tokens);
  if (!kind) return takeMeaning(source, tokens, people) ?? takeState(source, tokens);
  const at = borderWithoutSign(tokens, kind, people);
  if (at > 0) return cut(source, tokens, at, 0);
  const sign = borderAtSign(tokens, kind, people);
  return sign > 0 ? cut(source, tokens, sign, 1) : null;
}

/** "flakes or blood means mastitis, | mark her": what is seen, and what it means, is the condition of what is done. */
function takeMeaning(source: string, tokens: readonly Token[], people: ReadonlySet<string>): Lead | null {
  const verb = tokens.findIndex(({ lower }) => /^means?$/u.test(lower));
  const comma = tokens.findIndex(({ text }, at) => at > verb + 1 && /^(?:,|:|-|–|—)$/u.test(text));
  const isNamed = verb > 0 && verb <= MAX_TIME_PHRASE && clauseOf(tokens.slice(0, verb), people).form === 'phrase';
  if (!isNamed || comma < 0 || comma > verb + MAX_TIME_PHRASE) return null;
  return orderCertainty(tokens, comma + 1) >= 2 ? cut(source, tokens, comma, 1) : null;
}

/** "still out - | tag it", "not fixed - | call Sam" */
function takeState(source: string, tokens: readonly Token[]): Lead | null {
  const sign = tokens.findIndex(({ text }) => /^(?:-|–|—|,)$/u.test(text));
  const first = tokens[0]?.lower ?? '';
  // "not found after that, | send the bill"
  const second = tokens[1]?.lower ?? '';
  const isDenied =
    /^(?:still|not)$/u.test(first) &&
    (readingOf(second, 'participle') !== null || isAdjective(second) || /(?:able|ible)$/u.test(second));
  // "not reachable | try the second number", "still nothing | tell the head"
  const isShort = isDenied || (first === 'still' && /^(?:nothing|nobody|none|no)$/u.test(second));
  if (isShort && orderCertainty(tokens, 2) >= 2 && tokens.length > 3) return cut(source, tokens, 2, 0);
  // "pink or orange streaks - | throw everything away"
  const before = tokens.slice(0, Math.max(0, sign));
  const isSeen =
    tokens[sign]?.text !== ',' &&
    before.length > 1 &&
    before.length <= 5 &&
    before.every(({ kind }) => kind === 'word') &&
    canEndPhrase(before.at(-1)) &&
    orderCertainty(before, 0) === 0;
  if (isSeen && orderCertainty(tokens, sign + 1) === 3) return cut(source, tokens, sign, 1);
  const dash = tokens[sign]?.text === ',' && !isDenied ? -1 : sign;
  const isState = dash > 1 && dash <= 5 && /^(?:still|not|no|too|out|over|under)$/u.test(first);
  return isState && orderCertainty(tokens, dash + 1) >= 2 ? cut(source, tokens, dash, 1) : null;
}

/** What makes a state of an adjective: "if the skin gets red". */
const COPULA = /^(?:gets?|goes|turns?|looks?|feels?|smells?|seems?|stays?|becomes?|runs?)$/u;

/** "On Monday, Wednesday and Friday": how many words name several days or times; 0 where they do not. */
function lengthOfDays(tokens: readonly Token[]): number {
  let at = /^(?:on|at|every)$/u.test(tokens[0]?.lower ?? '') ? 1 : 0;
  let named = 0;
  while (DAY_OR_CLOCK.test(tokens[at]?.lower ?? '')) {
    named += 1;
    at += 1;
    const next = tokens[at + (tokens[at]?.text === ',' && /^(?:and|or|&)$/u.test(tokens[at + 1]?.lower ?? '') ? 2 : 1)];
    if (!/^(?:,|and|or|&|\/)$/u.test(tokens[at]?.lower ?? '') || !DAY_OR_CLOCK.test(next?.lower ?? '')) break;
    at = next === undefined ? at : tokens.indexOf(next);
  }
  return named >= 2 ? at : 0;
}

/** "otherwise", "or else": how many words say that what was before does not hold. */
function lengthOfOtherwise(tokens: readonly Token[]): number {
  const at = tokens[0]?.lower === 'or' ? 1 : 0;
  if (!/^(?:otherwise|else)$/u.test(tokens[at]?.lower ?? '') || tokens.length <= at + 1) return 0;
  return tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
}

/** "bigger than 20% difference | I ask why", "older than 3 days | throw it away": how many tokens; 0 where none begin so. */
function lengthOfComparison(tokens: readonly Token[]): number {
  const isCompared =
    /^(?:more|less|fewer|\p{L}{3,}er)$/u.test(tokens[0]?.lower ?? '') &&
    tokens[1]?.lower === 'than' &&
    isCount(tokens[2]);
  if (!isCompared) return 0;
  const end = tokens.findIndex(
    ({ lower, text }, at) => at > 2 && at <= MAX_TIME_PHRASE && (text === ',' || /^(?:i|we|you)$/u.test(lower)),
  );
  if (end > 0) return orderCertainty(tokens, end + 1) >= 1 || tokens[end]?.text !== ',' ? end : 0;
  const order = tokens.findIndex(
    ({ lower }, at) =>
      at > 3 &&
      at <= MAX_TIME_PHRASE &&
      orderCertainty(tokens, at) === 3 &&
      verbShare(readingOf(lower, 'base')?.lemma ?? '') >= 0.7,
  );
  return Math.max(0, order);
}

/** "two weeks before" of "two weeks before the last day": how many words; 0 where none begin so. */
function lengthOfInterval([number, unit, word]: readonly Token[]): number {
  const isNumber = isCount(number) || /^(?:an?|the)$/u.test(number?.lower ?? '');
  const isUnit = /^(?:min(?:ute)?s?|hours?|days?|nights?|evenings?|weeks?|months?|years?)$/u.test(unit?.lower ?? '');
  return isNumber && isUnit && /^(?:before|after|early|late|later|prior)$/u.test(word?.lower ?? '') ? 3 : 0;
}

function kindOf(tokens: readonly Token[]): LeadKind | null {
  const first = tokens[0]?.lower ?? '';
  const second = tokens[1]?.lower ?? '';
  // "till float is 150": the till of a shop.
  if (first === 'till' && isNoun(second) && Words.BE.has(tokens[2]?.lower ?? '')) return null;
  const isClause =
    (CLAUSE_LEAD.test(first) &&
      !(first === 'once' && /^(?:an?|per|every|each|in|daily|weekly|monthly)$/u.test(second))) ||
    (first === 'as' && /^(?:soon|long)$/u.test(second)) ||
    (first === 'in' && (second === 'case' || tokens[2]?.lower === 'event')) ||
    (/^(?:every|each|any|the|next|first)$/u.test(first) && second === 'time') ||
    (first === 'even' && second === 'if') ||
    (first === 'only' && /^(?:if|when|after|once)$/u.test(second)) ||
    (first === 'should' && second !== 'be');
  if (isClause) return 'clause';
  // "below 70 mg/dl | give juice"
  if (/^(?:below|above|over|under)$/u.test(first) && tokens[1]?.kind === 'number') return 'time';
  // "friday after close"
  if (WEEKDAY.test(first) && /^(?:after|before|at|by|morning|afternoon|evening|night)$/u.test(second)) return 'time';
  if (OPEN_LEAD.test(first)) return 'open';
  return TIME_LEAD.test(first) || CLOCK.test(first) ? 'time' : null;
}

function cut(source: string, tokens: readonly Token[], at: number, skipped: number): Lead | null {
  const rest = tokens.slice(at + skipped);
  const main = rest[0]?.lower === 'then' ? rest.slice(1) : rest;
  return main.length === 0
    ? null
    : { when: textOf(source, tokens.slice(0, at)).replace(/\s+please$/iu, ''), rest: main };
}

/** Where a lead ends at a comma, colon, dash or "then" that a clause follows; 0 where it does not. */
function borderAtSign(tokens: readonly Token[], kind: LeadKind, people: ReadonlySet<string>): number {
  for (let at = 1; at < Math.min(tokens.length, MAX_LEAD); at += 1) {
    const token = tokens[at];
    if (!token || !isBorder(token, kind)) continue;
    const after = tokens.slice(at + 1);
    if (after.length === 0) return 0;
    const left = tokens.slice(1, at);
    if (kind === 'clause') {
      if (/^(?:and|or)$/u.test(after[0]?.lower ?? '')) continue;
      // "after the last group rinse the lines then wash": two things to do.
      if (token.lower === 'then' && holdsOrder(left, people)) return 0;
      // "if a kid reacts: pen first, then 911"
      const isCase = token.text === ':' && /^(?:if|when|whenever)$/u.test(tokens[0]?.lower ?? '');
      return (isCase && clauseOf(left, people).form !== 'phrase') || isBorderOfClause(token, left, after, people)
        ? at
        : 0;
    }
    const isOwnSentence = left.length > 3 && clauseOf(left, people).form !== 'phrase';
    const isList = at > 4 && tokens.slice(0, at).some(({ lower }) => lower === 'and');
    if (isOwnSentence || isList) return 0;
    const { form } = clauseOf(upToSign(after), people);
    if (form !== 'phrase' && form !== 'condition' && isTime(left, tokens[0]?.lower ?? '')) return at;
    if (/^(?:and|or)$/u.test(after[0]?.lower ?? '')) continue;
  }
  return 0;
}

/** Whether what stands after "after" is more than a thing, and no clause. */
function holdsOrder(left: readonly Token[], people: ReadonlySet<string>): boolean {
  const isPhrase = clauseOf(left, people).form === 'phrase';
  return isPhrase && left.some((_, at) => at > 0 && orderCertainty(left, at) >= 1 && left[at + 1]?.kind === 'word');
}

function isBorder(token: Token, kind: LeadKind): boolean {
  if (token.lower === 'then') return kind === 'clause';
  return token.kind === 'sign' && /^(?:,|:|–|—|-|->|→|=>|=)$/u.test(token.text);
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
function borderWithoutSign(tokens: readonly Token[], kind: LeadKind, people: ReadonlySet<string>): number {
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
    if (!canBorder(tokens, at, kind)) continue;
    const left = tokens.slice(1, at);
    if (holdsClause && !isWholeClause(left, first, people)) continue;
    if (kind === 'time' && !isTime(left, first)) continue;
    if (ORDER_ADVERB.test(tokens[at - 1]?.lower ?? '')) continue;
    if (isMain(tokens.slice(at), kind, people) || isOrderAfterState(tokens, at, kind)) return at;
    // "if it is under 20 euros | just take it off"
    const isLed = ORDER_ADVERB.test(token.lower) && kind === 'clause' && orderCertainty(tokens, at + 1) >= 2;
    if (isLed) return at;
  }
  return 0;
}

/** "if the joint is loose | stop there": a state is complete, and an order follows it. */
function isOrderAfterState(tokens: readonly Token[], at: number, kind: LeadKind): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  const isState =
    tokens
      .slice(1, at)
      .some(({ lower }) => Words.BE.has(lower) || COPULA.test(lower) || /^(?:is|are)n'?t$|'(?:s|re)$/u.test(lower)) &&
    (isAdjective(before) || readingOf(before, 'participle') !== null);
  const isMeasure = kind === 'time' && /^(?:below|above|over|under)$/u.test(tokens[0]?.lower ?? '');
  return (
    (isMeasure ||
      (kind === 'clause' &&
        (isState ||
          isWholeCondition(tokens, at) ||
          HAPPENS.test(before) ||
          OBJECT_END.test(before) ||
          isPhrasalEnd(tokens, at)))) &&
    orderCertainty(tokens, at) >= 2 &&
    verbShare(readingOf(tokens[at]?.lower ?? '', 'base')?.lemma ?? '') >= 0.5
  );
}

/** Conditions that end in a thing, so that an order follows them. */
function isWholeCondition(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokens[1]?.lower ?? '', tokens[2]?.lower ?? ''];
  const before = tokens[at - 1];
  // "if it is a metal key (rooms 1-4) | tell maintenance"
  if (before?.kind === 'bracketed') return true;
  if (isDeniedEnd(tokens, at)) return true;
  // "if it won't light after 3 tries | stop"
  if (
    isCount(tokens[at - 2]) &&
    /^(?:tries|times|attempts?|minutes?|mins?|hours?|days?|rings|goes)$/u.test(before?.lower ?? '')
  )
    return true;
  if (!isNoun(before?.lower ?? '')) return false;
  // "if there is a dent | call Lisa"
  if (/^there(?:'s)?$/u.test(first)) return at > 3 && isObjectStart(tokens[at + 1]);
  // "if out of range | call Ada"
  if (first === 'out' && second === 'of') return at > 3;
  // "if we have 3+ copies | send one on"
  const isHaving = /^(?:we|you|they|i)$/u.test(first) && Words.HAVE.has(second);
  return isHaving && verbShare(readingOf(tokens[at]?.lower ?? '', 'base')?.lemma ?? '') >= 0.8;
}

/** "5 minutes", "3 boxes" */
function isUnit({ lower }: Token): boolean {
  return lower.length > 2 && lower.endsWith('s') && isNoun(lower);
}

/** "if that doesn't help | call Ana", "if nobody is there | ring", "if you can't reach Bob | text him" */
function isDeniedEnd(tokens: readonly Token[], at: number): boolean {
  const [verb, object] = [tokens[at - 1], tokens[at - 2]];
  const isDenied = (token: Token | undefined): boolean => /n't$|^not$/u.test(token?.lower ?? '');
  const isVerb = (token: Token | undefined): boolean => readingOf(token?.lower ?? '', 'base') !== null;
  // "if it happens by accident | tell finance"
  if (object?.lower === 'by' && /^(?:accident|mistake|chance)$/u.test(verb?.lower ?? '')) return true;
  if (isDenied(object) && (isVerb(verb) || /^(?:there|here|in|back|up|down|off|on)$/u.test(verb?.lower ?? '')))
    return true;
  return isDenied(tokens[at - 3]) && isVerb(object) && /^\p{Lu}/u.test(verb?.text ?? '');
}

/** What an order is done to: "the manager", "them", "Lisa". */
function isObjectStart(token: Token | undefined): boolean {
  if (!token) return false;
  return (
    Words.DETERMINERS.has(token.lower) || Words.OBJECT_PRONOUNS.has(token.lower) || /^\p{Lu}\p{Ll}/u.test(token.text)
  );
}

/** "if nobody picks up | go and knock" */
function isPhrasalEnd(tokens: readonly Token[], at: number): boolean {
  const verb = readingOf(tokens[at - 2]?.lower ?? '', 's', 'base');
  return (
    verb !== null &&
    Words.PARTICLES.has(tokens[at - 1]?.lower ?? '') &&
    isPhrasal(verb.lemma, tokens[at - 1]?.lower ?? '')
  );
}

function canBorder(tokens: readonly Token[], at: number, kind: LeadKind): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  // "after 5 | minutes Control calls": a number and what is counted.
  const counted = tokens[at];
  if (counted && isCount(tokens[at - 1]) && !/\d(?:st|nd|rd|th)$/u.test(before) && isUnit(counted)) return false;
  // After a particle an article begins a place: "is offered in | the courtroom".
  const isPlace = Words.PREPOSITIONS.has(before) && !/^(?:up|down|out|off|away|back)$/u.test(before);
  if (isPlace && Words.ARTICLES.has(tokens[at]?.lower ?? '')) return false;
  // "before first use", "after each wash": a noun.
  if (/^(?:first|next|last|each|every|daily)$/u.test(before) && isCommonNoun(tokens[at]?.lower ?? '')) return false;
  // "you ring": the verb of a pronoun begins no clause.
  if (/^(?:i|you|we|they)$/u.test(before) && kind === 'clause') return false;
  const word = tokens[at]?.lower ?? '';
  if (Words.PREPOSITIONS.has(word) || Words.COORDINATORS.has(word)) return false;
  const isMainAfterThing =
    /^(?:i|you|we|they)$/u.test(word) &&
    readingOf(tokens[at + 1]?.lower ?? '', 'base') !== null &&
    Words.ARTICLES.has(tokens[at + 2]?.lower ?? '');
  if (
    /^(?:only|when|if|where|once)$/u.test(word) ||
    (kind === 'clause' &&
      GOES_ON.test(before) &&
      !isMainAfterThing &&
      !/^(?:don't|never)$/u.test(word) &&
      !(OBJECT_END.test(before) && orderCertainty(tokens, at) === 3))
  )
    return false;
  if (Words.CONDITION_WORDS.has(before) || Words.DETERMINERS.has(before) || Words.COORDINATORS.has(before))
    return false;
  const isOpen = Words.PREPOSITIONS.has(before) && !(kind === 'clause' && Words.PARTICLES.has(before));
  if (isOpen) return false;
  // "at eleven | lock the door"
  const isClock = /^(?:at|by|around|about|until|till|before|after)$/u.test(tokens[0]?.lower ?? '') && at === 2;
  if (kind !== 'clause')
    return !Words.NUMBER_WORDS.has(before) || TIME_NOUN.test(before) || (isClock && orderCertainty(tokens, at) >= 2);
  const isHalf =
    (Words.BE.has(before) && !(/n't$/u.test(before) && isToldAfterNot(tokens, at))) ||
    ((Words.DO.has(before) || Words.NEGATIONS.has(before)) && !isToldAfterNot(tokens, at)) ||
    Words.MODALS.has(before) ||
    Words.RELATIVES.has(before) ||
    Words.INTERROGATIVES.has(before) ||
    /'(?:s|re|ll|m|ve|d)$/u.test(before);
  return !isHalf;
}

/** "if it's not | you text Dave", "if it doesn't | the whole load is done again" */
function isToldAfterNot(tokens: readonly Token[], at: number): boolean {
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

function isWholeClause(left: readonly Token[], first: string, people: ReadonlySet<string>): boolean {
  if (!/^(?:if|when|once|unless|while|where|whenever)$/u.test(first)) return true;
  if (left[0]?.lower === 'out' && left[1]?.lower === 'of' && left.length > 2) return true;
  // "if still missing | an X-ray is taken"
  const last = left.at(-1)?.lower ?? '';
  if (left.length >= 2 && HAPPENS.test(last)) return true;
  if (left.length === 1 && /^(?:not|so|yes|no|ok|okay|necessary|needed|possible|unsure)$/u.test(last)) return true;
  const isDenied = Words.NEGATIONS.has(last) && (left.length === 2 || (left.length === 3 && last === 'not'));
  if (isDenied) return true;
  const isState = left.length <= 2 && (isAdjective(last) || readingOf(last, 'participle', 'ing') !== null);
  if (isState && (left.length === 1 || /^(?:still|not|too|very|once|already)$/u.test(left[0]?.lower ?? '')))
    return true;
  return !/^(?:phrase|imperative)$/u.test(clauseOf(left, people).form);
}

/** Whether the tokens begin the main clause of the sentence. */
function isMain(rest: readonly Token[], kind: LeadKind, people: ReadonlySet<string>): boolean {
  const first = rest[0]?.lower ?? '';
  const clause = clauseOf(upToSign(rest), people);
  if (/^(?:you|we|i|they|he|she|everything|everybody|everyone|whoever)$/u.test(first))
    return /^(?:active|state|passive)$/u.test(clause.form);
  if (kind === 'open') return false;
  if (/^(?:don't|never|nobody|no-one)$/u.test(first)) return true;
  // "if it goes red | no color"
  if (kind === 'clause' && first === 'no' && upToSign(rest).length <= 3) return true;
  if (kind === 'clause' && /^(?:there's|there|it's|that's)$/u.test(first)) return true;
  // "if a box is warmer than 7 °C | it is refused"
  if (kind === 'clause' && first === 'it' && clause.form === 'passive')
    return clause.subject[1] === clause.subject[0] + 1;
  if (clause.form === 'imperative' && orderCertainty(rest, 0) === 3) {
    if (isObjectBeforeMain(rest, people)) return false;
    // "every Monday | water the plants"
    if (kind === 'time' && Words.ARTICLES.has(rest[1]?.lower ?? '')) return true;
    return verbShare(readingOf(first, 'base')?.lemma ?? first) >= (kind === 'clause' ? 0.4 : 0.3);
  }
  // "at night | unscrew tips"
  if (kind === 'time' && clause.form === 'imperative' && orderCertainty(rest, 0) === 2)
    return verbShare(readingOf(first, 'base')?.lemma ?? first) >= 0.8;
  if (Words.ARTICLES.has(first)) {
    // "shows | a red light he restarts it"
    const last = 'subject' in clause ? rest[clause.subject[1] - 1] : undefined;
    if (clause.form === 'active' && Words.SUBJECT_PRONOUNS.has(last?.lower ?? '')) return false;
    const isState = clause.form === 'state' && clause.modal !== null;
    return (
      (isState || clause.form === 'passive' || clause.form === 'active') &&
      !holdsTwoPhrases(rest.slice(...clause.subject))
    );
  }
  return clause.form === 'active' && !clause.auxiliary && isShortSomebody(rest, clause.subject, people);
}

/** "[when someone hands in] notice | the manager forwards the letter": a noun that looks like an order. */
function isObjectBeforeMain([first, ...rest]: readonly Token[], people: ReadonlySet<string>): boolean {
  if (!first || !isCommonNoun(first.lower) || /^(?:check|see)$/u.test(first.lower)) return false;
  const clause = Words.ARTICLES.has(rest[0]?.lower ?? '') ? clauseOf(upToSign(rest), people) : null;
  return clause?.form === 'active' && isPerson(rest.slice(...clause.subject), people);
}

/** "the courtroom | the clerk": the first of them still belongs to the condition. */
function holdsTwoPhrases(subject: readonly Token[]): boolean {
  return subject.some(({ lower }, at) => {
    const before = subject[at - 1];
    const isSecond = before !== undefined && Words.ARTICLES.has(lower);
    return (
      isSecond &&
      !Words.PREPOSITIONS.has(before.lower) &&
      !Words.COORDINATORS.has(before.lower) &&
      before.kind === 'word'
    );
  });
}

/** "QC stamps the card": one or two words that act. */
function isShortSomebody(tokens: readonly Token[], [start, end]: Span, people: ReadonlySet<string>): boolean {
  const subject = tokens.slice(start, end);
  if (subject.slice(1).some(({ lower }) => Words.SUBJECT_PRONOUNS.has(lower))) return false;
  return subject.length <= 2 && (isPerson(subject, people) || isGroup(subject));
}

function isTime(left: readonly Token[], preposition: string): boolean {
  if (
    WHOLE_LEAD.test(preposition) ||
    WEEKDAY.test(preposition) ||
    CLOCK.test(preposition) ||
    /^(?:before|after)$/u.test(left[1]?.lower ?? '')
  )
    return true;
  if (left.length === 0 || left.length > MAX_TIME_PHRASE || left.some(({ lower }) => Words.NEGATIONS.has(lower)))
    return false;
  if (/^(?:every|each)$/u.test(preposition) && tellsWhoOrWhat(left)) return false;
  const isPlace = preposition === 'at' && left.length <= 3 && Words.ARTICLES.has(left[0]?.lower ?? '');
  if (isPlace || ALWAYS_TIME.test(preposition)) return true;
  return left.some(({ kind, lower }) => kind === 'number' || TIME_NOUN.test(lower) || Words.NUMBER_WORDS.has(lower));
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

function clauseOf(tokens: readonly Token[], people: ReadonlySet<string>): Clause {
  return readClause(tokens, { people, previous: null }).clause;
}

/** The tokens up to the first comma, semicolon or colon. */
export function upToSign(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind, text }) => kind === 'sign' && /^[,;:]$/u.test(text));
  return at < 0 ? tokens : tokens.slice(0, at);
}
