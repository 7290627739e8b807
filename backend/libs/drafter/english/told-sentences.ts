import { splitAtArrows } from './arrow-order.js';
import { asTold } from './habit.js';
import { splitRunOns } from './run-ons.js';
import { sentencesIn } from './sentences-in.js';
import { tellsOfWriter } from './situation.js';
import type { Voices } from './voices.js';
import { splitWarning } from './warning.js';

/** "Please note: …" */
const NOTICE =
  /^(?:please (?:note|remember)|(?:please )?note|nb|n\.b\.|important|attention|fyi|reminder|as (?:discussed|agreed|promised|mentioned))(?: that)?\s*[:!–—]\s*(?=\p{L}+\s)/iu;

/**
 * The sentences of a line, dictated ones and warnings apart, and what somebody tells of their own work as it is told to others.
 * @param voices whom "I" and "you" mean, where two people divide the work: their words stay
 */
export function toldSentences(line: string, voices: Voices | null): string[] {
  return sentencesIn(line.replace(NOTICE, ''))
    .map((sentence) => (voices === null && !tellsOfWriter(sentence) ? asTold(sentence) : sentence))
    .flatMap(splitWarning)
    .flatMap(splitAtArrows)
    .flatMap(splitRunOns);
}
