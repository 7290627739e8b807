import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { lockAddress } from './address-lock.js';
import type { UserMetadata } from './user-metadata.js';

/** Name on the wire of the identity that an address and a password make. */
export const EMAIL_PROVIDER = 'email';

/** Who vouches for that identity: this installation itself. */
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

/** Who has an address. */
export interface AddressOwner {
  id: string;
  isConfirmed: boolean;
  isBanned: boolean;
}

/** Accounts that are made with an e-mail address and not by a provider. Every change is part of the caller's transaction. */
@Injectable()
export class EmailAccountsService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

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
    await this.events.record(manager, { kind: 'account_created', userId: id });
    return id;
  }

  /** Who has the address, if anybody; nobody else can get it until the transaction is over. */
  async findOwner(manager: EntityManager, email: string): Promise<AddressOwner | null> {
    await lockAddress(manager, email);
    const rows: AddressOwner[] = await manager.query(
      `SELECT id, email_confirmed_at IS NOT NULL AS "isConfirmed", coalesce(banned_until > now(), false) AS "isBanned"
       FROM auth_users WHERE email = $1 AND deleted_at IS NULL FOR UPDATE`,
      [email],
    );
    return rows[0] ?? null;
  }

  /** A later sign-up takes the place of an earlier one that nobody has confirmed; what was mailed for that one is void. */
  async replaceCredentials(
    manager: EntityManager,
    userId: string,
    { passwordHash, userMetadata }: Pick<NewEmailAccount, 'passwordHash' | 'userMetadata'>,
  ): Promise<void> {
    await this.voidMails(manager, userId);
    await manager.query(
      'UPDATE auth_users SET password_hash = $2, user_metadata = $3, updated_at = now() WHERE id = $1',
      [userId, passwordHash, JSON.stringify(userMetadata)],
    );
  }

  /** Whoever chose the password of an unconfirmed account has not proved the address: it must not open the account. */
  async dropUnprovedPassword(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('UPDATE auth_users SET password_hash = NULL WHERE id = $1 AND email_confirmed_at IS NULL', [
      userId,
    ]);
  }

  /** Marks the account's e-mail address as verified. Does nothing when it already is. @throws AuthError `user_not_found` */
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

  /** Gives the account another address; what was mailed before opens nothing any more. @throws AuthError `email_exists` when it is somebody else's */
  async changeAddress(manager: EntityManager, userId: string, email: string): Promise<void> {
    await this.requireFreeAddress(manager, email, userId);
    const [former]: { email: string | null }[] = await manager.query('SELECT email FROM auth_users WHERE id = $1', [
      userId,
    ]);
    await manager.query(
      `UPDATE auth_users SET email = $2, new_email = NULL, email_change_sent_at = NULL, email_change_agreed = NULL,
         updated_at = now() WHERE id = $1`,
      [userId, email],
    );
    await this.voidMails(manager, userId);
    await manager.query(
      `UPDATE auth_identities SET email = $2, updated_at = now(),
         identity_data = identity_data || jsonb_build_object('email', $2::text) WHERE user_id = $1 AND issuer = $3`,
      [userId, email, ISSUER],
    );
    await this.profiles.changeEmail(manager, userId, email);
    const formerEmail = former?.email ?? null;
    const details = { email, former_email: formerEmail };
    await this.events.recordChange(manager, { kind: 'email_changed', userId, details, formerEmail });
  }

  /**
   * Sets or changes the password. Whoever signed in before has to sign in again, except in the session `kept`, and no
   * mail that is under way opens anything any more.
   */
  async setPassword(manager: EntityManager, userId: string, passwordHash: string, kept?: string): Promise<void> {
    await manager.query('UPDATE auth_users SET password_hash = $2, updated_at = now() WHERE id = $1', [
      userId,
      passwordHash,
    ]);
    await manager.query(
      `UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2`,
      [userId, kept ?? null],
    );
    await this.voidMails(manager, userId);
    await this.events.recordChange(manager, { kind: 'password_changed', userId });
  }

  /** @throws AuthError `email_exists` */
  async requireFreeAddress(manager: EntityManager, email: string, ownerId?: string): Promise<void> {
    await lockAddress(manager, email);
    const others: unknown[] = await manager.query(
      'SELECT 1 FROM auth_users WHERE email = $1 AND deleted_at IS NULL AND id IS DISTINCT FROM $2',
      [email, ownerId ?? null],
    );
    if (others.length > 0) throw new AuthError('email_exists', 'A user with this e-mail address exists already');
  }

  /** No link and no code that is under way opens the account from now on. */
  private async voidMails(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('DELETE FROM auth_one_time_tokens WHERE user_id = $1', [userId]);
  }
}
