import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, isTransitive, isVerb, readingOf } from './lexicon/words.js';
import { beginsPhrase } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** What auxiliaries and the verb after them make of a clause. */
export interface VerbGroup {
  kind: 'passive' | 'active' | 'state';
  /** Index of the main verb. */
  verb: number;
  /** "must" (also for "has to"), "may", "must not", null. */
  modal: string | null;
  isPast: boolean;
}

const TO_BE = /^(?:is|are|was|were|be|been|being|am|isn't|aren't|wasn't|weren't)$/u;
const TO_GET = /^(?:gets?|got)$/u;
const BETWEEN = /^(?:not|never|always|only|then|also|first|both|usually|normally|just)$/u;
/** Participles after "is" that tell a state and no work. */
const STATES =
  /^(?:allowed|prohibited|banned|supposed|required|expected|needed|permitted|forbidden|concerned|interested|pleased|tired|based|located|related|involved|due|meant)$/u;
/** "are required to check": what somebody must do. */
const DUTIES = /^(?:required|expected|obliged|supposed|responsible|instructed)$/u;
/** The same where nothing follows: "the valve is closed". */
const FINAL_STATES =
  /^(?:done|left|closed|open|finished|gone|set|worn|broken|used|welcome|dressed|experienced|qualified|covered|met|stuck|lost|hurt|injured|licensed|certified|trained)$/u;
/** Participles after "get" that tell a state. */
const GOT_STATES = /^(?:tired|lost|stuck|used|started|married|dressed|involved|confused|hurt|drunk|caught|better)$/u;
const MAX_AUXILIARIES = 7;

interface State {
  at: number;
  modal: string | null;
  isPast: boolean;
  isPassive: boolean;
}

/** Reads "must not be", "is to be", "has to", "gets", "will", "does" and the verb after them; null for anything else. */
export function readAuxiliaries(tokens: readonly Token[], start: number): VerbGroup | null {
  const state: State = { at: start, modal: null, isPast: false, isPassive: false };
  for (let count = 0; count < MAX_AUXILIARIES; count += 1) {
    const token = tokens[state.at];
    if (!token) return state.isPassive || state.modal ? groupOf('state', state) : null;
    const step = readOne(tokens, token.lower, state, start);
    if (step !== 'more') return step;
  }
  return null;
}

function readOne(tokens: readonly Token[], word: string, state: State, start: number): VerbGroup | null | 'more' {
  if (Words.MODALS.has(word)) return go(state, 1, { modal: word });
  if (/^(?:has|have|had)$/u.test(word))
    return state.isPast && word === 'had' ? groupOf('active', state) : readHave(tokens, word, state, start);
  if (/^needs?$/u.test(word)) {
    // "the screens need cleaning"
    if (isNeededDone(tokens.slice(state.at + 1))) {
      return { ...groupOf('passive', state), verb: state.at + 1 };
    }
    return tokens[state.at + 1]?.lower === 'to' ? go(state, 2, { modal: 'must' }) : groupOf('active', state);
  }
  if (isWish(tokens, word, state.at)) return go(state, 2, { modal: 'must' });
  if (/^(?:do|does|don't|doesn't|did|didn't)$/u.test(word)) return readDo(tokens, word, state);
  if (TO_BE.test(word) || TO_GET.test(word)) return readBe(tokens, word, state);
  if (isBetween(tokens, word, state.at)) {
    if (word === 'not' || word === 'never') state.modal = `${state.modal ?? ''} not`.trim();
    return go(state, 1);
  }
  return state.isPassive ? readAfterBe(tokens, word, state) : readMainVerb(word, state);
}

/** "need cleaning every night", "needs wiping"; not "needs training in first aid", "needs cleaning fluid". */
function isNeededDone([verb, next]: readonly Token[]): boolean {
  if (!readingOf(verb?.lower ?? '', 'ing')) return false;
  return (
    !isNoun(verb?.lower ?? '') ||
    (next !== undefined &&
      (/^(?:every|each|first|again|before|after|with|once|twice)$/u.test(next.lower) ||
        Words.FREQUENCY_ADVERBS.has(next.lower)))
  );
}

/** "you want to check", "you're going to need": how people say what has to be done. */
function isWish(tokens: readonly Token[], word: string, at: number): boolean {
  if (tokens[at + 1]?.lower !== 'to') return false;
  const subject = tokens[at - 1]?.lower ?? '';
  return (
    (/^(?:want|try)$/u.test(word) && subject === 'you') || (word === 'got' && /^(?:i|you|we|they|'ve)$/u.test(subject))
  );
}

function readHave(tokens: readonly Token[], word: string, state: State, start: number): VerbGroup | null | 'more' {
  const next = tokens[state.at + 1];
  if (next?.lower === 'to') return go(state, 2, word === 'had' ? { modal: 'must', isPast: true } : { modal: 'must' });
  const isPerfect =
    /^(?:been|had)$/u.test(next?.lower ?? '') || (next && readingOf(next.lower, 'participle') && !beginsPhrase(next));
  if (isPerfect) return go(state, 1, { isPast: true });
  if (word === 'had') state.isPast = true;
  return state.at === start || state.modal ? groupOf('active', state) : null;
}

function readDo(tokens: readonly Token[], word: string, state: State): VerbGroup | 'more' {
  const next = tokens[state.at + 1]?.lower ?? '';
  // "will do spot checks": after a modal it is the verb.
  if (state.modal !== null) return groupOf('active', state);
  if (readingOf(next, 'base')) {
    return go(state, 1, { modal: /n't|dont/u.test(word) ? "don't" : 'do', isPast: word.startsWith('did') });
  }
  return next === 'not' ? go(state, 2, { modal: "don't" }) : groupOf('active', state);
}

function readBe(tokens: readonly Token[], word: string, state: State): VerbGroup | 'more' {
  if (TO_GET.test(word) && !isGotDone(tokens, state.at)) return groupOf('active', state);
  state.isPassive = true;
  if (/^(?:was|were|wasn't|weren't)$/u.test(word)) state.isPast = true;
  const isToBe = tokens[state.at + 1]?.lower === 'to' && tokens[state.at + 2]?.lower === 'be';
  if (isToBe) return go(state, 3, { modal: 'must' });
  // "owners are to send the passport"
  const isDuty =
    /^(?:is|are)$/u.test(word) &&
    tokens[state.at + 1]?.lower === 'to' &&
    readingOf(tokens[state.at + 2]?.lower ?? '', 'base') !== null &&
    tokens[state.at + 3] !== undefined;
  return isDuty ? go(state, 2, { modal: 'must', isPassive: false }) : go(state, 1);
}

/** "gets unloaded", but not "gets a new battery" nor "gets tired". */
function isGotDone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || !readingOf(next.lower, 'participle') || GOT_STATES.test(next.lower)) return false;
  return (
    !isAdjective(next.lower) ||
    isTransitive(readingOf(next.lower, 'participle')?.lemma ?? '') ||
    tokens[at + 2] !== undefined
  );
}

function isBetween(tokens: readonly Token[], word: string, at: number): boolean {
  if (BETWEEN.test(word)) return true;
  const next = tokens[at + 1]?.lower ?? '';
  return /^\p{L}{3,}ly$/u.test(word) && readingOf(next, 'participle', 'base') !== null;
}

function readAfterBe(tokens: readonly Token[], word: string, state: State): VerbGroup | 'more' {
  const next = tokens[state.at + 1];
  if (DUTIES.test(word) && next?.lower === 'to' && tokens[state.at + 2])
    return go(state, 2, { modal: 'must', isPassive: false });
  if (isCompoundVerb(tokens, word, state.at)) return { ...groupOf('passive', state), verb: state.at + 1 };
  // "the guide is counting the guests"
  if (readingOf(word, 'ing') && next && beginsPhrase(next) && !isNoun(word)) return groupOf('active', state);
  const participle = readingOf(word, 'participle');
  const isState =
    !participle ||
    STATES.test(word) ||
    // "the lid gets closed" is done.
    (!next && FINAL_STATES.test(word) && !TO_GET.test(tokens[state.at - 1]?.lower ?? '')) ||
    (isAdjective(word) && !isTransitive(participle.lemma)) ||
    (word === 'called' && isNamed(next, tokens[state.at + 2]));
  return groupOf(isState ? 'state' : 'passive', state);
}

/** "is date stamped": the noun belongs to the verb. */
function isCompoundVerb(tokens: readonly Token[], word: string, at: number): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  const isFirstHalf = isNoun(word) && !Words.PREPOSITIONS.has(word) && readingOf(word, 'base') !== null;
  return (
    isFirstHalf &&
    !readingOf(word, 'participle') &&
    readingOf(next, 'participle') !== null &&
    !beginsPhrase(tokens[at + 2])
  );
}

/** "is called Bertha" tells a name, "is called on 112" and "is called the same day" an action. */
function isNamed(next: Token | undefined, second: Token | undefined): boolean {
  if (next?.kind !== 'word' && next?.kind !== 'quoted') return false;
  const isAdverb =
    Words.ADVERBS.has(next.lower) || /^(?:right|first|back|again|straight|every|each|twice)$|ly$/u.test(next.lower);
  const isTime = next.lower === 'the' && /^(?:same|next|following|day|night|week)$/u.test(second?.lower ?? '');
  return !isAdverb && !isTime && !Words.PREPOSITIONS.has(next.lower) && !Words.CONDITION_WORDS.has(next.lower);
}

function readMainVerb(word: string, state: State): VerbGroup | null {
  if (state.modal === null && !state.isPast) return null;
  const isVerbHere = state.isPast ? readingOf(word, 'participle') : readingOf(word, 'base');
  return isVerbHere || isVerb(word) ? groupOf('active', state) : null;
}

function go(state: State, length: number, change: Partial<State> = {}): 'more' {
  Object.assign(state, change);
  state.at += length;
  return 'more';
}

function groupOf(kind: VerbGroup['kind'], { at, modal, isPast }: State): VerbGroup {
  return { kind, verb: at, modal, isPast };
}
