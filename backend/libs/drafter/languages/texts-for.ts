import type { DraftTexts } from './draft-texts.js';
import { arabicTexts } from './texts/arabic.texts.js';
import { chineseTexts } from './texts/chinese.texts.js';
import { dutchTexts } from './texts/dutch.texts.js';
import { englishTexts } from './texts/english.texts.js';
import { frenchTexts } from './texts/french.texts.js';
import { germanTexts } from './texts/german.texts.js';
import { italianTexts } from './texts/italian.texts.js';
import { japaneseTexts } from './texts/japanese.texts.js';
import { portugueseTexts } from './texts/portuguese.texts.js';
import { spanishTexts } from './texts/spanish.texts.js';

const texts: ReadonlyMap<string, DraftTexts> = new Map([
  ['ar', arabicTexts],
  ['de', germanTexts],
  ['en', englishTexts],
  ['es', spanishTexts],
  ['fr', frenchTexts],
  ['it', italianTexts],
  ['ja', japaneseTexts],
  ['nl', dutchTexts],
  ['pt', portugueseTexts],
  ['zh', chineseTexts],
]);

/** Gives the drafter's own sentences for a language; English ones for a language that has none, like the labels. */
export function textsFor(lang: string): DraftTexts {
  return texts.get(lang) ?? englishTexts;
}
