import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthUser } from '../account/auth-user.entity.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { AuthMailerService } from './auth-mailer.service.js';
import { EmailChangeQueries, type PendingEmailChange } from './email-change.queries.js';
import type { MailRequest } from './mailed-sign-in.service.js';
import type { UsedToken } from './one-time-tokens/one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens/one-time-tokens.service.js';

/** Changes of the address, which take effect when both mailboxes, the old and the new one, have confirmed. */
@Injectable()
export class EmailChangeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly proofs: SessionProofsService,
    private readonly tokens: OneTimeTokensService,
    private readonly mailer: AuthMailerService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Mails both mailboxes. Does nothing when it already is the address of the account.
   * @throws AuthError `insufficient_aal` with status 401, `validation_failed`, `email_exists`,
   *   `over_email_send_rate_limit`, `email_provider_disabled`
   */
  async request(principal: Principal, wanted: MailRequest): Promise<void> {
    this.mailer.requireOpen();
    const newEmail = readEmailAddress(wanted.email);
    await this.proofs.requireSecondFactor(principal, { status: 401 });
    if (newEmail === principal.email) return;
    await this.mailer.requireTurn('email-change', principal.email);
    await this.mailer.requireTurn('email-change', newEmail);
    await this.dataSource.transaction(async (manager) => {
      await this.askBoth(manager, await this.begin(manager, principal.userId, newEmail), wanted);
    });
  }

  /**
   * Stores the requested address of an account, without mails. Repeating the same one keeps earlier confirmations.
   * @throws AuthError `email_exists`, `user_not_found`
   */
  async begin(manager: EntityManager, userId: string, newEmail: string): Promise<PendingEmailChange> {
    await this.accounts.requireFreeAddress(manager, newEmail, userId);
    const pending = await new EmailChangeQueries(manager).begin(userId, newEmail);
    if (!pending) throw new AuthError('user_not_found', 'User not found');
    await this.events.record(manager, { kind: 'email_change_requested', userId });
    return pending;
  }

  /** Mails the two links again, if a change is pending. The caller does not learn whether anything was sent. */
  async resend(wanted: MailRequest): Promise<void> {
    this.mailer.requireOpen();
    const email = readEmailAddress(wanted.email);
    if (!(await this.mailer.takeTurn('email-change', email))) return;
    await this.dataSource.transaction(async (manager) => {
      const pending = await new EmailChangeQueries(manager).lockByAddress(email);
      if (pending) await this.askBoth(manager, pending, wanted);
    });
  }

  /**
   * Records the confirmation of one mailbox.
   * @returns whether the address has changed now; else the other mailbox still has to confirm.
   * @throws AuthError `email_exists` when another account has taken the address in the meantime
   */
  async agree(manager: EntityManager, { kind, userId, email }: UsedToken): Promise<boolean> {
    const side = kind === 'email_change_new' ? 'new' : 'current';
    const pending = await new EmailChangeQueries(manager).lock(userId);
    const isOfThisChange = pending && email === (side === 'new' ? pending.new_email : pending.email);
    if (!isOfThisChange) throw new AuthError('otp_expired', 'Email link is invalid or has expired');
    const hasOtherAgreed = pending.email_change_agreed !== null && pending.email_change_agreed !== side;
    if (!hasOtherAgreed) {
      await manager.update(AuthUser, { id: userId }, { emailChangeAgreed: side });
      return false;
    }
    await this.accounts.changeAddress(manager, userId, pending.new_email);
    return true;
  }

  private async askBoth(manager: EntityManager, pending: PendingEmailChange, wanted: MailRequest): Promise<void> {
    const { id: userId, email, new_email: newEmail, email_change_agreed: agreed } = pending;
    const { redirectTo, challenge } = wanted;
    const mail = { userId, newEmail, redirectTo, challenge };
    await this.tokens.voidKinds(manager, userId, ['email_change_current', 'email_change_new']);
    if (agreed !== 'current') await this.mailer.sendLink(manager, { ...mail, kind: 'email_change_current', email });
    if (agreed !== 'new') await this.mailer.sendLink(manager, { ...mail, kind: 'email_change_new', email: newEmail });
  }
}
