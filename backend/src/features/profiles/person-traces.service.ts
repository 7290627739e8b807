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
    const [person]: { email: string | null }[] = await manager.query('SELECT email FROM auth_users WHERE id = $1', [
      userId,
    ]);
    if (person?.email) await this.outbox.removeFor(manager, person.email);
  }
}
