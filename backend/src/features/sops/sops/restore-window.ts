const RESTORE_WINDOW_DAYS = 30;
const DAY_MS = 86_400_000;

/** A deletion before this moment is final (T14). */
export function restorableSince(): Date {
  return new Date(Date.now() - RESTORE_WINDOW_DAYS * DAY_MS);
}
