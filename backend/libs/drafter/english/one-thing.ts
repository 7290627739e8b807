import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** What stands between two commas, and is no clause, has no more words. */
const MAX_CHOICE_LENGTH = 5;
const TELLS = /^(?:tell|say|explain|inform|remind|mention|show|write|note|warn|answer|reply)$/u;

/** Whether a comma, "and" or "but" stands inside of what is said as one thing, so that no piece of the sentence ends there. */
export function isOneThing(tokens: readonly Token[], at: number): boolean {
  return (
    isInsertedChoice(tokens, at) ||
    // "six on the ropes, or 8 in the hall"
    (tokens[at]?.text === ',' && tokens[at + 1]?.lower === 'or' && tokens[at + 2]?.kind === 'number') ||
    (at > 0 &&
      (isDeniedToo(tokens, at) || isPromised(tokens, at) || isAlsoToldNo(tokens, at) || isAlsoTold(tokens, at)))
  );
}

/** "trainees may watch but not touch": one says what the other limits. */
function isDeniedToo(tokens: readonly Token[], at: number): boolean {
  const [but, not, verb] = tokens.slice(at, at + 3);
  return (
    but?.lower === 'but' &&
    /^(?:not|never)$/u.test(not?.lower ?? '') &&
    readingOf(verb?.lower ?? '', 'base') !== null &&
    tokens.slice(0, at).some(({ lower }) => Words.MODALS.has(lower))
  );
}

/** "pass it to me and I will call them": what whoever writes does then is nothing for whoever reads. */
function isPromised(tokens: readonly Token[], at: number): boolean {
  const [and, who, will] = tokens.slice(at, at + 3).map(({ lower }) => lower);
  const isWriter = who === "i'll" || (who === 'i' && will === 'will');
  return and === 'and' && isWriter && tokens.slice(0, at).some(({ lower }) => lower === 'me');
}

/** "tell them no flash and no bags" */
function isAlsoToldNo(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  return (
    tokens[at]?.lower === 'and' &&
    tokens[at + 1]?.lower === 'no' &&
    before.some(({ lower }) => lower === 'no') &&
    before.some(isTelling)
  );
}

/** "anything broken, | or over 50 kg, | goes back": the commas around what else the verb is of. */
function isInsertedChoice(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false;
  const isChoice = (comma: number): boolean => {
    const end = tokens.findIndex(({ text }, index) => index > comma && text === ',');
    const said = tokens.slice(comma + 2, end);
    const next = tokens[end + 1]?.lower ?? '';
    return (
      tokens[comma + 1]?.lower === 'or' &&
      end > comma + 2 &&
      said.length <= MAX_CHOICE_LENGTH &&
      orderCertainty(tokens, comma + 2) < 2 &&
      (Words.BE.has(next) || Words.MODALS.has(next) || /^(?:goes|gets|has|needs|comes|stays)$/u.test(next))
    );
  };
  const before = tokens.findLastIndex(({ text }, index) => index < at && text === ',');
  return isChoice(at) || (before > 0 && isChoice(before));
}

/** "explain how to lock it | and that the lamp is on": what else somebody is told. */
function isAlsoTold(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|but)$/u.test(tokens[at]?.lower ?? '') || tokens[at + 1]?.lower !== 'that') return false;
  const word = tokens[at + 2]?.lower ?? '';
  const isClause = Words.SUBJECT_PRONOUNS.has(word) || Words.DETERMINERS.has(word) || /'(?:s|re|ll|ve|d)$/u.test(word);
  return isClause && tokens.slice(0, at).some(isTelling);
}

function isTelling({ lower }: Token): boolean {
  return TELLS.test(readingOf(lower, 'base', 's')?.lemma ?? '');
}
