import type { Problem } from '../../../common/problems/problem.js';

/** What every entry of the desk has. */
export interface DeskEntry {
  id: string;
  status: string;
  /** Grows with each change; a change says which version it is based on. */
  version: number;
}

/**
 * One list of a consultant's desk, as the statements of `DeskEntriesService` need to know it. All names in it are
 * constants of ours; what comes from a request is always a parameter.
 */
export interface DeskTable<Entry extends DeskEntry> {
  name: 'clients' | 'projects' | 'earnings' | 'meetings';
  /** Columns on the wire, in its order. */
  columns: readonly (keyof Entry & string)[];
  /** Lists are newest first by this time, then by id. */
  orderColumn: keyof Entry & ('updated_at' | 'earned_at' | 'scheduled_at');
  /** Entries of this status are put away: lists show them only when asked for that status. */
  archivedStatus: string;
  notFound: () => Problem;
}
