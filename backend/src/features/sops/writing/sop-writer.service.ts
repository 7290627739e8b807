import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SopDocument } from '../../../../libs/sop-document/index.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { LanguageModel, LanguageModelError } from '../../../platform/language-model/language-model.js';
import type { GenerationCode } from '../generations/sop-generation.entity.js';
import { ModelUsageService } from './model-usage.service.js';
import { OfflineDrafter } from './offline-drafter.js';

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

interface WritingTask {
  prompt: string;
  /** Whose draft it is; usage is recorded for them. */
  userId: string;
  /** The run that it belongs to; null for the import of a document. */
  generationId: string | null;
  signal: AbortSignal;
  /** Called with full snapshots of the partial document, in order. */
  onProgress(partial: object, provider: string): Promise<void>;
}

/** Writes a draft: with the configured language models in their order, otherwise with the offline drafter. */
@Injectable()
export class SopWriterService {
  private readonly logger = new Logger(SopWriterService.name);

  constructor(
    private readonly model: LanguageModel,
    private readonly drafter: OfflineDrafter,
    private readonly usage: ModelUsageService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Whether a language model is tried first. */
  get asksModel(): boolean {
    return this.model.isConfigured;
  }

  /** @throws WritingFailedError when a model declines; the signal's reason when aborted. */
  async write(task: WritingTask): Promise<WrittenSop> {
    if (!this.model.isConfigured) return this.writeOffline(task, null);
    if (await this.usage.isBudgetSpent(task.userId)) return this.writeOffline(task, 'quota');
    try {
      return await this.writeWithModel(task);
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      await this.usage.record(task, error.attempts);
      task.signal.throwIfAborted();
      // A refusal is final: no other model or drafter is tried.
      if (error.code === 'refused') throw new WritingFailedError('refused');
      this.logger.warn({ msg: 'No model could draft, the offline drafter steps in', code: error.code });
      return this.writeOffline(task, error.code as GenerationCode);
    }
  }

  private async writeWithModel(task: WritingTask): Promise<WrittenSop> {
    // Loaded on demand: its guards need a language lexicon.
    const { draftWithModel } = await import('./model-drafter.js');
    const draft = await draftWithModel(this.model, task.prompt, {
      signal: task.signal,
      onPartial: (partial, info) => task.onProgress(partial, info.provider),
    });
    if (draft === null) return this.writeOffline(task, null);
    const { document, category, provider, attempts } = draft;
    await this.usage.record(task, attempts);
    return { document, category, draftedBy: 'model', provider, fallbackReason: null };
  }

  private async writeOffline(task: WritingTask, fallbackReason: GenerationCode | null): Promise<WrittenSop> {
    const draft = await this.drafter.draft(task.prompt, { signal: task.signal });
    for await (const snapshot of growingSnapshots(draft.document, this.environment.draftPaceMs, task.signal)) {
      await task.onProgress(snapshot, 'template');
    }
    return {
      document: draft.document,
      category: draft.category,
      draftedBy: 'template',
      provider: 'template',
      fallbackReason,
    };
  }
}

/**
 * Yields the parts of a finished draft one after the other, as full snapshots. The offline drafter takes milliseconds;
 * a pace above 0 lets tests and demonstrations use the same live channel as a language model. Yields nothing without a
 * pace.
 */
async function* growingSnapshots(
  document: SopDocument,
  paceMs: number,
  signal: AbortSignal,
): AsyncGenerator<Partial<SopDocument>> {
  if (paceMs === 0) return;
  let snapshot: Partial<SopDocument> = {};
  for (const [key, value] of Object.entries(document)) {
    await sleep(paceMs, undefined, { signal });
    snapshot = { ...snapshot, [key]: value };
    yield snapshot;
  }
}
