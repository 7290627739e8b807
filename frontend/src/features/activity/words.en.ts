import type { ActivityType, SopAction } from '../../api/generated/types.gen';

/** What has happened in a team. */

export const title = 'Activity';
export const feed = 'Activity feed';
export const notLoaded = 'The activity could not be loaded.';
export const isEmpty = 'Nothing has happened yet';
export const isEmptyDetails = 'What your team does with its procedures appears here.';
export const noneFound = 'No matching activity';
export const noneFoundDetails = 'Try another action, person or period.';
export const showEverything = 'Show everything';

export const filtersLabel = 'Activity';
export const filtersAction = 'Action';
export const filtersPerson = 'Person';
export const filtersEveryone = 'Everyone';
export const filtersPeriod = 'Period';
export const filterActions = {
  all: 'Everything',
  sop_created: 'Created',
  sop_updated: 'Edited',
  sop_question_answered: 'Question answered',
  sop_regenerated: 'Drafted again',
  sop_completed: 'Completed',
  sop_reopened: 'Back in progress',
  sop_exported: 'Exported',
  sop_deleted: 'Deleted',
  sop_restored: 'Restored',
  sop_version_kept: 'Version kept',
  sop_version_restored: 'Version restored',
} satisfies Record<SopAction | 'all', string>;
export const filterPeriods = { all: 'Any time', today: 'Today', week: 'Last 7 days', month: 'Last 30 days' } as const;

export const you = 'You';
export const line = '{person} {action}';
export const lineWithSop = '{person} {action}: {sop}';
export const showAll = (count: number) => `Show all ${count}`;
export const hideAll = (count: number) => `Hide all ${count}`;
export const showAllOf = (count: number, action: string) => `Show all ${count}: ${action}`;
export const hideAllOf = (count: number, action: string) => `Hide all ${count}: ${action}`;

/** The action of a member, after their name. */
export const actions = {
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
  sop_version_restored: 'restored a version',
  install_link_generated: 'generated an install link',
  install_link_revoked: 'revoked an install link',
  team_member_joined: 'got a new team member',
} satisfies Partial<Record<ActivityType, string>>;
/** The same with several SOPs. @param more a plus where there may have been more of it */
export const actionsWithSops = {
  sop_created: (sops: number, more: string) => `created ${sops}${more} SOPs`,
  sop_imported: (sops: number, more: string) => `imported ${sops}${more} SOPs`,
  sop_updated: (sops: number, more: string) => `edited ${sops}${more} SOPs`,
  sop_completed: (sops: number, more: string) => `marked ${sops}${more} SOPs as completed`,
  sop_reopened: (sops: number, more: string) => `marked ${sops}${more} SOPs as in progress`,
  sop_exported: (sops: number, more: string) => `exported ${sops}${more} SOPs`,
  sop_deleted: (sops: number, more: string) => `deleted ${sops}${more} SOPs`,
  sop_restored: (sops: number, more: string) => `restored ${sops}${more} SOPs`,
} satisfies Partial<Record<ActivityType, unknown>>;
/** The same with several parts of SOPs. */
export const actionsWithParts = {
  sop_regenerated: (drafts: number, more: string) => `asked for ${drafts}${more} new drafts`,
  sop_question_answered: (questions: number, more: string) => `answered ${questions}${more} questions`,
  sop_version_kept: (versions: number, more: string) => `kept ${versions}${more} versions`,
  sop_version_restored: (versions: number, more: string) => `restored ${versions}${more} versions`,
} satisfies Partial<Record<ActivityType, unknown>>;
/** Any other action, at least twice. */
export const actionRepeated = (action: string, times: number, more: string) => `${action} ${times}${more} times`;
