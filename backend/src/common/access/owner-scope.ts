import type { Principal } from './principal.js';

/**
 * The one condition that every read and write of owned rows carries: a row of somebody else does not exist.
 * @see ADR 0011
 */
export function ownerScope(principal: Principal): { userId: string } {
  return { userId: principal.userId };
}
