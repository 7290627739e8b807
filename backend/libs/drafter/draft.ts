import type { SopCategory, SopDocument } from '../sop-document/index.js';

/** What the drafter noticed beside the document. */
export interface DraftMeta {
  /** The kind of procedure whose common practice was suggested; `generic` where none fits. */
  archetype: string;
  /** Whether the request is words of a language; otherwise the document is a skeleton of questions. */
  isUnderstood: boolean;
  /** How many steps the request itself tells. */
  statedSteps: number;
  /** How many sentences were left out because they spoke to the program. */
  droppedInstructions: number;
  /** What the removed secrets were for, without their values. */
  removedSecrets: string[];
  /** Parts of the request that were refused because they would do harm. */
  refusals: string[];
}

/** A procedure that was drafted without a language model. */
export interface Draft {
  document: SopDocument;
  category: SopCategory;
  /** BCP-47 tag of the request's language. */
  language: string;
  meta: DraftMeta;
}
