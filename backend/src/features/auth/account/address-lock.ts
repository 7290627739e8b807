import type { EntityManager } from 'typeorm';
import { lockAccountName } from '../../../database/advisory-locks.js';

/**
 * Waits for others who make or find an account by this address, and keeps them waiting until the transaction ends: two
 * first visits at the same time must find each other.
 * @param email in lower case.
 */
export async function lockAddress(manager: EntityManager, email: string): Promise<void> {
  await lockAccountName(manager, `address ${email}`);
}

/** As {@link lockAddress}, for an identity of a provider. */
export async function lockIdentity(manager: EntityManager, issuer: string, subject: string): Promise<void> {
  await lockAccountName(manager, `identity ${issuer} ${subject}`);
}
