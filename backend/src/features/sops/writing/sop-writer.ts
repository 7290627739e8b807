import type { SopDocument } from '../../../../libs/sop-document/index.js';
import type { GenerationCode } from '../generations/sop-generation.entity.js';

/** A draft before it is stored. */
export interface WrittenSop {
  document: SopDocument;
  category: string;
  draftedBy: 'model' | 'template';
  /** Provider of the model, or `template`. */
  provider: string;
  /** Why the offline drafter stepped in although a model is configured. */
  fallbackReason: GenerationCode | null;
}

/** Thrown when there can be no draft: the request was refused or cannot be handled. */
export class WritingFailedError extends Error {
  constructor(readonly code: GenerationCode) {
    super(`No draft: ${code}`);
    this.name = 'WritingFailedError';
  }
}

export interface WritingTask {
  prompt: string;
  /** Whose draft it is; usage is recorded for them. */
  userId: string;
  /** The run that it belongs to; null for the import of a document. */
  generationId: string | null;
  signal: AbortSignal;
  /** Called with whole-state snapshots of the growing document, in order. */
  onProgress(partial: object, provider: string): Promise<void>;
}
