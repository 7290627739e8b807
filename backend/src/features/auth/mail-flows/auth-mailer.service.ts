import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { MailOutboxService } from '../../../platform/mail/mail-outbox.service.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { AuthUser } from '../account/auth-user.entity.js';
import { AuthError } from '../protocol/auth-error.js';
import { safeRedirectTarget } from '../providers/redirect-target.js';
import { type LinkMail, renderLinkMail, renderReauthenticationMail } from './auth-mail.js';
import type { OneTimeTokenSubject } from './one-time-tokens/one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens/one-time-tokens.service.js';

const HOUR_S = 3600;
const MAX_AN_HOUR = 12;

/** Kinds of mail with separate limits. */
type MailPurpose = 'sign-up' | 'sign-in' | 'recovery' | 'email-change' | 'reauthentication';

/**
 * Protects mailboxes from flooding. Counts per address, whether or not it has an account: a rejection reveals nothing.
 */
@Injectable()
export class MailLimitsService {
  private readonly interval: Limiter | null;
  private readonly hourly: Limiter;

  constructor(limiters: RateLimitersService, @Inject(ENVIRONMENT) { mail: { minIntervalS } }: Environment) {
    this.interval =
      minIntervalS > 0 ? limiters.exactly({ name: 'mail-pause', points: 1, windowS: minIntervalS }) : null;
    this.hourly = limiters.of({ name: 'mail-hour', points: MAX_AN_HOUR, windowS: HOUR_S });
  }

  /** Counts a mail. @returns seconds to wait if it must not be sent, else null. */
  async count(purpose: MailPurpose, email: string): Promise<number | null> {
    const waitMs = (await this.interval?.count(`${purpose} ${email}`)) ?? (await this.hourly.count(email));
    return waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 1000));
  }

  /** @throws AuthError `over_email_send_rate_limit` */
  async require(purpose: MailPurpose, email: string): Promise<void> {
    const waitS = await this.count(purpose, email);
    if (waitS === null) return;
    const message = `For security purposes, you can only request this after ${waitS} seconds`;
    throw new AuthError('over_email_send_rate_limit', message);
  }
}

/** Where the time of the last mail of a kind is stored. */
const SENT_AT: Readonly<Record<LinkMail['kind'], keyof AuthUser>> = {
  signup: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
};

/** A mailed link. */
export interface LinkMailRequest extends OneTimeTokenSubject {
  kind: LinkMail['kind'];
  /** As sent by the caller. */
  redirectTo: string | undefined;
  newEmail?: string;
}

/** Mails links and codes, within the limits per mailbox. The token, its mail and the record of it are one transaction. */
@Injectable()
export class AuthMailerService {
  constructor(
    private readonly outbox: MailOutboxService,
    private readonly tokens: OneTimeTokensService,
    private readonly limits: MailLimitsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Whether this installation can send mails at all. */
  get isOpen(): boolean {
    return this.outbox.isOpen;
  }

  /** @throws AuthError `email_provider_disabled` */
  requireOpen(): void {
    if (!this.isOpen) throw new AuthError('email_provider_disabled', 'This installation does not send email');
  }

  /**
   * Counts a requested mail. Call it before the account is looked up.
   * @throws AuthError `over_email_send_rate_limit`
   */
  async requireTurn(purpose: MailPurpose, email: string): Promise<void> {
    await this.limits.require(purpose, email);
  }

  /** The same without an error, where a rejection must stay hidden. @returns whether the mail may be sent. */
  async takeTurn(purpose: MailPurpose, email: string): Promise<boolean> {
    return (await this.limits.count(purpose, email)) === null;
  }

  async sendLink(manager: EntityManager, wanted: LinkMailRequest): Promise<void> {
    const { kind, redirectTo, newEmail, ...subject } = wanted;
    const { appUrl } = this.environment;
    const token = await this.tokens.issue(manager, kind, subject);
    const mail = renderLinkMail({
      kind,
      token,
      appUrl,
      redirectTo: safeRedirectTarget(redirectTo, appUrl),
      ...(newEmail ? { newEmail } : {}),
    });
    await manager.update(AuthUser, { id: subject.userId }, { [SENT_AT[kind]]: () => 'now()' });
    await this.outbox.add(manager, subject.email, mail);
  }

  async sendReauthenticationCode(manager: EntityManager, subject: OneTimeTokenSubject): Promise<void> {
    const token = await this.tokens.issue(manager, 'reauthentication', subject);
    await manager.update(AuthUser, { id: subject.userId }, { reauthenticationSentAt: () => 'now()' });
    await this.outbox.add(manager, subject.email, renderReauthenticationMail(token));
  }
}
