/**
 * Share of the team that did something, in whole percent; null without any action (S2.128).
 * @param activeUsers members with an SOP action in the period.
 * @param teamMembers at least 1: the owner.
 */
export function activityScore({
  activeUsers,
  teamMembers,
}: {
  activeUsers: number;
  teamMembers: number;
}): number | null {
  if (activeUsers === 0) return null;
  return Math.round((100 * activeUsers) / teamMembers);
}
