import { SOUND } from './fillers.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isPersonNoun, readingOf, verbReadings } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

/** A text with fewer signs than one for so many words was dictated. */
const WORDS_FOR_A_SIGN = 16;
/** Where so few words stand, nothing is cut. */
const LEAST_WORDS = 4;
/** How many words a condition has at most before what is done then. */
const MAX_CONDITION = 14;
const OPENS =
  /^(?:if|when|whenever|once|unless|while|until|till|after|before|as|because|since|so|that|every|each|on|at|in|by|during)$/u;
const REASON = /^(?:because|since|until|till|while)$/u;
const CONDITION = /^(?:if|when|whenever|once|unless|while|because|since|until|till|before|after)$/u;
/** After these a clause is part of what was said: "make sure you lock". */
const GOES_ON =
  /^(?:sure|says?|said|think|thinks|know|knows|tell|tells|see|sees|hope|means?|ask|asks|check|checks|things?|everything|anything|something|all|one|place|way|time|day|moment|what|where|how|who)$/u;

/** "unless it is broken, in which case we keep it" */
const IN_WHICH_CASE = /,?\s+(?:and )?in which case,?\s+(?!(?:it|this|that|there)\b)/iu;
/** ", so please ring" */
const SO_DO = /,\s+so\s+(?:please\s+|just\s+|then\s+)?(?!that\b)(?=\p{L})/iu;
/** "what happens is first it comes in", "through the website right and then" */
const SPOKEN =
  /,?\s(?:what (?:happens|we do|you do|they do|i do) (?:next |then |first )?is(?: that)?|right(?=\s(?:and|so|then)\s)|you know(?=\s(?:and|so|then|the|we|you)\s))(?=\s)/giu;

/** "to, uh, the end": no pause was meant behind these. */
const CANNOT_END = /\b(?:and|or|but|so|to|of|from|for|with|by|at|the|an?|every|each|until|than)$/iu;
/** "we uh call", "the box, um, and the lid" */
const SOUNDS = /[\s,]*(?<!\S)(?:um+|uh+|uhm|erm+|hmm+)(?=[\s,.!?]|$)[\s,]*/giu;

/** "than the, the number four", "you, you check": words that no phrase ends with, and whoever is spoken of at the beginning. */
const BEGUN_AGAIN =
  /(?:\b(the|an?|every|each|of|by|from|with|for|your|our|my|their|and)|(?<=^(?:(?:so|and|then|first|ok|okay|right|well|um|uh),? ){0,5})(you|we|they|i))(?:,|\s[-–—]|\.{3}|…)\s(?:\1|\2)(?=\s)/giu;

/** "measure the, measure the doors", "tell the, tell Nora" */
const BEGUN_WITH_ARTICLE = /\b(\p{L}+) (?:the|an?|your|my|our), (?=\1\b)/giu;
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
    .flatMap(splitSpoken)
    .map(withoutSounds);
}

/** Without "um" and "uh", without a word that was begun twice, "the um the pump", and with "them" for "em". */
function withoutSounds(sentence: string): string {
  return sentence
    .replace(BEGUN_WITH_ARTICLE, '')
    .replace(SOUNDS, (sound, at: number) =>
      /^,.*,\s$/su.test(sound) && !CANNOT_END.test(sentence.slice(0, at)) ? ', ' : ' ',
    )
    .replace(/(?<=\p{L} )['’]?em\b/gu, 'them')
    .trim()
    .replace(/\s(?=[.!?])/gu, '')
    .replace(/\b(\p{L}+ \p{L}+) \1(?=\s)/giu, '$1')
    .replace(/\b(the|an?|every|each|to|and|of|by|from|in|on|for|with|is|it|you|we|they|i) \1(?=\s)/giu, '$1')
    .replace(BEGUN_AGAIN, '$1$2');
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
  const sentence = text.replace(SPOKEN, ',');
  const tokens = tokenise(sentence);
  const starts = [0];
  for (let at = LEAST_WORDS; at < tokens.length - 1; at += 1) {
    const from = starts.at(-1) ?? 0;
    // "it's three turns" has its verb in its first word.
    const least = isContraction(tokens[from]?.lower ?? '') ? LEAST_WORDS - 1 : LEAST_WORDS;
    if (at - from >= least && beginsSentence(tokens, at, from)) starts.push(at);
  }
  return starts.map((start, index) => {
    const end = tokens[starts[index + 1] ?? tokens.length]?.start ?? sentence.length;
    return sentence.slice(tokens[start]?.start, end).replace(/[\s,]+$/u, '');
  });
}

function beginsSentence(tokens: readonly Token[], at: number, from: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1];
  if (!before || before.kind === 'sign') return false;
  // "ask them how long have | they been there", "is | it for a child"
  if (Words.SUBJECT_PRONOUNS.has(word) && isAuxiliary(before.lower)) return false;
  // "… in the hotel uh first the receptionist …"
  if (SOUND.test(before.lower) && opensClause(tokens, at)) return !isConditionOpen(tokens, at);
  if (isSequence(tokens, at)) return !opensWithoutMain(tokens, from, at);
  if (/^(?:and|so|but)$/u.test(word)) {
    const next = tokens[at + 1]?.lower ?? '';
    // "and afterwards I put it away", "and oh yeah before that I lock the door"
    if (/^(?:afterwards|later|meanwhile|eventually|oh|yeah|also)$/u.test(next))
      return isSubject(tokens, at + 2) || /^(?:oh|yeah)$/u.test(next);
    return isSubject(tokens, at + 1) || /^(?:if|when|once|finally|lastly)$/u.test(next);
  }
  if (/^(?:if|when|once)$/u.test(word) && canStandBefore(before) && mainFollows(tokens, at))
    return !opensWithoutMain(tokens, from, at);
  if (/^(?:that's|thats|there's|theres)$/u.test(word))
    return canStandBefore(before) && !opensWithoutMain(tokens, from, at);
  // "except the small one | anything that could fall"
  const isAfterOne = /^ones?$/u.test(before.lower) && isAllThat(tokens, at);
  return isSubject(tokens, at) && (isAfterOne || canStandBefore(before)) && !opensWithoutMain(tokens, from, at);
}

/** "if it shows less than three | you let nobody in": the condition is of what follows, and of nothing before. */
function mainFollows(tokens: readonly Token[], at: number): boolean {
  for (let index = at + 3; index < Math.min(tokens.length, at + MAX_CONDITION); index += 1) {
    const before = tokens[index - 1];
    if (!before || before.kind === 'sign' || /^(?:and|so|but|then)$/u.test(before.lower)) return false;
    if (isSubject(tokens, index) && canStandBefore(before) && !goesOnWith(before.lower)) return true;
  }
  return false;
}

/** "and then you …", "then lock …", "after that …" */
function isSequence(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower);
  if (words[0] === 'after' && words[1] === 'that') return true;
  const then = /^(?:and|so)$/u.test(words[0] ?? '') ? 1 : 0;
  if (words[then] !== 'then' || tokens[at - 1]?.lower === 'then') return false;
  return isSubject(tokens, at + then + 1) || orderCertainty(tokens, at + then + 1) >= 2 || words[then + 1] === 'after';
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  const from = /^(?:first|then|next|finally|oh|and|also)$/u.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  return CONDITION.test(tokens[from]?.lower ?? '') || isSubject(tokens, from) || orderCertainty(tokens, from) >= 2;
}

/** "you unlock", "it should be", "the night nurse takes": a pronoun, or somebody, and the verb. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  if (isSomebodyActing(tokens, at) || isAllThat(tokens, at)) return true;
  if (isContraction(tokens[at]?.lower ?? '')) return true;
  if (!/^(?:you|we|i|it|they|he|she)$/u.test(tokens[at]?.lower ?? '')) return false;
  const next = tokens[at + 1]?.lower ?? '';
  const isVerb = verbReadings(next).some(({ form }) => form === 'base' || form === 's');
  return isVerb || Words.MODALS.has(next) || Words.BE.has(next) || /^(?:then|always|just|also|have|has)$/u.test(next);
}

/** "all the fans get", "anything that could fall gets", "last one out calls" */
function isAllThat(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 4).map(({ lower }) => lower);
  const start = words.join(' ');
  if (/^(?:the )?last one out\b/u.test(start)) return tokens[at - 1]?.lower !== 'the';
  if (/^(?:anything|everything|anyone|everyone|whoever) (?:that|who|which|else)\b/u.test(start)) return true;
  if (words[0] !== 'all' || words[1] !== 'the') return false;
  return tokens.slice(at + 3, at + 6).some(({ lower }) => /^(?:get|are|go|have|need|must|should)$/u.test(lower));
}

/** "you've", "it's" */
function isContraction(word: string): boolean {
  return /^(?:you|we|i|it|they|he|she)['’](?:re|s|ve|ll|d|m)$/u.test(word);
}

function isAuxiliary(word: string): boolean {
  return Words.BE.has(word) || Words.DO.has(word) || Words.MODALS.has(word) || /^(?:have|has|had)$/u.test(word);
}

/** "the receptionist apologizes", "the night receptionist apologizes" */
function isSomebodyActing(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:the|our)$/u.test(tokens[at]?.lower ?? '')) return false;
  const verb = [at + 2, at + 3].find((index) => readingOf(tokens[index]?.lower ?? '', 's') !== null);
  return verb !== undefined && isPersonNoun(tokens[verb - 1]?.lower ?? '');
}

function canStandBefore({ lower }: Token): boolean {
  const isOpen =
    Words.PREPOSITIONS.has(lower) && !Words.PARTICLES.has(lower)
      ? true
      : [Words.CONDITION_WORDS, Words.DETERMINERS, Words.COORDINATORS, Words.RELATIVES, Words.REASON_WORDS].some(
          (words) => words.has(lower),
        );
  const isTransitiveWord = verbReadings(lower).some(({ form }) => form === 'base') && !/^\p{L}+s$/u.test(lower);
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
    const isBehind = REASON.test(word) && index > from + 1;
    if (isBehind) continue;
    const isCondition = CONDITION.test(word);
    if (isCondition || (index <= from + 6 && OPENS.test(word) && !hasSubject(tokens, from, index))) isOpen = true;
    else if (isOpen && isSubject(tokens, index) && !goesOnWith(tokens[index - 1]?.lower ?? '')) isOpen = false;
  }
  return isOpen;
}

/** "if | it rings", "if it rings or | it beeps": the condition has this subject. */
function goesOnWith(before: string): boolean {
  return CONDITION.test(before) || before === 'or';
}

function hasSubject(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (isSubject(tokens, index)) return true;
  return false;
}
