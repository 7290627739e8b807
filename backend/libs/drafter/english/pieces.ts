import { isInAskedList } from './asked-list.js';
import { isOfExcepted } from './excepted.js';
import { isBetweenForbidden } from './forbidden.js';
import { isBeforeGapped } from './gapped.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, readingOf } from './lexicon/words.js';
import { isInNounList } from './noun-list.js';
import { isCount } from './noun-phrase.js';
import { isOneThing } from './one-thing.js';
import { isBeforeOtherwise } from './otherwise-phrase.js';
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
  if (isOfExcepted(tokens, at) || isBeforeOtherwise(tokens, at) || isBeforeGapped(tokens, at)) return null;
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
  // "there and then", "then and there"
  if (token.lower === 'then' && [at - 2, at + 2].some((index) => tokens[index]?.lower === 'there')) return null;
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
