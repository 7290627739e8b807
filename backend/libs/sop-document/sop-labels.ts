import { arabicLabels } from './labels/arabic.labels.js';
import { chineseLabels } from './labels/chinese.labels.js';
import { dutchLabels } from './labels/dutch.labels.js';
import { englishLabels } from './labels/english.labels.js';
import { frenchLabels } from './labels/french.labels.js';
import { germanLabels } from './labels/german.labels.js';
import { italianLabels } from './labels/italian.labels.js';
import { japaneseLabels } from './labels/japanese.labels.js';
import { portugueseLabels } from './labels/portuguese.labels.js';
import type { SopLabelSet } from './labels/sop-label-set.js';
import { spanishLabels } from './labels/spanish.labels.js';

const labelSets: ReadonlyMap<string, SopLabelSet> = new Map([
  ['ar', arabicLabels],
  ['de', germanLabels],
  ['en', englishLabels],
  ['es', spanishLabels],
  ['fr', frenchLabels],
  ['it', italianLabels],
  ['ja', japaneseLabels],
  ['nl', dutchLabels],
  ['pt', portugueseLabels],
  ['zh', chineseLabels],
]);

const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The languages that have labels of their own. */
export const LABELLED_LANGUAGES: readonly string[] = [...labelSets.keys()];

/** Returns the language of a tag without region or script: `pt` of `pt-BR`. */
export function primaryLanguage(lang: string): string {
  return lang.split('-')[0]?.toLowerCase() ?? '';
}

/** Returns the headings and marks for a language tag, or the English ones. */
export function labelsFor(lang: string): SopLabelSet {
  return labelSets.get(primaryLanguage(lang)) ?? englishLabels;
}

/** Whether text in this language is written from right to left. */
export function isRightToLeft(lang: string): boolean {
  return RIGHT_TO_LEFT.has(primaryLanguage(lang));
}
