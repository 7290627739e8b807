import { TalkModel } from './talk-model.js';
import { TALK_DE } from './weights/de.generated.js';
import { TALK_EN } from './weights/en.generated.js';
import { TALK_ES } from './weights/es.generated.js';
import { TALK_FR } from './weights/fr.generated.js';
import { TALK_IT } from './weights/it.generated.js';
import { TALK_NL } from './weights/nl.generated.js';
import { TALK_PT } from './weights/pt.generated.js';

const WEIGHTS: ReadonlyMap<string, string> = new Map([
  ['de', TALK_DE],
  ['en', TALK_EN],
  ['es', TALK_ES],
  ['fr', TALK_FR],
  ['it', TALK_IT],
  ['nl', TALK_NL],
  ['pt', TALK_PT],
]);
const models = new Map<string, TalkModel>();

/**
 * Whether a sentence is so much like what people say about the text, to each other and of themselves that it tells no work:
 * learned from requests whose sentences are labeled (docs/drafter.md), as no list of patterns holds the ways to ask for a text.
 *
 * @param isLikeWork whether it looks like work otherwise: an item of a list, an order
 */
export function isLikelyTalk(sentence: string, lang: string, isLikeWork: boolean): boolean {
  return modelOf(lang)?.tellsTalk(sentence, isLikeWork) ?? false;
}

function modelOf(lang: string): TalkModel | null {
  const known = models.get(lang);
  if (known) return known;
  const written = WEIGHTS.get(lang);
  if (written === undefined) return null;
  const model = new TalkModel(written);
  models.set(lang, model);
  return model;
}
