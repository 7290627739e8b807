import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProviderAccountsService } from '../../../platform/identity-provider/provider-accounts.service.js';
import { BUILT_IN_PROVIDER } from '../../../platform/identity-provider/provider-client.js';
import { MailOutboxService } from '../../../platform/mail/mail-outbox.service.js';
import { PersonalDataRegistryService } from '../../personal-data/personal-data-registry.service.js';
import { few, list, type PersonalDataSource } from '../../personal-data/personal-data-source.js';
import { AccountQueries } from './account.queries.js';
import { AuthIdentity } from './auth-user.entity.js';

/** Personal data of this feature: sign-in. */
@Injectable()
export class AuthPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    few(
      'account',
      'auth_users',
      'id',
      'id, email, new_email, email_confirmed_at, user_metadata, app_metadata, last_sign_in_at, created_at, updated_at',
    ),
    list(
      'identities',
      'auth_identities',
      'user_id',
      'id, provider, issuer, subject, email, identity_data, last_sign_in_at, created_at, updated_at',
    ),
    list('sessions', 'auth_sessions', 'user_id', 'id, aal, amr, user_agent, ip, created_at, refreshed_at, ended_at'),
    list(
      'second_factors',
      'auth_factors',
      'user_id',
      'id, factor_type, status, friendly_name, last_challenged_at, created_at, updated_at',
    ),
    list('recovery_codes', 'auth_recovery_codes', 'user_id', 'id, cardinality(code_hashes) AS remaining, created_at'),
  ];

  constructor(
    private readonly registry: PersonalDataRegistryService,
    private readonly providerAccounts: ProviderAccountsService,
    private readonly outbox: MailOutboxService,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Removes accounts at our own identity provider, and mails that wait. */
  async eraseFor(manager: EntityManager, userId: string): Promise<void> {
    const identities = await manager.findBy(AuthIdentity, { userId, provider: BUILT_IN_PROVIDER.name });
    for (const { subject } of identities) await this.providerAccounts.removeAccount(manager, subject);
    for (const email of await new AccountQueries(manager).listMailboxes(userId)) {
      await this.outbox.removeFor(manager, email);
    }
  }
}
