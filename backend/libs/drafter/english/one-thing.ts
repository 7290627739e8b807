import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isPersonNoun, readingOf } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** What stands between two commas, and is no clause, has no more words. */
const MAX_CHOICE_LENGTH = 5;
const WRITES_DOWN = /^(?:write|note|record|log|enter|list|fill|ask|tell|report)$/u;
const TELLS = /^(?:tell|say|explain|inform|remind|mention|show|write|note|warn|answer|reply)$/u;

/** Whether a comma, "and" or "but" stands inside of what is said as one thing, so that no piece of the sentence ends there. */
export function isOneThing(tokens: readonly Token[], at: number): boolean {
  return (
    isInsertedChoice(tokens, at) ||
    // "six on the ropes, or 8 in the hall"
    (tokens[at]?.text === ',' && tokens[at + 1]?.lower === 'or' && tokens[at + 2]?.kind === 'number') ||
    isPerEach(tokens, at) ||
    isLookedForToo(tokens, at) ||
    isOneOfThree(tokens, at) ||
    isVerbOfSameObject(tokens, at) ||
    isLeftSo(tokens, at) ||
    isWrittenToo(tokens, at) ||
    (at > 0 &&
      (belongsToWord(tokens, at) ||
        isPermitted(tokens, at) ||
        isBannedToo(tokens, at) ||
        isAskedToo(tokens, at) ||
        isDeniedToo(tokens, at) ||
        isPromised(tokens, at) ||
        isAlsoToldNo(tokens, at) ||
        isAlsoTold(tokens, at)))
  );
}

/** "checks for 3 mm of bleed, | fonts embedded, | images at 250 dpi": what has to be so. */
function isLookedForToo(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',' || orderCertainty(tokens, at + 1) >= 2) return false;
  const looks = tokens.findIndex(
    ({ lower }, index) => lower === 'for' && /^(?:checks?|looks?|inspects?)$/u.test(tokens[index - 1]?.lower ?? ''),
  );
  return looks > 0 && looks < at && !tokens.slice(looks, at).some(({ text }) => /^[;:]$/u.test(text));
}

/** "40 EUR per giver | and year" */
function isPerEach(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.lower ?? '';
  const isUnit = isCommonNoun(next) && readingOf(next, 's') === null && orderCertainty(tokens, at + 1) === 0;
  return tokens[at]?.lower === 'and' && tokens[at - 2]?.lower === 'per' && isUnit;
}

/** "receives, | checks | and registers samples": all of it is done to them. */
function isVerbOfSameObject(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:,|and)$/u.test(tokens[at]?.lower ?? '')) return false;
  const isThird = (index: number): boolean => {
    const word = tokens[index]?.lower ?? '';
    return readingOf(word, 's') !== null && readingOf(word, 'base') === null;
  };
  const isSign = (index: number): boolean => /^(?:,|and)$/u.test(tokens[index]?.lower ?? '');
  // The verbs before and behind it, and one more that has the object.
  const [first, last] = isSign(at + 2) ? [at - 1, at + 3] : [at - 3, at + 1];
  const next = tokens[last + 1]?.lower ?? '';
  // "numbers, names and dates are checked": things.
  const isNoObject = [Words.PREPOSITIONS, Words.BE, Words.MODALS, Words.HAVE].some((words) => words.has(next));
  const hasObject = tokens[last + 1]?.kind === 'word' && !isNoObject;
  const joins = tokens[isSign(at + 2) ? at + 2 : at]?.lower === 'and';
  return joins && hasObject && isThird(first) && isThird(first + 2) && isThird(last) && tokens[first + 1]?.text === ',';
}

/** "by a guest, | visitor or supplier" */
function isOneOfThree(tokens: readonly Token[], at: number): boolean {
  const [before, comma, second, or, third] = tokens.slice(at - 1, at + 4);
  return (
    comma?.text === ',' &&
    or?.lower === 'or' &&
    [before, second, third].every((token) => isPersonNoun(token?.lower ?? ''))
  );
}

/** "leave it isolated, | locked off, | call me": how it is left. */
function isLeftSo(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:,|and)$/u.test(tokens[at]?.lower ?? '')) return false;
  const isState = (token: Token | undefined): boolean =>
    readingOf(token?.lower ?? '', 'participle') !== null || isAdjective(token?.lower ?? '');
  const leaves = tokens.findLastIndex(({ lower }, index) => index < at && /^(?:leave|keep|leaves|keeps)$/u.test(lower));
  const [object, state] = tokens.slice(leaves + 1, leaves + 3);
  return (
    leaves >= 0 &&
    Words.OBJECT_PRONOUNS.has(object?.lower ?? '') &&
    isState(state) &&
    isState(tokens[at + 1]) &&
    !tokens.slice(leaves + 3, at).some(({ lower }) => /^(?:then|;|:)$/u.test(lower))
  );
}

/** "write the ticket with name, weight, | and anything they say": what else is written down. */
function isWrittenToo(tokens: readonly Token[], at: number): boolean {
  const any = tokens[at]?.text === ',' && tokens[at + 1]?.lower === 'and' ? at + 2 : at + 1;
  if (!/^(?:,|and)$/u.test(tokens[at]?.lower ?? '')) return false;
  if (!/^(?:anything|everything|whatever)$/u.test(tokens[any]?.lower ?? '')) return false;
  const before = tokens.slice(0, at);
  return (
    before.some(({ lower }) => WRITES_DOWN.test(readingOf(lower, 'base', 's')?.lemma ?? '')) &&
    !before.some(({ lower }) => /^(?:;|then)$/u.test(lower))
  );
}

/** "nothing but a towel", "the curator and nobody else", "all names, including former ones" */
function belongsToWord(tokens: readonly Token[], at: number): boolean {
  const [before, token, next, second] = [tokens[at - 1], ...tokens.slice(at, at + 3)].map((each) => each?.lower ?? '');
  if (token === 'but') return /^(?:nothing|anything|nobody|anybody)$/u.test(before ?? '');
  // "smoking, including electronic cigarettes, | is not permitted"
  const comma = tokens.slice(0, at).findLastIndex(({ text }) => text === ',');
  const isVerb = Words.BE.has(next ?? '') || Words.MODALS.has(next ?? '');
  if (token === ',' && isVerb && comma > 0 && tokens[comma + 1]?.lower === 'including') return true;
  const isNobodyElse = /^(?:nobody|no-one|nothing|nowhere)$/u.test(next ?? '') && second === 'else';
  return (token === 'and' && isNobodyElse) || (token === ',' && /^(?:including|incl\.?|inc)$/u.test(next ?? ''));
}

/** "she may clear, decline, or refer": all of it is allowed. */
function isPermitted(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]?.lower ?? '';
  if (!/^(?:,|or)$/u.test(token)) return false;
  const verb = tokens[tokens[at + 1]?.lower === 'or' ? at + 2 : at + 1]?.lower ?? '';
  const may = tokens.findIndex(({ lower }, index) => index < at && /^(?:may|might)$/u.test(lower));
  const isList = may > 0 && !tokens.slice(may, at).some(({ lower }) => /^(?:and|but|then|;)$/u.test(lower));
  return isList && readingOf(tokens[may + 1]?.lower ?? '', 'base') !== null && readingOf(verb, 'base') !== null;
}

/** "no work is done, and no facts are taken down, before it is searched": two bans with one limit. */
function isBannedToo(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:no|nobody|nothing)$/u.test(tokens[0]?.lower ?? '')) return false;
  const and = tokens[at]?.text === ',' ? at + 1 : at;
  const isSecond = tokens[and]?.lower === 'and' && /^(?:no|nobody|nothing)$/u.test(tokens[and + 1]?.lower ?? '');
  const rest = tokens.slice(at + 1).map(({ lower }) => lower);
  const limit = rest.findIndex((word) => /^(?:before|until|unless|without)$/u.test(word));
  // The comma before the limit, too.
  const isLimit =
    tokens[at]?.text === ',' &&
    limit === 0 &&
    tokens.slice(1, at).some(({ lower }) => /^(?:no|nobody|nothing)$/u.test(lower));
  return (isSecond && limit > 0) || isLimit;
}

/** "write down the name, where they are, who's calling": what is written down, too. */
function isAskedToo(tokens: readonly Token[], at: number): boolean {
  const asked = tokens[at + 1]?.lower ?? '';
  const isQuestion = /^(?:where|who|who['’]s|what|what['’]s|how|why|whether)$/u.test(asked);
  const follows = tokens[at + 2]?.lower ?? '';
  const isClause = Words.SUBJECT_PRONOUNS.has(follows) || Words.DETERMINERS.has(follows) || /['’]s$/u.test(asked);
  // "ask about rings, do they stay on or come off"
  const isTurned =
    /^(?:do|does|did|is|are|was|were|has|have|can|will)$/u.test(asked) && Words.SUBJECT_PRONOUNS.has(follows);
  return (
    tokens[at]?.text === ',' &&
    (isTurned || (isQuestion && isClause)) &&
    tokens
      .slice(0, at)
      .some((token) => isTelling(token) || /^(?:ask|asks|note|notes|record|records|log|logs)$/u.test(token.lower))
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
