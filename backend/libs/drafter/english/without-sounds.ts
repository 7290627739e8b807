import { ONE_TWICE, TWO_TWICE } from './said-twice.js';

/** "to, uh, the end": no pause was meant behind these. */
const CANNOT_END = /\b(?:and|or|but|so|to|of|from|for|with|by|at|the|an?|every|each|until|than)$/iu;
/** "we uh call", "the box, um, and the lid" */
const SOUNDS = /[\s,]*(?<!\S)(?:um+|uh+|uhm|erm+|hmm+)(?=[\s,.!?]|$)[\s,]*/giu;
/** "than the, the number four", "you, you check": words that no phrase ends with, and whoever is spoken of at the beginning. */
const BEGUN_AGAIN =
  /(?:\b(the|an?|every|each|of|by|from|with|for|your|our|my|their|and)|(?<=^(?:(?:so|and|then|first|ok|okay|right|well|um|uh),? ){0,5})(you|we|they|i))(?:,|\s[-–—]|\.{3}|…)\s(?:\1|\2)(?=\s)/giu;
/** "you get the okay from the what's she called the supervisor" */
const WORD_SOUGHT =
  /(?:\s(?:the|an?))?\swhat['’]?s (?:(?:he|she|it|that) called|(?:his|her|its|the) name)(?=\s(?:the|an?)\b)/giu;
/** "you don't open, simple as that" */
const THAT_SIMPLE =
  /,? (?:and )?(?:it['’]?s )?(?:(?:as )?simple as that|end of story|so (?:please )?bear with me)(?=[\s.!]*$)/iu;
/** "measure the, measure the doors", "tell the, tell Nora" */
const BEGUN_WITH_ARTICLE = /\b(\p{L}+) (?:the|an?|your|my|our), (?=\1\b)/giu;

/** Without "um" and "uh", without a word that was begun twice, "the um the pump", and with "them" for "em". */
export function withoutSounds(sentence: string): string {
  return sentence
    .replace(/[,\s]{1,3}oh(?=[.!?]?$)/iu, (oh, at: number, all: string) => (/\S \S/u.test(all.slice(0, at)) ? '' : oh))
    .replace(THAT_SIMPLE, '')
    .replace(BEGUN_WITH_ARTICLE, '')
    .replace(WORD_SOUGHT, '')
    .replace(SOUNDS, (sound, at: number) =>
      /^,.*,\s$/su.test(sound) && !CANNOT_END.test(sentence.slice(0, at)) ? ', ' : ' ',
    )
    .replace(/(?<=\p{L} )['’]?em\b/gu, 'them')
    .trim()
    .replace(/\s(?=[.!?])/gu, '')
    .replace(TWO_TWICE, '$1')
    .replace(ONE_TWICE, '$1')
    .replace(BEGUN_AGAIN, '$1$2');
}
