import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, readingOf, verbShare } from './lexicon/words.js';
import { isPerson, isPlural } from './noun-phrase.js';
import type { Piece } from './part.js';
import type { Token } from './tokens.js';

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
    const areBoth = areSeveral(piece, next);
    const isClause = /^(?:active|passive|reduced|state)$/u.test(form);
    // "the operator and the slinger walk": only both together agree with the verb.
    if (!isClause && (form !== 'phrase' || formOf(inOne([piece, next])) !== 'active')) continue;
    const from = listStart(joined, at, formOf);
    if (from === null || (from === at && piece.separator === ',' && at > 0 && form !== 'passive' && !areBoth)) continue;
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

/** "the cook signs, porters | and waiters do not": two plurals before a verb that fits both. */
function areSeveral({ tokens }: Piece, next: Piece): boolean {
  const [second, verb] = next.tokens;
  return (
    tokens.length <= 2 &&
    tokens.slice(-1).some(isPlural) &&
    second !== undefined &&
    isPlural(second) &&
    /^(?:must|may|can|cannot|can't|should|shall|do|don't|are|aren't|have|never)$/u.test(verb?.lower ?? '')
  );
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

const SAID_OF_THEM = /^(?:not|neither|none|both|all|each|ideally|preferably)$/u;

/** "Two people, not related to each other, open and count it": kept whole, since the verbs of several look like orders. */
export function joinApposition(pieces: readonly Piece[], people: ReadonlySet<string>): readonly Piece[] {
  const [who, said, act] = pieces;
  const isSaid = said?.separator === ',' && SAID_OF_THEM.test(said.tokens[0]?.lower ?? '') && act?.separator === ',';
  const areSeveral = who?.tokens.slice(-1).some(isPlural) && isPerson(who.tokens, people);
  if (!who || !isSaid || !areSeveral || readClause(act.tokens, { people, previous: null }).clause.form !== 'imperative')
    return pieces;
  return [{ tokens: inOne(pieces), separator: who.separator }];
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
    const isOfLast =
      (isNoun && isOfPhrase) || (last && (isSecondPlace(last, piece, people) || isSecondBefore(last, piece)));
    if (last && isAnd && isOfLast) last.tokens = inOne([last, piece]);
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

/** "checked for weight | and address by the lead": a second thing before whoever does it. */
function isSecondBefore(last: Piece, { tokens }: Piece): boolean {
  const by = tokens.findIndex(({ lower }) => lower === 'by');
  const areNouns =
    by > 0 && by <= 2 && tokens.slice(0, by).every(({ kind, lower }) => kind === 'word' && isCommonNoun(lower));
  const [preposition, thing] = last.tokens.slice(-2);
  return (
    areNouns &&
    Words.PREPOSITIONS.has(preposition?.lower ?? '') &&
    isCommonNoun(thing?.lower ?? '') &&
    last.tokens.some(({ lower }) => readingOf(lower, 'participle') !== null)
  );
}

/** Where a list of phrases begins that ends at a piece: at the beginning of the sentence, or with that piece alone. */
function listStart(pieces: readonly Piece[], at: number, formOf: (tokens: readonly Token[]) => string): number | null {
  let from = at;
  while (from > 0 && pieces[from]?.separator === ',' && formOf(pieces[from - 1]?.tokens ?? []) === 'phrase') from -= 1;
  return from > 0 ? at : from;
}

/** The tokens of several pieces as one, with "and" between them. */
export function inOne(pieces: readonly Piece[]): Token[] {
  return pieces.flatMap(({ tokens, separator }, index) => {
    const first = tokens[0];
    if (index === 0 || !first) return tokens;
    const border: Token = { text: separator, lower: 'and', kind: 'word', start: first.start, end: first.start };
    return [border, ...tokens];
  });
}
