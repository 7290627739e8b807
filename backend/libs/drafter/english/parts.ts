import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun, isTransitive, readingOf, verbShare } from './lexicon/words.js';
import { isCount, isPerson } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** What stands between two borders of a sentence: commas, dashes, "and", "but", "then". */
export interface Part {
  tokens: Token[];
  /** The signs and words before it. */
  separator: string;
  clause: Clause;
  /** How many of its tokens only lead into it. */
  lead: number;
}

interface Piece {
  tokens: Token[];
  separator: string;
}

/** Phrases of a list stand alone from so many on, if each has so many words. */
const LEAST_PHRASES = 2;
const LEAST_PHRASE_LENGTH = 3;
const NO_CLAUSE = /^(?:phrase|reason|condition)$/u;
/** A thing that is written down or looked at has no more words. */
const MAX_THING_LENGTH = 5;
/** Participles that say of a thing which one is meant. */
const DESCRIBES =
  /^(?:left|used|needed|required|found|sold|received|returned|given|issued|made|taken|ordered|opened|produced|involved)$/u;
/** Adjectives that are better known as verbs. */
const PLACED = /^(?:lower|upper|inner|outer|back|top|bottom|left|right|open|clean|dry|wet|empty|cool|warm)$/u;
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
  for (const piece of joinNouns(joinSubjects(piecesOf(tokens), people), people)) {
    // After a semicolon nobody goes on: "managers approve claims; claims over 1,000 need the CFO".
    if (piece.separator.includes(';')) previous = null;
    const read = readClause(piece.tokens, { people, previous });
    const { lead } = read;
    // "the one who sprays hangs the sign, tells the hall": only the first clause of a sentence may lack its subject.
    const isLost: boolean = read.clause.form === 'finite' && previous === null && parts.length > 0;
    const isThing: boolean = isLost || isListedThing(read.clause, piece, previous);
    const clause: Clause = isThing ? { form: 'phrase' } : read.clause;
    parts.push({ ...piece, clause, lead });
    if (!NO_CLAUSE.test(clause.form)) previous = clause;
  }
  return parts;
}

/** "count packs, rejects and labels left": what is left, and no order to leave it. */
function isListedThing(clause: Clause, { tokens, separator }: Piece, previous: Clause | null): boolean {
  if (previous?.form !== 'imperative' || clause.form !== 'reduced' || !/^(?:,|and|or)$/u.test(separator)) return false;
  return clause.verb === tokens.length - 1 && DESCRIBES.test(tokens[clause.verb]?.lower ?? '');
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let current: Token[] = [];
  let separator = '';
  const push = (next: string): void => {
    if (current.length > 0) {
      pieces.push({ tokens: current, separator });
      separator = next;
    } else {
      separator = `${separator} ${next}`.trim();
    }
    current = [];
  };
  for (const [at, token] of tokens.entries()) {
    const border = borderAt(tokens, at);
    if (border === null) current.push(token);
    else push(border);
  }
  push('');
  return pieces;
}

function borderAt(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (!token) return null;
  if (at > 0 && (isOfList(tokens, at) || isOfQuestion(tokens, at))) return null;
  if (token.kind === 'sign' && /^[,;]$/u.test(token.text)) return token.text;
  if (at === 0) return null;
  if (token.kind === 'sign' && /^(?:–|—|-|\.{3}|…|:)$/u.test(token.text)) return token.text;
  // "tell them that it is blocked and that we do not clear it"
  const next = tokens[at + 1]?.lower ?? '';
  if (
    /^(?:and|but)$/u.test(token.lower) &&
    /^(?:that|whether)$/u.test(next) &&
    tokens.slice(0, at).some(({ lower }) => lower === next)
  )
    return null;
  if (token.lower === 'then' && (isInsideClause(tokens, at) || isAfterTries(tokens, at))) return null;
  // "cash + slip": two things.
  if (/^[&+]$/u.test(token.text) && [tokens[at - 1], tokens[at + 1]].every((one) => isCommonNoun(one?.lower ?? '')))
    return null;
  if (isPairBeforeNoun(tokens, at) || isLookedAt(tokens, at)) return null;
  return /^(?:and|but|then|&|\+)$/u.test(token.lower) ? token.lower : null;
}

/** "look at the base and ballast for movement": two things that are looked at for something. */
function isLookedAt(tokens: readonly Token[], at: number): boolean {
  const isLook = tokens.slice(0, at).some(({ lower }) => /^(?:look|check|inspect|examine|search|test)$/u.test(lower));
  return (
    isLook &&
    /^(?:and|or)$/u.test(tokens[at]?.lower ?? '') &&
    isCommonNoun(tokens[at + 1]?.lower ?? '') &&
    tokens[at + 2]?.lower === 'for'
  );
}

/** "open upper and lower doors": two adjectives of one noun, right after the verb or an article. */
function isPairBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const [verb, first, and, second, noun] = tokens.slice(Math.max(0, at - 2), at + 3);
  const isFirst = at === 2 || Words.DETERMINERS.has(verb?.lower ?? '');
  return (
    isFirst &&
    and?.lower === 'and' &&
    isAdjective(first?.lower ?? '') &&
    (isAdjective(second?.lower ?? '') || PLACED.test(second?.lower ?? '')) &&
    noun?.kind === 'word' &&
    (isNoun(noun.lower) || noun.lower.endsWith('s'))
  );
}

/** Whether a token stands after the colon of a list that is one thing: of what is asked, looked at or written down. */
function isOfList(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 1 || at < colon || tokens[at]?.text === ';') return false;
  return isAsked(tokens, colon) || isTold(tokens, colon, at) || isInspected(tokens, colon, at) || isWritten(tokens, at);
}

/** "ask how many there are, anyone hurt or missing": what else is asked. */
function isOfQuestion(tokens: readonly Token[], at: number): boolean {
  const asks = tokens.findIndex(({ lower }) => lower === 'ask');
  const isOpen = asks >= 0 && asks < 2 && Words.INTERROGATIVES.has(tokens[asks + 1]?.lower ?? '');
  return (
    isOpen &&
    tokens[at]?.text === ',' &&
    /^(?:any(?:one|body|thing)?|who|where|when|how|what|which|is|are|whether|if)$/u.test(tokens[at + 1]?.lower ?? '')
  );
}

/** "ask: when, where, was it locked": what is asked is one thing. */
function isAsked(tokens: readonly Token[], colon: number): boolean {
  return tokens
    .slice(Math.max(0, colon - 3), colon)
    .some(({ lower }) => /^(?:asks?|asking|asked|decides?|chooses?)$/u.test(lower));
}

/** "go through each room: how it was left, damage, lost things": what is told of each. */
function isTold(tokens: readonly Token[], colon: number, at: number): boolean {
  const next = tokens.findIndex(({ kind }, index) => index > at && kind === 'sign');
  const isShort = (next < 0 ? tokens.length : next) - at <= MAX_THING_LENGTH;
  return Words.INTERROGATIVES.has(tokens[colon + 1]?.lower ?? '') && isShort && orderCertainty(tokens, at + 1) < 3;
}

/** "inspect the ladder: stiles straight, label readable": what has to be found is no order. */
function isInspected(tokens: readonly Token[], colon: number, at: number): boolean {
  if (tokens[at]?.lower === 'then') return false;
  const isCheck = tokens
    .slice(Math.max(0, colon - 6), colon)
    .some(({ lower }) => /^(?:inspect|check|examine)$/u.test(lower));
  return isCheck && areShortThings(tokens.slice(colon + 1)) && (at === colon || orderCertainty(tokens, at + 1) < 3);
}

/** "stiles straight, label readable", "hoist up, trolley in and out": each of a few words, and none with an object of its own. */
function areShortThings(tokens: readonly Token[]): boolean {
  if (orderCertainty(tokens, 0) < 2) return true;
  let length = 0;
  return tokens.every(({ text }, at) => {
    length = /^[,;]$/u.test(text) ? 0 : length + 1;
    return length <= MAX_THING_LENGTH && orderCertainty(tokens, at) < 3;
  });
}

/** "write it in the log: room, time, who": what is written, and nothing that is done. */
function isWritten(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:write|note|record|log|enter|list)$/u.test(tokens[0]?.lower ?? '')) return false;
  if (tokens[at]?.lower === 'then' || orderCertainty(tokens, at + 1) === 3) return false;
  const next = tokens.findIndex(({ kind }, index) => index > at && kind === 'sign');
  return (next < 0 ? tokens.length : next) - at <= MAX_THING_LENGTH;
}

/** "3 tries then end the call": how often before it. */
function isAfterTries(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at - 1];
  return (
    isCount(tokens[at - 2]) &&
    /^(?:tries|try|attempts?|times|rings|calls|goes|reminders?|warnings?)$/u.test(unit?.lower ?? '')
  );
}

/** "from then on", "I then upload", "QC then stamps". */
function isInsideClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  if (Words.BE.has(before.lower) || Words.MODALS.has(before.lower) || Words.HAVE.has(before.lower)) return true;
  if (before.lower === 'from' || Words.SUBJECT_PRONOUNS.has(before.lower)) return true;
  const isWord = before.kind === 'word' && !Words.COORDINATORS.has(before.lower);
  return isWord && readingOf(tokens[at + 1]?.lower ?? '', 's') !== null;
}

/** "The porter and the assistant read …", "Sales, HR and Support search …": a subject of several is one. */
function joinSubjects(pieces: Piece[], people: ReadonlySet<string>): Piece[] {
  const formOf = (tokens: readonly Token[]): Clause['form'] =>
    readClause(tokens, { people, previous: null }).clause.form;
  const joined = [...pieces];
  for (let at = joined.length - 2; at >= 0; at -= 1) {
    const piece = joined[at];
    const next = joined[at + 1];
    if (!piece || !next || !/^(?:and|or|&|\+)$/u.test(next.separator) || !canBeSubject(piece, next, formOf)) continue;
    const first = piece.tokens[0]?.lower ?? '';
    if (Words.PREPOSITIONS.has(first) || Words.NEGATIONS.has(first)) continue;
    if (Words.SUBJECT_PRONOUNS.has(next.tokens[0]?.lower ?? '')) continue;
    const form = formOf(next.tokens);
    const isClause = /^(?:active|passive|reduced|state)$/u.test(form);
    // "the operator and the slinger walk": only both together agree with the verb.
    if (!isClause && (form !== 'phrase' || formOf(inOne([piece, next])) !== 'active')) continue;
    const from = listStart(joined, at, formOf);
    if (from === null || (from === at && piece.separator === ',' && at > 0 && form !== 'passive')) continue;
    const merged = inOne(joined.slice(from, at + 2));
    if (/^(?:phrase|imperative)$/u.test(formOf(merged))) continue;
    // "gets a date and a question mark | and Ana decides": a thing does nothing together with somebody.
    const isOther = at > 0 && form === 'active' && isOfSomebody(next.tokens, people) && !isPerson(piece.tokens, people);
    if (isOther) continue;
    joined.splice(from, at - from + 2, { tokens: merged, separator: joined[from]?.separator ?? '' });
    at = from;
  }
  return joined;
}

/** Whether a clause is about what somebody does. */
function isOfSomebody(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const { clause } = readClause(tokens, { people, previous: null });
  return 'subject' in clause && isPerson(tokens.slice(...clause.subject), people);
}

/** "Waste and linen bags stay": a single noun may look like an order. */
function canBeSubject(piece: Piece, next: Piece, formOf: (tokens: readonly Token[]) => string): boolean {
  if (formOf(piece.tokens) === 'phrase') return true;
  const [word] = piece.tokens;
  const first = next.tokens[0];
  const isNoun = piece.tokens.length === 1 && word !== undefined && isCommonNoun(word.lower);
  return isNoun && piece.separator === '' && first?.kind === 'word' && isCommonNoun(first.lower);
}

/** "personal lock and tag": a single word after "and" that may be a noun belongs to the phrase before it. */
function joinNouns(pieces: readonly Piece[], people: ReadonlySet<string>): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const [word, ...others] = piece.tokens;
    const isNoun = word !== undefined && others.length === 0 && isCommonNoun(word.lower);
    const isOfPhrase = last && readClause(last.tokens, { people, previous: null }).clause.form === 'phrase';
    const isAnd = /^(?:and|or|&|\+)$/u.test(piece.separator);
    if (last && isAnd && ((isNoun && isOfPhrase) || isSecondPlace(last, piece, people)))
      last.tokens = inOne([last, piece]);
    else joined.push({ ...piece });
  }
  return joined;
}

/** "must be locked out for belts | and glue head": nouns that look like an order, after a statement that ends in a place. */
function isSecondPlace(last: Piece, { tokens }: Piece, people: ReadonlySet<string>): boolean {
  const [first] = tokens;
  const areNouns = tokens.length === 2 && tokens.every(({ kind, lower }) => kind === 'word' && isCommonNoun(lower));
  if (!first || !areNouns) return false;
  const { form } = readClause(last.tokens, { people, previous: null }).clause;
  const isAtPlace = last.tokens.slice(-3, -1).some(({ lower }) => Words.PREPOSITIONS.has(lower));
  return isAtPlace && /^(?:passive|state|active)$/u.test(form);
}

/** Where a list of phrases begins that ends at a piece: at the beginning of the sentence, or with that piece alone. */
function listStart(pieces: readonly Piece[], at: number, formOf: (tokens: readonly Token[]) => string): number | null {
  let from = at;
  while (from > 0 && pieces[from]?.separator === ',' && formOf(pieces[from - 1]?.tokens ?? []) === 'phrase') from -= 1;
  return from > 0 ? at : from;
}

/** The tokens of several pieces as one, with "and" between them. */
function inOne(pieces: readonly Piece[]): Token[] {
  return pieces.flatMap(({ tokens, separator }, index) => {
    const first = tokens[0];
    if (index === 0 || !first) return tokens;
    const border: Token = { text: separator, lower: 'and', kind: 'word', start: first.start, end: first.start };
    return [border, ...tokens];
  });
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
  // A beginning without a clause goes with what follows it.
  const [first, second, ...rest] = groups;
  const isOpening =
    first?.length === 1 &&
    first[0]?.clause.form === 'phrase' &&
    (second?.[0]?.clause.form !== 'note' || first[0].tokens.length < LEAST_PHRASE_LENGTH) &&
    !/;|then|and/u.test(second?.[0]?.separator ?? '');
  if (first && isListOfPhrases(first)) return [...first.map((part) => [part]), ...groups.slice(1)];
  return first && second && isOpening ? [[...first, ...second], ...rest] : groups;
}

/** "kickoff call within 3 days, brand kit in folder 2, …": phrases that each say enough to stand alone. */
function isListOfPhrases(parts: readonly Part[]): boolean {
  const areAlone = parts.every(({ clause, tokens, separator }, at) => {
    const isSeparate = at === 0 || /[,;]/u.test(separator);
    return isSeparate && /^(?:phrase|note)$/u.test(clause.form) && tokens.length >= LEAST_PHRASE_LENGTH;
  });
  return parts.length >= LEAST_PHRASES && areAlone;
}

function startsGroup(part: Part, before: Part, group: readonly Part[]): boolean {
  const { form } = part.clause;
  const head = group.find(isIndependent);
  if (form === 'note' && !head) return part.separator === ',';
  if (!isIndependent(part) || !head) return false;
  const word = part.tokens[part.lead]?.lower ?? '';
  const isJoined = /\b(?:and|or)\b/u.test(part.separator);
  if (group.at(-1)?.clause.form === 'reason' && isJoined && form !== 'imperative') return false;
  if (form === 'prohibition' && isNegatedPhrase(part)) return false;
  if (form === 'active' && part.tokens.length <= 3 && !isJoined && /^(?:he|she|they|it)$/u.test(word)) return false;
  if (isJoined && (NO_CLAUSE.test(before.clause.form) ? before.clause.form !== 'phrase' : holdsInnerClause(before))) {
    // Inside "until it has been picked up and put away" the second half is no step.
    const isPastForm = readingOf(word, 'participle', 'past') !== null;
    if (form === 'finite' && isSecondAct(part, before)) return true;
    if (/^(?:participle|finite|reduced|state)$/u.test(form) || (form === 'imperative' && isPastForm)) return false;
  }
  return !(form === 'participle' && before.clause.form === 'phrase' && !/and|then|,/u.test(part.separator));
}

/** "checks that the heating is on | and puts the basket on the table": what is done to something is no part of how a thing is. */
function isSecondAct({ tokens, lead }: Part, before: Part): boolean {
  const word = tokens[lead]?.lower ?? '';
  const next = tokens[lead + 1];
  const lemma = readingOf(word, 's')?.lemma;
  const takesObject =
    next !== undefined && (Words.DETERMINERS.has(next.lower) || Words.OBJECT_PRONOUNS.has(next.lower));
  const from = 'verb' in before.clause ? before.clause.verb : before.lead;
  const main = before.tokens[from]?.lower ?? '';
  const inner = before.tokens
    .slice(from + 1)
    .findIndex(({ lower }) => /^(?:that|if|whether|who|which|until|when)$/u.test(lower));
  const isHowThingsAre = inner >= 0 && before.tokens.slice(from + 1 + inner).some(({ lower }) => Words.BE.has(lower));
  return lemma !== undefined && isTransitive(lemma) && takesObject && isHowThingsAre && readingOf(main, 's') !== null;
}

/** "not from the stick", "never through the cloth": it narrows what stands before. */
function isNegatedPhrase({ tokens, lead }: Part): boolean {
  const next = tokens[lead + 1];
  if (!next || !/^(?:not|never)$/u.test(tokens[lead]?.lower ?? '')) return false;
  if (next.lower === 'even') return true;
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
    if (at <= from || rest.length === 0 || !INNER_CLAUSE.test(lower)) return false;
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
  return /^(?:imperative|phrase|state|reduced)$/u.test(clause.form) && tokens.length - lead === 1;
}
