import { describe, expect, it } from '@jest/globals';
import { activityScore } from './activity-score.js';

describe('the activity score', () => {
  it('is none without an action (S2.128)', () => {
    expect(activityScore({ activeUsers: 0, teamMembers: 1 })).toBeNull();
  });

  it.each([
    [1, 1, 100],
    [1, 3, 33],
    [2, 3, 67],
    [1, 8, 13],
  ])('of %i active people in a team of %i is %i', (activeUsers, teamMembers, score) => {
    expect(activityScore({ activeUsers, teamMembers })).toBe(score);
  });
});
