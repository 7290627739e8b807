import type { DraftTexts } from './draft-texts.js';
import { englishTexts } from './texts/english.texts.js';

const texts: ReadonlyMap<string, DraftTexts> = new Map([['en', englishTexts]]);

/** Gives the drafter's own sentences for a language; English ones for a language that has none. */
export function textsFor(lang: string): DraftTexts {
  return texts.get(lang) ?? englishTexts;
}
