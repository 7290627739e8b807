import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { OneTimeToken } from '../mail-flows/one-time-tokens/one-time-token.entity.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionChangeQueries } from '../sessions/session-change.queries.js';
import { AccountQueries, type AddressOwner, type NewEmailAccount } from './account.queries.js';
import { AuthIdentityQueries, lockAddress } from './auth-identity.queries.js';
import { AuthIdentity, AuthUser } from './auth-user.entity.js';

/** Provider name of the identity by address and password. */
export const EMAIL_PROVIDER = 'email';

/** The issuer of that identity: this installation itself. */
const ISSUER = 'email';

/** Accounts that are made with an email address and not by a provider. Every change is part of the caller's transaction. */
@Injectable()
export class EmailAccountsService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Creates an account with an unconfirmed address; the profile is created on confirmation.
   * @returns its id.
   * @throws AuthError `email_exists`, `conflict` when the id is taken
   */
  async create(manager: EntityManager, wanted: NewEmailAccount): Promise<string> {
    const { id = uuidv7(), email } = wanted;
    const appMetadata = { provider: EMAIL_PROVIDER, providers: [EMAIL_PROVIDER], ...wanted.appMetadata };
    await this.requireFreeAddress(manager, email);
    const isNew = await new AccountQueries(manager).insertUnconfirmed({ ...wanted, id, appMetadata });
    if (!isNew) throw new AuthError('conflict', 'There is an account with this id');
    await manager.insert(AuthIdentity, {
      id: uuidv7(),
      userId: id,
      provider: EMAIL_PROVIDER,
      issuer: ISSUER,
      subject: id,
      email,
      identityData: { sub: id, email, email_verified: false },
    });
    await this.events.record(manager, { kind: 'account_created', userId: id });
    return id;
  }

  /** The account of the address, if any; locks the address until the transaction ends. */
  async findOwner(manager: EntityManager, email: string): Promise<AddressOwner | null> {
    await lockAddress(manager, email);
    return new AccountQueries(manager).lockOwner(email);
  }

  /** A later sign-up replaces an earlier unconfirmed one, whose mailed links and codes become invalid. */
  async replaceCredentials(
    manager: EntityManager,
    userId: string,
    { passwordHash, userMetadata }: Pick<NewEmailAccount, 'passwordHash' | 'userMetadata'>,
  ): Promise<void> {
    await this.voidMails(manager, userId);
    await manager.update(AuthUser, { id: userId }, { passwordHash, userMetadata, updatedAt: () => 'now()' });
  }

  /** The password of an unconfirmed account was set by a person who has not verified the address: it is removed. */
  async dropUnprovedPassword(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(AuthUser, { id: userId, emailConfirmedAt: IsNull() }, { passwordHash: null });
  }

  /** Marks the account's email address as verified. Does nothing when it already is. @throws AuthError `user_not_found` */
  async confirm(manager: EntityManager, userId: string): Promise<void> {
    const accounts = new AccountQueries(manager);
    const owner = await accounts.lockPerson(userId);
    if (!owner) throw new AuthError('user_not_found', 'User not found');
    await accounts.confirm(userId);
    await new AuthIdentityQueries(manager).confirmEmail(userId, ISSUER);
    await this.profiles.ensureProfile(manager, {
      id: userId,
      email: owner.email ?? '',
      fullName: owner.full_name ?? '',
    });
  }

  /** Changes the address of the account and voids all mailed links and codes. @throws AuthError `email_exists` when another account has it */
  async changeAddress(manager: EntityManager, userId: string, email: string): Promise<void> {
    await this.requireFreeAddress(manager, email, userId);
    const former = await manager.findOne(AuthUser, { select: { email: true }, where: { id: userId } });
    const settled = { newEmail: null, emailChangeSentAt: null, emailChangeAgreed: null };
    await manager.update(AuthUser, { id: userId }, { email, ...settled, updatedAt: () => 'now()' });
    await this.voidMails(manager, userId);
    await new AuthIdentityQueries(manager).changeEmail(userId, ISSUER, email);
    await this.profiles.changeEmail(manager, userId, email);
    const formerEmail = former?.email ?? null;
    const details = { email, former_email: formerEmail };
    await this.events.recordChange(manager, { kind: 'email_changed', userId, details, formerEmail });
  }

  /**
   * Sets or changes the password. All sessions except `kept` end, and links and codes in earlier mails stop working.
   */
  async setPassword(manager: EntityManager, userId: string, passwordHash: string, kept?: string): Promise<void> {
    await manager.update(AuthUser, { id: userId }, { passwordHash, updatedAt: () => 'now()' });
    await new SessionChangeQueries(manager).endAllOf(userId, kept);
    await this.voidMails(manager, userId);
    await this.events.recordChange(manager, { kind: 'password_changed', userId });
  }

  /** @throws AuthError `email_exists` */
  async requireFreeAddress(manager: EntityManager, email: string, ownerId?: string): Promise<void> {
    await lockAddress(manager, email);
    const isTaken = await new AccountQueries(manager).isTaken(email, ownerId ?? null);
    if (isTaken) throw new AuthError('email_exists', 'A user with this email address exists already');
  }

  /** Invalidates all mailed links and codes of the account. */
  private async voidMails(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(OneTimeToken, { userId });
  }
}
