import type { ActivityType, SopAction } from '../../api/generated/types.gen';

/** What has happened in a team. */
export const words = {
  title: 'Activity',
  feed: 'Activity feed',
  notLoaded: 'The activity could not be loaded.',
  isEmpty: 'Nothing has happened yet',
  isEmptyDetails: 'What your team does with its procedures appears here.',
  noneFound: 'Nothing of that kind',
  noneFoundDetails: 'Try another action, person or period.',
  showEverything: 'Show everything',

  filters: {
    label: 'Activity',
    action: 'Action',
    person: 'Person',
    everyone: 'Everyone',
    period: 'Period',
  },
  filterActions: {
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
    sop_version_restored: 'Version brought back',
  } satisfies Record<SopAction | 'all', string>,
  filterPeriods: { all: 'Any time', today: 'Today', week: 'Last 7 days', month: 'Last 30 days' },

  you: 'You',
  line: '{person} {action}',
  lineWithSop: '{person} {action}: {sop}',
  showAll: (count: number) => `Show all ${count}`,
  hideAll: (count: number) => `Hide all ${count}`,
  showAllOf: (count: number, action: string) => `Show all ${count}: ${action}`,
  hideAllOf: (count: number, action: string) => `Hide all ${count}: ${action}`,

  /** What somebody did, after their name. */
  actions: {
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
  } satisfies Partial<Record<ActivityType, string>>,
  /** The same with several SOPs. @param more a plus where there may have been more of it */
  actionsWithSops: {
    sop_created: (sops: number, more: string) => `created ${sops}${more} SOPs`,
    sop_imported: (sops: number, more: string) => `imported ${sops}${more} SOPs`,
    sop_updated: (sops: number, more: string) => `edited ${sops}${more} SOPs`,
    sop_completed: (sops: number, more: string) => `marked ${sops}${more} SOPs as completed`,
    sop_reopened: (sops: number, more: string) => `marked ${sops}${more} SOPs as in progress`,
    sop_exported: (sops: number, more: string) => `exported ${sops}${more} SOPs`,
    sop_deleted: (sops: number, more: string) => `deleted ${sops}${more} SOPs`,
    sop_restored: (sops: number, more: string) => `restored ${sops}${more} SOPs`,
  } satisfies Partial<Record<ActivityType, unknown>>,
  /** The same with several parts of SOPs. */
  actionsWithParts: {
    sop_regenerated: (drafts: number, more: string) => `asked for ${drafts}${more} new drafts`,
    sop_question_answered: (questions: number, more: string) => `answered ${questions}${more} questions`,
    sop_version_kept: (versions: number, more: string) => `kept ${versions}${more} versions`,
    sop_version_restored: (versions: number, more: string) => `brought ${versions}${more} versions back`,
  } satisfies Partial<Record<ActivityType, unknown>>,
  /** Any other action, at least twice. */
  actionRepeated: (action: string, times: number, more: string) => `${action} ${times}${more} times`,
} as const;
