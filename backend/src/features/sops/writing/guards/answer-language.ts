import { detectLanguage as detectByModel } from '../../../../../libs/drafter/full.js';
import {
  askedLanguage,
  detectLanguage as detectByWords,
  linesOf,
  type SopDocument,
} from '../../../../../libs/sop-document/index.js';

/** Shorter texts say too little about their language. */
const LEAST_LETTERS = 40;

/** Languages so alike that a short text of one may be taken for the other. */
const ALIKE = ['da no nb nn sv', 'hr sr bs sl', 'cs sk', 'id ms', 'ru uk be bg mk', 'es gl ca', 'pt gl', 'nl af'].map(
  (group) => new Set(group.split(' ')),
);

/** Gives the language that a document is written in; null where its texts do not tell. */
export function writtenLanguage(document: SopDocument): string | null {
  return languageOf(
    linesOf(document)
      .flatMap((line) => line.texts)
      .join('\n'),
  );
}

/** Whether an answer is in a language that the request neither has nor asks for. Says no where it cannot tell. */
export function isForeignTo(request: string, written: string | null): boolean {
  const own = languageOf(request);
  if (written === null || own === null) return false;
  return written !== askedLanguage(request) && !isSame(own, written);
}

function languageOf(text: string): string | null {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null;
  const byWords = detectByWords(text);
  const { lang, isUnderstood } = detectByModel(text);
  if (!isUnderstood) return byWords;
  // Two ways to tell must not contradict each other.
  return byWords === null || isSame(byWords, lang) ? lang : null;
}

function isSame(one: string, other: string): boolean {
  return one === other || ALIKE.some((group) => group.has(one) && group.has(other));
}
