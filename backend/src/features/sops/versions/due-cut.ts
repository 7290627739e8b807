import { hasNoTextYet } from '../sops/interim-content.js';
import type { Sop } from '../sops/sop.entity.js';

/** Changes of one person that follow each other within this time are one piece of work. */
const ONE_SITTING_MS = 10 * 60_000;

type WorkingCopy = Pick<Sop, 'draftedBy' | 'document' | 'isDirty' | 'editedAt' | 'editedByUserId'>;

/** Whether the working copy holds something that no version holds. */
export function isUnkept(sop: Pick<WorkingCopy, 'draftedBy' | 'document' | 'isDirty'>): boolean {
  return sop.isDirty && !hasNoTextYet(sop);
}

/**
 * Whether an ordinary save has to keep the text that it changes: another person wrote it, or it has been unchanged for a while.
 * Decided from the columns of the locked row alone, so that a save that keeps nothing costs nothing.
 */
export function isCutDue(sop: WorkingCopy, editorId: string, now: Date): boolean {
  if (!isUnkept(sop)) return false;
  if (sop.editedAt === null || sop.editedByUserId !== editorId) return true;
  return now.getTime() - sop.editedAt.getTime() > ONE_SITTING_MS;
}
