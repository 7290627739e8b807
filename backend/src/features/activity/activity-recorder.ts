import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { insertActivity, insertActivityOfSitting, type NewActivity } from './activity.queries.js';
import type { ActivityType } from './activity-type.js';

/** Door of the feature: records a fact in the transaction that makes it true. */
@Injectable()
export class ActivityRecorder {
  async record(manager: EntityManager, userId: string, type: ActivityType, data: NewActivity['data']): Promise<void> {
    await insertActivity(manager, { userId, type, data });
  }

  /** Records work on an SOP that goes on: what a person does to one SOP within ten minutes is one fact, saved however often. */
  async recordSitting(manager: EntityManager, userId: string, type: ActivityType, sopId: string): Promise<void> {
    await insertActivityOfSitting(manager, { userId, type, sopId });
  }
}
