import type { Principal } from './principal.js';

/** Whose rows are meant. Background work has no more of a person than that. */
export type Owner = Pick<Principal, 'userId'>;

/**
 * The one condition that every read and write of owned rows carries: another person's row does not exist.
 * @see ADR 0011
 */
export function ownerScope({ userId }: Owner): { userId: string } {
  return { userId };
}
