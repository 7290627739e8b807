import { isThingBesideThing } from './agreement.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { asDoneWithNext } from './done-state.js';
import { isAlsoForbidden } from './forbidden.js';
import {
  goesOnBehindComma,
  isAlsoAsked,
  isAlsoWritten,
  isOfCase,
  isOfThatClause,
  isOfThings,
  isSecondAct,
} from './goes-on.js';
import { joinApposition, joinNouns, joinSubjects } from './joined-nouns.js';
import { joinParticle } from './joined-particle.js';
import { joinThat } from './joined-that.js';
import * as Words from './lexicon/closed-classes.js';
import { hasNounUse, isCommonNoun, readingOf, verbShare } from './lexicon/words.js';
import { isLastOfList, isListedThing } from './listed-things.js';
import { isPerson, isPlural } from './noun-phrase.js';
import type { Part, Piece } from './part.js';
import { piecesOf } from './pieces.js';
import { listedThings } from './things-of-list.js';
import type { Token } from './tokens.js';

/** Phrases of a list stand alone from so many on, if each has so many words. */
const LEAST_PHRASES = 2;
const LEAST_PHRASE_LENGTH = 3;
const LIKELY_VERB = 0.8;
const NO_CLAUSE = /^(?:phrase|reason|condition)$/u;
const TOLD = /^(?:told|informed|reminded|warned|asked|briefed)$/u;
const INNER_CLAUSE =
  /^(?:if|when|until|till|unless|once|while|before|after|because|since|who|which|that|where|whenever)$/u;

/** Whether the part could be a sentence of its own. */
export function isIndependent({ clause }: Part): boolean {
  return !NO_CLAUSE.test(clause.form);
}

/** Cuts the tokens of a sentence into groups of parts, each of which makes one line. */
export function groupsOf(tokens: readonly Token[], people: ReadonlySet<string>): Part[][] {
  return joinSingleWords(groupParts(partsOf(tokens, people)));
}

function partsOf(tokens: readonly Token[], people: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let previous: Clause | null = null;
  const whole = joinParticle(joinApposition(piecesOf(tokens), people), people);
  const pieces = joinThat(joinNouns(joinSubjects(whole, people), people), people);
  const inList = listedThings(pieces);
  for (const [at, piece] of pieces.entries()) {
    // After a semicolon nobody goes on: "managers approve claims; claims over 1,000 need the CFO".
    if (piece.separator.includes(';')) previous = null;
    const read = readClause(piece.tokens, { people, previous });
    const { lead } = read;
    read.clause = asDoneWithNext(read.clause, piece, pieces[at + 1]);
    // "the line manager is called and picks it up": somebody who acts then.
    if (/^(?:phrase|note)$/u.test(read.clause.form) && isActOfPatient(piece, lead, parts.at(-1), people))
      read.clause = { form: 'finite', verb: lead };
    // "the one who sprays hangs the sign, tells the hall": only the first clause of a sentence may lack its subject.
    const isLost: boolean = read.clause.form === 'finite' && previous === null && parts.length > 0;
    const isListed = isLastOfList(read.clause, piece, parts);
    const listed = isListed ? parts.at(-1) : undefined;
    if (listed) listed.clause = { form: 'phrase' };
    const isThing: boolean =
      isLost ||
      inList.has(at) ||
      (parts.length > 0 && isNarrowed(piece)) ||
      isListed ||
      isThingBesideThing(read.clause, piece, parts) ||
      isListedThing(read.clause, piece, pieces[at + 1], parts, previous);
    const clause: Clause = isThing ? { form: 'phrase' } : read.clause;
    const part: Part = { ...piece, clause, lead };
    parts.push(part);
    // "labeled at the chair, never at the desk, and put on the shaker": what narrows a clause ends it not.
    const isAside = clause.form === 'prohibition' && isNegatedPhrase(part);
    if (!NO_CLAUSE.test(clause.form) && !isAside) previous = clause;
  }
  return parts;
}

/** "we refund it, | to the card they pay with": a place or a thing, and which one. */
function isNarrowed({ tokens }: Piece): boolean {
  const who = tokens.findIndex(({ lower }, at) => at > 1 && Words.SUBJECT_PRONOUNS.has(lower));
  const isAtEnd = Words.PREPOSITIONS.has(tokens.at(-1)?.lower ?? '') && tokens.length - who <= 4;
  return who > 1 && isAtEnd && Words.PREPOSITIONS.has(tokens[0]?.lower ?? '');
}

/** Whether somebody to whom something is done goes on by doing something. */
function isActOfPatient(
  { tokens, separator }: Piece,
  lead: number,
  before: Part | undefined,
  people: ReadonlySet<string>,
): boolean {
  if (before?.clause.form !== 'passive' || separator !== 'and') return false;
  const [verb, next] = tokens.slice(lead);
  const takesObject =
    next !== undefined && (Words.DETERMINERS.has(next.lower) || Words.OBJECT_PRONOUNS.has(next.lower));
  const hasParticle = next !== undefined && Words.PARTICLES.has(next.lower);
  const act = readingOf(verb?.lower ?? '', 's');
  // "is asked | and waits", but "is given maps | and keys"
  const isBehindVerb = before.clause.verb === before.tokens.length - 1;
  const isAct =
    act !== null && (isBehindVerb || (!isCommonNoun(verb?.lower ?? '') && verbShare(act.lemma) >= LIKELY_VERB));
  return (
    act !== null &&
    (takesObject || hasParticle || isAct) &&
    isPerson(before.tokens.slice(...before.clause.subject), people)
  );
}

/** Groups parts: what is no clause of its own belongs to the clause before it. */
function groupParts(parts: readonly Part[]): Part[][] {
  if (isListOfPhrases(parts)) return parts.map((part) => [part]);
  const groups: Part[][] = [];
  for (const [at, part] of parts.entries()) {
    const group = groups.at(-1);
    const before = parts[at - 1];
    if (!group || !before || startsGroup(part, before, group)) groups.push([part]);
    else group.push(part);
  }
  joinStates(groups);
  // A beginning without a clause goes with what follows it.
  const [first, second, ...rest] = groups;
  const isOpening =
    first?.length === 1 &&
    first[0]?.clause.form === 'phrase' &&
    (!/^(?:note|placed)$/u.test(second?.[0]?.clause.form ?? '') || first[0].tokens.length < LEAST_PHRASE_LENGTH) &&
    !/;|then|and/u.test(second?.[0]?.separator ?? '');
  if (first && isListOfPhrases(first)) return [...first.map((part) => [part]), ...groups.slice(1)];
  return first && second && isOpening ? [[...first, ...second], ...rest] : groups;
}

/** "goggles, gloves, | apron on", "alarm off, lights, | heating on": how all of them have to be. */
function joinStates(groups: Part[][]): void {
  for (let at = groups.length - 1; at > 0; at -= 1) {
    const [group, before] = [groups[at], groups[at - 1]];
    const isState = group?.[0]?.clause.form === 'placed' && group[0].separator === ',';
    const things = before?.slice(before[0]?.clause.form === 'placed' ? 1 : 0) ?? [];
    const areThings =
      things.length > 0 &&
      things.every(
        ({ clause, tokens, separator }) =>
          clause.form === 'phrase' &&
          tokens.length <= 2 &&
          !Words.ARTICLES.has(tokens[0]?.lower ?? '') &&
          /^,?$/u.test(separator),
      );
    const isBare = before?.length === 1 && (before[0]?.tokens.length ?? 0) > 1;
    if (group && before && isState && areThings && !isBare) groups.splice(at - 1, 2, [...before, ...group]);
  }
}

/** "kickoff call within 3 days, brand kit in folder 2, first report after 14 days": phrases that each say enough to stand alone. */
function isListOfPhrases(parts: readonly Part[]): boolean {
  const areSeparate = parts.every(
    ({ tokens, separator }, at) =>
      tokens.length >= LEAST_PHRASE_LENGTH &&
      // "…, and in any case in March": when it is, too.
      (at === 0 ||
        (/[,;]/u.test(separator) && !(separator.endsWith('and') && Words.PREPOSITIONS.has(tokens[0]?.lower ?? '')))),
  );
  const others = parts.filter(({ clause }) => !/^(?:phrase|note|placed)$/u.test(clause.form));
  return (
    areSeparate &&
    parts.length >= LEAST_PHRASES &&
    (others.length === 0 || (parts.length - others.length >= LEAST_PHRASES && others.every(isNamedThing)))
  );
}

/** "report after 14 days": a thing and when it is, which looks like an order. */
function isNamedThing({ clause, tokens }: Part): boolean {
  if (clause.form !== 'imperative') return false;
  const after = tokens[clause.verb + 1]?.lower ?? '';
  return hasNounUse(tokens[clause.verb]?.lower ?? '') && /^(?:after|before|within|by|until|during)$/u.test(after);
}

/** "twice a day, | at 8 am and at 4 pm |": when the clause before it is done. */
function isTimeOfDay({ tokens, lead }: Part): boolean {
  const said = tokens.slice(lead).map(({ lower }) => lower.trim());
  const isTime = said.every((word) =>
    /^(?:at|by|around|about|and|or|,|&|noon|midnight|am|pm|a\.m|p\.m|o'clock|\d.*)$/u.test(word),
  );
  return isTime && /^(?:at|by|around)$/u.test(said[0] ?? '') && said.length > 1;
}

function startsGroup(part: Part, before: Part, group: readonly Part[]): boolean {
  const { form } = part.clause;
  const head = group.find(isIndependent);
  if (/^(?:note|placed)$/u.test(form) && !head) return part.separator === ',';
  if (!isIndependent(part) || !head || isTimeOfDay(part)) return false;
  // "photographer told: no flash": what somebody is told.
  const isTold = before.clause.form === 'reduced' && TOLD.test(before.tokens[before.clause.verb]?.lower ?? '');
  if (isTold && part.separator === ':') return false;
  const word = part.tokens[part.lead]?.lower ?? '';
  const isJoined = /\b(?:and|or)\b/u.test(part.separator);
  if (group.at(-1)?.clause.form === 'reason' && isJoined && form !== 'imperative') return false;
  if (form === 'prohibition' && isNegatedPhrase(part)) return false;
  // "students can watch but can't mix", "the van may leave but the fee is due": what holds beside what they may.
  const isAllowed = 'modal' in before.clause && /^(?:can|may)$/u.test(before.clause.modal ?? '');
  if (part.separator.endsWith('but') && isAllowed) return false;
  // "are put up | and altered only by people with a card": who may do both.
  const isOnlyBy = part.tokens.some(({ lower }, at) => lower === 'only' && part.tokens[at + 1]?.lower === 'by');
  if (form === 'participle' && part.separator === 'and' && isOnlyBy) return false;
  if (isSaidOfTheSame(part, before)) return false;
  if (isAlsoAsked(part, group) || isOfThings(part, group) || isAlsoWritten(part, head)) return false;
  if (isOfCase(part, group) || isAlsoForbidden(part, group.at(-1)) || isOfThatClause(part, group)) return false;
  if (form === 'active' && part.tokens.length <= 3 && !isJoined && /^(?:he|she|they|it)$/u.test(word)) return false;
  if (isJoined && (NO_CLAUSE.test(before.clause.form) ? before.clause.form !== 'phrase' : holdsInnerClause(before))) {
    // Inside "until it has been picked up and put away" the second half is no step.
    const isPastForm = readingOf(word, 'participle', 'past') !== null;
    if (form === 'finite' && (goesOnBehindComma(part, before) || isSecondAct(part, before))) return true;
    if (/^(?:participle|finite|reduced|state)$/u.test(form) || (form === 'imperative' && isPastForm)) return false;
  }
  return !(form === 'participle' && before.clause.form === 'phrase' && !/and|then|,/u.test(part.separator));
}

/** "goes home | and doesn't come back", "is normal | and gets noted", "the fans push it up | and don't count": the same one. */
function isSaidOfTheSame({ separator, tokens, lead, clause }: Part, before: Part): boolean {
  if (separator !== 'and') return false;
  // "whatever is short comes from the store | and gets scanned": more than how it is.
  const isState = before.clause.form === 'state' && !/^wh\p{L}+$/u.test(before.tokens[before.lead]?.lower ?? '');
  if (clause.form === 'participle' && isState) return true;
  const [first, second] = tokens.slice(lead).map(({ lower }) => lower);
  if (first === "doesn't" || (first === 'does' && second === 'not')) return true;
  const isDenied = first === "don't" || (first === 'do' && second === 'not');
  if (!isDenied || !('subject' in before.clause) || /^(?:passive|reduced)$/u.test(before.clause.form)) return false;
  const head = before.tokens.slice(...before.clause.subject).at(-1);
  return head !== undefined && !Words.SUBJECT_PRONOUNS.has(head.lower) && isPlural(head);
}

/** "not from the stick", "never through the cloth": it narrows what stands before. */
export function isNegatedPhrase({ tokens, lead }: Part): boolean {
  const next = tokens[lead + 1];
  // "…, no later than 6 pm"
  const isLimit =
    tokens[lead]?.lower === 'no' && /^(?:later|earlier|sooner|more|less|fewer|longer)$/u.test(next?.lower ?? '');
  if (isLimit && tokens[lead + 2]?.lower === 'than') return true;
  // "… up to the mark and no further"
  if (
    tokens.length === lead + 2 &&
    tokens[lead]?.lower === 'no' &&
    /^(?:further|more|less|fewer|longer|later|earlier)$/u.test(next?.lower ?? '')
  )
    return true;
  if (!next || !/^(?:not|never)$/u.test(tokens[lead]?.lower ?? '')) return false;
  if (next.lower === 'even') return true;
  // "washed by hand, not put in the machine"
  if (tokens[lead]?.lower === 'not' && readingOf(next.lower, 'participle')) return true;
  // "he opens the box, never counts the money"
  const third = readingOf(next.lower, 's');
  if (third && verbShare(third.lemma) >= 0.5 && tokens.length - lead > 2) return false;
  return next.kind === 'number' || !readingOf(next.lower, 'base') || Words.PREPOSITIONS.has(next.lower);
}

/** Whether a clause inside the part follows its verb: "mute it until Ruth nods". */
function holdsInnerClause({ tokens, lead, clause }: Part): boolean {
  const from = 'verb' in clause ? clause.verb : lead;
  return tokens.some(({ lower }, at) => {
    const rest = tokens.slice(at + 1);
    // "before and after": no clause begins there.
    if (at <= from || rest.length === 0 || !INNER_CLAUSE.test(lower) || rest[0]?.lower === 'and') return false;
    // "before 9 am and recorded": a time.
    if (/^(?:before|after|until|till|by)$/u.test(lower) && rest[0]?.kind === 'number') return false;
    if (/^(?:who|which|that)$/u.test(lower)) return true;
    return !/^(?:phrase|imperative)$/u.test(readClause(rest, { people: new Set(), previous: null }).clause.form);
  });
}

/** An order of one word says too little by itself: "stop, glove up" stays together, "check the belt, dry" as well. */
function joinSingleWords(groups: readonly Part[][]): Part[][] {
  const joined: Part[][] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const form = group[0]?.clause.form ?? 'phrase';
    const isShort = last?.every(isSingleWord) ?? false;
    const fits = form === 'imperative' || (last?.length === 1 && form === 'phrase');
    const isAfterthought = group.every(isSingleWord) && !/then/u.test(group[0]?.separator ?? '');
    if (last && group[0]?.separator !== ';' && ((isShort && fits) || isAfterthought)) last.push(...group);
    else joined.push([...group]);
  }
  return joined;
}

function isSingleWord({ clause, tokens, lead }: Part): boolean {
  return /^(?:imperative|phrase|state)$/u.test(clause.form) && tokens.length - lead === 1;
}
