import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { describeDevice } from '../../common/http/describe-device.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { MailContent } from '../../platform/mail/mail.js';
import { MailOutboxService } from '../../platform/mail/mail-outbox.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import type { RecordedEvent, SecurityEventDetails, SecurityEventKind } from './security-event.js';
import { SecurityEventsQueries } from './security-events.queries.js';

/** Notifies users by mail of changes of sign-in methods. The mail is queued in the transaction of the change. */
@Injectable()
export class SecurityNoticesService {
  constructor(
    private readonly queries: SecurityEventsQueries,
    private readonly outbox: MailOutboxService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Does nothing without a mail server: a change does not depend on one.
   * @param formerEmail the former address of the account, which is notified, too.
   */
  async tellOfChange(manager: EntityManager, event: RecordedEvent, formerEmail: string | null): Promise<void> {
    if (!this.outbox.isOpen) return;
    const email = await this.queries.findConfirmedAddress(manager, event.userId);
    if (email) await this.send(manager, email, event, false);
    if (email && formerEmail) await this.send(manager, formerEmail, event, true);
  }

  private async send(
    manager: EntityManager,
    to: string,
    event: RecordedEvent,
    isToFormerAddress: boolean,
  ): Promise<void> {
    const { appUrl } = this.environment;
    const mail = renderSecurityNotice({ event, at: this.clock.now(), appUrl, isToFormerAddress });
    await this.outbox.add(manager, to, mail);
  }
}

interface Wording {
  subject: string;
  sentence: string;
}

/** Kinds that are mailed to the account's owner. This cannot be switched off. */
const WORDINGS: Partial<Record<SecurityEventKind, (details: SecurityEventDetails) => Wording>> = {
  signed_in: () => ({
    subject: 'New sign-in to your account',
    sentence: 'Someone signed in to your account with a browser that has not been used recently.',
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    sentence: 'The password of your account was changed. Your other sessions have ended.',
  }),
  email_changed: ({ email }) => ({
    subject: 'Your email address was changed',
    sentence: `The email address of your account was changed to ${email}.`,
  }),
  factor_added: ({ factor }) => ({
    subject: 'A second step was added to your account',
    sentence: `Two-step verification of your account has a new second step: ${factor}.`,
  }),
  factor_removed: ({ factor }) => ({
    subject: 'A second step was removed from your account',
    sentence: `A second step of your account was removed: ${factor}.`,
  }),
  recovery_codes_made: () => ({
    subject: 'New recovery codes were created for your account',
    sentence: 'New recovery codes were created for your account. Earlier ones no longer work.',
  }),
  recovery_code_used: ({ remaining }) => ({
    subject: 'A recovery code of your account was used',
    sentence: `A recovery code was used in place of the second step of your account. Codes left: ${remaining}.`,
  }),
  identity_linked: ({ provider }) => ({
    subject: 'A way to sign in was added to your account',
    sentence: `You can now sign in with ${provider}.`,
  }),
  identity_unlinked: ({ provider }) => ({
    subject: 'A way to sign in was removed from your account',
    sentence: `You can no longer sign in with ${provider}.`,
  }),
};

const IF_NOT_YOU =
  'If this was you, there is nothing to do. If it was not: open your account, choose “Sign out others” under Sessions, ' +
  'and set a new password.';
const IF_NOT_YOU_BY_OLD_ADDRESS =
  'If this was you, there is nothing to do. If it was not, write to us at once: this address no longer opens the account.';

/** The content and the recipient of a notice. */
export interface NoticeSubject {
  event: RecordedEvent;
  at: Date;
  appUrl: string;
  /** Whether it is sent to the former address of the account. */
  isToFormerAddress: boolean;
}

export function isNotified(kind: SecurityEventKind): boolean {
  return WORDINGS[kind] !== undefined;
}

/** Writes the mail that tells an account's owner what was changed, when and from where. */
export function renderSecurityNotice({ event, at, appUrl, isToFormerAddress }: NoticeSubject): MailContent {
  const wording = WORDINGS[event.kind]?.(event.details);
  if (!wording) throw new Error(`There is no mail about ${event.kind}`);
  return renderMail({
    subject: wording.subject,
    paragraphs: [wording.sentence, `${whenOf(at)}, ${whereOf(event)}.`],
    action: isToFormerAddress
      ? { label: 'Write to us', address: `${appUrl}/contact` }
      : { label: 'Open your account', address: `${appUrl}/account` },
    closing: isToFormerAddress ? IF_NOT_YOU_BY_OLD_ADDRESS : IF_NOT_YOU,
  });
}

function whenOf(at: Date): string {
  const text = at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `On ${text} UTC`;
}

function whereOf({ actor, userAgent, clientIp }: RecordedEvent): string {
  if (actor === 'operator' || actor === 'admin_api') return 'by an administrator of this site';
  return `from ${describeDevice(userAgent)}, IP address ${clientIp ?? 'unknown'}`;
}
