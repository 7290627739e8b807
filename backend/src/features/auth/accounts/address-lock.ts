import type { EntityManager } from 'typeorm';

/**
 * Waits for others who make or find an account by this address, and keeps them waiting until the transaction ends: two
 * first visits at the same time must find each other.
 * @param email in lower case.
 */
export async function lockAddress(manager: EntityManager, email: string): Promise<void> {
  await lockAuthName(manager, `address ${email}`);
}

/** As {@link lockAddress}, for an identity of a provider. */
export async function lockIdentity(manager: EntityManager, issuer: string, subject: string): Promise<void> {
  await lockAuthName(manager, `identity ${issuer} ${subject}`);
}

async function lockAuthName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`auth ${name}`]);
}
