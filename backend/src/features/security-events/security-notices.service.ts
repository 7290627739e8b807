import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { MailOutboxService } from '../../platform/mail/mail-outbox.service.js';
import type { RecordedEvent } from './security-event.js';
import { SecurityEventsQueries } from './security-events.queries.js';
import { renderSecurityNotice } from './security-notice.js';

/** Mails people when how they sign in changes. The mail leaves with the transaction of the change. */
@Injectable()
export class SecurityNoticesService {
  constructor(
    private readonly queries: SecurityEventsQueries,
    private readonly outbox: MailOutboxService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Does nothing where no mail server is configured: a change does not depend on one.
   * @param formerEmail the address that the account has just left, which is told too.
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
