import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DatabaseProbe } from '../../database/database-probe.js';
import { NotificationListener } from '../../database/notification-listener.js';
import { JobQueueService } from '../../platform/jobs/job-queue.service.js';
import { ObjectStorage } from '../../platform/object-storage/object-storage.js';

const FILES_TIMEOUT_MS = 2000;

/** The reasons for not being ready, by their names in `/health/ready`. */
export type Obstacle = 'database' | 'notifications' | 'jobs' | 'files' | 'stopping';

/** Whether this process should get traffic. */
@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly probe: DatabaseProbe,
    private readonly notifications: NotificationListener,
    private readonly jobs: JobQueueService,
    private readonly files: ObjectStorage,
  ) {}

  /** From now on the process reports not ready. */
  stop(): void {
    this.isStopping = true;
  }

  /** Empty when the process can serve. Takes two seconds at most. */
  async findObstacles(): Promise<Obstacle[]> {
    if (this.isStopping) return ['stopping'];
    const { answerTimeoutMs } = this.environment.database;
    const [isAnswering, areFilesThere] = await Promise.all([this.probe.isAnswering(), this.areFilesThere()]);
    const checks: [Obstacle, boolean][] = [
      ['database', !isAnswering],
      ['notifications', this.notifications.silentForMs > 1.5 * answerTimeoutMs],
      ['jobs', this.jobs.silentForMs > this.jobs.longestPauseMs + answerTimeoutMs],
      ['files', !areFilesThere],
    ];
    return checks.filter(([, isObstacle]) => isObstacle).map(([obstacle]) => obstacle);
  }

  /** A network folder may not respond at all. */
  private areFilesThere(): Promise<boolean> {
    return Promise.race([this.files.isAttached(), sleep(FILES_TIMEOUT_MS, false, { ref: false })]);
  }
}
