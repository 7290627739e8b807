import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { fullNameOf, mergeMetadata } from '../account/user-metadata.js';
import { linkTypeOf } from '../mail-flows/auth-mail.js';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { EmailChangeService } from '../mail-flows/email-change.service.js';
import type { IssuedToken } from '../mail-flows/one-time-tokens/one-time-token.entity.js';
import { OneTimeTokensService } from '../mail-flows/one-time-tokens/one-time-tokens.service.js';
import { NewPasswordsService } from '../passwords/password-strength.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { safeRedirectTarget, withQuery } from '../providers/redirect-target.js';
import { AdminUsersService, userNotFound } from './admin-users.service.js';
import type { AdminLinkType, GenerateLinkDto, InviteDto } from './dto/admin-link.dto.js';

/** The account of a link, and the mailbox that it verifies. */
export interface LinkSubject {
  userId: string;
  email: string;
}

/** Accounts that an operator's links are for. */
@Injectable()
export class LinkSubjectsService {
  constructor(
    private readonly accounts: EmailAccountsService,
    private readonly emailChanges: EmailChangeService,
    private readonly passwords: NewPasswordsService,
  ) {}

  /** Hashes the password of a sign-up; null for other links. @throws AuthError `validation_failed`, `weak_password` */
  async hashPassword({ type, password, email, data }: GenerateLinkDto): Promise<string | null> {
    if (type !== 'signup') return null;
    if (!password) throw new AuthError('validation_failed', 'password is needed');
    return this.passwords.hash(password, { email, fullName: fullNameOf(data ?? {}) });
  }

  /** @throws AuthError `email_exists`, `user_not_found` with status 404, `validation_failed` */
  async find(manager: EntityManager, wanted: GenerateLinkDto, passwordHash: string | null): Promise<LinkSubject> {
    if (wanted.type === 'signup' || wanted.type === 'invite') return this.newcomer(manager, wanted, passwordHash);
    const email = readEmailAddress(wanted.email);
    const owner = await this.accounts.findOwner(manager, email);
    if (!owner) throw userNotFound();
    if (wanted.type === 'magiclink' || wanted.type === 'recovery') return { userId: owner.id, email };
    const newEmail = readEmailAddress(wanted.new_email ?? '');
    await this.emailChanges.begin(manager, owner.id, newEmail);
    return { userId: owner.id, email: wanted.type === 'email_change_new' ? newEmail : email };
  }

  /** The unconfirmed account, created if necessary. @throws AuthError `email_exists` */
  async newcomer(manager: EntityManager, wanted: InviteDto, passwordHash: string | null): Promise<LinkSubject> {
    const email = readEmailAddress(wanted.email);
    const userMetadata = mergeMetadata({}, wanted.data ?? {});
    const owner = await this.accounts.findOwner(manager, email);
    if (owner?.isConfirmed) throw new AuthError('email_exists', 'A user with this email address exists already');
    if (owner) {
      await this.accounts.replaceCredentials(manager, owner.id, { passwordHash, userMetadata });
      return { userId: owner.id, email };
    }
    const userId = await this.accounts.create(manager, { email, passwordHash, userMetadata, appMetadata: {} });
    return { userId, email };
  }
}

/** A link as returned to an operator. */
export interface GeneratedLink {
  user: AuthUserRow;
  token: IssuedToken;
  /** Followed by a browser. */
  address: string;
  type: AdminLinkType;
  redirectTo: string;
}

/** Links that an operator delivers instead of a mail. */
@Injectable()
export class AdminLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly subjects: LinkSubjectsService,
    private readonly users: AdminUsersService,
    private readonly tokens: OneTimeTokensService,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Sends no mail.
   * @param redirectTo used when the request itself contains no address.
   * @throws AuthError `email_exists`, `user_not_found` with status 404, `validation_failed`, `weak_password`
   */
  async generate(wanted: GenerateLinkDto, redirectTo: string | undefined): Promise<GeneratedLink> {
    const { type } = wanted;
    const passwordHash = await this.subjects.hashPassword(wanted);
    const { userId, token } = await this.dataSource.transaction(async (manager) => {
      const subject = await this.subjects.find(manager, wanted, passwordHash);
      const details = { type, mailed: false };
      await this.events.record(manager, { kind: 'sign_in_link_made', userId: subject.userId, details });
      return { userId: subject.userId, token: await this.tokens.issue(manager, type, subject) };
    });
    const { appUrl } = this.environment;
    const target = safeRedirectTarget(wanted.redirect_to ?? redirectTo, appUrl);
    const address = withQuery(`${appUrl}/api/v1/auth/verify`, {
      token: token.linkToken,
      type: linkTypeOf(type),
      redirect_to: target,
    });
    return { user: await this.users.getUser(userId), token, address, type, redirectTo: target };
  }
}

/** Invitations by mail. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly subjects: LinkSubjectsService,
    private readonly users: AdminUsersService,
    private readonly mailer: AuthMailerService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** Creates an account and mails its owner. @throws AuthError `email_exists`, `email_provider_disabled` */
  async invite(wanted: InviteDto, redirectTo: string | undefined): Promise<AuthUserRow> {
    this.mailer.requireOpen();
    const userId = await this.dataSource.transaction(async (manager) => {
      const { userId: id, email } = await this.subjects.newcomer(manager, wanted, null);
      await this.mailer.sendLink(manager, { kind: 'invite', userId: id, email, redirectTo });
      const details = { type: 'invite', mailed: true };
      await this.events.record(manager, { kind: 'sign_in_link_made', userId: id, details });
      return id;
    });
    return this.users.getUser(userId);
  }
}
