import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { runPrepared } from '../../database/prepared-statement.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.service.js';
import type { RecordedEvent } from './security-event.js';
import { renderSecurityNotice } from './security-notice.js';

/** A device that was not used for longer is taken for new. */
const KNOWN_FOR_DAYS = 90;

const IS_NEW_DEVICE = {
  name: 'security-event-new-device',
  text: `SELECT EXISTS (SELECT 1 FROM security_events WHERE user_id = $1 AND kind = 'signed_in')
    AND NOT EXISTS (SELECT 1 FROM security_events WHERE user_id = $1 AND kind = 'signed_in'
      AND details ->> 'device' = $2 AND at > now() - make_interval(days => $3)) AS is_new`,
};

/** Mails people when how they sign in changes. The mail leaves with the transaction of the change. */
@Injectable()
export class SecurityNoticesService {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Does nothing where no mail server is configured: a change does not depend on one.
   * @param formerEmail the address that the account has just left, which is told too.
   */
  async tellOfChange(manager: EntityManager, event: RecordedEvent, formerEmail: string | null): Promise<void> {
    if (!this.outbox.isOpen) return;
    const owners: { email: string | null }[] = await manager.query(
      'SELECT email FROM auth_users WHERE id = $1 AND email_confirmed_at IS NOT NULL AND deleted_at IS NULL',
      [event.userId],
    );
    const email = owners[0]?.email;
    if (email) await this.send(manager, email, event, false);
    if (email && formerEmail) await this.send(manager, formerEmail, event, true);
  }

  /** Whether the account was used before, but not lately with this browser and system. The event is not written yet. */
  async isNewDevice(manager: EntityManager, userId: string, device: string): Promise<boolean> {
    const [row] = await runPrepared<{ is_new: boolean }>(manager, IS_NEW_DEVICE, [userId, device, KNOWN_FOR_DAYS]);
    return row?.is_new ?? false;
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
