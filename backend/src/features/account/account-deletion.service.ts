import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../common/access/principal.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { NotificationListener } from '../../database/notification-listener.js';
import { PersonTraces } from '../profiles/person-traces.service.js';
import { SecurityEventsRecorderService } from '../security-events/security-events-recorder.service.js';
import { SopDrafts } from '../sops/sop-drafts.service.js';
import { AccountEndings } from '../subscriptions/account-endings.service.js';

/** Lets people take everything of theirs away, for good. */
@Injectable()
export class AccountDeletion {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly drafts: SopDrafts,
    private readonly billing: AccountEndings,
    private readonly traces: PersonTraces,
    private readonly events: SecurityEventsRecorderService,
    private readonly notifications: NotificationListener,
  ) {}

  /**
   * Removes the account with everything that it owns: what refers to it goes by foreign keys.
   * @param confirmEmail the account's address, as the person typed it.
   * @throws the problem `invalid-fields`.
   */
  async delete(principal: Principal, confirmEmail: string): Promise<void> {
    if (confirmEmail.trim().toLowerCase() !== principal.email.toLowerCase()) {
      throw commonProblems['invalid-fields']({
        errors: [{ pointer: '#/confirm_email', detail: 'must be the e-mail address of your account' }],
      });
    }
    await this.dataSource.transaction((manager) => this.remove(manager, principal.userId));
    this.notifications.tellHere('user_changes', principal.userId);
  }

  private async remove(manager: EntityManager, userId: string): Promise<void> {
    // Before the person's row, in the order in which drafting locks them.
    await this.drafts.stopAll(manager, userId);
    await manager.query('SELECT 1 FROM auth_users WHERE id = $1 FOR UPDATE', [userId]);
    await this.billing.cancelForDeletedAccount(manager, userId);
    await this.traces.remove(manager, userId);
    await manager.query('DELETE FROM auth_users WHERE id = $1', [userId]);
    await this.events.record(manager, { kind: 'account_deleted', userId });
  }
}
