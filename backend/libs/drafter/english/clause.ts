import type { Clause, ClauseContext, Span } from './clause-form.js';
import { isDescription, readContinuation } from './continuation.js';
import { expectationOfThing, readExpectation } from './expectation.js';
import { isShortName } from './finite-verb.js';
import { isHavingDone, isInNoCase, orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import {
  hasNounUse,
  isAdjective,
  isCommonNoun,
  isNoun,
  isPhrasal,
  isTransitive,
  readingOf,
  verbShare,
} from './lexicon/words.js';
import { readNote } from './note.js';
import { beginsPhrase, isGroup, isPerson, isRelativeSubject } from './noun-phrase.js';
import { isBeforeOtherwise } from './otherwise-phrase.js';
import { isSwitched } from './placed.js';
import { readPredicate } from './predicate.js';
import { isSoThat } from './so-that.js';
import type { Token } from './tokens.js';

/** What a clause is, and where it begins. */
export interface ReadClause {
  clause: Clause;
  /** How many words only lead into it: "then", "also". */
  lead: number;
}

const PROHIBITION = /^(?:never|nobody|no|none|not|don't|cannot|can't)$/u;
const WHICH = /^(?:which|whom|whose)$/u;
const CONTRACTED_SUBJECT =
  /^(?:it|that|this|there|he|she|they|we|you|i|what|who|one|everything|something|anything|nothing|everyone|someone|somebody|nobody)'(?:s|re|m|ll|ve|d)$/u;
const ADVERB_THAT_MAY_BE_MORE = /^(?:only|just|so|right|well|plus|already|as|first|next|straight)$/u;
const NO_ADVERB = /^(?:only|apply|reply|supply|rely|fly|early|assembly|family|comply|multiply)$/u;
const GIVEN = /^(?:given|handed|shown|offered|told|issued)$/u;
const GOES_ON = /^(?:to|if|when|until|once|before|after|while|unless)$/u;

/** Reads one part of a sentence: what stands between two commas, "and" or "then". */
export function readClause(tokens: readonly Token[], context: ClauseContext): ReadClause {
  const lead = isSoThat(tokens, context) ? 0 : leadLength(tokens, context.people);
  return { clause: readAfterLead(tokens, lead, context), lead };
}

/** Words that only lead into a clause. */
function leadLength(tokens: readonly Token[], people: ReadonlySet<string>): number {
  let length = 0;
  while (length < tokens.length - 1) {
    const token = tokens[length];
    if (!token || token.lower === 'never' || token.lower === 'not') break;
    if (ADVERB_THAT_MAY_BE_MORE.test(token.lower) && !beginsClause(tokens, length + 1)) break;
    // "first bake in 4:45": one of several, at its time.
    const isTimed = /^\d/u.test(tokens[length + 3]?.lower ?? '') && hasNounUse(tokens[length + 1]?.lower ?? '');
    if (token.lower === 'first' && isTimed && Words.PREPOSITIONS.has(tokens[length + 2]?.lower ?? '')) break;
    const isAdverb = Words.LEAD_ADVERBS.has(token.lower) || token.lower === ',';
    // "Kelly prints"
    const isOther = /^\p{L}{3,}ly$/u.test(token.lower) && !NO_ADVERB.test(token.lower) && !people.has(token.text);
    // "bobbly or stained ones"
    if (!isAdverb && (!isOther || isPairOfAdjectives(tokens, length))) break;
    length += 1;
  }
  return length;
}

/** "bobbly or stained" */
function isPairOfAdjectives(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at + 2]?.lower ?? '';
  const isPair = Words.COORDINATORS.has(tokens[at + 1]?.lower ?? '') && !word.endsWith('ly');
  return isPair && isDescription(word) && readingOf(word, 'base') === null;
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    (Words.SUBJECT_PRONOUNS.has(token.lower) ||
      Words.ARTICLES.has(token.lower) ||
      token.text === ',' ||
      // "just gets noted"
      (/^gets?$/u.test(token.lower) && readingOf(tokens[at + 1]?.lower ?? '', 'participle') !== null) ||
      orderCertainty(tokens, at) >= 2)
  );
}

function readAfterLead(tokens: readonly Token[], lead: number, context: ClauseContext): Clause {
  const first = tokens[lead];
  if (!first) return { form: 'phrase' };
  const next = tokens[lead + 1];
  const isNegated = PROHIBITION.test(first.lower) || (first.lower === 'do' && next?.lower === 'not');
  if (isNegated || isInNoCase(tokens.slice(lead))) return { form: 'prohibition' };
  if (isHavingDone(tokens.slice(lead))) return { form: 'imperative', verb: lead };
  const expectation = readExpectation(tokens, lead) ?? expectationOfThing(tokens, lead, context);
  if (expectation) return expectation;
  // "clients touch the timer otherwise"
  const isExcepted =
    tokens.slice(-7).some(({ lower }) => lower === 'unless') ||
    tokens.some(({ lower }, at) => lower === 'and' && isBeforeOtherwise(tokens, at));
  const isWarned =
    tokens.at(-1)?.lower === 'otherwise' && !isExcepted && tokens.length > 3 && orderCertainty(tokens, lead) < 2;
  if (isWarned || isReason(tokens, lead, context)) return { form: 'reason' };
  if (isCondition(tokens, lead)) return { form: 'condition' };
  if (/^(?:there|here)$/u.test(first.lower)) return { form: 'state', subject: [lead, lead + 1], modal: null };
  if (CONTRACTED_SUBJECT.test(first.lower) && !isRelativeSubject(tokens, lead))
    return readContracted(first, next, lead);
  // "veil on": no order to veil.
  if (isSwitched(tokens.slice(lead))) return { form: 'placed' };
  return (
    readContinuation(tokens, lead, context) ??
    readOrderOrStatement(tokens, lead, context) ??
    readWithoutSubject(tokens, lead, context) ??
    readEllipsis(tokens, lead, context)
  );
}

function isReason(tokens: readonly Token[], lead: number, { people }: ClauseContext): boolean {
  const word = tokens[lead]?.lower ?? '';
  const next = tokens[lead + 1];
  if (word === 'so') {
    return (
      next !== undefined &&
      !/^(?:every|each)$/u.test(next.lower) &&
      (next.lower === 'that' || Words.SUBJECT_PRONOUNS.has(next.lower) || beginsPhrase(next))
    );
  }
  // "otherwise the belt slips": where it is something to do, it has been taken as a case of its own before.
  if (/^(?:otherwise|else)$/u.test(word)) return next !== undefined && tokens.length > 3;
  const isShort = tokens.length <= (Words.SUBJECT_PRONOUNS.has(next?.lower ?? '') ? 2 : 3);
  if (/^(?:as|since)$/u.test(word)) return !isShort && readPredicate(tokens, lead + 1, people) !== null;
  // "…, to which the owner is invited"; but "in which case" is one, and "after which" tells what comes next.
  const isBehindPreposition =
    Words.PREPOSITIONS.has(word) &&
    !/^(?:after|upon|before|until)$/u.test(word) &&
    WHICH.test(next?.lower ?? '') &&
    !/^(?:cases?|event)$/u.test(tokens[lead + 2]?.lower ?? '');
  return Words.REASON_WORDS.has(word) || isBehindPreposition || (Words.RELATIVES.has(word) && word !== 'that');
}

function isCondition(tokens: readonly Token[], lead: number): boolean {
  const word = tokens[lead]?.lower ?? '';
  if (word === 'should') return tokens.length > 3;
  if (word === 'in') return tokens[lead + 1]?.lower === 'case';
  // "…, provided it is still under warranty"
  if (word === 'provided') {
    const next = tokens[lead + 1]?.lower ?? '';
    return tokens.length > 3 && (next === 'that' || Words.SUBJECT_PRONOUNS.has(next) || Words.ARTICLES.has(next));
  }
  return Words.CONDITION_WORDS.has(word) && word !== 'as';
}

/** "it's cleaned", "they'll sign", "that's fine". */
function readContracted(first: Token, next: Token | undefined, lead: number): Clause {
  const subject: Span = [lead, lead + 1];
  const word = next?.lower ?? '';
  const participle = /'(?:s|re)$/u.test(first.lower) ? readingOf(word, 'participle') : null;
  if (participle && participle.lemma !== 'get' && isTransitive(participle.lemma) && !isAdjective(word)) {
    return { form: 'passive', subject, auxiliary: [lead, lead + 1], verb: lead + 1, modal: null };
  }
  if (first.lower.endsWith("'ll") && readingOf(word, 'base')) {
    return { form: 'active', subject, verb: lead + 1, auxiliary: [lead, lead + 1], modal: 'will', isPast: false };
  }
  return { form: 'state', subject, modal: null };
}

/** "Locks the device": whoever acted before goes on. Before an article only a verb ends so. */
function readWithoutSubject(tokens: readonly Token[], lead: number, { previous }: ClauseContext): Clause | null {
  const reading = readingOf(tokens[lead]?.lower ?? '', 's');
  const next = tokens[lead + 1]?.lower ?? '';
  const isVerb =
    previous === null &&
    reading !== null &&
    !isShortName(tokens, lead) &&
    (/^(?:the|an?|his|her|its|their|all|every|each|it|them)$/u.test(next) ||
      (/^(?:for|to|into|at|after)$/u.test(next) && !isNoun(tokens[lead]?.lower ?? '')));
  return isVerb && (tokens.length > lead + 2 || /^(?:it|them)$/u.test(next)) ? { form: 'finite', verb: lead } : null;
}

function readOrderOrStatement(tokens: readonly Token[], lead: number, context: ClauseContext): Clause | null {
  const { people } = context;
  const sure = orderCertainty(tokens, lead);
  // "the officer inspects scaffold, anchor points …": what goes on would have the form of "inspects".
  const goesOn = sure < 3 && goesOnFromSomebody(tokens.slice(lead), context);
  const certainty = goesOn ? 0 : sure;
  const areNouns = tokens.slice(lead).every(({ lower }) => isCommonNoun(lower) || Words.COORDINATORS.has(lower));
  if (goesOn && areNouns) return { form: 'phrase' };
  // "check the rail is fixed", "check guard rail is fixed"
  const isChecked = certainty >= 1 && /^(?:check|verify|confirm|ensure)$/u.test(tokens[lead]?.lower ?? '');
  if (certainty === 3 || isChecked) return { form: 'imperative', verb: lead };
  const found = readPredicate(tokens, lead, people);
  // "amount into the book so we can see it": why it is done is no clause of its own.
  const isWhy =
    found !== null && 'subject' in found && tokens.slice(...found.subject).some(({ lower }) => lower === 'so');
  const predicate = isWhy || isBothThings(found, tokens) ? null : found;
  if (certainty === 2 && predicate && isObject(predicate, tokens, lead, people))
    return { form: 'imperative', verb: lead };
  // "tours take place on Mondays": nobody does it.
  const happens =
    predicate?.form === 'active' &&
    /^takes?$/u.test(tokens[predicate.verb]?.lower ?? '') &&
    tokens[predicate.verb + 1]?.lower === 'place';
  if (happens) return { form: 'state', subject: predicate.subject, modal: predicate.modal };
  if (predicate && !(certainty === 2 && predicate.form === 'reduced')) return predicate;
  return certainty === 2 ? { form: 'imperative', verb: lead } : null;
}

/** "both latches": things, with which no verb in "-es" agrees. */
function isBothThings(clause: Clause | null, tokens: readonly Token[]): boolean {
  if (clause?.form !== 'active' || clause.auxiliary !== null || clause.subject[1] - clause.subject[0] !== 1)
    return false;
  return tokens[clause.subject[0]]?.lower === 'both' && readingOf(tokens[clause.verb]?.lower ?? '', 's') !== null;
}

/** "count packs": a plural that could be a verb, after a verb that could be a noun, but nobody's name. */
function isObject(clause: Clause, tokens: readonly Token[], lead: number, people: ReadonlySet<string>): boolean {
  if (clause.form !== 'active' || clause.auxiliary !== null || clause.verb !== lead + 1 || clause.isPast) return false;
  const subject = tokens.slice(lead, lead + 1);
  const next = tokens[lead + 2];
  const endsHere = next === undefined || next.kind === 'sign' || Words.COORDINATORS.has(next.lower);
  return endsHere && isCommonNoun(tokens[lead + 1]?.lower ?? '') && !isPerson(subject, people) && !isGroup(subject);
}

/** Whether a noun that may be an order, too, stands after a verb of somebody who is one. */
function goesOnFromSomebody([token, next]: readonly Token[], { previous }: ClauseContext): boolean {
  const isThird = (previous?.form === 'active' && previous.isThird === true) || previous?.form === 'finite';
  const isNoun = next?.kind === 'word' && isCommonNoun(next.lower) && !Words.PREPOSITIONS.has(next.lower);
  return isThird && isCommonNoun(token?.lower ?? '') && isNoun;
}

function isAfterVerb({ lower }: Token): boolean {
  const isFunction = [
    Words.PREPOSITIONS,
    Words.ADVERBS,
    Words.PARTICLES,
    Words.CONDITION_WORDS,
    Words.NUMBER_WORDS,
    Words.NEGATIONS,
    Words.COORDINATORS,
  ].some((words) => words.has(lower));
  return isFunction || lower.endsWith('ly') || lower.endsWith('wise') || isAdjective(lower);
}

/** "dried the same day", "wiped every hour" */
const TELLS_WHEN =
  /^(?:the )?(?:same|next|following) (?:day|night|morning|evening|afternoon|week|hour|shift)\b|^(?:every|each) (?:day|night|morning|evening|week|month|hour|shift)\b/u;

/** What is a clause only because of the one before it, or for want of anything better. */
function readEllipsis(tokens: readonly Token[], lead: number, context: ClauseContext): Clause {
  const { previous } = context;
  const word = tokens[lead]?.lower ?? '';
  const next = tokens[lead + 1];
  const isPassiveBefore = previous !== null && /^(?:passive|participle|reduced)$/u.test(previous.form);
  const takesObject = next !== undefined && beginsPhrase(next) && !readingOf(word, 'past');
  // "repeated vomiting" is a thing, "wiped with a cloth" what is done.
  const isTime = TELLS_WHEN.test(
    tokens
      .slice(lead + 1, lead + 4)
      .map(({ lower }) => lower)
      .join(' '),
  );
  const describes = next?.kind === 'word' && /^\p{Ll}/u.test(next.text) && !isAfterVerb(next) && !isTime;
  if (isPassiveBefore && readingOf(word, 'participle') && !takesObject && !describes)
    return { form: 'participle', verb: lead };
  // "is thanked, given the leaflet": what somebody gets has its own object.
  if (isPassiveBefore && GIVEN.test(word) && next !== undefined && Words.DETERMINERS.has(next.lower))
    return { form: 'participle', verb: lead };
  const base = readingOf(word, 'base');
  const isOrderBefore =
    previous !== null &&
    /^(?:imperative|active|finite)$/u.test(previous.form) &&
    !goesOnFromSomebody(tokens.slice(lead), context);
  const isOneOfOrders =
    isOrderBefore &&
    base !== null &&
    verbShare(base.lemma) > 0.2 &&
    next !== undefined &&
    Words.PREPOSITIONS.has(next.lower) &&
    next.lower !== 'of';
  if (isOneOfOrders) return { form: 'imperative', verb: lead };
  const isLikely = base !== null && orderCertainty(tokens, lead) >= 1 && verbShare(base.lemma) >= 0.5;
  // "plug in", "clock out": a verb of two words.
  if (base && next && tokens.length === lead + 2 && isPhrasal(base.lemma, next.lower))
    return { form: 'imperative', verb: lead };
  if (!isLikely) return readNote(tokens, lead, context);
  const standsAlone = previous === null && next !== undefined && !GOES_ON.test(next.lower);
  return isOrderBefore || standsAlone ? { form: 'imperative', verb: lead } : { form: 'phrase' };
}
