/**
 * Channels of NOTIFY, as migrations and statements write them. Two versions run side by side during an upgrade, so a
 * name that is in use never changes.
 */
export const NOTIFICATION_CHANNELS = {
  /** A row that its owner can follow has changed; the trigger `notify_row_change` sends JSON. */
  rowChanges: 'row_changes',
  /** A draft has grown; the drafting job sends JSON. */
  draftProgress: 'draft_progress',
  /** A generation was cancelled; its id. */
  generationCancelled: 'generation_cancelled',
  /** A session has ended or was stepped up; its id. */
  sessionChanges: 'session_changes',
  /** A person's account, email address or user type has changed; the person's id. */
  userChanges: 'user_changes',
} as const;

export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[keyof typeof NOTIFICATION_CHANNELS];
