import { CONJUNCTION } from './finite-verbs.js';
import { flatten, withoutQuotes } from './plain-text.js';

const SPEAKS_OF_SELF = /(?<![\p{L}\d'(])(?:i|we|hey)(?:'(?:m|ll|ve|re|d))?(?![\p{L}\d'.):])/iu;
const PERFORM = /\bperform (?:the|a|an) (?<rest>.+)$/iu;
const MAX_PHRASE = 4;
const DETERMINER = /^(?:the|an?|his|her|its|their|it|them)$/u;
const FINITE = /^(?:is|are|was|were|has|have|must|should|shall|will|can|may|needs?)$/u;

/** "Perform the mops the floor", "Perform the till is counted": a noun for work that is none. */
export function performsVerb(text: string): boolean {
  const rest = PERFORM.exec(text)?.groups?.['rest'] ?? '';
  const words = flatten(rest).split(' ').slice(0, MAX_PHRASE);
  const end = words.findIndex((word, at) => at > 0 && CONJUNCTION.test(word));
  const phrase = end < 0 ? words : words.slice(0, end);
  return phrase.some((word, at) => FINITE.test(word) || (/s$/u.test(word) && DETERMINER.test(phrase[at + 1] ?? '')));
}

/** "Take care of the till": nobody is told what to do. */
export function takesCareOf(text: string): boolean {
  return /\btake care of\b/iu.test(text);
}

/** Whether the writer speaks of himself: "count it, then I'm off". */
export function speaksOfSelf(text: string): boolean {
  return SPEAKS_OF_SELF.test(withoutQuotes(text));
}
