import { countWords } from '../text/words.js';
import { splitAtArrows } from './arrow-order.js';
import { askedState } from './asked-state.js';
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
  return withIfNot(withAsked(sentencesIn(line.replace(NOTICE, ''))))
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

/** "Is the tank low? Then fill it": whatever is asked is so, or is not. */
const ANSWERED =
  /^(?:(?<yes>then|if so|if yes|if it is|if they are|in that case|yes)|if (?:it|they|this|that)(?: is|'s| are)? ?n[o']t|if not|if no|no)[,:]?\s+(?=\S)/iu;

/** "If the tank is low, fill it" of a question and what is done then; null where it is not told so. */
function answered(question: string, sentence: string): string | null {
  const answer = ANSWERED.exec(sentence);
  const state = answer === null ? null : askedState(question, answer.groups?.yes === undefined);
  return answer === null || state === null ? null : `If ${state}, ${sentence.slice(answer[0].length)}`;
}

/** Questions before what is done where they are so: "Is the door locked? If not, call the owner." Both answers may follow. */
function withAsked(sentences: readonly string[]): string[] {
  const told: string[] = [];
  let question = '';
  for (const sentence of sentences) {
    const state = answered(question, sentence);
    if (state === null) question = sentence;
    else if (told.at(-1) === question) told.pop();
    told.push(state ?? sentence);
  }
  return told;
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
