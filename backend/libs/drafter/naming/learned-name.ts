import { type FoundName, NameModel } from './name-model.js';
import { NAMES_DE } from './weights/de.generated.js';
import { NAMES_EN } from './weights/en.generated.js';
import { NAMES_ES } from './weights/es.generated.js';
import { NAMES_FR } from './weights/fr.generated.js';
import { NAMES_IT } from './weights/it.generated.js';
import { NAMES_NL } from './weights/nl.generated.js';
import { NAMES_PT } from './weights/pt.generated.js';
import { NAMES_SHARED } from './weights/shared.generated.js';

const WEIGHTS: ReadonlyMap<string, string> = new Map([
  ['de', NAMES_DE],
  ['en', NAMES_EN],
  ['es', NAMES_ES],
  ['fr', NAMES_FR],
  ['it', NAMES_IT],
  ['nl', NAMES_NL],
  ['pt', NAMES_PT],
]);
const models = new Map<string, NameModel>();

/**
 * The words of a request that most likely name its work, best first: learned from requests whose titles are known
 * (docs/drafter.md), as no list of patterns holds the ways to say what a text is to be about.
 *
 * @returns at most so many; none in a language that nothing was learned of
 */
export function learnedNames(request: string, lang: string, most: number): readonly FoundName[] {
  return modelOf(lang)?.namesIn(request, most) ?? [];
}

function modelOf(lang: string): NameModel | null {
  const known = models.get(lang);
  if (known) return known;
  const written = WEIGHTS.get(lang);
  if (written === undefined) return null;
  const model = new NameModel(NAMES_SHARED, written);
  models.set(lang, model);
  return model;
}
