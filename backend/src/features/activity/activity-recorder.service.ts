import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type PreparedStatement, runPrepared } from '../../database/prepared-statement.js';
import type { ActivityType } from './activity-type.js';

const INSERT: PreparedStatement = {
  name: 'activity-insert',
  text: 'INSERT INTO activity_logs (id, user_id, activity_type, activity_data) VALUES ($1, $2, $3, $4)',
};

/** Door of the feature: records a fact in the transaction that makes it true. */
@Injectable()
export class ActivityRecorder {
  async record(
    manager: EntityManager,
    userId: string,
    activityType: ActivityType,
    activityData: Record<string, string | number | boolean | null>,
  ): Promise<void> {
    await runPrepared(manager, INSERT, [uuidv7(), userId, activityType, activityData]);
  }
}
