import { z } from 'zod';
import type { ChangeType } from '../protocol/change-subscription.js';
import { LIVE_TABLES, type LiveTable } from '../protocol/live-table.js';

/** Channel of the trigger `notify_row_change`. */
export const ROW_CHANGES_CHANNEL = 'row_changes';

/** A notification of a changed row: ids only. */
export interface RowChange {
  table: LiveTable;
  type: ChangeType;
  userId: string;
  /** For `subscribers` the same as `userId`. */
  id: string;
}

const payloadSchema = z.object({
  table: z.enum(LIVE_TABLES),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  user_id: z.string().min(1),
  id: z.string().min(1),
});

/** Gives null for a table that nobody can follow, and for anything malformed. */
export function parseRowChange(payload: unknown): RowChange | null {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return null;
  const { table, type, user_id: userId, id } = parsed.data;
  return { table, type, userId, id };
}

/** One change for two of the same row: a row that is new to the listeners stays new. */
export function mergeRowChanges(earlier: RowChange, later: RowChange): RowChange {
  const isStillNew = earlier.type === 'INSERT' && later.type === 'UPDATE';
  return isStillNew ? earlier : later;
}
