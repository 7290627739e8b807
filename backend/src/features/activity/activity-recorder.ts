import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { runPrepared } from '../../database/prepared-statement.js';
import { INSERT_ACTIVITY, INSERT_ACTIVITY_OF_SITTING } from './activity.queries.js';
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

  /** Records work on an SOP that goes on: what a person does to one SOP within ten minutes is one fact, saved however often. */
  async recordSitting(
    manager: EntityManager,
    userId: string,
    activityType: ActivityType,
    sopId: string,
  ): Promise<void> {
    await runPrepared(manager, INSERT_ACTIVITY_OF_SITTING, [uuidv7(), userId, activityType, { sop_id: sopId }]);
  }
}
