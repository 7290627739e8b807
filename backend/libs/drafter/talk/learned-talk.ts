import { OpeningModel, type Place } from './opening-model.js';
import { TalkModel } from './talk-model.js';
import { TALK_DE } from './weights/de.generated.js';
import { TALK_EN } from './weights/en.generated.js';
import { TALK_ES } from './weights/es.generated.js';
import { TALK_FR } from './weights/fr.generated.js';
import { TALK_IT } from './weights/it.generated.js';
import { TALK_NL } from './weights/nl.generated.js';
import { OPENING_DE } from './weights/opening-de.generated.js';
import { OPENING_EN } from './weights/opening-en.generated.js';
import { OPENING_ES } from './weights/opening-es.generated.js';
import { OPENING_FR } from './weights/opening-fr.generated.js';
import { OPENING_IT } from './weights/opening-it.generated.js';
import { OPENING_NL } from './weights/opening-nl.generated.js';
import { OPENING_PT } from './weights/opening-pt.generated.js';
import { TALK_PT } from './weights/pt.generated.js';

interface Models {
  talk: TalkModel;
  opening: OpeningModel;
}

/** Of each language: the weights that tell talk, and those that tell background. */
const WEIGHTS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['de', [TALK_DE, OPENING_DE]],
  ['en', [TALK_EN, OPENING_EN]],
  ['es', [TALK_ES, OPENING_ES]],
  ['fr', [TALK_FR, OPENING_FR]],
  ['it', [TALK_IT, OPENING_IT]],
  ['nl', [TALK_NL, OPENING_NL]],
  ['pt', [TALK_PT, OPENING_PT]],
]);
const known = new Map<string, Models>();

/**
 * Whether a sentence is so much like what people say about the text, to each other and of themselves that it tells no work:
 * learned from requests whose sentences are labeled (docs/drafter.md), as no list of patterns holds the ways to ask for a text.
 *
 * @param isLikeWork whether it looks like work otherwise: an item of a list, an order
 */
export function isLikelyTalk(sentence: string, lang: string, isLikeWork: boolean): boolean {
  return modelsOf(lang)?.talk.tellsTalk(sentence, isLikeWork) ?? false;
}

/**
 * Whether a sentence at the beginning of a request is so much like what people say there of the firm, and of why they write,
 * that it tells no work.
 */
export function isLikelyBackground(sentence: string, lang: string, place: Place): boolean {
  return modelsOf(lang)?.opening.tellsBackground(sentence, place) ?? false;
}

/** Whether a request begins with talk, or with what the firm is, and not with the work at once. */
export function beginsWithTalk(sentences: Iterable<string>, lang: string): boolean {
  return modelsOf(lang)?.opening.beginsWithTalk(sentences) ?? false;
}

function modelsOf(lang: string): Models | null {
  const found = known.get(lang);
  if (found) return found;
  const [talk, opening] = WEIGHTS.get(lang) ?? [];
  if (talk === undefined || opening === undefined) return null;
  const models = { talk: new TalkModel(talk), opening: new OpeningModel(opening) };
  known.set(lang, models);
  return models;
}
