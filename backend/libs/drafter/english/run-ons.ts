import { splitAtAgent } from './agent-apart.js';
import { splitAtCase } from './case-inside.js';
import { SOUND } from './fillers.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, verbReadings } from './lexicon/words.js';
import { isBehindTask, isOrderBehind, isOrderHere, withFullIt } from './run-on-order.js';
import { splitAtBan } from './second-duty.js';
import { BECOMES, isAllThat, isAuxiliary, isContraction, isSubject, isThingWithVerb } from './spoken-subject.js';
import { type Token, tokenise } from './tokens.js';
import { withoutSounds } from './without-sounds.js';

/** A text with fewer signs than one for so many words was dictated. */
const WORDS_FOR_A_SIGN = 12;
const LEAST_WORDS = 4;
/** In words, before what is done then. */
const MAX_CONDITION = 14;
const OPENS =
  /^(?:if|when|whenever|once|unless|while|until|till|after|before|as|because|since|so|that|every|each|on|at|in|by|during|between)$/u;
const REASON = /^(?:because|since|until|till|while)$/u;
const CONDITION = /^(?:if|when|whenever|once|unless|while|because|since|until|till|before|after)$/u;
/** After these a clause is part of what was said: "make sure you lock". */
const GOES_ON =
  /^(?:sure|says?|said|think|thinks|know|knows|tell|tells|see|sees|hope|means?|ask|asks|check|checks|things?|everything|anything|something|all|one|place|way|time|day|moment|what|where|how|who)$/u;

/** "unless it is broken, in which case we keep it" */
const IN_WHICH_CASE =
  /,?\s+(?:and )?in which case,?\s+(?:(?<=\bunless\s[^,;]{1,120},?\s+(?:and )?in which case,?\s+)(?!(?:it|this|that|there)(?:['’]s|\sis)\b)|(?!(?:it|this|that|there)\b))/iu;
/** ", so please ring" */
const SO_DO = /,\s+so\s+(?:please\s+|just\s+|then\s+)?(?!that\b)(?=\p{L})/iu;
/** "what happens is first it comes in", "the first thing is you look", "through the website right and then" */
const SPOKEN =
  /,?\s(?:what (?:happens|we do|you do|they do|i do) (?:next |then |first )?is(?: that)?|the (?:first|next|other) thing (?:(?:you|we|i|they) do )?is(?: that)?(?=\s(?:you|we|i|they|he|she|the|our|somebody|someone)\b)|right(?=\s(?:and|so|then)\s)|(?<!\b(?:as|if|that|what)\s)you know(?=\s(?:and|so|then|the|we|you)\s)|(?<!\b(?:check|checks|sure|if|whether|think|says?)\s)that['’]?s right)(?=\s)/giu;
/** "and then yeah at the end somebody sweeps" */
const YEAH = /(?<=\b(?:and|then|so|but)) (?:yeah|yes|ok|okay)(?=\s)/giu;

/** "the first thing you do well actually the first thing is": a phrase that was begun again. */
const PHRASE_BEGUN_AGAIN =
  /\b((?:the|an?|your|our|my) \p{L}+ \p{L}+)(?:\s(?!\1)\p{L}+){0,3}(?: well)? (?:actually|I mean|no wait|wait|sorry|well)(?: no)? (?=\1\b)/giu;

/** "… oh and fill the water": another thing, that belongs to no case before it. */
const ANOTHER_THING = /,?\s+oh,? and,?\s+(?=\p{L})/iu;
/** "… and that's, yeah that's pretty much it" */
const ALL_OF_IT =
  /,? (?:and |so )?(?:that['’]?s,? )?(?:yeah,? )?that['’]?s (?:pretty much |about |basically )?(?:it|all)(?=[\s.!]*$)/iu;

/** Cuts a sentence that was dictated without signs into the sentences that it is made of. */
export function splitRunOns(text: string): string[] {
  const [told = '', ...more] = text.split(ANOTHER_THING);
  if (more.length > 0) return [told.replace(ALL_OF_IT, ''), ...more].filter(Boolean).flatMap(splitRunOns);
  const [first = '', ...others] = text.split(IN_WHICH_CASE);
  // "shampoo it twice unless the skin is sore, in which case once": if the skin is sore.
  const unless = /\bunless\s+(\S[^,;]*)$/iu.exec(first)?.[1] ?? 'so';
  return [first, ...others.map((other) => `If ${unless}, ${other}`)]
    .flatMap(splitAtSo)
    .flatMap(splitAtAgent)
    .flatMap(splitAtCase)
    .flatMap(splitAtBan)
    .flatMap(splitSpoken)
    .map(withoutSounds);
}

/** "the kitchen needs to know, so | ring them": why, and then what is done. */
function splitAtSo(text: string): string[] {
  const so = SO_DO.exec(text);
  if (!so) return [text];
  const before = text.slice(0, so.index);
  const after = text.slice(so.index + so[0].length);
  const isWhole = tokenise(before).length >= LEAST_WORDS && !OPENS.test(tokenise(before)[0]?.lower ?? '');
  return isWhole && orderCertainty(tokenise(after), 0) === 3 ? [before, after] : [text];
}

function splitSpoken(text: string): string[] {
  const isSpoken = (words: readonly Token[]): boolean =>
    words.length >= WORDS_FOR_A_SIGN * (words.filter(({ kind }) => kind === 'sign').length + 1);
  if (!isSpoken(tokenise(text))) return [text];
  const sentence = withFullIt(text.replace(YEAH, '').replace(PHRASE_BEGUN_AGAIN, '').replace(SPOKEN, ','));
  const tokens = tokenise(sentence);
  const starts = [{ at: 0, sameCase: false }];
  for (let at = LEAST_WORDS; at < tokens.length - 1; at += 1) {
    const from = starts.at(-1)?.at ?? 0;
    // "it's three turns" has its verb in its first word.
    const isShort = isContraction(tokens[from]?.lower ?? '') || DENIES_ACT.test(tokens[from]?.lower ?? '');
    const least = isSequence(tokens, at) ? 2 : isShort ? LEAST_WORDS - 1 : LEAST_WORDS;
    if (at - from >= least && beginsSentence(tokens, at, from))
      starts.push({ at, sameCase: isDeniedFor(tokens, from, at) });
  }
  const sentences: string[] = [];
  for (const [index, { at, sameCase }] of starts.entries()) {
    const end = tokens[starts[index + 1]?.at ?? tokens.length]?.start ?? sentence.length;
    const whole = sentence.slice(tokens[at]?.start, end).replace(/[\s,]+$/u, '');
    const isTask = index === 0 && isBehindTask(tokens, 0, starts[1]?.at ?? 0);
    const part = isTask ? whole.replace(BEFORE_TASK, '') : whole;
    if (sameCase) sentences.push(`${sentences.pop() ?? ''}, ${part}`);
    else sentences.push(part);
  }
  return sentences;
}

const TELLS = /^(?:tells?|ask|asks|reminds?|warns?|shows?)$/u;
const BEFORE_TASK = /^(?:(?:so|ok|okay|right|well|and|um|uh|now|for),?\s+)+/iu;
/** "you don't open it", "we never open it", "you mustn't" */
const DENIES_ACT = /^(?:never|(?:do|ca|must|wo|should|could)n['’]t|cannot)$/u;

/** "if it rains you don't put up the ladder | you ring the office": what is done instead is of the same case. */
function isDeniedFor(tokens: readonly Token[], from: number, at: number): boolean {
  if (!isSubject(tokens, at) && !isOrderHere(tokens, at, from)) return false;
  const opens = tokens.slice(from, from + 4).some(({ lower }) => CONDITION.test(lower));
  return (
    opens &&
    tokens
      .slice(from, at)
      .some(
        ({ lower }, index) =>
          DENIES_ACT.test(lower) || (lower === 'not' && Words.DO.has(tokens[from + index - 1]?.lower ?? '')),
      )
  );
}

function beginsSentence(tokens: readonly Token[], at: number, from: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1];
  if (!before) return false;
  const isCase = /^(?:if|when|once)$/u.test(word) && !/^(?:even|only|not|just)$/u.test(before.lower);
  // "you never leave them, | if somebody panics you open the door"
  if (before.kind === 'sign')
    return before.text === ',' && isCase && mainFollows(tokens, at) && !opensWithoutMain(tokens, from, at - 1);
  // "put your hand on it | then sweep", "in the room not | in the hall"
  const isAgainst = before.lower === 'not' && Words.PREPOSITIONS.has(word);
  if ((/^(?:it|them)$/u.test(word) && tokens[at + 1]?.lower === 'then') || isAgainst) return false;
  // "ask them how long have | they been there", "is | it for a child"
  if (Words.SUBJECT_PRONOUNS.has(word) && isAuxiliary(before.lower)) return false;
  // "tell them | we close at ten": what they are told.
  if (
    /^(?:we|it|they|he|she|i)(?:'\p{L}+)?$/u.test(word) &&
    TELLS.test(before.lower === 'them' || before.lower === 'him' ? (tokens[at - 2]?.lower ?? '') : '')
  )
    return false;
  // "… in the hotel uh first the receptionist …"
  if (SOUND.test(before.lower) && opensClause(tokens, at)) return !isConditionOpen(tokens, at);
  if (isBehindTask(tokens, from, at)) return true;
  if (isSequence(tokens, at)) return !opensWithoutMain(tokens, from, at);
  if (/^(?:and|so|but)$/u.test(word)) {
    const next = tokens[at + 1]?.lower ?? '';
    // "and afterwards I put it away", "and oh yeah before that I lock the door"
    if (/^(?:afterwards|later|meanwhile|eventually|oh|yeah|also)$/u.test(next))
      return isSubject(tokens, at + 2) || /^(?:oh|yeah)$/u.test(next);
    if (word === 'so' && orderCertainty(tokens, at + 1) === 3) return !opensWithoutMain(tokens, from, at);
    return (
      isSubject(tokens, at + 1) ||
      /^(?:if|when|once|finally|lastly)$/u.test(next) ||
      (/^(?:before|after)$/u.test(next) && mainFollows(tokens, at + 1)) ||
      (word === 'and' && isThingWithVerb(tokens, at + 1) && !isAskedFor(tokens, from, at))
    );
  }
  // "… it is sent back between four and six | he asks the nurse"
  const isRange = word === 'between' && tokens[at + 2]?.lower === 'and';
  if (isRange && isSubject(tokens, at + 4)) return canStandBefore(before) && !opensWithoutMain(tokens, from, at);
  // "it has to be five or below | if it's above that, it's sent back"
  const isComplete = canStandBefore(before) || tokens[at - 2]?.lower === 'or';
  if (isCase && isComplete && mainFollows(tokens, at)) return !opensWithoutMain(tokens, from, at);
  if (/^(?:that's|thats|there's|theres)$/u.test(word))
    return canStandBefore(before) && !opensWithoutMain(tokens, from, at);
  if (isOrderHere(tokens, at, from)) return hasMain(tokens, from, at) && !opensWithoutMain(tokens, from, at);
  // "except the small one | anything that could fall"
  const isAfterOne = /^ones?$/u.test(before.lower) && isAllThat(tokens, at);
  // "… over their telly | all packaging goes back"
  const isOfAll = /^(?:all|everything|nobody|everybody|everyone)$/u.test(word) && isThingWithVerb(tokens, at);
  if (isOfAll && hasMain(tokens, from, at) && canStandBefore(before)) return !opensWithoutMain(tokens, from, at);
  return isSubject(tokens, at) && (isAfterOne || canStandBefore(before)) && !opensWithoutMain(tokens, from, at);
}

/** "if it shows less than three | you let nobody in": the condition is of what follows, and of nothing before. */
function mainFollows(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 3; index < Math.min(tokens.length, at + MAX_CONDITION); index += 1) {
    const before = tokens[index - 1];
    if (!before || before.kind === 'sign' || /^(?:and|so|but|then)$/u.test(before.lower)) return false;
    // "when you press it | if it stays on you stop": the second case has its own.
    if (/^(?:if|when|once|unless)$/u.test(before.lower)) return false;
    // "if one doesn't eat | you tell the vet"
    const isDenied = /n't$/u.test(tokens[index - 2]?.lower ?? '');
    if (isMainHere(tokens, index) && (isDenied || canStandBefore(before)) && !goesOnWith(before.lower)) return true;
  }
  return false;
}

/** "and then you …", "then lock …", "after that …" */
function isSequence(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower);
  if (words[0] === 'after' && words[1] === 'that') return true;
  const and = /^(?:and|so)$/u.test(words[0] ?? '') ? 1 : 0;
  const then = words[and] === 'only' ? and + 1 : and;
  if (words[then] !== 'then' || /^(?:then|only)$/u.test(tokens[at - 1]?.lower ?? '')) return false;
  const next = at + then + 1;
  // "and then at the end | somebody sweeps"
  const main = words[then + 1] === 'at' && words[then + 2] === 'the' ? next + 3 : next;
  return (
    isSubject(tokens, main) ||
    isThingWithVerb(tokens, main) ||
    orderCertainty(tokens, next) >= 2 ||
    words[then + 1] === 'after'
  );
}

/** "make sure the box is full and the lid is shut": both are part of what is to be seen. */
function isAskedFor(tokens: readonly Token[], from: number, at: number): boolean {
  const words = tokens.slice(from, at).map(({ lower }) => lower);
  if (words.some((word) => /^(?:sure|that|if|whether)$/u.test(word))) return true;
  const check = words.findIndex((word) => /^(?:checks?|confirms?|says?|means?|see|sees)$/u.test(word));
  return check >= 0 && words.slice(check).some((word) => BECOMES.test(word));
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:first|then|next|finally|oh|and|also)$/u.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  return CONDITION.test(tokens[from]?.lower ?? '') || isSubject(tokens, from) || orderCertainty(tokens, from) >= 2;
}

function canStandBefore({ lower }: Token): boolean {
  const isOpen =
    Words.PREPOSITIONS.has(lower) && !Words.PARTICLES.has(lower)
      ? true
      : [Words.CONDITION_WORDS, Words.DETERMINERS, Words.COORDINATORS, Words.RELATIVES, Words.REASON_WORDS].some(
          (words) => words.has(lower),
        );
  const isTransitiveWord =
    verbReadings(lower).some(({ form }) => form === 'base') && !/^\p{L}+s$/u.test(lower) && !isAdjective(lower);
  return !isOpen && !GOES_ON.test(lower) && !Words.INTERROGATIVES.has(lower) && !(isTransitiveWord && lower.length < 4);
}

/** Whether a condition has begun so few words before that it cannot be complete: "if the um the guest". */
function isConditionOpen(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - LEAST_WORDS), at).some(({ lower }) => CONDITION.test(lower));
}

/** A condition or a time has begun, and what it governs has not: "every morning at 7 | you unlock". */
function opensWithoutMain(tokens: readonly Token[], from: number, at: number): boolean {
  let isOpen = false;
  for (let index = from; index < at; index += 1) {
    const word = tokens[index]?.lower ?? '';
    // "you wipe it because it runs down": what follows its clause needs none.
    const isAnotherCase = index <= from + 3 || /^(?:and|but|so|then|,|;|–|—)$/u.test(tokens[index - 1]?.lower ?? '');
    const isBehind = REASON.test(word) ? index > from + 1 : !isAnotherCase && CONDITION.test(word);
    if (isBehind) continue;
    const isCondition = CONDITION.test(word);
    if (isCondition || (index <= from + 6 && OPENS.test(word) && !hasMain(tokens, from, index))) isOpen = true;
    else if (isOpen && isMainHere(tokens, index) && !goesOnWith(tokens[index - 1]?.lower ?? '')) isOpen = false;
  }
  return isOpen;
}

/** "if it is torn | throw it away" */
function isMainHere(tokens: readonly Token[], at: number): boolean {
  return isSubject(tokens, at) || isOrderBehind(tokens, at);
}

/** Whether somebody acts, or an order stands, before: "then knock on the door". */
function hasMain(tokens: readonly Token[], from: number, to: number): boolean {
  const opening = tokens[from]?.lower ?? '';
  if (/^(?:there|that)'s$/u.test(opening) || DENIES_ACT.test(opening)) return true;
  const start = /^(?:and|so|then|first)$/u.test(tokens[from]?.lower ?? '') ? from + 1 : from;
  return hasSubject(tokens, from, to) || (start < to && orderCertainty(tokens, start) === 3);
}

/** "if | it rings", "if it rings or | it beeps": the condition has this subject. */
function goesOnWith(before: string): boolean {
  return CONDITION.test(before) || before === 'or';
}

function hasSubject(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((_, at) => isSubject(tokens, from + at));
}
