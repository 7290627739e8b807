import { isLikelyBackground, isLikelyTalk } from './learned-talk.js';

/** Knows which sentences of one request tell no work; they are asked in their order. */
export class NoWork {
  private at = 0;

  /** @param words how many the request has */
  constructor(
    private readonly lang: string,
    private readonly words: number,
  ) {}

  /** Whether a sentence is talk, or background at the beginning of the request. */
  isTold(sentence: string, isItem: boolean): boolean {
    const place = { at: this.at, words: this.words };
    this.at += 1;
    return (!isItem && isLikelyBackground(sentence, this.lang, place)) || isLikelyTalk(sentence, this.lang, isItem);
  }
}
