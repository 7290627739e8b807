import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailOutboxService } from '../../../platform/mail/mail-outbox.service.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { installLinkProblems } from '../install-links.problems.js';
import { type Inviter, renderInvitationMail } from './invitation-mail.js';

const DAY_S = 86_400;
const MAX_FOR_OWNER = 60;
/** Across all inviting accounts: several of them together cannot flood a mailbox either. */
const MAX_FOR_ADDRESS = 3;

/** Mails install links to the people they are for. */
@Injectable()
export class InvitationMailerService {
  private readonly ofOwner: Limiter;
  private readonly toAddress: Limiter;

  constructor(
    private readonly outbox: MailOutboxService,
    private readonly profiles: ProfilesService,
    limiters: RateLimitersService,
  ) {
    this.ofOwner = limiters.of({ name: 'invitation-owner', points: MAX_FOR_OWNER, windowS: DAY_S });
    this.toAddress = limiters.of({ name: 'invitation-address', points: MAX_FOR_ADDRESS, windowS: DAY_S });
  }

  /**
   * Counts a mail that is about to be written. To be called before a transaction, which would hold a second connection.
   * @returns who invites.
   * @throws `invitations-not-mailed`, `too-many-invitations`.
   */
  async prepare(ownerId: string, email: string): Promise<Inviter> {
    if (!this.outbox.isOpen) throw installLinkProblems['invitations-not-mailed']();
    await this.toAddress.countOrRefuse(email.toLowerCase(), installLinkProblems['too-many-invitations']);
    await this.ofOwner.countOrRefuse(ownerId, installLinkProblems['too-many-invitations']);
    const { fullName, email: ownerEmail } = await this.profiles.getProfile(ownerId);
    return { ownerName: fullName, ownerEmail };
  }

  /** Adds the mail to the outbox, in the caller's transaction. @param joinUrl page of the invitation */
  async send(manager: EntityManager, inviter: Inviter, email: string, joinUrl: string): Promise<void> {
    await this.outbox.add(manager, email, renderInvitationMail({ ...inviter, joinUrl }));
  }
}
