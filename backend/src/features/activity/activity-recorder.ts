import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertActivity, insertActivityOfSitting, type NewActivity } from './activity.queries.js';
import type { ActivityType } from './activity-type.js';

/** Public API of the feature: records an activity in the transaction of the change. */
@Injectable()
export class ActivityRecorder {
  async record(manager: EntityManager, userId: string, type: ActivityType, data: NewActivity['data']): Promise<void> {
    await insertActivity(manager, { userId, type, data });
  }

  /** Records continuous work on an SOP: repeated saves of one SOP within ten minutes are one activity. */
  async recordSitting(manager: EntityManager, userId: string, type: ActivityType, sopId: string): Promise<void> {
    await insertActivityOfSitting(manager, { userId, type, sopId });
  }
}
