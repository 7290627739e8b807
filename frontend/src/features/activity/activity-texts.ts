import type { ActivityType } from '../../api/generated/types.gen';

const TEXTS: Partial<Record<ActivityType, string>> = {
  sop_created: 'created an SOP',
  sop_generated: 'got a finished draft',
  sop_generation_failed: 'could not get a draft',
  sop_regenerated: 'asked for a new draft',
  sop_generation_cancelled: 'cancelled a draft',
  sop_updated: 'edited an SOP',
  sop_completed: 'marked an SOP as completed',
  sop_reopened: 'marked an SOP as in progress',
  sop_question_answered: 'answered a question',
  sop_exported: 'exported an SOP',
  sop_deleted: 'deleted an SOP',
  sop_restored: 'restored an SOP',
  sop_version_kept: 'kept a version',
  sop_version_restored: 'brought a version back',
  install_link_generated: 'generated an install link',
  install_link_revoked: 'revoked an install link',
  team_member_joined: 'got a new team member',
};

/** What somebody did, after their name. A kind that this page does not know yet is read out as it is. */
export function activityText(type: ActivityType): string {
  return TEXTS[type] ?? type.replaceAll('_', ' ');
}
