import { lowerFirst } from '../text/words.js';
import { type Active, handlingOf, isFetched, isMovedThing } from './handling.js';
import { BY_ITSELF, isMentalAct, keepsHappening } from './kept.js';
import { lengthOfRelativeDay } from './lead-length.js';
import { upToSign } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isTransitive, readingOf, singularOf, verbReadings } from './lexicon/words.js';
import { beginsPhrase, beginsWithTime, isCount, isGroup, isPerson } from './noun-phrase.js';
import {
  adverbsOf,
  type ClauseText,
  isHalfDone,
  mannerOf,
  type Order,
  objectText,
  orderOf,
  withSecondVerb,
} from './order.js';
import { holdsThing, isAmount, isAnybody, isOutsider, isUnknownJob, roleOf, roleStart } from './role.js';
import { type Token, textOf } from './tokens.js';
import { tellsMind } from './told-mind.js';

const PERMISSION = /^(?:can|could|may|might|would)$/u;
const OBLIGATION = /^(?:must|should|shall|will)$/u;
/** What happens to a customer rather than what a customer does. */
const UNDERGOES = /^(?:get|receive|see|hear|have|know|come|arrive|call|write)$/u;
const NO_ACT = /^(?:get|have|hear|know|lie|sleep)$/u;
const TOLD_BY = /^(?:call|message|text|e-?mail|note|copy|reminder|receipt)$/u;
const BEGINS_WORK = /^(?:bring|come|call|ring|phone|arrive|ask|want|report|hand|drop|order|return|need|walk)$/u;
/** What only things do. */
const OF_THINGS =
  /^(?:beep|bleep|buzz|blink|flash|flicker|hum|glow|vibrate|chime|overflow|evaporate|rust|wilt|curdle|happen|occur)$/u;
/** What happens to people against their will: how work begins, and none of theirs. */
export const INVOLUNTARY = /^(?:fall|faint|collapse|vomit|bleed|choke|trip|slip|stumble|die|suffer|panic|drown)$/u;
const MANY = /^(?:two|three|four|five|at|\d+)$/u;

/** "The nurse checks the pulse": "Check the pulse" by the nurse. Null where it is no work of somebody. */
export function orderFromActive(clause: Active, text: ClauseText): Order | null {
  const { source, tokens, end } = text;
  const verb = tokens[clause.verb];
  if (!verb || clause.isPast || BY_ITSELF.test(source.slice(verb.start, end))) return null;
  const auxiliary = clause.auxiliary ? tokens.slice(...clause.auxiliary) : [];
  if (tellsMind(tokens, clause.subject[0])) return null;
  if (isRule(clause, text)) {
    return orderOf(source.slice(tokens[clause.subject[0]]?.start, end), { kind: 'rule' });
  }
  const lemma = PERMISSION.test(clause.modal ?? '') ? null : lemmaOf(verb.lower, clause.auxiliary !== null);
  if (lemma === null) return null;
  // "…, at night the emergency service does": what was told before.
  if (lemma === 'do' && tokens[clause.verb + 1] === undefined) return null;
  // "they cost 300 euros": nobody's act.
  if (lemma === 'cost') return null;
  // "the caretakers say it's unreadable", "anything parked there gets the plate written down"
  if (
    clause.modal === null &&
    (isSaying(lemma, tokens.slice(clause.verb + 1)) || isGotDone(lemma, tokens.slice(clause.verb + 1)))
  )
    return null;
  // "our team gets about 80 tickets a day"
  const many = tokens[clause.verb + 1];
  if (
    /^(?:get|receive|see|have)$/u.test(lemma) &&
    (isCount(many) || /^(?:about|around|roughly)$/u.test(many?.lower ?? ''))
  )
    return null;
  const tail = withSecondVerb(source.slice(verb.end, end));
  const adverbs = adverbsOf(auxiliary) || mannerOf(tokens.slice(clause.subject[1] - 1, clause.verb));
  const handling = handlingOf(lemma, clause, text);
  if (handling) return orderOf(`${adverbs}${handling}${tail}`, { object: 'it' });
  // "Lee gets a call": somebody else makes it.
  const got = tokens[clause.verb + 2]?.lower ?? '';
  if (
    lemma === 'get' &&
    clause.modal === null &&
    TOLD_BY.test(got) &&
    !/^(?:i|we|you)$/u.test(tokens[clause.subject[0]]?.lower ?? '') &&
    Words.ARTICLES.has(tokens[clause.verb + 1]?.lower ?? '')
  )
    return orderOf(`${adverbs}give ${objectText(source, tokens.slice(...clause.subject))}${tail}`);
  const object = objectBeforePronoun(clause, lemma, text);
  if (object !== null && !isHalfDone(tail)) return orderOf(`${adverbs}${lemma} ${object}${tail}`, { role: null });
  const doer = doerOf(clause, lemma, text);
  return doer && !isHalfDone(tail) ? orderOf(`${adverbs}${lemma}${tail}`, doer) : null;
}

/** "missing ones I order from the wholesaler", "broken ones we throw away": what it is done to; null where it stands elsewhere. */
function objectBeforePronoun(clause: Active, lemma: string, { source, tokens }: ClauseText): string | null {
  const subject = tokens.slice(...clause.subject);
  const next = tokens[clause.verb + 1];
  const isAlone = next === undefined || !beginsPhrase(next);
  const isFronted =
    subject.length > 1 &&
    /^(?:i|we|you)$/u.test(subject.at(-1)?.lower ?? '') &&
    subject.slice(0, -1).every(({ kind, lower }) => kind === 'word' && !/^(?:and|or|of)$/u.test(lower)) &&
    !Words.PREPOSITIONS.has(subject[0]?.lower ?? '') &&
    !beginsWithTime(subject[0]?.lower ?? '');
  const isWork = clause.auxiliary === null && isTransitive(lemma) && !Words.MENTAL_VERBS.has(lemma);
  return isFronted && isAlone && isWork ? objectText(source, subject.slice(0, -1)) : null;
}

/** "they think that …": what people find is no work. */
function isSaying(lemma: string, said: readonly Token[]): boolean {
  const lower = said[0]?.lower ?? '';
  const isClause =
    Words.SUBJECT_PRONOUNS.has(lower) ||
    lower === 'that' ||
    /^\p{L}+'(?:s|re|m|ll)$/u.test(lower) ||
    // "says two coats"
    (lemma === 'say' && isCount(said[0])) ||
    // "says the second day is free"
    (lemma === 'say' && Words.DETERMINERS.has(lower) && upToSign(said).some((token) => Words.BE.has(token.lower)));
  if (/^(?:swear|insist|argue)$/u.test(lemma)) return isClause || Words.DETERMINERS.has(lower);
  return /^(?:say|think|reckon|claim|find|complain)$/u.test(lemma) && isClause;
}

/** "gets the plate written down": somebody else does it. */
function isGotDone(lemma: string, rest: readonly Token[]): boolean {
  if (lemma !== 'get' || !Words.ARTICLES.has(rest[0]?.lower ?? '')) return false;
  const done = rest.findIndex(
    ({ lower }, at) =>
      readingOf(lower, 'participle') !== null && (!isAdjective(lower) || isCommonNoun(rest[at - 1]?.lower ?? '')),
  );
  return done > 1 && done <= 3;
}

/** "Nobody opens it", "a child only leaves with …": what must not be, or only so. */
function isRule(clause: Active, { tokens }: ClauseText): boolean {
  const between = tokens.slice(clause.subject[1], clause.verb);
  const isForbidden = between.some(({ lower }) => Words.NEGATIONS.has(lower)) || clause.modal === 'never';
  const isNobody = /^(?:no|nobody|none|nothing|neither)$/u.test(tokens[clause.subject[0]]?.lower ?? '');
  const isLimited = clause.auxiliary === null && between.some(({ lower }) => lower === 'only');
  return isForbidden || isNobody || isLimited;
}

/** Who does the work; null where the subject is nobody who works. */
function doerOf(clause: Active, lemma: string, text: ClauseText): Partial<Order> | null {
  const { source, tokens, people, lastRole } = text;
  const spoken = afterPlace(tokens.slice(...clause.subject));
  const subject = spoken.subject;
  if (spoken.place.length > 0) {
    const doer = doerOf({ ...clause, subject: [clause.subject[1] - subject.length, clause.subject[1]] }, lemma, text);
    return doer && { ...doer, when: textOf(source, spoken.place) };
  }
  const pronoun = subject.length === 1 ? (subject[0]?.lower.replace(/'\p{L}+$/u, '') ?? '') : '';
  const isMental = isMentalAct(lemma, tokens[clause.verb + 1]?.lower ?? '');
  // "leftovers go home": a word that nobody knows, and what things do.
  if (OF_THINGS.test(lemma) || INVOLUNTARY.test(lemma) || isMovedThing(subject, lemma, tokens[clause.verb + 1]))
    return null;
  // "half loose so it", "to whoever": no subject that could be read.
  if (subject.length > 1 && /^(?:it|that|this)$/u.test(subject.at(-1)?.lower ?? '') && subject[0]?.lower !== 'whoever')
    return null;
  // "cheap books we let go": what is done to stands first.
  if (
    subject.length > 1 &&
    /^(?:i|we|you|they|he|she)$/u.test(subject.at(-1)?.lower ?? '') &&
    !/^(?:and|or|of)$/u.test(subject.at(-2)?.lower ?? '')
  )
    return null;
  // "except the pilot says so"
  const opens = subject[0]?.lower ?? '';
  if (opens === 'except' || (subject.length <= 2 && Words.PREPOSITIONS.has(opens))) return null;
  // "one counts and one writes": two people.
  if (pronoun === 'one' && /\bone\b.*\b(?:one|the other)\b/iu.test(source)) return null;
  // "I lie awake at night"
  if (/^(?:i|we)$/u.test(pronoun) && clause.modal === null && NO_ACT.test(lemma)) return null;
  if (keepsHappening(tokens, clause.verb)) return null;
  // "we always run out of plasters": what happens to whoever works.
  const after = source.slice(tokens[clause.verb]?.end, text.end);
  if (/^(?:i|we|you|they)$/u.test(pronoun) && lemma === 'run' && /^\s+(?:out|short|low)\b/iu.test(after)) return null;
  // "you'll find the keys in the drawer": where they are.
  if (pronoun === 'you' && clause.modal === 'will' && /^(?:find|see|notice|hear|get|have|feel|need|know)$/u.test(lemma))
    return null;
  if (/^(?:i|we|you|one)$/u.test(pronoun)) {
    const isDone = !isMental || (OBLIGATION.test(clause.modal ?? '') && lemma !== 'have');
    const voice = pronoun === 'i' || pronoun === 'you' ? text.voices?.[pronoun] : null;
    return isDone ? { role: voice ?? null } : null;
  }
  // "two of us count the till"
  const some = /^(one|two|three|four|both|all) of (?:us|you)$/iu.exec(textOf(source, subject))?.[1];
  if (some && !isMental) return { role: null, caution: `To be done by ${some.toLowerCase()}` };
  // "somebody brings a dog in": how the work begins.
  if (/^(?:somebody|someone|anybody|anyone)$/u.test(pronoun) && clause.modal === null && BEGINS_WORK.test(lemma))
    return null;
  if (isMental || /^(?:it|this|that|these|those|people)$/u.test(pronoun)) return null;
  // "the porter and the nurse read it; both sign"
  if (pronoun === 'both')
    return { role: /\sand\s/u.test(lastRole ?? '') ? lastRole : null, caution: cautionOf(source, subject) };
  // "bad reviews are never deleted, they go to the lead": what goes somewhere is a thing.
  if (pronoun === 'they' && lemma === 'go' && tokens[clause.verb + 1]?.lower === 'to') return null;
  const named = /^(?:he|she)$/u.test(pronoun)
    ? lastNamed(source.slice(0, tokens[clause.subject[0]]?.start), people)
    : null;
  if (named !== null) return { role: named };
  // "they tell you": nobody who acts is told by himself.
  const isTold = /^(?:you|us|me)$/u.test(tokens[clause.verb + 1]?.lower ?? '');
  if (isTold && pronoun !== '' && /^(?:he|she|they)$/u.test(pronoun)) return null;
  if (/^(?:he|she|they)$/u.test(pronoun))
    return lastRole && isMeantBy(pronoun, lastRole, people) ? { role: lastRole } : null;
  if (tokens[clause.verb + 1] === undefined && clause.auxiliary === null) return null;
  if (isAmount(subject)) return null;
  const isSomebody = (isPerson(subject, people) && !holdsThing(subject, people)) || isUnknownJob(subject);
  if (!isWorkOf({ isSomebody, isTeam: isGroup(subject) }, lemma, tokens[clause.verb + 1])) return null;
  const role = roleOf(source, subject, people);
  // "the kid rests in the quiet room": whoever looks after them sees to it.
  const isAtRest = Words.PASSING_VERBS.has(lemma) || /^(?:rest|wait|stay|sit|lie|sleep|stand)$/u.test(lemma);
  const isOutside = role !== null && isOutsider(role) && !/^whoever\b/iu.test(role);
  if (isOutside && (UNDERGOES.test(lemma) || isAtRest)) return null;
  // "the treasurer gets the report as a PDF": somebody else sends it.
  const isGiven =
    lemma === 'get' &&
    clause.modal === null &&
    !isFetched(source.slice(tokens[clause.verb]?.end, text.end), source.slice(text.end));
  if (isGiven && beginsPhrase(tokens[clause.verb + 1])) return null;
  // "the supplier comes around seven": when the work begins.
  if (
    /^(?:come|arrive)$/u.test(lemma) &&
    clause.modal === null &&
    // "the porter comes with the cool bag": what has to be brought.
    !(lemma === 'come' && /^(?:in|back|with)$/u.test(tokens[clause.verb + 1]?.lower ?? '') && !isOutside)
  )
    return null;
  if (role === null) return isSomebody ? {} : null;
  const before = subject.slice(0, roleStart(subject));
  const place = before.length > 2 ? textOf(source, before.slice(0, -1)) : null;
  const narrowed = subject.at(-1)?.kind === 'bracketed' && !role.endsWith(')');
  const caution = narrowed
    ? `To be done by ${lowerFirst(textOf(source, subject), people)}`
    : cautionOf(source, subject);
  return { role: isAnybody(role) ? null : role, when: place, caution };
}

/** "the lists go on Marta's desk and she types them in": whoever was named last. */
function lastNamed(before: string, people: ReadonlySet<string>): string | null {
  const names = before.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  return names.findLast((name) => people.has(name)) ?? null;
}

/** "they" is neither the one person who has a name nor, where work is told, the customer. */
export function isMeantBy(pronoun: string, role: string, people: ReadonlySet<string>): boolean {
  // "she" is one.
  if (pronoun !== 'they')
    return people.has(role) || !/s$/iu.test(role.replace(/\s*\([^)]*\)$/u, '')) || /ss$/iu.test(role);
  return !(people.has(role) || isOutsider(role));
}

/** "Back home on Sunday | you": what stands before a pronoun says where or when. */
function afterPlace(subject: readonly Token[]): { place: readonly Token[]; subject: readonly Token[] } {
  // "the next morning | the manager"
  const day = lengthOfRelativeDay(subject);
  if (day > 0 && day < subject.length) return { place: subject.slice(0, day), subject: subject.slice(day) };
  const last = subject.at(-1);
  const before = subject.at(-2);
  const isPronoun =
    last !== undefined && /^(?:i|you|we|they|he|she|somebody|someone|everybody|everyone)$/u.test(last.lower);
  const first = subject[0]?.lower ?? '';
  const isSplit =
    isPronoun &&
    beginsWithTime(first) &&
    before?.kind === 'word' &&
    !Words.COORDINATORS.has(before.lower) &&
    !Words.PREPOSITIONS.has(before.lower);
  return isSplit ? { place: subject.slice(0, -1), subject: subject.slice(-1) } : { place: [], subject };
}

/** "Two carers", "only the nurse": how many must do it, or who alone may. */
export function cautionOf(source: string, subject: readonly Token[]): string | null {
  const [first] = subject;
  if (first?.lower === 'both') return 'To be done by both';
  if (subject.length < 2 || !first) return null;
  if (/^(?:another|different)$/u.test(first.lower)) return `To be done by ${textOf(source, subject).toLowerCase()}`;
  if (first.lower === 'only') return `To be done by ${textOf(source, subject.slice(1)).toLowerCase()} only`;
  const isOneEach = first.lower === 'one' && subject.some(({ lower }) => lower === 'per');
  // "at the gate the guest", but "at least two guards"
  const isPlace = first.lower === 'at' && !/^(?:least|most)$/u.test(subject[1]?.lower ?? '');
  return (MANY.test(first.lower) && !isPlace) || isOneEach
    ? `To be done by ${textOf(source, subject).toLowerCase()}`
    : null;
}

/** Whether the subject does the work, rather than being a thing that something happens to. */
function isWorkOf(
  { isSomebody, isTeam }: { isSomebody: boolean; isTeam: boolean },
  lemma: string,
  next: Token | undefined,
): boolean {
  if (isSomebody) return true;
  const hasObject = next !== undefined && (beginsPhrase(next) || Words.OBJECT_PRONOUNS.has(next.lower));
  if (!isTransitive(lemma)) return false;
  // "reception counts badges"
  const isThing = next?.kind === 'word' && isCommonNoun(next.lower) && singularOf(next.lower) !== next.lower;
  if (isTeam && isThing) return true;
  return isTeam ? hasObject || !Words.STATE_VERBS.has(lemma) : hasObject && !Words.STATE_VERBS.has(lemma);
}

function lemmaOf(word: string, hasAuxiliary: boolean): string | null {
  if (/^(?:do|does|have|has)$/u.test(word)) return word.startsWith('d') ? 'do' : 'have';
  const readings = verbReadings(word);
  const best = readings.find(({ form }) => (hasAuxiliary ? form === 'base' || form === 'ing' : form === 's'));
  return (best ?? readings.find(({ form }) => form === 'base' || form === 's'))?.lemma ?? null;
}
