import { VAGUE_WORDS } from '../../sop-document/index.js';

const words = (VAGUE_WORDS.get('en') ?? []).map((word) => word.replaceAll(' ', '\\s+'));
const VAGUE = new RegExp(`\\b(?:${words.join('|')})\\b`, 'giu');
/** These are vague only as a condition or a measure; in front of a noun they name the usual thing. */
const USUAL = /^(?:normally|usually|generally|several|appropriate)$/iu;

/** Gives the words of a sentence that leave the decision to the reader. */
export function vagueWordsIn(sentence: string): string[] {
  return [...sentence.matchAll(VAGUE)].map((match) => match[0].toLowerCase()).filter((word) => !USUAL.test(word));
}
