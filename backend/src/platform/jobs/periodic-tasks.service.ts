import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';

/** Work that is repeated while the process runs. Processes do not coordinate: concurrent runs must be harmless. */
export interface PeriodicTask {
  /** Dotted verb such as `sops.purge`, for the log. */
  name: string;
  intervalMs: number;
  /** `workers`: only processes that run jobs. */
  runsIn: 'workers' | 'all processes';
  /** Whether it also runs at startup. */
  atStart?: boolean;
  /** @param signal aborted when the process shuts down. */
  run(signal: AbortSignal): Promise<unknown>;
}

/** Runs periodic tasks. Failures are logged, and the task runs again at its next interval. */
@Injectable()
export class PeriodicTasksService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(PeriodicTasksService.name);
  private readonly tasks: PeriodicTask[] = [];
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly stopping = new AbortController();

  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'processRole'>) {}

  /** Must be called before the application has started. */
  add(task: PeriodicTask): void {
    this.tasks.push(task);
  }

  onApplicationBootstrap(): void {
    const isWorker = this.environment.processRole !== 'web';
    for (const task of this.tasks) {
      if (task.runsIn === 'workers' && !isWorker) continue;
      this.timers.push(setInterval(() => void this.tryRunning(task), task.intervalMs).unref());
      if (task.atStart) void this.tryRunning(task);
    }
  }

  onApplicationShutdown(): void {
    this.stopping.abort(new Error('The process is shutting down'));
    for (const timer of this.timers) clearInterval(timer);
  }

  private async tryRunning(task: PeriodicTask): Promise<void> {
    const { signal } = this.stopping;
    try {
      await task.run(signal);
    } catch (error) {
      // Errors during shutdown are expected: connections are being closed.
      if (signal.aborted) return;
      this.logger.warn({ err: error, task: task.name, msg: 'A periodic task failed and runs again at its next time' });
    }
  }
}
