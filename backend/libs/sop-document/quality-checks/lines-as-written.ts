import { type SopDocument, stepsOf } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { asksForAction } from './english-orders.js';
import { flatten, holdsWords } from './wording/plain-text.js';

const SENTENCE_END = /(?<=[.!?;。！？；])\s*|[\r\n]+/u;
const ITEM_MARK = /^\s*(?:[-*•●▪‣–]|\(?\d{1,2}[.):]|\[[ x]?\])\s*/iu;
/** A single word is a name, and nobody's sentence. */
const LEAST_WORDS = 2;

/**
 * Returns the ids of the stated steps, rules and exceptions kept in the words of the request, because they could not be
 * reworded reliably. English orders are left out: they would read no other way. Of other languages only whole sentences
 * count, as their orders cannot be told.
 */
export function linesAsWritten(document: SopDocument, prompt: string): string[] {
  const isWritten = isEnglish(document) ? writtenInEnglish(prompt) : writtenAsSentence(prompt);
  const lines = [
    ...stepsOf(document),
    ...document.safety,
    ...document.exceptions.map(({ id, src, then }) => ({ id, src, text: then })),
  ];
  return lines.filter(({ src, text }) => src === 'prompt' && isWritten(text)).map(({ id }) => id);
}

function isEnglish({ lang }: SopDocument): boolean {
  return primaryLanguage(lang) === 'en';
}

function writtenInEnglish(prompt: string): (text: string) => boolean {
  const words = flatten(prompt);
  return (text) => {
    const flat = flatten(text);
    return flat.split(' ').length >= LEAST_WORDS && holdsWords(words, flat) && !asksForAction(text);
  };
}

function writtenAsSentence(prompt: string): (text: string) => boolean {
  const sentences = prompt.split(SENTENCE_END).map((sentence) => flatten(sentence.replace(ITEM_MARK, '')));
  const written = new Set(sentences.filter(Boolean));
  return (text) => written.has(flatten(text));
}
