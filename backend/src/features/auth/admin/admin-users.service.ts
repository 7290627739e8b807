import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { PersonTraces } from '../../profiles/person-traces.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AccountEndings } from '../../subscriptions/account-endings.service.js';
import { EmailAccounts } from '../accounts/email-accounts.service.js';
import { readEmailAddress } from '../accounts/email-address.js';
import { AuthError } from '../auth-error.js';
import type { AuthUserRow } from '../auth-user-rows.js';
import { AuthUsersService } from '../auth-users.service.js';
import { readForeignHash } from '../passwords/foreign-hash.js';
import { PasswordHasher } from '../passwords/password-hasher.service.js';
import { PasswordStrengthService } from '../passwords/password-strength.service.js';
import { SessionCheckService } from '../session-check.service.js';
import { fullNameOf, mergeMetadata } from '../user-metadata.js';
import { UserMetadataService } from '../user-metadata.service.js';
import { readBanDuration } from './ban-duration.js';
import type { CreateAdminUserDto, UpdateAdminUserDto } from './dto/admin-user.dto.js';

/** Changes that are events of their own. */
const HAVE_EVENTS: ReadonlySet<string> = new Set(['email', 'password', 'ban_duration']);

/** Accounts as the operator's programs change them. */
@Injectable()
export class AdminUsersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
    private readonly accounts: EmailAccounts,
    private readonly metadata: UserMetadataService,
    private readonly strength: PasswordStrengthService,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionCheckService,
    private readonly billing: AccountEndings,
    private readonly traces: PersonTraces,
    private readonly events: SecurityEventsRecorderService,
    private readonly clock: Clock,
  ) {}

  /** @throws AuthError `user_not_found` with status 404 */
  async getUser(userId: string): Promise<AuthUserRow> {
    const user = await this.users.findUser(userId);
    if (!user) throw userNotFound();
    return user;
  }

  /** @throws AuthError `validation_failed`, `weak_password`, `email_exists`, `conflict` */
  async createUser(wanted: CreateAdminUserDto): Promise<AuthUserRow> {
    if (!wanted.email) throw new AuthError('validation_failed', 'email is needed');
    const account = {
      email: readEmailAddress(wanted.email),
      passwordHash: wanted.password_hash ? readForeignHash(wanted.password_hash) : await this.hashOfNew(wanted),
      userMetadata: mergeMetadata({}, wanted.user_metadata ?? {}),
      appMetadata: mergeMetadata({}, wanted.app_metadata ?? {}),
      ...(wanted.id ? { id: wanted.id } : {}),
    };
    const userId = await this.dataSource.transaction(async (manager) => {
      const id = await this.accounts.create(manager, account);
      if (wanted.email_confirm) await this.accounts.confirm(manager, id);
      if (wanted.ban_duration) await this.ban(manager, id, wanted.ban_duration);
      return id;
    });
    return this.getUser(userId);
  }

  /** @throws AuthError `user_not_found`, `validation_failed`, `weak_password`, `email_exists` */
  async updateUser(userId: string, changes: UpdateAdminUserDto): Promise<AuthUserRow> {
    const passwordHash = await this.hashOfChanged(userId, changes.password);
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, userId);
      if (changes.email) await this.accounts.changeAddress(manager, userId, readEmailAddress(changes.email));
      if (changes.email_confirm) await this.accounts.confirm(manager, userId);
      if (passwordHash) await this.accounts.setPassword(manager, userId, passwordHash);
      if (changes.app_metadata) await this.mergeAppMetadata(manager, userId, changes.app_metadata);
      if (changes.ban_duration) await this.ban(manager, userId, changes.ban_duration);
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      const others = given.map(([field]) => field).filter((field) => !HAVE_EVENTS.has(field));
      if (others.length === 0) return;
      const details = { fields: others.join(' ') };
      await this.events.record(manager, { kind: 'account_changed', userId, details });
    });
    this.sessions.forgetUser(userId);
    if (changes.user_metadata) await this.metadata.updateMetadata(userId, changes.user_metadata);
    return this.getUser(userId);
  }

  /** Removes the account with everything it owns. @throws AuthError `user_not_found` */
  async deleteUser(userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // A draft that is being written holds its SOP and then asks for the owner: in this order nobody waits in a circle.
      await manager.query('SELECT 1 FROM sops WHERE user_id = $1 ORDER BY id FOR UPDATE', [userId]);
      await this.lock(manager, userId);
      await this.billing.cancelForDeletedAccount(manager, userId);
      await this.traces.remove(manager, userId);
      await manager.query('DELETE FROM auth_users WHERE id = $1', [userId]);
      await this.events.record(manager, { kind: 'account_deleted', userId });
    });
    this.sessions.forgetUser(userId);
  }

  /** Closes the account and forgets the person, but keeps what others may need. @throws AuthError `user_not_found` */
  async closeUser(userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.lock(manager, userId);
      await this.billing.cancelForDeletedAccount(manager, userId);
      await this.traces.remove(manager, userId);
      await manager.query('DELETE FROM auth_identities WHERE user_id = $1', [userId]);
      await manager.query('UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL', [
        userId,
      ]);
      await manager.query("UPDATE profiles SET email = '', full_name = '', updated_at = now() WHERE id = $1", [userId]);
      await manager.query(
        `UPDATE auth_users SET deleted_at = now(), email = NULL, password_hash = NULL, user_metadata = '{}',
           app_metadata = '{}', updated_at = now() WHERE id = $1`,
        [userId],
      );
      await this.events.record(manager, { kind: 'account_deleted', userId, details: { closed: true } });
    });
    this.sessions.forgetUser(userId);
  }

  private async lock(manager: EntityManager, userId: string): Promise<void> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM auth_users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
      [userId],
    );
    if (rows.length === 0) throw userNotFound();
  }

  private async hashOfNew({ password, ...wanted }: CreateAdminUserDto): Promise<string | null> {
    if (password === undefined) return null;
    const owner = { email: wanted.email ?? '', fullName: fullNameOf(wanted.user_metadata ?? {}) };
    return this.hasher.hash(await this.strength.accept(password, owner));
  }

  private async hashOfChanged(userId: string, password: string | undefined): Promise<string | null> {
    if (password === undefined) return null;
    return this.hasher.hash(await this.strength.acceptOf(userId, password));
  }

  private async mergeAppMetadata(
    manager: EntityManager,
    userId: string,
    changes: Record<string, unknown>,
  ): Promise<void> {
    const [row]: { app_metadata: Record<string, unknown> }[] = await manager.query(
      'SELECT app_metadata FROM auth_users WHERE id = $1',
      [userId],
    );
    await manager.query('UPDATE auth_users SET app_metadata = $2, updated_at = now() WHERE id = $1', [
      userId,
      JSON.stringify(mergeMetadata(row?.app_metadata ?? {}, changes)),
    ]);
  }

  private async ban(manager: EntityManager, userId: string, duration: string): Promise<void> {
    const durationMs = readBanDuration(duration);
    const until = durationMs === null ? null : new Date(this.clock.now().getTime() + durationMs);
    await manager.query('UPDATE auth_users SET banned_until = $2, updated_at = now() WHERE id = $1', [userId, until]);
    const details = { until: until?.toISOString() ?? null };
    await this.events.record(manager, { kind: until ? 'banned' : 'unbanned', userId, details });
  }
}

function userNotFound(): AuthError {
  return new AuthError('user_not_found', 'User not found', { status: 404 });
}
