import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { defineProblems } from '../../common/problems/problem.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { MailContent } from '../../platform/mail/mail.js';
import { MailOutboxService } from '../../platform/mail/mail-outbox.service.js';
import { renderMail } from '../../platform/mail/render-mail.js';
import { type IpRateLimiter, RateLimitersService } from '../../platform/rate-limits/rate-limiters.service.js';

const contactProblems = defineProblems({
  'contact-not-delivered': { status: 409, title: 'This installation does not accept messages here' },
  'too-many-messages': { status: 429, title: 'Too many messages came from your network, try again later' },
});

const HOUR_S = 3600;
const MAX_FOR_CLIENT_IP = 10;

interface Sender {
  /** As determined by the trusted proxies. */
  clientIp: string;
  /** Whether a field was filled in that people do not see. */
  isByProgram: boolean;
}

/** Delivers messages of visitors to the inbox of the installation, if it has one (T22). */
@Injectable()
export class ContactService {
  private readonly inbox: string | undefined;
  private readonly limit: IpRateLimiter;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: MailOutboxService,
    limiters: RateLimitersService,
    @Inject(ENVIRONMENT) { contactInbox }: Environment,
  ) {
    this.inbox = contactInbox;
    this.limit = limiters.byClientIp({ name: 'ip-contact', points: MAX_FOR_CLIENT_IP, windowS: HOUR_S });
  }

  /**
   * Queues the message; an unavailable mail server delays it. A message by a program is dropped silently, so that its
   * author learns nothing (screens A10).
   * @throws `contact-not-delivered`, `too-many-messages`.
   */
  async sendMessage(message: ContactMessage, { clientIp, isByProgram }: Sender): Promise<void> {
    const { inbox } = this;
    if (inbox === undefined) throw contactProblems['contact-not-delivered']();
    await this.limit.countOrRefuse(clientIp, contactProblems['too-many-messages']);
    if (isByProgram) return;
    await this.dataSource.transaction((manager) => this.outbox.add(manager, inbox, renderContactMail(message)));
  }
}

/** The message of a visitor. */
interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  subject: string;
  /** May have several lines. */
  message: string;
}

/** Writes the mail for the installation's inbox; replies go to the visitor. */
export function renderContactMail({ firstName, lastName, email, subject, message }: ContactMessage): MailContent {
  const lines = message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const content = renderMail({
    subject: `Contact form: ${subject}`,
    paragraphs: [`${firstName} ${lastName} (${email}) wrote:`, ...lines],
    closing: 'Reply to this email to write to the visitor. Nobody has checked that the address is theirs.',
  });
  return { ...content, replyTo: email };
}
