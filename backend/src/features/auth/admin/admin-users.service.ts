import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AccountQueries, type NewEmailAccount } from '../account/account.queries.js';
import { AccountDeletionService } from '../account/account-deletion.service.js';
import { AuthUser } from '../account/auth-user.entity.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { UserMetadataService } from '../account/auth-user-updates.service.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { fullNameOf, mergeMetadata } from '../account/user-metadata.js';
import { readForeignHash } from '../passwords/password-hasher.service.js';
import { NewPasswordsService } from '../passwords/password-strength.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import type { CreateAdminUserDto, UpdateAdminUserDto } from './dto/admin-user.dto.js';

/** Changes that are events of their own. */
const HAVE_EVENTS: ReadonlySet<string> = new Set(['email', 'password', 'ban_duration']);

/** Writes an operator's changes to an account, in one transaction. */
@Injectable()
export class AdminAccountChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly events: SecurityEventsRecorderService,
    private readonly clock: Clock,
  ) {}

  /** @returns the account's id. @throws AuthError `email_exists`, `conflict`, `validation_failed` */
  create(account: NewEmailAccount, wanted: CreateAdminUserDto): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const id = await this.accounts.create(manager, account);
      if (wanted.email_confirm) await this.accounts.confirm(manager, id);
      if (wanted.ban_duration) await this.ban(manager, id, wanted.ban_duration);
      return id;
    });
  }

  /** @throws AuthError `user_not_found` with status 404, `email_exists`, `validation_failed` */
  async update(userId: string, changes: UpdateAdminUserDto, passwordHash: string | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await new AccountQueries(manager).lock(userId))) throw userNotFound();
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
  }

  private async mergeAppMetadata(
    manager: EntityManager,
    userId: string,
    changes: Record<string, unknown>,
  ): Promise<void> {
    const account = await manager.findOne(AuthUser, { select: { appMetadata: true }, where: { id: userId } });
    const appMetadata = mergeMetadata({ ...account?.appMetadata }, changes);
    await manager.update(AuthUser, { id: userId }, { appMetadata, updatedAt: () => 'now()' });
  }

  private async ban(manager: EntityManager, userId: string, duration: string): Promise<void> {
    const durationMs = readBanDuration(duration);
    const until = durationMs === null ? null : new Date(this.clock.now().getTime() + durationMs);
    await manager.update(AuthUser, { id: userId }, { bannedUntil: until, updatedAt: () => 'now()' });
    const details = { until: until?.toISOString() ?? null };
    await this.events.record(manager, { kind: until ? 'banned' : 'unbanned', userId, details });
  }
}

export function userNotFound(): AuthError {
  return new AuthError('user_not_found', 'User not found', { status: 404 });
}

/** Accounts as the operator's programs change them. */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly changes: AdminAccountChangesService,
    private readonly metadata: UserMetadataService,
    private readonly passwords: NewPasswordsService,
    private readonly sessions: SessionCheckService,
    private readonly deletion: AccountDeletionService,
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
    return this.getUser(await this.changes.create(account, wanted));
  }

  /** @throws AuthError `user_not_found`, `validation_failed`, `weak_password`, `email_exists` */
  async updateUser(userId: string, changes: UpdateAdminUserDto): Promise<AuthUserRow> {
    const { password, user_metadata: userMetadata } = changes;
    const passwordHash = password === undefined ? null : await this.passwords.hashFor(userId, password);
    await this.changes.update(userId, changes, passwordHash);
    this.sessions.forgetUser(userId);
    if (userMetadata) await this.metadata.updateMetadata(userId, userMetadata);
    return this.getUser(userId);
  }

  /** Removes the account with everything it owns. @throws AuthError `user_not_found` */
  async deleteUser(userId: string): Promise<void> {
    if (!(await this.deletion.delete(userId))) throw userNotFound();
  }

  /**
   * Closes the account and removes what identifies the person, but keeps what others may need.
   * @throws AuthError `user_not_found`
   */
  async closeUser(userId: string): Promise<void> {
    if (!(await this.deletion.close(userId))) throw userNotFound();
  }

  private async hashOfNew({ password, ...wanted }: CreateAdminUserDto): Promise<string | null> {
    if (password === undefined) return null;
    return this.passwords.hash(password, {
      email: wanted.email ?? '',
      fullName: fullNameOf(wanted.user_metadata ?? {}),
    });
  }
}

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
const DURATION = /^(?:\d{1,9}(?:\.\d{1,9})?(?:ms|h|m|s))+$/;
const PART = /([\d.]+)(ms|h|m|s)/g;

/** A hundred years: longer than any real ban, and still a valid date. */
const MAX_MS = 876_000 * 3_600_000;

/**
 * Parses the length of a ban in the protocol's form: `24h`, `1h30m`, or `none` for not at all.
 * @returns milliseconds, or null for `none`.
 * @throws AuthError `validation_failed`
 */
export function readBanDuration(written: string): number | null {
  if (written === 'none') return null;
  if (!DURATION.test(written)) {
    throw new AuthError('validation_failed', 'ban_duration must be none or a duration such as 24h or 1h30m');
  }
  const parts = [...written.matchAll(PART)];
  const durationMs = parts.reduce((sum, [, amount = '', unit = '']) => sum + Number(amount) * (UNIT_MS[unit] ?? 0), 0);
  if (durationMs > MAX_MS) throw new AuthError('validation_failed', 'ban_duration may be 876000h at most');
  return durationMs;
}
