import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { runPrepared } from '../../database/prepared-statement.js';
import { INSERT_ACTIVITY } from './activity.queries.js';
import type { ActivityType } from './activity-type.js';

/** Door of the feature: records a fact in the transaction that makes it true. */
@Injectable()
export class ActivityRecorder {
  async record(
    manager: EntityManager,
    userId: string,
    activityType: ActivityType,
    activityData: Record<string, string | number | boolean | null>,
  ): Promise<void> {
    await runPrepared(manager, INSERT_ACTIVITY, [uuidv7(), userId, activityType, activityData]);
  }
}
