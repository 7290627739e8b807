import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { NOTIFICATION_CHANNELS } from '../../../database/notification-channels.js';
import { NotificationListener } from '../../../database/notification-listener.js';
import { PersonalDataRegistryService } from '../../personal-data/personal-data-registry.service.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { SessionChangeQueries } from '../sessions/session-change.queries.js';
import { AccountQueries } from './account.queries.js';
import { AuthIdentity, AuthUser } from './auth-user.entity.js';

/** Deletes accounts permanently. */
@Injectable()
export class AccountDeletionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly personalData: PersonalDataRegistryService,
    private readonly profiles: ProfilesService,
    private readonly events: SecurityEventsRecorderService,
    private readonly notifications: NotificationListener,
  ) {}

  /**
   * Removes the caller's account with everything that it owns.
   * @param confirmEmail the account's address, as the person typed it.
   * @throws the problem `invalid-fields`.
   */
  async deleteOwn(principal: Principal, confirmEmail: string): Promise<void> {
    if (confirmEmail.trim().toLowerCase() !== principal.email.toLowerCase()) {
      throw commonProblems['invalid-fields']({
        errors: [{ pointer: '#/confirm_email', detail: 'must be the email address of your account' }],
      });
    }
    await this.delete(principal.userId);
  }

  /** Deletes the account with everything that it owns; foreign keys cascade. @returns whether there was one */
  delete(userId: string): Promise<boolean> {
    return this.end(userId, async (manager) => {
      await this.personalData.prepareRemoval(manager, userId);
      if (!(await new AccountQueries(manager).lock(userId))) return false;
      await this.personalData.erase(manager, userId);
      await manager.delete(AuthUser, { id: userId });
      await this.events.record(manager, { kind: 'account_deleted', userId });
      return true;
    });
  }

  /**
   * Closes the account and removes what identifies the person, but keeps the rows that others may need.
   * @returns whether there was one
   */
  close(userId: string): Promise<boolean> {
    return this.end(userId, async (manager) => {
      if (!(await new AccountQueries(manager).lock(userId))) return false;
      await this.personalData.erase(manager, userId);
      await manager.delete(AuthIdentity, { userId });
      await new SessionChangeQueries(manager).endAllOf(userId);
      await this.profiles.forgetPerson(manager, userId);
      const forgotten = { email: null, passwordHash: null, userMetadata: {}, appMetadata: {} };
      const times = { deletedAt: () => 'now()', updatedAt: () => 'now()' };
      await manager.update(AuthUser, { id: userId }, { ...forgotten, ...times });
      await this.events.record(manager, { kind: 'account_deleted', userId, details: { closed: true } });
      return true;
    });
  }

  private async end(userId: string, task: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    const hasEnded = await this.dataSource.transaction(task);
    if (hasEnded) this.notifications.emitLocally(NOTIFICATION_CHANNELS.userChanges, userId);
    return hasEnded;
  }
}
