import type { SopDocument } from '../../../backend/libs/sop-document/index.js';
import type { VerbDictionary } from '../../bench/drafting/scoring/verbs.js';

/** A draft with the request that it was made of. */
export interface LintedDraft {
  document: SopDocument;
  prompt: string;
  /** Tells verbs from nouns, independently of the drafter. */
  verbs: VerbDictionary;
}

/** What a draft must never hold. */
export interface LintRule {
  name: string;
  /** The texts that break it. */
  findIn(draft: LintedDraft): string[];
}
