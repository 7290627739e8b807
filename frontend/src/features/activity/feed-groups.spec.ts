import { describe, expect, it } from 'vitest';
import type { ActivityType, TeamActivityDto } from '../../api/generated/types.gen';
import { groupFeed, mayGoOn } from './feed-groups';

const NOON = Date.UTC(2026, 2, 3, 12);

/** An action so many seconds before noon. */
function action(secondsAgo: number, type: ActivityType, sopId: string | null = 'a', userId = 'anna'): TeamActivityDto {
  return {
    id: `${secondsAgo} ${type} ${userId}`,
    user_id: userId,
    member_name: userId,
    activity_type: type,
    sop_id: sopId,
    sop_title: sopId,
    is_sop_deleted: false,
    created_at: new Date(NOON - secondsAgo * 1000).toISOString(),
  };
}

const sizes = (...entries: TeamActivityDto[]) => groupFeed(entries).map((group) => group.entries.length);

describe('the lines of the feed (screens m8)', () => {
  it('hold what one person did alike within a minute, with whatever SOPs', () => {
    expect(sizes(action(0, 'sop_exported'), action(20, 'sop_exported', 'b'), action(59, 'sop_exported', 'c'))).toEqual([
      3,
    ]);
    expect(sizes(action(0, 'sop_exported'), action(60, 'sop_exported'))).toEqual([1, 1]);
  });

  it('keep people and actions apart, also when they come in between', () => {
    const entries = [
      action(0, 'sop_exported'),
      action(1, 'sop_exported', 'a', 'tom'),
      action(2, 'sop_deleted'),
      action(3, 'sop_exported', 'b'),
    ];
    expect(groupFeed(entries).map((group) => group.entries.map(({ id }) => id))).toEqual([
      ['0 sop_exported anna', '3 sop_exported anna'],
      ['1 sop_exported tom'],
      ['2 sop_deleted anna'],
    ]);
  });

  it('hold edits of one SOP within ten minutes, and of no other', () => {
    expect(sizes(action(0, 'sop_updated'), action(300, 'sop_updated'), action(599, 'sop_updated'))).toEqual([3]);
    expect(sizes(action(0, 'sop_updated'), action(600, 'sop_updated'))).toEqual([1, 1]);
    expect(sizes(action(0, 'sop_updated', 'a'), action(1, 'sop_updated', 'b'))).toEqual([1, 1]);
  });

  it('may go on beyond what is loaded as long as the oldest entry is near', () => {
    const [group] = groupFeed([action(0, 'sop_exported')]);
    expect(group && mayGoOn(group, action(30, 'sop_deleted'))).toBe(true);
    expect(group && mayGoOn(group, action(90, 'sop_deleted'))).toBe(false);
  });
});
