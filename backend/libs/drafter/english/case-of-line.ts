import type { Line } from './line.js';

/** So many sentences may be about one case. */
const SHORT_LINE = 4;
/** "Smaller: wipe it", "If it spreads, …", "Otherwise …" */
const OTHER_CASE =
  /^(?:more|less|fewer|smaller|bigger|larger|older|over|under|above|below|if|when|unless|otherwise|else|all others?|others|normally|usually)\b|^[^,;.]{2,40}:\s/iu;

/** The case that a short line begins with, which all of it is about: "Unconscious: nothing by mouth. Call 112. Turn her on her side." */
export class CaseOfLine {
  private named: string | null = null;

  beginLine(): void {
    this.named = null;
  }

  /** A sentence that begins with another case ends it. */
  beginSentence(sentence: string): void {
    if (OTHER_CASE.test(sentence)) this.named = null;
  }

  /** @param when what the label of the first sentence names @param sentences how many the line has */
  open(when: string | null, sentences: number): void {
    this.named = sentences <= SHORT_LINE ? when : null;
  }

  /** The case in which a line holds that was read after the first sentence; words that were kept say their own. */
  of({ isKept, kind }: Line): string | null {
    return !isKept || kind === 'rule' ? this.named : null;
  }
}
