import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailContent } from '../../../platform/mail/mail.js';
import { MailOutboxService } from '../../../platform/mail/mail-outbox.service.js';
import { renderMail } from '../../../platform/mail/render-mail.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { installLinkProblems } from '../install-links.problems.js';

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

/** The owner of a team. */
interface Inviter {
  /** As the profile says; may be empty. */
  ownerName: string;
  ownerEmail: string;
}

/** What the mail with an install link says. */
interface InvitationMail extends Inviter {
  /** Page of the invitation. */
  joinUrl: string;
}

/** Letters with what stands in names between them: no address of a site, no number, no markup. */
const PLAIN_NAME = /^[\p{L}\p{M}]+(?:(?:[ '’-]|[.,] ?)[\p{L}\p{M}]+)*\.?$/u;
const SITE = /\p{L}{2,}\.\p{L}{2,}/u;
const MAX_NAME = 60;

/** Writes the mail with an install link; replies go to the owner. */
export function renderInvitationMail({ ownerName, ownerEmail, joinUrl }: InvitationMail): MailContent {
  // The inviting person chooses the name: it must not be able to change the content of our mail.
  const isPlain = ownerName.length <= MAX_NAME && PLAIN_NAME.test(ownerName) && !SITE.test(ownerName);
  const inviter = isPlain ? ownerName : ownerEmail;
  const content = renderMail({
    subject: `${inviter} invites you to a team`,
    paragraphs: [
      isPlain ? `${ownerName} (${ownerEmail}) has a seat for you.` : `${ownerEmail} has a seat for you.`,
      'Join the team to read its standard operating procedures, on any device.',
    ],
    action: { label: 'Open the invitation', address: joinUrl },
    closing: 'The link is for one person: do not share it. If you do not know who is inviting you, ignore this email.',
  });
  return { ...content, replyTo: ownerEmail };
}
