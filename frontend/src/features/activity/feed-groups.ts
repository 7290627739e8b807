import type { ActivityType, TeamActivityDto } from '../../api/generated/types.gen';

/** Entries that the feed shows as one line. */
export interface FeedGroup {
  /** Id of the newest entry. */
  id: string;
  /** Newest first; at least one. */
  entries: [TeamActivityDto, ...TeamActivityDto[]];
}

const MINUTE_MS = 60_000;
const EDITING_MS = 10 * MINUTE_MS;

/** Users who work on an SOP save it repeatedly. */
const EDITS: ReadonlySet<ActivityType> = new Set(['sop_updated', 'sop_question_answered']);

/**
 * Groups equal actions of one person within a minute, and edits of one SOP within ten minutes (screens m8). Works on
 * the loaded entries, so that a page of the feed stays one query and a group grows with the next page.
 * @param entries newest first.
 */
export function groupFeed(entries: readonly TeamActivityDto[]): FeedGroup[] {
  const groups: FeedGroup[] = [];
  const latest = new Map<string, FeedGroup>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = latest.get(key);
    if (group && isWithin(group, entry)) {
      group.entries.push(entry);
      continue;
    }
    const begun: FeedGroup = { id: entry.id, entries: [entry] };
    groups.push(begun);
    latest.set(key, begun);
  }
  return groups;
}

/** Whether a group may have more entries on pages that are not loaded. */
export function mayGoOn(group: FeedGroup, oldest: TeamActivityDto): boolean {
  return isWithin(group, oldest);
}

function keyOf({ user_id: userId, activity_type: type, sop_id: sopId }: TeamActivityDto): string {
  return EDITS.has(type) ? `${userId} ${type} ${sopId}` : `${userId} ${type}`;
}

function isWithin({ entries: [newest] }: FeedGroup, entry: TeamActivityDto): boolean {
  const span = EDITS.has(newest.activity_type) ? EDITING_MS : MINUTE_MS;
  return Date.parse(newest.created_at) - Date.parse(entry.created_at) < span;
}
