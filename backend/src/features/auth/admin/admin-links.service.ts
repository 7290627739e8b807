import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { fullNameOf, mergeMetadata } from '../account/user-metadata.js';
import { linkTypeOf } from '../mail-flows/auth-mail.js';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { EmailChangeService } from '../mail-flows/email-change.service.js';
import type { IssuedToken } from '../mail-flows/one-time-tokens/one-time-token.js';
import { OneTimeTokensService } from '../mail-flows/one-time-tokens/one-time-tokens.service.js';
import { NewPasswordsService } from '../passwords/new-passwords.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { safeRedirectTarget, withQuery } from '../providers/redirect-target.js';
import type { AdminLinkType, GenerateLinkDto, InviteDto } from './dto/admin-link.dto.js';

/** A link as it is handed to an operator. */
export interface GeneratedLink {
  user: AuthUserRow;
  token: IssuedToken;
  /** Followed by a browser. */
  address: string;
  type: AdminLinkType;
  redirectTo: string;
}

interface Subject {
  userId: string;
  email: string;
}

/** Invitations, and links that an operator hands over instead of a mail. */
@Injectable()
export class AdminLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly emailChanges: EmailChangeService,
    private readonly users: AuthUsersService,
    private readonly tokens: OneTimeTokensService,
    private readonly mailer: AuthMailerService,
    private readonly passwords: NewPasswordsService,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Makes an account and mails its owner. @throws AuthError `email_exists`, `email_provider_disabled` */
  async invite(wanted: InviteDto, redirectTo: string | undefined): Promise<AuthUserRow> {
    this.mailer.requireOpen();
    const userId = await this.dataSource.transaction(async (manager) => {
      const { userId: id, email } = await this.newcomer(manager, wanted, null);
      await this.mailer.sendLink(manager, { kind: 'invite', userId: id, email, redirectTo });
      await this.recordLink(manager, id, 'invite', true);
      return id;
    });
    return this.require(userId);
  }

  /**
   * Sends no mail.
   * @param redirectTo counts when the request itself names no address.
   * @throws AuthError `email_exists`, `user_not_found` with status 404, `validation_failed`, `weak_password`
   */
  async generate(wanted: GenerateLinkDto, redirectTo: string | undefined): Promise<GeneratedLink> {
    const { type } = wanted;
    const passwordHash = type === 'signup' ? await this.hashOf(wanted) : null;
    const { userId, token } = await this.dataSource.transaction(async (manager) => {
      const subject = await this.subjectOf(manager, wanted, passwordHash);
      await this.recordLink(manager, subject.userId, type, false);
      return { userId: subject.userId, token: await this.tokens.issue(manager, type, subject) };
    });
    const { appUrl } = this.environment;
    const target = safeRedirectTarget(wanted.redirect_to ?? redirectTo, appUrl);
    const address = withQuery(`${appUrl}/api/v1/auth/verify`, {
      token: token.linkToken,
      type: linkTypeOf(type),
      redirect_to: target,
    });
    return { user: await this.require(userId), token, address, type, redirectTo: target };
  }

  private async recordLink(manager: EntityManager, userId: string, type: string, mailed: boolean): Promise<void> {
    await this.events.record(manager, { kind: 'sign_in_link_made', userId, details: { type, mailed } });
  }

  private async subjectOf(
    manager: EntityManager,
    wanted: GenerateLinkDto,
    passwordHash: string | null,
  ): Promise<Subject> {
    if (wanted.type === 'signup' || wanted.type === 'invite') return this.newcomer(manager, wanted, passwordHash);
    const email = readEmailAddress(wanted.email);
    const owner = await this.accounts.findOwner(manager, email);
    if (!owner) throw new AuthError('user_not_found', 'User not found', { status: 404 });
    if (wanted.type === 'magiclink' || wanted.type === 'recovery') return { userId: owner.id, email };
    const newEmail = readEmailAddress(wanted.new_email ?? '');
    await this.emailChanges.begin(manager, owner.id, newEmail);
    return { userId: owner.id, email: wanted.type === 'email_change_new' ? newEmail : email };
  }

  /** The account that waits for its owner, made if need be. */
  private async newcomer(manager: EntityManager, wanted: InviteDto, passwordHash: string | null): Promise<Subject> {
    const email = readEmailAddress(wanted.email);
    const userMetadata = mergeMetadata({}, wanted.data ?? {});
    const owner = await this.accounts.findOwner(manager, email);
    if (owner?.isConfirmed) throw new AuthError('email_exists', 'A user with this e-mail address exists already');
    if (owner) {
      await this.accounts.replaceCredentials(manager, owner.id, { passwordHash, userMetadata });
      return { userId: owner.id, email };
    }
    const userId = await this.accounts.create(manager, { email, passwordHash, userMetadata, appMetadata: {} });
    return { userId, email };
  }

  private async hashOf({ password, email, data }: GenerateLinkDto): Promise<string> {
    if (!password) throw new AuthError('validation_failed', 'password is needed');
    return this.passwords.hash(password, { email, fullName: fullNameOf(data ?? {}) });
  }

  private async require(userId: string): Promise<AuthUserRow> {
    const user = await this.users.findUser(userId);
    if (!user) throw new AuthError('user_not_found', 'User not found', { status: 404 });
    return user;
  }
}
