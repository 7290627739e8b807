import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { generateSopJob } from '../sops.jobs.js';
import { SopWriterService, WritingFailedError } from '../writing/sop-writer.service.js';
import { type ClaimedGeneration, GenerationLostError, SopGenerationsService } from './sop-generations.service.js';

/** Drafts SOPs in the background. A cancelled run is aborted wherever it is running. */
@Injectable()
export class GenerateSopHandler implements JobHandler<{ generationId: string }>, OnApplicationBootstrap {
  readonly definition = generateSopJob;
  private readonly logger = new Logger(GenerateSopHandler.name);
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly jobs: JobQueueService,
    private readonly generations: SopGenerationsService,
    private readonly writer: SopWriterService,
    notifications: NotificationListener,
  ) {
    notifications.subscribe(NOTIFICATION_CHANNELS.generationCancelled, (generationId) => {
      this.running.get(generationId)?.abort(new GenerationLostError());
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register(this);
  }

  async perform({ payload, signal, ...holder }: JobRun<{ generationId: string }>): Promise<void> {
    const run = await this.generations.begin(payload.generationId, holder);
    if (!run) return;
    const cancellation = new AbortController();
    this.running.set(run.id, cancellation);
    try {
      await this.draft(run, AbortSignal.any([signal, cancellation.signal]));
    } catch (error) {
      await this.settle(run, error, signal, cancellation.signal);
    } finally {
      this.running.delete(run.id);
    }
  }

  private async draft(run: ClaimedGeneration, signal: AbortSignal): Promise<void> {
    const written = await this.writer.write({
      prompt: run.prompt,
      userId: run.userId,
      generationId: run.id,
      signal,
      onProgress: (partial, provider) => this.generations.saveProgress(run, partial, provider),
    });
    await this.generations.succeed(run, written);
  }

  private async settle(
    run: ClaimedGeneration,
    error: unknown,
    shutdown: AbortSignal,
    cancelled: AbortSignal,
  ): Promise<void> {
    if (error instanceof GenerationLostError || cancelled.aborted) return;
    if (error instanceof WritingFailedError) return this.generations.fail(run, error.code);
    if (shutdown.aborted) await this.generations.release(run);
    else this.logger.error({ err: error, generationId: run.id });
    // The queue retries: immediately in another process after a shutdown, after a delay for a fault.
    throw error;
  }
}
