import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AccountQueries } from '../account/account.queries.js';
import { AuthIdentityQueries, lockAddress, lockIdentity } from '../account/auth-identity.queries.js';
import { AuthIdentity, AuthUser } from '../account/auth-user.entity.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { OneTimeToken } from '../mail-flows/one-time-tokens/one-time-token.entity.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionChangeQueries } from '../sessions/session-change.queries.js';
import type { ProviderIdentity } from './provider-identity.js';

/** Finds or creates the account of an identity. Identities are keyed by issuer and subject, never by the address. */
@Injectable()
export class IdentityAccountsService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly profiles: ProfilesService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Returns the account of an identity, created with its profile at the first sign-in. An existing account with the
   * same address is linked: if it has not verified the address, its credentials are removed.
   * @throws AuthError `user_banned`
   */
  async signIn(manager: EntityManager, identity: ProviderIdentity): Promise<AuthUserRow> {
    await lockIdentity(manager, identity.issuer, identity.subject);
    await lockAddress(manager, identity.email);
    const userId =
      (await new AuthIdentityQueries(manager).findOwnerId(identity)) ??
      (await this.joinByAddress(manager, identity)) ??
      (await this.createUser(manager, identity));
    await new AuthIdentityQueries(manager).save(userId, identity);
    await new AccountQueries(manager).recordProvider(userId, identity.provider);
    const user = await this.users.findUser(userId, manager);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    if (this.users.isBanned(user)) throw new AuthError('user_banned', 'User is banned');
    return user;
  }

  /**
   * Links another sign-in method to an account.
   * @throws AuthError `identity_already_exists` when it is already linked to an account, this one or another
   */
  async link(manager: EntityManager, userId: string, identity: ProviderIdentity): Promise<void> {
    await lockIdentity(manager, identity.issuer, identity.subject);
    await this.requireUnlinked(manager, identity);
    await new AuthIdentityQueries(manager).save(userId, identity);
    await new AccountQueries(manager).recordProvider(userId, identity.provider);
    await this.recordLink(manager, userId, identity);
  }

  /** @throws AuthError `identity_already_exists` */
  async requireUnlinked(manager: EntityManager, identity: ProviderIdentity): Promise<void> {
    if ((await new AuthIdentityQueries(manager).findOwnerId(identity)) === undefined) return;
    throw new AuthError('identity_already_exists', 'This identity opens an account already');
  }

  private async joinByAddress(manager: EntityManager, identity: ProviderIdentity): Promise<string | undefined> {
    const owner = await new AccountQueries(manager).lockOwner(identity.email);
    if (owner?.isConfirmed) await this.recordLink(manager, owner.id, identity);
    else if (owner) await this.takeOver(manager, owner.id, identity);
    return owner?.id;
  }

  /** The creator of the account never verified the address: their credentials are removed. */
  private async takeOver(
    manager: EntityManager,
    userId: string,
    { provider, email, fullName }: ProviderIdentity,
  ): Promise<void> {
    await manager.delete(AuthIdentity, { userId });
    await manager.delete(OneTimeToken, { userId });
    await new SessionChangeQueries(manager).endAllOf(userId);
    const person = { passwordHash: null, userMetadata: { full_name: fullName }, appMetadata: {} };
    const times = { emailConfirmedAt: () => 'now()', updatedAt: () => 'now()' };
    await manager.update(AuthUser, { id: userId }, { ...person, ...times });
    await this.profiles.ensureProfile(manager, { id: userId, email, fullName });
    const details = { provider, taken_over: true };
    await this.events.record(manager, { kind: 'account_changed', userId, details });
  }

  private async createUser(manager: EntityManager, { provider, email, fullName }: ProviderIdentity): Promise<string> {
    const id = uuidv7();
    const userMetadata = { full_name: fullName };
    await manager.insert(AuthUser, { id, email, emailConfirmedAt: () => 'now()', userMetadata });
    await this.profiles.ensureProfile(manager, { id, email, fullName });
    await this.events.record(manager, { kind: 'account_created', userId: id, details: { provider } });
    return id;
  }

  private async recordLink(manager: EntityManager, userId: string, { provider }: ProviderIdentity): Promise<void> {
    await this.events.recordChange(manager, { kind: 'identity_linked', userId, details: { provider } });
  }
}
