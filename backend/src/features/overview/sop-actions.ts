import type { ActivityType } from '../activity/activity-type.js';

/**
 * What a person does with an SOP. Signing in, seats and the work of the drafter do not count, else an empty account
 * would show activity (product decision T20).
 */
export const SOP_ACTIONS: readonly ActivityType[] = [
  'sop_created',
  'sop_regenerated',
  'sop_updated',
  'sop_completed',
  'sop_reopened',
  'sop_question_answered',
  'sop_exported',
  'sop_deleted',
  'sop_restored',
  'sop_version_kept',
  'sop_version_restored',
];
