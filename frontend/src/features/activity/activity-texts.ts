import type { ActivityType } from '../../api/generated/types.gen';

const TEXTS: Partial<Record<ActivityType, string>> = {
  sop_created: 'created an SOP',
  sop_imported: 'imported a document',
  sop_generated: 'got a finished draft',
  sop_generation_failed: 'could not get a draft',
  sop_regenerated: 'asked for a new draft',
  sop_generation_cancelled: 'canceled a draft',
  sop_updated: 'edited an SOP',
  sop_completed: 'marked an SOP as completed',
  sop_reopened: 'marked an SOP as in progress',
  sop_question_answered: 'answered a question',
  sop_exported: 'exported an SOP',
  sops_exported: 'exported many SOPs',
  sops_imported: 'imported many SOPs',
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

/** What is done to SOPs: the same SOP may be counted several times. */
const SOP_TEXTS: Partial<Record<ActivityType, (things: string) => string>> = {
  sop_created: (sops) => `created ${sops}`,
  sop_imported: (sops) => `imported ${sops}`,
  sop_updated: (sops) => `edited ${sops}`,
  sop_completed: (sops) => `marked ${sops} as completed`,
  sop_reopened: (sops) => `marked ${sops} as in progress`,
  sop_exported: (sops) => `exported ${sops}`,
  sop_deleted: (sops) => `deleted ${sops}`,
  sop_restored: (sops) => `restored ${sops}`,
};

/** What is done with something of an SOP: each time is another one. */
const PART_TEXTS: Partial<Record<ActivityType, (count: string) => string>> = {
  sop_regenerated: (count) => `asked for ${count} new drafts`,
  sop_question_answered: (count) => `answered ${count} questions`,
  sop_version_kept: (count) => `kept ${count} versions`,
  sop_version_restored: (count) => `brought ${count} versions back`,
};

/**
 * What somebody did several times, after their name.
 * @param times at least 2.
 * @param sops how many SOPs it was about.
 * @param isOpen there may have been more of it.
 */
export function repeatedActivityText(
  type: ActivityType,
  { times, sops, isOpen }: { times: number; sops: number; isOpen: boolean },
): string {
  const more = isOpen ? '+' : '';
  const ofParts = PART_TEXTS[type];
  if (ofParts) return ofParts(`${times}${more}`);
  const ofSops = SOP_TEXTS[type];
  if (ofSops && sops > 1) return ofSops(`${sops}${more} SOPs`);
  return `${activityText(type)} ${times}${more} times`;
}
