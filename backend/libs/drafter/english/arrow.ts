import { capitalise } from '../text/words.js';
import { asCase } from './case-phrase.js';
import { orderCertainty } from './imperative.js';
import { COMPARED, namesCase, namesState } from './label-case.js';
import { isAdjective, readingOf } from './lexicon/words.js';
import { tokenise } from './tokens.js';

/** What stands before an arrow, or a sign that is used as one, and behind it. */
export const ARROW = /^((?:[^.;]|\.(?=\d)){2,60}?)\s*(?:->|=>|→|=)\s*(\S.*)$/u;
/** The first such sign is no arrow. */
const EQUATION = /^[^=→>]*[^-=→>]=[^>=]/u;
const FOUND = /^(\p{L}+(?: \p{L}+)?)\s*=\s*(\S.*)$/u;
/** "watch for a stiff tail -> take him out": when it is seen. */
const WATCHED = /^(?:watch|look|listen|check)(?: out)? for (?:any |an? )?(\p{L}.*)$/iu;
export const FORBIDS = /^(?:do not|don['’]?t|never)\s/iu;
/** "invoice plus freight" */
const SUM = /^\S+ (?:plus|minus|times|x|\+|[*×÷/])\s/iu;
/** Before the sign stands more than what happens. */
const MORE_THAN_CASE = /,|\s[-–]\s|\([^)]*$|^(?:never|do not|don['’]?t|no) /iu;

/** "Red light -> stop" */
export interface Arrow {
  when: string;
  act: string;
  /** Whether it is a case for certain; else what follows has to be told as a clause. */
  isSure: boolean;
}

/** Reads a sentence with an arrow; null where there is none, or it is no case and what is done then. */
export function readArrow(sentence: string): Arrow | null {
  const [, cause = '', effect = ''] = ARROW.exec(sentence) ?? [];
  if (cause === '' || MORE_THAN_CASE.test(cause)) return null;
  // "self test -> fail = off the road": what is looked at, and how it is found.
  const [, found = '', act = ''] = /->|=>|→/u.test(sentence) ? (FOUND.exec(effect) ?? []) : [];
  if (found !== '') return { when: `${capitalise(cause)}: ${found}`, act, isSure: true };
  const watched = WATCHED.exec(cause)?.[1];
  if (watched) return { when: capitalise(watched), act: effect, isSure: true };
  if (EQUATION.test(sentence) && (isSeveral(sentence) || saysWhatItIs(cause, effect))) return null;
  return { when: cause, act: effect, isSure: namesState(cause) || leadsToOrder(sentence, cause, effect) };
}

/** "blue = delegate, green = speaker": what each of them means. */
function isSeveral(sentence: string): boolean {
  return sentence.split(/[,;]\s+/u).filter((part) => EQUATION.test(part)).length > 1;
}

/** "Value = invoice plus freight", "consent box = the visitor ticks it": it is said what a thing is, and nothing happens. */
function saysWhatItIs(cause: string, effect: string): boolean {
  if ((holdsOrder(effect) && !SUM.test(effect)) || namesCase(cause, '')) return false;
  return /^In case of (?!an?\s)/u.test(asCase(cause, new Set()));
}

/** "spill over 500 ml -> everyone out, ring the guard": a state, and one of the parts behind it is an order. */
function leadsToOrder(sentence: string, cause: string, effect: string): boolean {
  const tokens = tokenise(cause);
  const isState =
    COMPARED.test(cause) ||
    namesCase(cause, '') ||
    tokens.some(({ lower }) => isAdjective(lower) || readingOf(lower, 'participle') !== null);
  // "import file -> template in the shared drive, save as …": work, and with what.
  const isOrder = orderCertainty(tokens, 0) >= 1 && !COMPARED.test(cause);
  if (EQUATION.test(sentence) || isOrder) return false;
  const [first = effect] = effect.split(/[,;]\s+/u);
  return isState ? holdsOrder(effect) : holdsOrder(first);
}

/** "tarp held up high, walk slow": one of the parts is an order; but not "never us". */
function holdsOrder(effect: string): boolean {
  return effect.split(/[,;]\s+/u).some((part) => {
    const order = part.replace(FORBIDS, '');
    return orderCertainty(tokenise(order), 0) >= (order === part ? 2 : 1);
  });
}
