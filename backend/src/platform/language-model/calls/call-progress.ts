import type { ModelAttempt } from '../language-model.js';

/** What has come of one answer, and how fast. */
export class CallProgress {
  /** All of it so far. */
  text = '';
  private readonly startedMs = performance.now();
  private firstWordMs: number | null = null;

  /** Takes the whole text so far. */
  readonly read = (text: string): void => {
    this.firstWordMs ??= performance.now() - this.startedMs;
    this.text = text;
  };

  figures(): Pick<ModelAttempt, 'durationMs' | 'firstWordMs' | 'characters'> {
    return {
      durationMs: performance.now() - this.startedMs,
      firstWordMs: this.firstWordMs,
      characters: this.text.length,
    };
  }
}
