import { ACRONYMS, PLAIN_ACRONYMS } from '../lexicon/acronyms.js';
import { SYSTEMS } from '../lexicon/systems.js';
import { uniqueBy } from '../text/words.js';

const ACRONYM = /(?<![\p{L}\p{N}&-])(?:\p{Lu}&\p{Lu}|\p{Lu}{2,5})(?![\p{L}&-])/gu;
const MOST = 12;

/** Gives the acronyms of a text with what they stand for, or null where the drafter does not know. */
export function acronymsIn(text: string): { term: string; text: string | null }[] {
  const isShouted = (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
  if (isShouted) return [];
  const found = [...text.matchAll(ACRONYM)]
    .map((match) => match[0])
    .filter((term) => !PLAIN_ACRONYMS.has(term) && !SYSTEMS.has(term.toLowerCase()))
    // What shouts is a word, what an acronym stands for is known or asked.
    .filter(
      (term) =>
        ACRONYMS.has(term) ||
        !/^(?:ON|OFF|AND|OR|NOT|NO|ALL|NEW|DO|NEVER|MUST|ONLY|IF|THE|STOP|RED|GREEN)$/u.test(term),
    );
  return uniqueBy(found, (term) => term)
    .slice(0, MOST)
    .map((term) => ({ term, text: ACRONYMS.get(term) ?? null }));
}
