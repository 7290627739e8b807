import { countWords } from '../text/words.js';
import { splitAtArrows } from './arrow-order.js';
import { isQuestion } from './chatter.js';
import { asTold } from './habit.js';
import { orderCertainty } from './imperative.js';
import { readingOf } from './lexicon/words.js';
import { splitRunOns } from './run-ons.js';
import { sentencesIn } from './sentences-in.js';
import { tellsOfWriter } from './situation.js';
import { tokenise } from './tokens.js';
import type { Voices } from './voices.js';
import { splitWarning } from './warning.js';

/** "Please note: …" */
const NOTICE =
  /^(?:please (?:note|remember)|(?:please )?note|nb|n\.b\.|important|attention|fyi|reminder|as (?:discussed|agreed|promised|mentioned))(?: that)?\s*[:!–—]\s*(?=\p{L}+\s)/iu;

/** "Keep the key in the drawer please" */
const PLEASE_AT_END = /,?\s(?:please|pls|plz)(?=[.!]*\s*$)/iu;
const LEAST_WORDS = 3;

/**
 * The sentences of a line, dictated ones and warnings apart, and what somebody tells of their own work as it is told to others.
 * @param voices whom "I" and "you" mean, where two people divide the work: their words stay
 */
export function toldSentences(line: string, voices: Voices | null): string[] {
  return withIfNot(sentencesIn(line.replace(NOTICE, '')))
    .map(withoutPlease)
    .map((sentence) => (voices === null && !tellsOfWriter(sentence) ? asTold(sentence) : sentence))
    .flatMap(splitWarning)
    .flatMap(splitAtArrows)
    .flatMap(splitRunOns);
}

function withoutPlease(sentence: string): string {
  const told = sentence.replace(PLEASE_AT_END, '');
  return countWords(told) < LEAST_WORDS ? sentence : told;
}

const IF_NOT = /^(?:if not|otherwise|or else|else)[,:]?\s+(?=\S)/iu;

/** "ramp dry? If not stay closed" → "ramp dry, otherwise stay closed": what is asked has to be so. */
function withIfNot(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const asked = /^([^?,;:]{3,60})\?$/u.exec(told.at(-1)?.trim() ?? '')?.[1];
    const then = sentence.replace(IF_NOT, '');
    const isOther =
      asked !== undefined &&
      !isQuestion(asked) &&
      then !== sentence &&
      (orderCertainty(tokenise(then), 0) >= 2 || readingOf(tokenise(then)[0]?.lower ?? '', 'base') !== null);
    if (isOther) told[told.length - 1] = `${asked}, otherwise ${then}`;
    else told.push(sentence);
  }
  return told;
}
