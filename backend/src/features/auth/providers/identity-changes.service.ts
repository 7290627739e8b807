import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { BUILT_IN_PROVIDER } from '../../../platform/identity-provider/provider-client.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AccountQueries } from '../account/account.queries.js';
import { AuthIdentity } from '../account/auth-user.entity.js';
import type { AuthIdentityRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { EMAIL_PROVIDER } from '../account/email-accounts.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { ProviderRegistryService } from './provider-registry.service.js';

/** Removes sign-in methods from an account, and keeps at least one. */
@Injectable()
export class IdentityChangesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
    private readonly proofs: SessionProofsService,
    private readonly providers: ProviderRegistryService,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Removes a sign-in method from the account; the password is removed with the email identity.
   * @throws AuthError `insufficient_aal`, `identity_not_found`, `single_identity_not_deletable`
   */
  async unlink(principal: Principal, identityId: string): Promise<void> {
    await this.proofs.requireSecondFactor(principal);
    const { userId } = principal;
    await this.dataSource.transaction(async (manager) => {
      await new AccountQueries(manager).lock(userId);
      const identities = (await this.users.findUser(userId, manager))?.identities ?? [];
      const unwanted = identities.find(({ id }) => id === identityId);
      if (!unwanted) throw new AuthError('identity_not_found', 'There is no such identity');
      const left = identities.filter((identity) => identity !== unwanted);
      if (!left.some((identity) => this.opensWithout(unwanted, identity))) {
        throw new AuthError('single_identity_not_deletable', 'An account needs one way to sign in at least');
      }
      await this.remove(manager, unwanted, left);
    });
  }

  /** Whether an identity still allows sign-in when another one is removed. */
  private opensWithout(unwanted: AuthIdentityRow, { provider }: AuthIdentityRow): boolean {
    if (provider === EMAIL_PROVIDER) return true;
    // Outside of demo mode our own provider requires the password, which is removed with the email identity.
    const needsPassword = provider === BUILT_IN_PROVIDER.name && !this.environment.demo;
    if (needsPassword && unwanted.provider === EMAIL_PROVIDER) return false;
    return this.providers.names().includes(provider);
  }

  private async remove(
    manager: EntityManager,
    { id, user_id: userId, provider }: AuthIdentityRow,
    left: readonly AuthIdentityRow[],
  ): Promise<void> {
    const providers = [...new Set(left.map((identity) => identity.provider))];
    await manager.delete(AuthIdentity, { id });
    const dropsPassword = provider === EMAIL_PROVIDER;
    await new AccountQueries(manager).replaceProviders(userId, providers, { dropsPassword });
    await this.events.recordChange(manager, { kind: 'identity_unlinked', userId, details: { provider } });
  }
}
