import type { InstallLinkDto } from '../../api/generated/types.gen';

/** The members with active seats, each once, sorted by name. */
export function teamOf(links: readonly Pick<InstallLinkDto, 'is_active' | 'member'>[]): { id: string; name: string }[] {
  const names = new Map<string, string>();
  for (const { is_active: isActive, member } of links) {
    if (isActive && member) names.set(member.user_id, member.full_name || member.email);
  }
  const team = [...names].map(([id, name]) => ({ id, name }));
  return team.sort((one, other) => one.name.localeCompare(other.name));
}
