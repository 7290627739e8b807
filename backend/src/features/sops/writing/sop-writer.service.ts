import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { LanguageModel, LanguageModelError } from '../../../platform/language-model/language-model.js';
import { fromWire } from '../document/from-wire.js';
import { groundCheck } from '../document/ground-check.js';
import { sopWireSchema } from '../document/sop-wire.js';
import { OfflineDrafter } from '../drafting/offline-drafter.js';
import type { GenerationCode } from '../dto/generation.dto.js';
import { growingSnapshots } from './growing-snapshots.js';
import { ModelUsageService } from './model-usage.service.js';
import { requestMessage, SOP_INSTRUCTIONS } from './sop-instructions.js';
import { WritingFailedError, type WritingTask, type WrittenSop } from './sop-writer.js';

/** Writes a draft: with the configured language models in their order, otherwise with the offline drafter. */
@Injectable()
export class SopWriter {
  private readonly logger = new Logger(SopWriter.name);

  constructor(
    private readonly model: LanguageModel,
    private readonly drafter: OfflineDrafter,
    private readonly usage: ModelUsageService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

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
      // A model that declines is not asked again elsewhere, and its refusal is not worked around.
      if (error.code === 'refused') throw new WritingFailedError('refused');
      this.logger.warn({ msg: 'No model could draft, the offline drafter steps in', code: error.code });
      return this.writeOffline(task, error.code as GenerationCode);
    }
  }

  private async writeWithModel(task: WritingTask): Promise<WrittenSop> {
    const answer = await this.model.generateObject({
      schema: sopWireSchema,
      schemaName: 'sop',
      instructions: SOP_INSTRUCTIONS,
      message: requestMessage(task.prompt),
      signal: task.signal,
      onPartial: (partial, info) => task.onProgress(partial as object, info.provider),
    });
    await this.usage.record(task, answer.attempts);
    const { document } = groundCheck(fromWire(answer.object), task.prompt);
    return {
      document,
      category: answer.object.category,
      draftedBy: 'model',
      provider: answer.provider,
      fallbackReason: null,
    };
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
