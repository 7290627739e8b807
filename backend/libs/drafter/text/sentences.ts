import {
  isAdjective,
  isCommonNoun,
  isPersonNoun,
  isUnknownWord,
  readingOf,
  verbShare,
} from '../english/lexicon/words.js';
import { isAbbreviation } from './abbreviations.js';

/** Longest piece that is read as one sentence; longer ones are cut at a blank. */
const MAX_SENTENCE_LENGTH = 600;

/** Words cut short that a dictionary knows as something else; a small letter after them goes on. */
const SHORTENED =
  /(?<!\p{L})(?:rev|incl|excl|qty|ext|ref|est|avg|misc|orig|equiv|resp|alt|std|opp|adj|diff|spec|prev|cert|inv|temp|info|reg|pos|approx)\.$/iu;
/** Whatever stands before them, a sentence begins. */
const BEGINS_SMALL = /^\s+(?:then|if|when|you|we|they|it|don['’]?t|never|no|and|but)\s/u;
/** These stand before a number: "no. 4". */
const BEFORE_NUMBER = /(?<!\p{L})(?:no|nr|nos|núm|art|fig|p|pp|pág|pag|abb|kap|cap|tab|n|ext|tel|ch|vol|rm|apt)\.$/iu;

/** "on Sept. 4" */
const MONTH =
  /(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|sec|secs|art|para|item|step|page|room|level|version|unit|line|table|chap|vers?)\.$/iu;

/** "K." of a name, "11." of a German date: no sentence ends there when a name, a month or a small letter follows. */
const INITIAL = /(?:^|[\s(])\p{Lu}\.$/u;
/** "E." before "coli", but not the grade of "clean = A." */
const OF_NAME = /(?:^|[^=:]\s|\()\p{Lu}\.$/u;
/** "compare it with ticket Z. If …": no name goes on so. */
const BEGINS_SENTENCE =
  /^(?:if|the|then|when|after|before|never|and|but|it|you|wenn|dann|danach|der|die|das|falls|und|si|se|el|la|los|las|luego|después|nunca|y|le|les|il|puis|ensuite|et|o|a|os|as|depois|não|e|de|het|als|daarna|en|poi)\s/iu;
const ORDINAL = /(?:^|\s)\d{1,2}\.$/u;
/** "ab dem 4. | Tag" */
const GERMAN_ORDINAL =
  /(?:^|\s)(?:am|dem|der|den|des|die|das|vom|zum|zur|im|ab|bis|seit|jede[nrms]?|und|in)\s\d{1,2}\.$/iu;
const AFTER_ORDINAL =
  /^(?:\p{Ll}|(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/u;

/** Of letters: longer words are seldom cut short. */
const LONGEST_SHORTENED = 4;

/** Of a sentence, so much at its end says whether it goes on. */
const END_LENGTH = 60;

/** To make one takes longer than to cut a line with it. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Gives the sentences of a text, in their order, whatever its script. */
export function splitSentences(text: string, lang: string): string[] {
  const sentences: string[][] = [];
  const isCapitalised = lang !== 'en' && beginsWithCapitals(text);
  let end = '';
  for (const piece of segment(text, lang)) {
    const last = sentences.at(-1);
    // "(rol bijna leeg? nieuwe halen)"
    const isInBrackets = last !== undefined && /\([^()]*$/u.test(end) && /^[^()]*\)/u.test(piece);
    if (last && (isInBrackets || goesOn(end, piece, lang))) {
      last.push(piece);
      end = `${end} ${piece}`.slice(-END_LENGTH);
    } else {
      sentences.push(...splitAtLowerCase(piece, lang, isCapitalised).map((sentence) => [sentence]));
      end = sentences.at(-1)?.[0]?.slice(-END_LENGTH) ?? '';
    }
  }
  return sentences.map((pieces) => pieces.join(' ')).flatMap(cutLong);
}

/** Whether the sentences of a text begin with capital letters: a small one behind a stop goes on. */
function beginsWithCapitals(text: string): boolean {
  const capitals = text.match(/[\p{L}\d][.!?]\s+\p{Lu}/gu)?.length ?? 0;
  const small = text.match(/[\p{L}\d][.!?]\s+\p{Ll}/gu)?.length ?? 0;
  return capitals >= 2 && capitals >= small;
}

function goesOn(before: string, piece: string, lang: string): boolean {
  return (
    (isAbbreviation(before, piece, lang) &&
      !isUnitBeforeOrder(before, piece, lang) &&
      !isLastBefore(before, piece, lang)) ||
    (BEFORE_NUMBER.test(before) && /^[\d#]/u.test(piece)) ||
    // "peel it hot!! (blue backing) or cold"
    (/[?!]$/u.test(before) && /^\((?:[^()]{1,40})\) \p{Ll}/u.test(piece)) ||
    // 'asks every table "any allergies?" before …'
    (/[?!]["'”’»)]$/u.test(before) && /^\p{Ll}/u.test(piece)) ||
    (INITIAL.test(before) &&
      !isLetterOfThing(before) &&
      /^\p{Lu}\p{Ll}/u.test(piece) &&
      !BEGINS_SENTENCE.test(piece)) ||
    // "E. coli"
    (lang === 'en' && OF_NAME.test(before) && isRestOfName(piece)) ||
    (lang === 'de' && ORDINAL.test(before) && AFTER_ORDINAL.test(piece)) ||
    (lang === 'de' && GERMAN_ORDINAL.test(before) && /^\p{Lu}\p{Ll}/u.test(piece))
  );
}

/** "E. | coli", but "valve B. | then sign", "ticket Z. | check it" */
function isRestOfName(piece: string): boolean {
  const word = /^\p{Ll}{3,}/u.exec(piece)?.[0] ?? '';
  return word !== '' && !BEGINS_SENTENCE.test(piece) && !isLikelyOrder(word);
}

/** "one friend max. The dress": what may stand last does where a sentence begins. */
function isLastBefore(before: string, after: string, lang: string): boolean {
  return (
    lang === 'en' &&
    /(?:max|min|etc|incl|excl)\.$/iu.test(before) &&
    /^\p{Lu}/u.test(after) &&
    BEGINS_SENTENCE.test(after)
  );
}

/** "every 10 min. Rinse" */
function isUnitBeforeOrder(before: string, after: string, lang: string): boolean {
  const next = /^\p{L}+/u.exec(after)?.[0] ?? '';
  return (
    lang === 'en' &&
    /\d\s?(?:min|sec|hr|h|ft|in|cm|mm|km|m|kg|g|lbs?|oz|ml|l|gal|pcs)\.$/iu.test(before) &&
    (isLikelyOrder(next.toLowerCase()) || isPlainOpening(next))
  );
}

/** "after 20 min. Oily rags …": a capital letter of a word that is no name. */
function isPlainOpening(word: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(word) && (isAdjective(word.toLowerCase()) || isCommonNoun(word.toLowerCase()));
}

function isLikelyOrder(word: string): boolean {
  return readingOf(word, 'base') !== null && verbShare(word) >= 0.5;
}

/** "assembly point B." has a letter for its name, "nurse J." is somebody. */
function isLetterOfThing(before: string): boolean {
  // "grades them A, B or C."
  if (/(?:^|\s)\p{Lu},?\s(?:or|and|oder|und|ou|o|y|e|of|en)\s\p{Lu}\.$/u.test(before)) return true;
  const noun = /(?:^|\s)(\p{Ll}+)\s\p{Lu}\.$/u.exec(before)?.[1] ?? '';
  return isCommonNoun(noun) && !isPersonNoun(noun);
}

function segment(text: string, lang: string): string[] {
  const segmenter = segmenters.get(lang) ?? new Intl.Segmenter(lang, { granularity: 'sentence' });
  segmenters.set(lang, segmenter);
  return [...segmenter.segment(text)].map(({ segment: piece }) => piece.trim()).filter(Boolean);
}

/** Dictated text begins its sentences with small letters. */
function splitAtLowerCase(sentence: string, lang: string, isCapitalised: boolean): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  for (let border = nextBorder(rest, lang, isCapitalised); border > 0; border = nextBorder(rest, lang, isCapitalised)) {
    pieces.push(rest.slice(0, border).trim());
    rest = rest.slice(border).trim();
  }
  return [...pieces, rest].filter(Boolean);
}

function nextBorder(text: string, lang: string, isCapitalised: boolean): number {
  for (const match of text.matchAll(/[\p{L}\d)'’"”](?:[.?]|!{1,3})\s+(?=\p{Ll}|[$€£]?\d|@\p{L}|['’]s\s)/gu)) {
    const border = match.index + match[0].trimEnd().length;
    const before = text.slice(Math.max(0, border - 12), border);
    const word = /(\p{L}+)\.$/u.exec(before)?.[1]?.toLowerCase() ?? '';
    // "wipe the tops. 8 ml each", but "room no. 8", "approx. 8 ml"
    if (/^\s+[$€£]?\d(?!\d*(?:\p{Ll}|[.)]\s))/u.test(text.slice(border))) {
      const isWord = lang === 'en' && word.length > 3 && !isUnknownWord(word);
      if (isWord && !MONTH.test(before) && !isAbbreviation(before, text.slice(border), lang)) return border;
      continue;
    }
    // "scrub 5 min. count the swabs": a unit ends the sentence where an order follows.
    const next = /^\s+(\p{Ll}+)/u.exec(text.slice(border))?.[1] ?? '';
    if (isUnitBeforeOrder(before, next, lang)) return border;
    if (OF_NAME.test(before) && lang === 'en' && isRestOfName(text.slice(border).trimStart())) continue;
    const isShortened = lang === 'en' && word.length > 1 && word.length <= LONGEST_SHORTENED && isUnknownWord(word);
    const isOrdinal = lang === 'de' && ORDINAL.test(before);
    // "vid 5 000 ex. erbjuder vi"
    if (isCapitalised && word.length > 0 && word.length <= LONGEST_SHORTENED) continue;
    // "half of alu. after: brush …": a label begins a sentence.
    if (/^\s+\p{Ll}+:\s/u.test(text.slice(border)) && !isAbbreviation(before, text.slice(border), lang)) return border;
    // "phone no. on the band", but "backups no. redact the names"
    const isNumber = lang === 'en' && /[\p{L}\d]{3,} no\.$/iu.test(before) && !isLikelyOrder(next);
    const isCutShort =
      lang === 'en' &&
      SHORTENED.test(before) &&
      !isLikelyOrder(next) &&
      !BEGINS_SMALL.test(text.slice(border)) &&
      /^\s+\p{Ll}/u.test(text.slice(border));
    if (isCutShort) continue;
    if (!isAbbreviation(before, text.slice(border), lang) && !isShortened && !isOrdinal && !isNumber) return border;
  }
  return -1;
}

function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_SENTENCE_LENGTH) {
    const border = rest.lastIndexOf(' ', MAX_SENTENCE_LENGTH);
    const end = border > 0 ? border : wholeCharacters(rest, MAX_SENTENCE_LENGTH);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter(Boolean);
}

/** Gives the length, or one less where it would cut a character into halves. */
function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  const isFirstHalf = code >= 0xd800 && code <= 0xdbff;
  return isFirstHalf ? length - 1 : length;
}
