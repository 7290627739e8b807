import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AccountQueries, type NewEmailAccount } from '../account/account.queries.js';
import { AuthUser } from '../account/auth-user.entity.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { mergeMetadata } from '../account/user-metadata.js';
import { AuthError } from '../protocol/auth-error.js';
import { readBanDuration } from './ban-duration.js';
import type { CreateAdminUserDto, UpdateAdminUserDto } from './dto/admin-user.dto.js';

/** Changes that are events of their own. */
const HAVE_EVENTS: ReadonlySet<string> = new Set(['email', 'password', 'ban_duration']);

/** Writes what an operator changes of an account, in one transaction. */
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
