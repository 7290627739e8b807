import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProviderAccountsService } from '../../platform/identity-provider/provider-accounts.service.js';
import { BUILT_IN_PROVIDER } from '../../platform/identity-provider/provider-client.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.service.js';

/** Door of the feature: what is kept of a person outside the rows that go with the account by foreign keys. */
@Injectable()
export class PersonTraces {
  constructor(
    private readonly providerAccounts: ProviderAccountsService,
    private readonly outbox: MailOutbox,
  ) {}

  /** Removes accounts at our own identity provider and mails that wait. To be called before the account's row goes. */
  async remove(manager: EntityManager, userId: string): Promise<void> {
    const identities: { subject: string }[] = await manager.query(
      'SELECT subject FROM auth_identities WHERE user_id = $1 AND provider = $2',
      [userId, BUILT_IN_PROVIDER.name],
    );
    for (const { subject } of identities) await this.providerAccounts.removeAccount(manager, subject);
    const [person]: { email: string | null; new_email: string | null }[] = await manager.query(
      // The address that the account was to move to may belong to somebody else by now.
      `SELECT email, CASE WHEN NOT EXISTS (
           SELECT 1 FROM auth_users o WHERE o.email = u.new_email AND o.deleted_at IS NULL) THEN new_email END AS new_email
         FROM auth_users u WHERE id = $1`,
      [userId],
    );
    for (const email of [person?.email, person?.new_email]) {
      if (email) await this.outbox.removeFor(manager, email);
    }
  }
}
