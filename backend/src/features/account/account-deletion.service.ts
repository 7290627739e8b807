import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../common/access/principal.js';
import { commonProblems } from '../../common/problems/common.problems.js';
import { NotificationListener } from '../../database/notification-listener.js';
import { PersonTraces } from '../profiles/person-traces.service.js';
import { SopDrafts } from '../sops/sop-drafts.service.js';
import { AccountEndings } from '../subscriptions/account-endings.service.js';
import { accountProblems } from './account.problems.js';

/** A browser that was left open is no proof of who sits there. */
const FRESH_SIGN_IN_MINUTES = 15;

interface Proof {
  is_fresh: boolean;
  has_factor: boolean;
}

/** Lets people take everything of theirs away, for good. */
@Injectable()
export class AccountDeletion {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly drafts: SopDrafts,
    private readonly billing: AccountEndings,
    private readonly traces: PersonTraces,
    private readonly notifications: NotificationListener,
  ) {}

  /**
   * Removes the account with everything that it owns: what refers to it goes by foreign keys.
   * @param confirmEmail the account's address, as the person typed it.
   * @throws the problems `invalid-fields`, `second-factor-needed`, `fresh-sign-in-needed`.
   */
  async delete(principal: Principal, confirmEmail: string): Promise<void> {
    if (confirmEmail.trim().toLowerCase() !== principal.email.toLowerCase()) {
      throw commonProblems['invalid-fields']({
        errors: [{ pointer: '#/confirm_email', detail: 'must be the e-mail address of your account' }],
      });
    }
    await this.requireProof(principal);
    await this.dataSource.transaction((manager) => this.remove(manager, principal.userId));
    this.notifications.tellHere('user_changes', principal.userId);
  }

  private async requireProof({ userId, sessionId, aal }: Principal): Promise<void> {
    const [proof]: Proof[] = await this.dataSource.query(
      `SELECT created_at > now() - make_interval(mins => $3) AS is_fresh,
         EXISTS (SELECT 1 FROM auth_factors WHERE user_id = $1 AND status = 'verified') AS has_factor
       FROM auth_sessions WHERE user_id = $1 AND id = $2`,
      [userId, sessionId, FRESH_SIGN_IN_MINUTES],
    );
    if (proof?.has_factor && aal !== 'aal2') throw commonProblems['second-factor-needed']();
    if (!proof?.is_fresh) {
      throw accountProblems['fresh-sign-in-needed']({
        detail: `This needs a sign-in of the last ${FRESH_SIGN_IN_MINUTES} minutes. Sign in again, then come back.`,
      });
    }
  }

  private async remove(manager: EntityManager, userId: string): Promise<void> {
    // Before the person's row, in the order in which drafting locks them.
    await this.drafts.stopAll(manager, userId);
    await manager.query('SELECT 1 FROM auth_users WHERE id = $1 FOR UPDATE', [userId]);
    await this.billing.cancelForDeletedAccount(manager, userId);
    await this.traces.remove(manager, userId);
    await manager.query('DELETE FROM auth_users WHERE id = $1', [userId]);
  }
}
