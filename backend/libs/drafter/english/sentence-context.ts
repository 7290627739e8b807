import type { Discourse } from './discourse.js';
import type { Voices } from './voices.js';

/** What earlier sentences leave for later ones. */
export interface SentenceContext {
  /** Names that the request uses for people. */
  readonly people: ReadonlySet<string>;
  /** What a label says that the sentence is about: "it" may mean that. */
  topic?: string | null;
  /** Who has been named: whom "he", "she" or "they" means. */
  readonly discourse: Discourse;
  /** The condition that the sentence before told, if it did: "in that case" means that. */
  lastCase?: string | null;
  /** The kind of thing of which the sentence before told limits: "For chilled goods". */
  kind?: string | null;
  /** Whom "I" and "you" mean, where two people divide the work. */
  readonly voices: Voices | null;
}
