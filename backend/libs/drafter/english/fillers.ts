import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { hasNounUse, readingOf, verbShare } from './lexicon/words.js';
import type { Token } from './tokens.js';

/** Sounds that dictation leaves behind. */
export const SOUND = /^(?:um+|uh+|erm?|uhm|hmm+)$/u;
const FILLER =
  /^(?:okay|ok|alright|hi|hello|hey|right|so|well|basically|anyway|oh|and|also|then|yeah|yes|yep|yup|nope|honestly|now|plus|next|finally|lastly|afterwards?|first|firstly|secondly|thirdly|1st|2nd|3rd|obviously|but|like|lol|haha|nb|ps)$/u;
/** Words that are as often something else: "first aid", "right boot". */
const FILLER_OR_MORE = /^(?:first|next|right|now|plus|so|well|like|also|1st|2nd|3rd)$/u;

const ADDRESSED =
  /^(?:guys|folks|people|everyone|everybody|team|lads|ladies|gents|girls|boys|mates?|please|look|listen|correct|exactly|agreed|absolutely)$/u;

/** Leaves out "okay so", "um, right, then" and the like at the beginning, and sounds anywhere. */
export function withoutFillers(all: readonly Token[]): Token[] {
  // "go to the ER" is no sound.
  const tokens = all.filter(({ lower, text }) => !SOUND.test(lower) || /^\p{Lu}{2}$/u.test(text));
  let at = 0;
  for (; at < tokens.length - 1; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token || !next) break;
    if (token.kind === 'sign' && /^[,–—-]$/u.test(token.text)) continue;
    // "Guys, the bins are full": those who are spoken to.
    const isListed = /^(?:also|including|even|except|but|and|or)$/u.test(tokens[at + 2]?.lower ?? '');
    if (next.text === ',' && ADDRESSED.test(token.lower) && !isListed) continue;
    // "so you know, when …", "you see"
    const isToListener = token.lower === 'you' && /^(?:know|see)$/u.test(next.lower);
    if (
      isToListener &&
      Words.CONDITION_WORDS.has(tokens[tokens[at + 2]?.text === ',' ? at + 3 : at + 2]?.lower ?? '')
    ) {
      at += 1;
      continue;
    }
    // "first of all, you call them"
    if (/^(?:first|last|most)$/u.test(token.lower) && next.lower === 'of' && tokens[at + 2]?.lower === 'all') {
      at += 2;
      continue;
    }
    if (token.lower === 'after' && next.lower === 'that' && tokens.length > at + 3) {
      at += 1;
      continue;
    }
    if (!FILLER.test(token.lower) || (token.lower === 'so' && next.lower === 'that')) break;
    // "right to work check": what somebody may do.
    if (token.lower === 'right' && next.lower === 'to') break;
    const isAfterFiller = at > 0 && /^(?:so|now|right|well)$/u.test(token.lower);
    // "First call comes in day or night": a thing, and what it does.
    const third = readingOf(tokens[at + 2]?.lower ?? '', 's');
    // "first bake in 4:45": one of several, at its time.
    const isTimed =
      hasNounUse(next.lower) &&
      /^\d/u.test(tokens[at + 3]?.lower ?? '') &&
      Words.PREPOSITIONS.has(tokens[at + 2]?.lower ?? '');
    const isThing =
      /^(?:first|next|last)$/u.test(token.lower) && (isTimed || (third !== null && verbShare(third.lemma) > 0.8));
    if (isThing || (FILLER_OR_MORE.test(token.lower) && !isAfterFiller && !beginsAnew(tokens, at + 1))) break;
  }
  return tokens.slice(at);
}

/** "a tenant moves out right, what we do is, you know, …" */
export function withoutAsides(sentence: string): string {
  return (
    sentence
      .replace(
        /(?<=\b(?:when|if|after|before|once)\s[^,;]{3,60})(?<!\b(?:all|turn|the|on|to|at|is|left|not))\s(?:right|yeah|okay)(?=,)/giu,
        '',
      )
      .replace(
        /(?<=\b(?:i|you|we|they|he|she|it|the|an?|is|are|by|with|without|of|for|from|in|on|at|to|and)),\s(?:you know|i mean|like),/giu,
        '',
      )
      .replace(/,\s(?:you know|i mean|like)(?=,)/giu, '')
      .replace(/(?<=\S),?\s(?:but )?never mind(?=[.,!]|$)/giu, '')
      .replace(
        /(?<=[\p{L}\d])(?<!\b(?:as|if|that|what))\s(?:basically|literally|obviously|you know)(?=\s(?:around|about|at|the|in|on|for|every|all|just)\b)/giu,
        '',
      )
      .replace(/[,\s]+(?:and so (?:on|forth)|etc\.?|and (?:all that|the like|stuff like that))(?=[,;!]|\.?\s*$)/giu, '')
      .replace(/\slike (?=(?:\d+|two|three|four|five|six|ten|twenty|thirty) (?:min|hour|day|week|month|year))/giu, ' ')
      // "and uh meters, read the meters": what was begun and said again.
      .replace(
        /(?<=^|[,.]\s|\b(?:and|then)\s)(?:(?:and|um+|uh+)\s+){0,2}(\p{L}+),\s+(?=(\p{L}+) (?:the|all the|your|our) \1\b)/giu,
        (begun, _, verb: string) => (readingOf(verb.toLowerCase(), 'base') ? '' : begun),
      )
      .replace(
        /(?<=^.{0,20}\b(?:when|if|after|before|once)\b[^,;]{3,60},\s)(?:what|all) (?:we|you|i|they) do is\b[:,]?\s/iu,
        '',
      )
  );
}

/** Whether a clause, or another filler, begins at the token. */
function beginsAnew(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  return (
    token.text === ',' ||
    FILLER.test(token.lower) ||
    Words.SUBJECT_PRONOUNS.has(token.lower) ||
    Words.DEMONSTRATIVES.has(token.lower) ||
    Words.CONDITION_WORDS.has(token.lower) ||
    Words.PREPOSITIONS.has(token.lower) ||
    Words.ARTICLES.has(token.lower) ||
    /^(?:every|each)$/u.test(token.lower) ||
    orderCertainty(tokens, at) >= 2
  );
}

/** "so lights out at ten" */
const OPENING_SO =
  /^(?:(?:ok|okay|right|and|well),? )?so,? (?!(?:far|that|long|much|many|few|called|as|on|forth|be|is|are|do|does)\b)(?=\p{L})/iu;

/** The sentence without the "so" that it begins with. */
export function withoutSo(sentence: string): string {
  return sentence.trim().replace(OPENING_SO, '');
}
