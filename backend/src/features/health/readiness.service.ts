import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DatabaseProbe } from '../../database/database-probe.js';
import { NotificationListener } from '../../database/notification-listener.js';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';

/** What keeps a process from serving, by the names that `/health/ready` gives. */
export type Obstacle = 'database' | 'notifications' | 'jobs' | 'stopping';

/** Whether visitors should be sent to this process. */
@Injectable()
export class ReadinessService {
  private isStopping = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly probe: DatabaseProbe,
    private readonly notifications: NotificationListener,
    private readonly jobs: JobQueue,
  ) {}

  /** From now on visitors should be sent elsewhere. */
  stop(): void {
    this.isStopping = true;
  }

  /** Empty when the process can serve. Takes two seconds at most. */
  async findObstacles(): Promise<Obstacle[]> {
    if (this.isStopping) return ['stopping'];
    const { answerTimeoutMs } = this.environment.database;
    const checks: [Obstacle, boolean][] = [
      ['database', !(await this.probe.isAnswering())],
      ['notifications', this.notifications.silentForMs > 1.5 * answerTimeoutMs],
      ['jobs', this.jobs.silentForMs > this.jobs.longestPauseMs + answerTimeoutMs],
    ];
    return checks.filter(([, isObstacle]) => isObstacle).map(([obstacle]) => obstacle);
  }
}
