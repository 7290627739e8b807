import * as Words from './lexicon/closed-classes.js';
import { isAdjective, readingOf, verbShare } from './lexicon/words.js';

const SHORT_BE =
  /^((?:\p{L}+[,\s]+){0,2}(?:if|when|whenever|once|until|till|til|while|unless|after|before|because) (?:(?:the|an?|your|our|my|his|her|this|that|everything|everyone|nobody|someone) ?)?(?:\p{L}+ ){0,2}?\p{L}+)['’]s (\p{L}+)(?= (\p{L}+)|[,.;:]|$)/iu;
/** "it's weighed", "they're stored" */
const PASSIVE_OF_IT = /(?<=(?<!\p{L}|\band )(?:it|that|everything|they|these|those))['’](s|re) (\p{L}+)/giu;
/** "he's got", "it's been": no form of "be". */
const IS_HAVE = /^(?:got|been|had|become)$/iu;
const PLACE = /^(?:in|on|at|out|off|down|up|over|under|not|still|already|too|gone|here|there)$/u;

/** "when the oven's cold you …" → "when the oven is cold you …"; "the customer's old card" stays. */
export function withFullBe(sentence: string): string {
  const full = sentence.replace(PASSIVE_OF_IT, (whole, be: string, done: string) =>
    IS_HAVE.test(done) || readingOf(done.toLowerCase(), 'participle') === null
      ? whole
      : `${be.toLowerCase() === 're' ? ' are' : ' is'} ${done}`,
  );
  return full.replace(SHORT_BE, (whole, subject: string, state: string, next: string | undefined) => {
    const word = state.toLowerCase();
    const isState =
      !IS_HAVE.test(word) && (isAdjective(word) || readingOf(word, 'participle') !== null || PLACE.test(word));
    return isState && endsThere(next?.toLowerCase()) ? `${subject} is ${state}` : whole;
  });
}

/** "the guide must to check": a word too many. */
const MUST_TO = /\b(must|should|shall|can|may|will) (?:to|have to to) (?=(\p{L}+))/giu;

/** "the guide must to check it" → "the guide must check it" */
function withoutToBehindModal(sentence: string): string {
  return sentence.replace(MUST_TO, (whole, modal: string, verb: string) =>
    readingOf(verb.toLowerCase(), 'base') === null ? whole : `${modal} `,
  );
}

/** "Who works with lead does not eat here": whoever does; "who closes tonight" asks. */
const WHO_DOES = /^who (?=\p{L}+s\b(?: [^\s?]+){4,}[^?]*$)(?!(?:is|was|does|has)\b[^,]*$)/iu;

/** "Who works with lead washes twice" → "Whoever works with lead washes twice" */
function withWhoever(sentence: string): string {
  return sentence.replace(WHO_DOES, (who) => (/^W/u.test(who) ? 'Whoever ' : 'whoever '));
}

/** What has to be so, or is looked at, before "if not". */
const ASKED =
  /\b(?:must|should|shall|has to|have to|needs? to|check|make sure|ensure|confirm|verify|see|look|test)\b/iu;
const IF_NOT_FIRST = /(?:,|;|\s[-–—])\s*(?:and )?if not,?\s+(?=\p{L})/iu;
const IF_NOT_LAST = /(?:,|;|\s[-–—])\s*([^,;]{4,80}?),? if not$/iu;

/** "it must be 25 °C, adjust the heater if not" → "…, otherwise adjust the heater" */
export function withOtherwise(sentence: string): string {
  const at = sentence.search(IF_NOT_FIRST);
  if (at > 0 && ASKED.test(sentence.slice(0, at))) return sentence.replace(IF_NOT_FIRST, ', otherwise ');
  const [whole = '', done = ''] = IF_NOT_LAST.exec(sentence) ?? [];
  const isAsked =
    whole !== '' && ASKED.test(sentence.slice(0, -whole.length)) && !/^(?:if|when|and|or|but)\b/iu.test(done);
  return isAsked ? `${sentence.slice(0, -whole.length)}, otherwise ${done}` : sentence;
}

/** "…, and I am called": whoever writes has to be told; not "I am told that …". */
const I_AM_CALLED =
  /(?<=[,;]\s(?:and |then |and then )?)I(?:['’]m| am| must be| have to be| should be| need to be)\s(called|phoned|rung|informed|notified|alerted|texted|emailed)(?=[.,;]|$|\s(?:first|immediately|straight|at once|right away|about it|the same day))/giu;

/** "it goes to the cage, and I am called" → "…, and call me" */
function withMeCalled(sentence: string): string {
  return sentence.replace(I_AM_CALLED, (whole, done: string) => {
    const lemma = readingOf(done.toLowerCase(), 'participle')?.lemma;
    return lemma === undefined ? whole : `${lemma} me`;
  });
}

/** A sentence in forms that the readers of clauses know: with "whoever", without "must to", with "call me". */
export function withPlainForms(sentence: string): string {
  return withoutToBehindModal(withWhoever(withMeCalled(sentence)));
}

/** Whether a noun phrase cannot go on with the word. */
function endsThere(next: string | undefined): boolean {
  return next === undefined || Words.isFunctionWord(next) || verbShare(readingOf(next, 'base')?.lemma ?? '') >= 0.7;
}
