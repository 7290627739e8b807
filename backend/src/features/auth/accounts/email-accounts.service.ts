import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { AuthError } from '../auth-error.js';
import type { UserMetadata } from '../user-metadata.js';
import { lockAddress } from './address-lock.js';

/** Who vouches for the identity that an address and a password make: this installation itself. */
const ISSUER = 'email';

/** What an account begins with. */
export interface NewEmailAccount {
  id?: string;
  /** As {@link readEmailAddress} gives it. */
  email: string;
  passwordHash: string | null;
  userMetadata: UserMetadata;
  appMetadata: Record<string, unknown>;
}

/** Accounts that are made with an e-mail address and not by a provider. Every change is part of the caller's transaction. */
@Injectable()
export class EmailAccounts {
  constructor(private readonly profiles: ProfilesService) {}

  /**
   * Makes an account whose address nobody has proved yet; it gets its profile when somebody does.
   * @returns its id.
   * @throws AuthError `email_exists`, `conflict` when the id is taken
   */
  async create(manager: EntityManager, account: NewEmailAccount): Promise<string> {
    const { id = uuidv7(), email, passwordHash, userMetadata, appMetadata } = account;
    await this.requireFreeAddress(manager, email);
    const created: unknown[] = await manager.query(
      `INSERT INTO auth_users (id, email, password_hash, user_metadata, app_metadata) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [
        id,
        email,
        passwordHash,
        JSON.stringify(userMetadata),
        JSON.stringify({ provider: 'email', providers: ['email'], ...appMetadata }),
      ],
    );
    if (created.length === 0) throw new AuthError('conflict', 'There is an account with this id');
    await manager.query(
      `INSERT INTO auth_identities (id, user_id, provider, issuer, subject, email, identity_data)
       VALUES ($1, $2, 'email', $3, $4, $5, $6)`,
      [uuidv7(), id, ISSUER, id, email, JSON.stringify({ sub: id, email, email_verified: false })],
    );
    return id;
  }

  /** Takes the account's address for proved. Does nothing when it was before. @throws AuthError `user_not_found` */
  async confirm(manager: EntityManager, userId: string): Promise<void> {
    const [owner]: { email: string; full_name: string | null }[] = await manager.query(
      "SELECT email, user_metadata ->> 'full_name' AS full_name FROM auth_users WHERE id = $1 FOR UPDATE",
      [userId],
    );
    if (!owner) throw new AuthError('user_not_found', 'User not found');
    await manager.query(
      'UPDATE auth_users SET email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() WHERE id = $1',
      [userId],
    );
    await manager.query(
      `UPDATE auth_identities SET identity_data = identity_data || '{"email_verified": true}', updated_at = now()
       WHERE user_id = $1 AND issuer = $2`,
      [userId, ISSUER],
    );
    await this.profiles.ensureProfile(manager, { id: userId, email: owner.email, fullName: owner.full_name ?? '' });
  }

  /** Gives the account another address. @throws AuthError `email_exists` when it is somebody else's */
  async changeAddress(manager: EntityManager, userId: string, email: string): Promise<void> {
    await this.requireFreeAddress(manager, email, userId);
    await manager.query('UPDATE auth_users SET email = $2, updated_at = now() WHERE id = $1', [userId, email]);
    await manager.query(
      `UPDATE auth_identities SET email = $2, updated_at = now(),
         identity_data = identity_data || jsonb_build_object('email', $2::text) WHERE user_id = $1 AND issuer = $3`,
      [userId, email, ISSUER],
    );
    await manager.query('UPDATE profiles SET email = $2, updated_at = now() WHERE id = $1', [userId, email]);
  }

  /** Sets or changes the password. Whoever signed in before has to sign in again, except in the session `kept`. */
  async setPassword(manager: EntityManager, userId: string, passwordHash: string, kept?: string): Promise<void> {
    await manager.query('UPDATE auth_users SET password_hash = $2, updated_at = now() WHERE id = $1', [
      userId,
      passwordHash,
    ]);
    await manager.query(
      `UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`,
      [userId, kept ?? null],
    );
  }

  private async requireFreeAddress(manager: EntityManager, email: string, ownerId?: string): Promise<void> {
    await lockAddress(manager, email);
    const others: unknown[] = await manager.query(
      'SELECT 1 FROM auth_users WHERE email = $1 AND deleted_at IS NULL AND id IS DISTINCT FROM $2',
      [email, ownerId ?? null],
    );
    if (others.length > 0) throw new AuthError('email_exists', 'A user with this e-mail address exists already');
  }
}
