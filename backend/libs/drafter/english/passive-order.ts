import { cautionOf } from './active-order.js';
import { banBehind } from './ban-behind.js';
import type { Clause } from './clause-form.js';
import { BY_ITSELF, OPINION } from './kept.js';
import { lengthOfRelativeDay } from './lead-length.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isPhrasal, readingOf } from './lexicon/words.js';
import { isNobodysWork } from './nobodys-work.js';
import { isPerson, isPlural, upToPreposition } from './noun-phrase.js';
import { adverbsOf, type ClauseText, isHalfDone, type Order, objectText, orderOf } from './order.js';
import { agentOf, secondAgent } from './passive-agent.js';
import { isAnybody } from './role.js';
import { type Token, textOf } from './tokens.js';
import { UNREAL } from './told-background.js';
import { endsBefore, takesPreposition } from './verb-preposition.js';

/** Participles that are no states where they are adjectives as well: "is swapped or taken off". */
const MOVED = /^(?:taken|given|put|set|sent|thrown|brought|made|sold|paid|moved|returned|handed|carried)$/u;

const WHERE_TO = /^(?:to|into|onto|off|out|from|back|away)\b/iu;

const PERIOD = /^(?:day|night|morning|evening|shift|week|month|quarter|season|year|hour|\p{L}+day)$/u;
/** "are just labelled wrong": what goes wrong. */
const DONE_WRONG = /\b(?:wrong(?:ly)?|badly|poorly|incorrectly|too (?:early|late|often|soon))$/iu;

/** "it must be remembered that": said to the reader, and nothing that is done. */
const ONLY_SAID =
  /^(?:remember|note|say|stress|mention|understand|emphasi[sz]e|admit|assume|know|keep|bear|add|agree|accept|expect)$/u;

/** "are handled by staff only", "is granted to members only", "by HR alone": a rule of who may. */
const BY_NOBODY_ELSE = /\b(?:by|to|for) [\p{L} -]{2,40} (?:only|alone)$|\bonly (?:ever )?by \p{L}/iu;
const NOBODY = /^(?:no|nobody|none|nothing)$/u;

type Passive = Extract<Clause, { form: 'passive' | 'reduced' }>;

/** "cut up or": how far behind the verb the second way begins. */
const MAX_FIRST_WAY = 4;

/** "The floor is mopped by the porter": "Mop the floor" by the porter. Null where it is no work. */
export function orderFromPassive(clause: Passive, text: ClauseText): Order | null {
  const ban = banBehind(text.source.slice(text.tokens[clause.verb]?.end, text.end));
  if (ban === null) return orderOfPassive(clause, text);
  const order = orderOfPassive(clause, { ...text, end: text.end - ban.length });
  if (order?.kind !== 'step' || !order.object) return null;
  const subject = text.tokens.slice(...clause.subject);
  const isOne = !subject.some(isPlural) && !isPerson(subject, text.people);
  return { ...order, text: `${order.text} and ${ban.verb} ${isOne ? 'it' : 'them'}${ban.rest}` };
}

function orderOfPassive(clause: Passive, text: ClauseText): Order | null {
  const { source, tokens, end } = text;
  const whole = source.slice(tokens[0]?.start, end);
  if (BY_ITSELF.test(whole) || OPINION.test(whole) || DONE_WRONG.test(whole)) return null;
  if (BY_NOBODY_ELSE.test(whole)) return null;
  // "the detector should've cut in"
  if (UNREAL.test(whole)) return null;
  // "people get cut off": what happens to them.
  if (/^(?:people|everyone|everybody) gets? /iu.test(whole)) return null;
  // "is signed by me": whoever writes does it, and the order would not say so.
  if (/\bby me$/iu.test(whole)) return null;
  const { place, thing: subject } = splitPlace(tokens.slice(...clause.subject));
  // "in that case nothing in the room is to be touched": no order to touch it.
  if (place.some(({ lower }) => NOBODY.test(lower))) return orderOf(whole, { kind: 'rule' });
  const between =
    clause.form === 'passive' ? tokens.slice(...clause.auxiliary) : tokens.slice(clause.subject[1], clause.verb);
  const first = subject[0]?.lower ?? '';
  // "on arrival guests are given a towel": where the time ends, nothing says.
  if (Words.PREPOSITIONS.has(first)) return null;
  // "a spot of rust in the drum and it's sent back": when, and what is done then.
  if (
    subject.some(({ lower }, at) => lower === 'and' && /^(?:it|it's|they|they're)$/u.test(subject[at + 1]?.lower ?? ''))
  )
    return null;
  // "redness means the socket gets changed", "or the pit is roped off": more than a thing to which it is done.
  if (first === 'or' || subject.some(({ lower }, at) => at > 0 && /^means?$/u.test(lower))) return null;
  const isForbidden = between.some(({ lower }) => Words.NEGATIONS.has(lower)) || NOBODY.test(first);
  if (isForbidden) return orderOf(source.slice(subject[0]?.start, end), { kind: 'rule' });
  if (between.some(({ lower }) => /^(?:was|were|been|can|could|may|might)$/u.test(lower))) return null;
  // "last year we | lost 4"
  if (clause.form === 'reduced' && Words.SUBJECT_PRONOUNS.has(subject.at(-1)?.lower ?? '')) return null;
  if (subject.length === 1 && /^(?:gets?|got|had|is|are|that|this|which|who|you|we|i|there|it's|that's)$/u.test(first))
    return null;
  // "test run with empty drum": the noun.
  if (clause.form === 'reduced' && subject.length === 1 && tokens[clause.verb]?.lower === 'run') return null;
  const lemma = passiveLemma(clause, tokens);
  if (lemma === null || isNobodysWork(clause, lemma, subject, tokens)) return null;
  if (isImpersonal(subject, tokens[clause.verb + 1]))
    return ONLY_SAID.test(lemma) ? null : orderOf(`${lemma}${source.slice(tokens[clause.verb]?.end, end)}`, {});
  const other = otherVerb(tokens, clause.verb);
  if (isHalfDone(source.slice(tokens[other ? clause.verb + 2 : clause.verb]?.end, end)) || !isThing(subject))
    return null;
  if (isContrasted(source.slice(tokens[clause.verb]?.end, end)) || (!other && hasChoice(tokens, clause.verb)))
    return null;
  // "papers issued + unused = received": a sum.
  if (/\s=\s/u.test(whole.replace(/\([^)]*\)/gu, ''))) return null;
  if (hasOtherThing(tokens, clause.verb) || describesThing(clause, tokens)) return null;
  // "fridge at 5 °C or colder written down": what is written down is the value, not the fridge.
  if (clause.form === 'reduced' && hasValue(subject)) return null;
  const object = objectText(source, subject);
  const agent = agentOf(clause.verb, text);
  // "by somebody in the unit who has not dealt with it": no more is known of them than the words say.
  if (agent && isToldOfAnybody(agent.role, tokens[agent.to])) return null;
  // "by two persons or on the trolley": who does it is only one way.
  if (agent && Words.COORDINATORS.has(tokens[agent.to - 1]?.lower ?? '')) return null;
  // "by the nurse and the doctor": two of them.
  const isLast = agent !== null && agent.to === tokens.length;
  const further = isLast ? source.slice(tokens[agent.to - 1]?.end, end) : '';
  const second = secondAgent(further, text.people);
  if (second === null && /^\s*(?:and|or|&|\+)\s/u.test(further)) return null;
  const acting = [agent?.role ?? null, second].filter((one) => one !== null && !isAnybody(one));
  const role = acting.length === 0 ? null : acting.join(' and ');
  const caution = agent ? cautionOf(source, tokens.slice(agent.from + 1, agent.to)) : null;
  const when = place.length > 0 ? textOf(source, place) : null;
  const done = other
    ? eitherOf(lemma, other, object, { clause, text, subject })
    : withObject(lemma, object, clause.verb, second === null ? text : { ...text, end: end - further.length });
  return orderOf(`${adverbsOf(between)}${done}`, {
    role,
    object,
    when,
    caution,
  });
}

/** "it is to be verified that the door is locked" */
function isImpersonal(subject: readonly Token[], next: Token | undefined): boolean {
  return subject.length === 1 && subject[0]?.lower === 'it' && /^(?:that|whether)$/u.test(next?.lower ?? '');
}

/** "is cut up or tagged red": two ways, of which the first takes more words. */
function hasChoice(tokens: readonly Token[], verb: number): boolean {
  return tokens
    .slice(verb + 1, verb + MAX_FIRST_WAY)
    .some(({ lower }, at) => lower === 'or' && readingOf(tokens[verb + at + 2]?.lower ?? '', 'participle') !== null);
}

const TAKES_THING =
  /^(?:give|call|name|mark|label|paint|offer|pay|show|send|tell|charge|hand|teach|ask|lend|grant|allow|issue|set|wipe|date|price|cut|dye|deny)$/u;

/** "is lost property", "are used needles": what something is. */
function describesThing(clause: Passive, tokens: readonly Token[]): boolean {
  const [done, thing] = tokens.slice(clause.verb, clause.verb + 2);
  const lemma = readingOf(done?.lower ?? '', 'participle')?.lemma ?? '';
  return (
    clause.form === 'passive' &&
    thing?.kind === 'word' &&
    /^\p{Ll}/u.test(thing.text) &&
    isCommonNoun(thing.lower) &&
    !isAdjective(thing.lower) &&
    !Words.ADVERBS.has(thing.lower) &&
    !Words.PARTICLES.has(thing.lower) &&
    !Words.PREPOSITIONS.has(thing.lower) &&
    !thing.lower.endsWith('ly') &&
    !TAKES_THING.test(lemma)
  );
}

/** "[by somebody] in the unit", "[by anyone] who has a card" */
function isToldOfAnybody(role: string | null, next: Token | undefined): boolean {
  const isAnyone = role === null || isAnybody(role);
  return isAnyone && /^(?:in|from|at|of|with|on|who|that)$/u.test(next?.lower ?? '');
}

/** "are taken off or drains left open": something else, of which the order would say nothing. */
function hasOtherThing(tokens: readonly Token[], verb: number): boolean {
  const or = tokens.findIndex(({ lower }, at) => at > verb && lower === 'or');
  const [thing, second, third] = tokens.slice(or + 1, or + 4);
  const isDone = [second, third].some((token) => readingOf(token?.lower ?? '', 'participle') !== null);
  return or > 0 && isCommonNoun(thing?.lower ?? '') && isDone;
}

/** "are flattened, not thrown on the pile": as an order it would be half a passive. */
function isContrasted(after: string): boolean {
  // "must be switched off and out of sight"
  if (/^\s*(?:(?:off|on|out|up|down|away) )?and (?:out of|in|on|under|at|into|away)\b/iu.test(after)) return true;
  const word = /(?:^|[,–—-])\s*(?:and )?(?:not|never) (\p{L}+)/iu.exec(after)?.[1] ?? '';
  return readingOf(word.toLowerCase(), 'participle') !== null;
}

/** "are weighed or counted": one object of both; "is destroyed or given to Anna": what follows is of the second alone. */
function eitherOf(
  lemma: string,
  other: string,
  object: string,
  { clause, text, subject }: { clause: Passive; text: ClauseText; subject: readonly Token[] },
): string {
  const agent = agentOf(clause.verb, text);
  const end = agent ? text.tokens[agent.from]?.start : text.end;
  // "are weighed or counted in the presence of two": both of them.
  if (!WHERE_TO.test(text.source.slice(text.tokens[clause.verb + 2]?.end, end).trim()))
    return `${lemma} or ${withObject(other, object, clause.verb + 2, text)}`;
  const relative = subject.findIndex(({ lower }) => Words.RELATIVES.has(lower));
  const head = upToPreposition(relative > 0 ? subject.slice(0, relative) : subject).at(-1);
  const pronoun = head && isPlural(head) ? 'them' : 'it';
  return `${lemma} ${object} or ${withObject(other, pronoun, clause.verb + 2, text)}`;
}

/** "On departure | the badge": a time or place before the subject. */
function splitPlace(subject: readonly Token[]): { place: readonly Token[]; thing: readonly Token[] } {
  // "the same evening | the till is counted"
  const day = lengthOfRelativeDay(subject);
  if (day > 0 && day < subject.length) return { place: subject.slice(0, day), thing: subject.slice(day) };
  const last = subject.at(-1)?.lower ?? '';
  const isEverything = /^(?:everything|all|anything)$/u.test(last) && subject.length > 2;
  const begins = ({ lower }: Token): boolean => Words.ARTICLES.has(lower) || /^(?:every|each)$/u.test(lower);
  const article = isEverything ? subject.length - 1 : subject.findLastIndex(begins);
  // "the second time | the plate is reported"
  const isNthTime =
    /^(?:second|third|fourth|last|next|2nd|3rd)$/u.test(subject[1]?.lower ?? '') && subject[2]?.lower === 'time';
  // "every quarter | twenty cases are drawn"
  const isEach =
    /^(?:every|each)$/u.test(subject[0]?.lower ?? '') && PERIOD.test(subject[1]?.lower ?? '') && subject.length > 2;
  if (isEach) return { place: subject.slice(0, 2), thing: subject.slice(2) };
  const isSplit = (Words.PREPOSITIONS.has(subject[0]?.lower ?? '') || isNthTime) && article > 1;
  return isSplit ? { place: subject.slice(0, article), thing: subject.slice(article) } : { place: [], thing: subject };
}

function hasValue(subject: readonly Token[]): boolean {
  return subject.some(({ kind }, at) => kind === 'number' && Words.PREPOSITIONS.has(subject[at - 1]?.lower ?? ''));
}

/** "are weighed or counted": the second verb. */
function otherVerb(tokens: readonly Token[], verb: number): string | null {
  const [or, second, next] = tokens.slice(verb + 1, verb + 4);
  const ends = !next || next.kind === 'sign' || Words.PREPOSITIONS.has(next.lower) || Words.ADVERBS.has(next.lower);
  const isState = second !== undefined && isAdjective(second.lower) && !MOVED.test(second.lower);
  if (or?.lower !== 'or' || !second || !ends || isState) return null;
  return readingOf(second.lower, 'participle')?.lemma ?? null;
}

/** A single adjective is no thing: "faulty is always accepted". */
function isThing(subject: readonly Token[]): boolean {
  const head = subject.at(-1);
  return !head || subject.length > 1 || !isAdjective(head.lower) || isCommonNoun(head.lower);
}

/** "[the form is signed] and filed in the binder": "File the form in the binder". */
export function orderFromParticiple(verb: number, object: string, text: ClauseText): Order | null {
  const lemma = readingOf(text.tokens[verb]?.lower ?? '', 'participle')?.lemma;
  if (!lemma || BY_NOBODY_ELSE.test(text.source.slice(text.tokens[verb]?.start, text.end))) return null;
  // "a report is made and filed": the second time it is the report.
  // "scales that cannot be adjusted are tagged | and taken out of use": the scales.
  // "a ladder without a tag is removed | and reported": the ladder.
  const [thing = ''] = object.split(/\s(?:that|which|who|whose|without)\s/u);
  const known =
    thing === object ? object.replace(/^an? /iu, 'the ') : `the ${thing.replace(/^(?:the|an?|every|each|any) /iu, '')}`;
  return orderOf(withObject(lemma, known, verb, text), { role: agentOf(verb, text)?.role ?? null, object: known });
}

/** "is date stamped" is done by date stamping. */
function passiveLemma(clause: Passive, tokens: readonly Token[]): string | null {
  const verb = tokens[clause.verb]?.lower ?? '';
  const lemma = (readingOf(verb, 'participle') ?? readingOf(verb, 'ing'))?.lemma;
  if (!lemma || clause.form === 'reduced') return lemma ?? null;
  const before = tokens[clause.verb - 1];
  const isPartOfVerb =
    before !== undefined &&
    clause.verb - 1 > clause.auxiliary[0] &&
    !Words.BE.has(before.lower) &&
    !Words.ADVERBS.has(before.lower) &&
    !/(?:ly|^to)$/u.test(before.lower);
  return isPartOfVerb ? `${before.lower} ${lemma}` : lemma;
}

/** "handed over unopened" with its object: "hand over the envelopes unopened". */
function withObject(lemma: string, object: string, verb: number, text: ClauseText): string {
  const { source, tokens, end } = text;
  const next = tokens[verb + 1];
  const particle = next && movesWithVerb(lemma, tokens.slice(verb + 1)) ? next : null;
  const from = (particle ?? tokens[verb])?.end ?? 0;
  const agent = agentOf(verb, text);
  const tail = agent
    ? `${source.slice(from, tokens[agent.from]?.start).trimEnd()}${source.slice(tokens[agent.to - 1]?.end, end)}`
    : source.slice(from, end);
  const moved = particle ? ` ${particle.text}` : '';
  const isPronoun = /^(?:it|them|him|her|me|us|this|that|these|those)$/u.test(object);
  // "look at it from the back", but "throw it away"
  const isBefore = /^(?:at|for|after|into|to|with|of|about)$/u.test(particle?.lower ?? '');
  return isPronoun && !isBefore ? `${lemma} ${object}${moved}${tail}` : `${lemma}${moved} ${object}${tail}`;
}

/** Whether a particle or a preposition of the verb goes before the object: "look at", "hand over"; not "leave on". */
function movesWithVerb(lemma: string, [next, second, third]: readonly Token[]): boolean {
  if (!next || /^(?:leave|keep)$/u.test(lemma) || (next.lower === 'up' && second?.lower === 'to')) return false;
  // "taken out of use"
  if (next.lower === 'out' && second?.lower === 'of') return false;
  if (takesPreposition(lemma, next.lower) && endsBefore(second, third)) return true;
  if (!Words.PARTICLES.has(next.lower)) return false;
  const endsThere =
    !second ||
    second.kind === 'sign' ||
    Words.PREPOSITIONS.has(second.lower) ||
    // "is entered in both books"
    (Words.ADVERBS.has(second.lower) && !(second.lower === 'both' && third !== undefined)) ||
    // "is cut up so that nobody uses it"
    /^(?:so|because)$/u.test(second.lower) ||
    Words.CONDITION_WORDS.has(second.lower);
  return endsThere || (isPhrasal(lemma, next.lower) && !Words.PREPOSITIONS.has(next.lower));
}
