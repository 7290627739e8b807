/** Kinds of activity, in the snake-case past tense of the wire (S3.32). */
export const ACTIVITY_TYPES = [
  'sop_created',
  'sop_imported',
  'sop_generated',
  'sop_generation_failed',
  'sop_regenerated',
  'sop_generation_cancelled',
  'sop_updated',
  'sop_completed',
  'sop_reopened',
  'sop_question_answered',
  'sop_exported',
  'sops_exported',
  'sops_imported',
  'sop_deleted',
  'sop_restored',
  'sop_version_kept',
  'sop_version_restored',
  'install_link_generated',
  'install_link_revoked',
  'team_member_joined',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];
