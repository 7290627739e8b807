import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { lockAccountName } from '../../../database/advisory-locks.js';
import type { ProviderIdentity } from '../providers/provider-identity.js';

/** Statements on sign-in methods as part of the caller's transaction; plain changes go through the entity. */
export class AuthIdentityQueries {
  constructor(private readonly manager: EntityManager) {}

  /** The account id of an identity. */
  async findOwnerId({ issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>): Promise<string | undefined> {
    const rows: { user_id: string }[] = await this.manager.query(
      `SELECT i.user_id FROM auth_identities i JOIN auth_users u ON u.id = i.user_id
       WHERE i.issuer = $1 AND i.subject = $2 AND u.deleted_at IS NULL`,
      [issuer, subject],
    );
    return rows[0]?.user_id;
  }

  /**
   * Stores the claims of a provider at sign-in. An identity whose account was deleted is moved to the account that
   * replaced it.
   */
  async save(userId: string, { provider, issuer, subject, email, fullName }: ProviderIdentity): Promise<void> {
    const data = { iss: issuer, sub: subject, email, email_verified: true, full_name: fullName };
    await this.manager.query(
      `INSERT INTO auth_identities (id, user_id, provider, issuer, subject, email, identity_data, last_sign_in_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now())
       ON CONFLICT (issuer, subject) DO UPDATE SET user_id = excluded.user_id, provider = excluded.provider,
         email = excluded.email, identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`,
      [uuidv7(), userId, provider, issuer, subject, email, JSON.stringify(data)],
    );
  }

  /** Marks the address of an account's identity as verified. */
  async confirmEmail(userId: string, issuer: string): Promise<void> {
    await this.manager.query(
      `UPDATE auth_identities SET identity_data = identity_data || '{"email_verified": true}', updated_at = now()
       WHERE user_id = $1 AND issuer = $2`,
      [userId, issuer],
    );
  }

  async changeEmail(userId: string, issuer: string, email: string): Promise<void> {
    await this.manager.query(
      `UPDATE auth_identities SET email = $2, updated_at = now(),
         identity_data = identity_data || jsonb_build_object('email', $2::text) WHERE user_id = $1 AND issuer = $3`,
      [userId, email, issuer],
    );
  }
}

/**
 * Serializes transactions that create or find an account by this address, until the transaction ends: two simultaneous
 * first visits must get the same account.
 * @param email in lower case.
 */
export async function lockAddress(manager: EntityManager, email: string): Promise<void> {
  await lockAccountName(manager, `address ${email}`);
}

/** As {@link lockAddress}, for an identity of a provider. */
export async function lockIdentity(manager: EntityManager, issuer: string, subject: string): Promise<void> {
  await lockAccountName(manager, `identity ${issuer} ${subject}`);
}
