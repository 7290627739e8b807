import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.service.js';
import { type Limiter, RateLimiters } from '../../platform/rate-limits/rate-limiters.service.js';
import { contactProblems } from './contact.problems.js';
import { type ContactMessage, renderContactMail } from './contact-mail.js';

const HOUR_S = 3600;
const MAX_FROM_PLACE = 10;

/** Brings what visitors write to the inbox of the installation, if it has one (T22). */
@Injectable()
export class ContactService {
  private readonly inbox: string | undefined;
  private readonly limit: Limiter;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: MailOutbox,
    limiters: RateLimiters,
    @Inject(ENVIRONMENT) { contactInbox }: Environment,
  ) {
    this.inbox = contactInbox;
    this.limit = limiters.of({ name: 'contact-place', points: MAX_FROM_PLACE, windowS: HOUR_S });
  }

  /**
   * Puts the message on its way; a mail server that is down delays it.
   * @param ip where the visitor is, as the trusted proxies tell it.
   * @throws `contact-not-delivered`, `too-many-messages`.
   */
  async sendMessage(message: ContactMessage, ip: string): Promise<void> {
    const { inbox } = this;
    if (inbox === undefined) throw contactProblems['contact-not-delivered']();
    await this.limit.countOrRefuse(ip, contactProblems['too-many-messages']);
    await this.dataSource.transaction((manager) => this.outbox.add(manager, inbox, renderContactMail(message)));
  }
}
