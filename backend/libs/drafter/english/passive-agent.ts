import { capitalise, lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isPersonNoun } from './lexicon/words.js';
import { isCount, isGroup, isPerson, isToldApart } from './noun-phrase.js';
import type { ClauseText } from './order.js';
import { isAnybody, isUnknownJob, MAX_RELATIVE, roleOf } from './role.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** "the head of department" */
const MAX_SECOND = 5;

/** How many words say where somebody works, and all of what tells them apart. */
const MAX_PLACE = 7;
const MAX_TOLD_APART = 16;

/** "by the cook | every Monday" */
const HOW_OFTEN =
  /^(?:every|each|once|twice|again|first|immediately|personally|prior|together|today|tonight|then|no|not|only|within)$/u;

/** Whoever is at the head of a body, though the word means a thing as well. */
const LEADS = /^(?:chair|head|lead|second|deputy|vice|rest|majority)$/u;

interface Agent {
  role: string | null;
  from: number;
  to: number;
}

/** "[by the nurse] and by the doctor": the other one who does it. */
export function secondAgent(further: string, people: ReadonlySet<string>): string | null {
  const [, name = ''] = /^\s*(?:and|&|\+)\s+(?:by\s+)?(\p{L}[\p{L} -]{1,40})$/u.exec(further) ?? [];
  const phrase = tokenise(name);
  const isOne = phrase.length > 0 && phrase.length <= MAX_SECOND && isAgent(phrase, people);
  const role = isOne ? roleOf(name, phrase, people) : null;
  return role && lowerFirst(role, people);
}

/** How things are put in order or told apart, and by nobody. */
const ORDERS =
  /^(?:sort|sorted|group|grouped|arrange|arranged|order|ordered|file|filed|list|listed|split|separate|separated|stack|stacked)$/u;

/** Who does it in a clause whose words stand as they are; null where it has happened already. */
export function agentRole(verb: number, text: ClauseText): string | null {
  const before = text.tokens.slice(0, verb);
  // "sort by ward": what puts things in order.
  if (text.tokens.some(({ lower }, at) => ORDERS.test(lower) && text.tokens[at + 1]?.lower === 'by')) return null;
  if (before.some(({ lower }) => /^(?:was|were)$/u.test(lower))) return null;
  const agent = agentOf(verb, text);
  // "anything left behind by a guest is lost property": of whom the thing is.
  if (agent && text.tokens.slice(agent.to).some(({ lower }) => Words.BE.has(lower))) return null;
  const role = agent?.role ?? null;
  return role === null || isAnybody(role) ? null : role;
}

function tellsHowOften(word: string): boolean {
  return HOW_OFTEN.test(word) || Words.FREQUENCY_ADVERBS.has(word);
}

/** Who does it stands after "by". */
export function agentOf(verb: number, { source, tokens, people }: ClauseText): Agent | null {
  const by = tokens.findIndex(({ lower }, at) => at > verb && lower === 'by');
  if (by < 0 || !isAgent(tokens.slice(by + 1), people)) return null;
  const rest = tokens.slice(by + 1);
  // "by the one who used it"
  const isWhoever = rest[0]?.lower === 'whoever' || rest.slice(0, 3).some((_, at) => isToldApart(rest, at));
  const ends = ({ lower, kind }: Token, at: number): boolean =>
    kind === 'sign' ||
    (at > 0 && tellsHowOften(lower)) ||
    (isWhoever
      ? /^(?:except|and|but|not|unless|if|when|before|after)$/u.test(lower)
      : Words.PREPOSITIONS.has(lower) || Words.CONDITION_WORDS.has(lower) || Words.RELATIVES.has(lower));
  const length = tokens
    .slice(by + 1)
    .findIndex(
      (token, at, rest) => ends(token, at) && !isOfStaff(token, rest[at + 1], rest[at - 1]) && !isOfSome(rest, at),
    );
  const name = length < 0 ? tokens.length : by + 1 + length;
  const apart = endOfToldApart(tokens, by + 1, name);
  if (apart !== null) {
    const told = tokens.slice(by + (Words.ARTICLES.has(rest[0]?.lower ?? '') ? 2 : 1), apart);
    return { role: capitalise(textOf(source, told)), from: by, to: apart };
  }
  const to = endOfRelative(tokens, name);
  if (to - name > MAX_RELATIVE) return null;
  const phrase = tokens.slice(by + 1, to);
  const role = roleOf(source, phrase, people) ?? (isNamedBody(phrase) ? textOf(source, phrase.slice(1)) : null);
  return { role, from: by, to };
}

/** Where "by somebody | in the office who did not deal with it" ends: where they work, and which of them; null for any other. */
function endOfToldApart(tokens: readonly Token[], from: number, at: number): number | null {
  if (!/^(?:in|at|from|on|of)$/u.test(tokens[at]?.lower ?? '')) return null;
  const place = tokens.slice(at, at + MAX_PLACE);
  const who = place.findIndex(({ lower, kind }) => lower === 'who' || kind === 'sign');
  if (place[who]?.lower !== 'who') return null;
  const to = endOfRelative(tokens, at + who);
  return to - from <= MAX_TOLD_APART ? to : null;
}

/** "by a clerk | who did not order": whom of them is part of who does it. */
function endOfRelative(tokens: readonly Token[], at: number): number {
  if (!/^(?:who|that)$/u.test(tokens[at]?.lower ?? '')) return at;
  const end = tokens.findIndex(
    ({ kind, lower }, index) => index > at && (kind === 'sign' || /^(?:and|but)$/u.test(lower)),
  );
  return end < 0 ? tokens.length : end;
}

/** "by the Lodge": a part of the organization that has a name. */
function isNamedBody(phrase: readonly Token[]): boolean {
  const [article, name] = phrase;
  return phrase.length === 2 && article?.lower === 'the' && /^\p{Lu}\p{Ll}{2,}$/u.test(name?.text ?? '');
}

/** "two members of staff", "the head of department", "a member of the committee" */
function isOfStaff({ lower }: Token, next: Token | undefined, before: Token | undefined): boolean {
  const isOfOurs = Words.DETERMINERS.has(next?.lower ?? '') && isPersonNoun(before?.lower ?? '');
  return lower === 'of' && next !== undefined && (isOfOurs || isGroup([next]) || isPersonNoun(next.lower));
}

/** "one of the trainees", "two of the guards" */
function isOfSome([count, of]: readonly Token[], at: number): boolean {
  return (
    at === 1 && of?.lower === 'of' && (isCount(count) || /^(?:any|either|each|both|all)$/u.test(count?.lower ?? ''))
  );
}

function isAgent(all: readonly Token[], people: ReadonlySet<string>): boolean {
  const tokens = isOfSome(all, 1) ? all.slice(2) : all;
  const end = tokens.findIndex(
    ({ lower, kind }, at) =>
      kind === 'sign' ||
      (at > 0 && tellsHowOften(lower)) ||
      Words.PREPOSITIONS.has(lower) ||
      Words.CONDITION_WORDS.has(lower),
  );
  const phrase = tokens.slice(0, end < 0 ? tokens.length : end);
  if (phrase.length === 0 || phrase.length > 6) return false;
  // "by the chair of the board"
  if (tokens[end]?.lower === 'of' && LEADS.test(phrase.at(-1)?.lower ?? '')) return true;
  if (phrase.length === 1 && /^(?:both|you|me|us|them|him|her)$/u.test(phrase[0]?.lower ?? '')) return true;
  const isJob = Words.ARTICLES.has(phrase[0]?.lower ?? '') && isUnknownJob(phrase);
  return (
    isJob ||
    isNamedBody(phrase) ||
    isPerson(phrase, people) ||
    isGroup(phrase) ||
    isPersonNoun(phrase.at(-1)?.lower ?? '')
  );
}
