import { isInAskedList } from './asked-list.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { isBetweenForbidden } from './forbidden.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, readingOf, verbShare } from './lexicon/words.js';
import { isInNounList } from './noun-list.js';
import { isCount, isPerson, isPlural } from './noun-phrase.js';
import { isOneThing } from './one-thing.js';
import { isPair } from './pairs.js';
import type { Piece } from './part.js';
import { isInRelativeList } from './relative-list.js';
import type { Token } from './tokens.js';
import { isBeforeTrailing } from './trailing.js';

/** A thing that is written down or looked at has no more words. */
const MAX_THING_LENGTH = 5;

/** Cuts a sentence at commas, dashes, "and", "but" and "then", but for those inside of a list that is one thing. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
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
  if (at > 0 && (isOfList(tokens, at) || isOfQuestion(tokens, at) || isBetweenForbidden(tokens, at))) return null;
  if (at > 0 && (isBeforeTrailing(tokens, at) || isInRelativeList(tokens, at) || isInAskedList(tokens, at)))
    return null;
  // "explain the rules: no shoes, no food": the one as well as the other.
  if (token.text === ',' && tokens[at + 1]?.lower === 'no' && tokens[startOfMember(tokens, at)]?.lower === 'no')
    return null;
  if (isOneThing(tokens, at)) return null;
  if (token.kind === 'sign' && /^[,;]$/u.test(token.text)) return token.text;
  if (at === 0) return null;
  // "it needs charging so plug it in", but not "fold it so keep it dry"
  const isThatSo = tokens.slice(0, at).some(({ lower }) => Words.BE.has(lower) || /^(?:needs?|has|have)$/u.test(lower));
  if (token.lower === 'so' && isThatSo && orderCertainty(tokens, at + 1) === 3) return token.lower;
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
  if (token.text === '+' && tokens.some(({ text }) => text === '=')) return null;
  if (/^[&+]$/u.test(token.text) && [tokens[at - 1], tokens[at + 1]].every((one) => isCommonNoun(one?.lower ?? '')))
    return null;
  if (isPair(tokens, at)) return null;
  return /^(?:and|but|then|&|\+)$/u.test(token.lower) ? token.lower : null;
}

/** Where the member of a list begins that a comma ends. */
function startOfMember(tokens: readonly Token[], comma: number): number {
  return tokens.findLastIndex(({ text }, index) => index < comma && /^[,;:]$/u.test(text)) + 1;
}

/** Whether a token stands after the colon of a list that is one thing: of what is asked, looked at or written down. */
function isOfList(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.findIndex(({ text }) => text === ':');
  if (colon < 1 || at < colon || tokens[at]?.text === ';') return false;
  return (
    isAsked(tokens, colon) ||
    isTold(tokens, colon, at) ||
    isInspected(tokens, colon, at) ||
    isWritten(tokens, at) ||
    isInNounList(tokens, colon, at)
  );
}

/** "look at it, is it worn, are the tags on": what is looked for. */
function isLookedFor(tokens: readonly Token[], at: number): boolean {
  const looks = tokens.findIndex(({ lower }) => /^(?:look|check|inspect|see|test|feel)$/u.test(lower));
  return (
    looks >= 0 &&
    looks < 4 &&
    tokens[at]?.text === ',' &&
    /^(?:is|are|does|do|has|have|can)$/u.test(tokens[at + 1]?.lower ?? '') &&
    /^(?:it|they|the|all|any|everything|there|this|that|he|she|you)$/u.test(tokens[at + 2]?.lower ?? '')
  );
}

/** "ask how many there are, anyone hurt or missing": what else is asked. */
function isOfQuestion(tokens: readonly Token[], at: number): boolean {
  if (isLookedFor(tokens, at)) return true;
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

/** "I then upload", "QC then stamps". */
function isInsideClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  if (Words.BE.has(before.lower) || Words.MODALS.has(before.lower) || Words.HAVE.has(before.lower)) return true;
  // "and only then open it", "from then on", "because then it is dead"
  if (/^(?:from|only|because|since)$/u.test(before.lower) || Words.SUBJECT_PRONOUNS.has(before.lower)) return true;
  const isWord = before.kind === 'word' && !Words.COORDINATORS.has(before.lower);
  return isWord && readingOf(tokens[at + 1]?.lower ?? '', 's') !== null;
}

/** "The porter and the assistant read …", "Sales, HR and Support search …": a subject of several is one. */
export function joinSubjects(pieces: Piece[], people: ReadonlySet<string>): Piece[] {
  const formOf = (tokens: readonly Token[]): Clause['form'] =>
    readClause(tokens, { people, previous: null }).clause.form;
  const joined = [...pieces];
  for (let at = joined.length - 2; at >= 0; at -= 1) {
    const piece = joined[at];
    const next = joined[at + 1];
    if (!piece || !next || !/^(?:and|or|&|\+)$/u.test(next.separator) || !canBeSubject(piece, next, formOf)) continue;
    const first = piece.tokens[0]?.lower ?? '';
    if (Words.PREPOSITIONS.has(first) || Words.NEGATIONS.has(first)) continue;
    if (Words.SUBJECT_PRONOUNS.has(next.tokens[0]?.lower ?? '') || beginsWithAct(next.tokens)) continue;
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
    if (isOther || isSomethingThatActs(piece, next, people)) continue;
    joined.splice(from, at - from + 2, { tokens: merged, separator: joined[from]?.separator ?? '' });
    at = from;
  }
  return joined;
}

/** "and makes sure the bed is free": what somebody does goes on. */
function beginsWithAct([first, second]: readonly Token[]): boolean {
  const verb = readingOf(first?.lower ?? '', 's');
  if (verb?.lemma === 'make' && second?.lower === 'sure') return true;
  return verb !== null && !isCommonNoun(first?.lower ?? '') && verbShare(verb.lemma) >= 0.8;
}

/** "the machine beeps | and the operator opens the lid": a plural behind "the" and a thing may be what the thing does. */
function isSomethingThatActs({ tokens }: Piece, next: Piece, people: ReadonlySet<string>): boolean {
  const [article, thing] = tokens;
  const verb = readingOf(tokens.at(-1)?.lower ?? '', 's');
  const isVerb = verb !== null && verbShare(verb.lemma) >= 0.5;
  const hasArticle = Words.ARTICLES.has(article?.lower ?? '') && Words.ARTICLES.has(next.tokens[0]?.lower ?? '');
  return (
    hasArticle && tokens.length > 2 && isVerb && isCommonNoun(thing?.lower ?? '') && isOfSomebody(next.tokens, people)
  );
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
  // "Rescue vests and helmets must be worn"
  const [, second] = piece.tokens;
  const areNouns =
    piece.tokens.length === 2 &&
    second !== undefined &&
    isPlural(second) &&
    piece.tokens.every(({ lower }) => isCommonNoun(lower)) &&
    formOf(next.tokens) === 'passive';
  return (isNoun || areNouns) && piece.separator === '' && first?.kind === 'word' && isCommonNoun(first.lower);
}

/** "personal lock and tag": a single word after "and" that may be a noun belongs to the phrase before it. */
export function joinNouns(pieces: readonly Piece[], people: ReadonlySet<string>): Piece[] {
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
