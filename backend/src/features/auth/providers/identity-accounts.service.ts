import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { lockAddress, lockIdentity } from '../account/address-lock.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AuthError } from '../protocol/auth-error.js';
import type { ProviderIdentity } from './provider-identity.js';

/** Finds or makes the account behind an identity. Identities are keyed by issuer and subject, never by the address. */
@Injectable()
export class IdentityAccountsService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly profiles: ProfilesService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Gives the account of an identity, made with its profile on first sight. An account that has the same address joins
   * in: both sides have proved it, or else the one that has not loses everything by which it could be opened.
   * @throws AuthError `user_banned`
   */
  async signIn(manager: EntityManager, identity: ProviderIdentity): Promise<AuthUserRow> {
    await lockIdentity(manager, identity.issuer, identity.subject);
    await lockAddress(manager, identity.email);
    const userId =
      (await this.findOwner(manager, identity)) ??
      (await this.joinByAddress(manager, identity)) ??
      (await this.createUser(manager, identity));
    await this.saveIdentity(manager, userId, identity);
    await this.recordSignIn(manager, userId, identity.provider);
    const user = await this.users.findUser(userId, manager);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    if (this.users.isBanned(user)) throw new AuthError('user_banned', 'User is banned');
    return user;
  }

  /**
   * Adds another way to sign in to an account.
   * @throws AuthError `identity_already_exists` when it opens an account already, this one or another
   */
  async link(manager: EntityManager, userId: string, identity: ProviderIdentity): Promise<void> {
    await lockIdentity(manager, identity.issuer, identity.subject);
    await this.requireUnlinked(manager, identity);
    await this.saveIdentity(manager, userId, identity);
    await this.recordSignIn(manager, userId, identity.provider);
    await this.recordLink(manager, userId, identity);
  }

  /** @throws AuthError `identity_already_exists` */
  async requireUnlinked(manager: EntityManager, identity: ProviderIdentity): Promise<void> {
    if ((await this.findOwner(manager, identity)) === undefined) return;
    throw new AuthError('identity_already_exists', 'This identity opens an account already');
  }

  private async findOwner(manager: EntityManager, { issuer, subject }: ProviderIdentity): Promise<string | undefined> {
    const rows: { user_id: string }[] = await manager.query(
      `SELECT i.user_id FROM auth_identities i JOIN auth_users u ON u.id = i.user_id
       WHERE i.issuer = $1 AND i.subject = $2 AND u.deleted_at IS NULL`,
      [issuer, subject],
    );
    return rows[0]?.user_id;
  }

  private async joinByAddress(manager: EntityManager, identity: ProviderIdentity): Promise<string | undefined> {
    const rows: { id: string; is_confirmed: boolean }[] = await manager.query(
      `SELECT id, email_confirmed_at IS NOT NULL AS is_confirmed FROM auth_users
       WHERE email = $1 AND deleted_at IS NULL FOR UPDATE`,
      [identity.email],
    );
    const [owner] = rows;
    if (owner?.is_confirmed) await this.recordLink(manager, owner.id, identity);
    else if (owner) await this.takeOver(manager, owner.id, identity);
    return owner?.id;
  }

  /** Whoever made the account never proved to own the address: nothing of theirs may open it from now on. */
  private async takeOver(
    manager: EntityManager,
    userId: string,
    { provider, email, fullName }: ProviderIdentity,
  ): Promise<void> {
    await manager.query('DELETE FROM auth_identities WHERE user_id = $1', [userId]);
    await manager.query('DELETE FROM auth_one_time_tokens WHERE user_id = $1', [userId]);
    await manager.query('UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [userId]);
    await manager.query(
      `UPDATE auth_users SET password_hash = NULL, email_confirmed_at = now(), user_metadata = $2,
         app_metadata = '{}', updated_at = now() WHERE id = $1`,
      [userId, JSON.stringify({ full_name: fullName })],
    );
    await this.profiles.ensureProfile(manager, { id: userId, email, fullName });
    const details = { provider, taken_over: true };
    await this.events.record(manager, { kind: 'account_changed', userId, details });
  }

  private async createUser(manager: EntityManager, { provider, email, fullName }: ProviderIdentity): Promise<string> {
    const id = uuidv7();
    await manager.query(
      'INSERT INTO auth_users (id, email, email_confirmed_at, user_metadata) VALUES ($1, $2, now(), $3)',
      [id, email, JSON.stringify({ full_name: fullName })],
    );
    await this.profiles.ensureProfile(manager, { id, email, fullName });
    await this.events.record(manager, { kind: 'account_created', userId: id, details: { provider } });
    return id;
  }

  private async saveIdentity(manager: EntityManager, userId: string, identity: ProviderIdentity): Promise<void> {
    const { provider, issuer, subject, email, fullName } = identity;
    const data = { iss: issuer, sub: subject, email, email_verified: true, full_name: fullName };
    // An identity whose account was deleted opens the one that has taken its place.
    await manager.query(
      `INSERT INTO auth_identities (id, user_id, provider, issuer, subject, email, identity_data, last_sign_in_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, now())
       ON CONFLICT (issuer, subject) DO UPDATE SET user_id = excluded.user_id, provider = excluded.provider,
         email = excluded.email, identity_data = excluded.identity_data, last_sign_in_at = now(), updated_at = now()`,
      [uuidv7(), userId, provider, issuer, subject, email, JSON.stringify(data)],
    );
  }

  private async recordLink(manager: EntityManager, userId: string, { provider }: ProviderIdentity): Promise<void> {
    await this.events.recordChange(manager, { kind: 'identity_linked', userId, details: { provider } });
  }

  /** The first provider stays the account's own; every one that has opened it is listed once. */
  private async recordSignIn(manager: EntityManager, userId: string, provider: string): Promise<void> {
    await manager.query(
      `UPDATE auth_users SET last_sign_in_at = now(), app_metadata = jsonb_build_object('provider', $2::text)
         || app_metadata || jsonb_build_object('providers', CASE
           WHEN app_metadata -> 'providers' @> to_jsonb($2::text) THEN app_metadata -> 'providers'
           ELSE coalesce(app_metadata -> 'providers', '[]') || to_jsonb($2::text) END)
       WHERE id = $1`,
      [userId, provider],
    );
  }
}
