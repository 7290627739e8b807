import { countWords } from '../text/words.js';
import { featuresOf } from './features.js';
import { SentenceModel } from './sentence-model.js';

/** In so many sentences a request tells what the firm is, and why it is written. */
export const OPENING_SENTENCES = 4;
/** A longer one is dictated, and tells work as well. */
export const MOST_WORDS = 40;
const LEAST_WORDS = 4;
/** In a shorter request each sentence is likely to be work. */
const LEAST_REQUEST = 50;
/** How certain it has to be before a sentence is taken for background: less than one sentence of work in 200 is lost so. */
const CERTAIN = 0.93;
/** How likely one of the first sentences has to be background for the request to begin with talk. */
const LIKELY = 0.9;

/** Where a sentence stands. */
export interface Place {
  /** How many sentences of the request stand before it. */
  at: number;
  /** How many words the request has. */
  words: number;
}

/** Knows background from work in the first sentences of a request: "Our museum gets six paintings a year." */
export class OpeningModel {
  private readonly model: SentenceModel;

  /** @param written as {@link SentenceModel} reads it */
  constructor(written: string) {
    this.model = new SentenceModel(written);
  }

  tellsBackground(sentence: string, { at, words }: Place): boolean {
    const isRead = words >= LEAST_REQUEST && at < OPENING_SENTENCES && countWords(sentence) <= MOST_WORDS;
    return isRead && this.likelihoodOf(sentence, at) >= CERTAIN;
  }

  /** Whether a request begins with talk, or with what the firm is, and not with the work at once. */
  beginsWithTalk(sentences: Iterable<string>): boolean {
    let at = 0;
    for (const sentence of sentences) {
      if (at === OPENING_SENTENCES) break;
      if (countWords(sentence) < LEAST_WORDS) continue;
      if (this.likelihoodOf(sentence, at) >= LIKELY) return true;
      at += 1;
    }
    return false;
  }

  /** From 0 to 1; of few words, none tells enough. */
  private likelihoodOf(sentence: string, at: number): number {
    return countWords(sentence) < LEAST_WORDS ? 0 : this.model.likelihoodOf(openingFeatures(sentence, at));
  }
}

/** What a sentence shows of itself, and where it stands. */
export function openingFeatures(sentence: string, at: number): string[] {
  return [...featuresOf(sentence), `@${at}`];
}
