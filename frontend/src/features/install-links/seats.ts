import type { InstallLinkDto } from '../../api/generated/types.gen';

/** Characters in the name of a seat. */
export const MAX_SEAT_NAME = 80;

export interface Seats {
  active: number;
  /** Never below zero, also after a change to a smaller plan. */
  remaining: number;
  isFull: boolean;
}

/** Active links come first; the order within each kind is kept. */
export function revokedLast<Link extends Pick<InstallLinkDto, 'is_active'>>(links: readonly Link[]): Link[] {
  return [...links].sort((a, b) => Number(b.is_active) - Number(a.is_active));
}

/** Counts the seats: each active link takes one (S9.21, S9.22). */
export function seatsOf(links: readonly Pick<InstallLinkDto, 'is_active'>[], limit: number): Seats {
  const active = links.filter((link) => link.is_active).length;
  return { active, remaining: Math.max(0, limit - active), isFull: active >= limit };
}
