import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { mergeMetadata, type UserMetadata } from '../account/user-metadata.js';
import type { CodeChallenge } from '../grants/pkce.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthMailerService } from './auth-mailer.service.js';

/** A mail that is requested without a session. */
export interface MailRequest {
  email: string;
  redirectTo: string | undefined;
  challenge: CodeChallenge | null;
}

/** A sign-in by mail. */
export interface MailedSignInRequest extends MailRequest {
  /** Whether an unknown address gets an account. */
  createUser: boolean;
  /** Metadata of a new account. */
  data: UserMetadata;
}

/** Mails that sign in without the password: to sign in, or to set a new password. */
@Injectable()
export class MailedSignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly mailer: AuthMailerService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Mails a link and a code to sign in with.
   * @throws AuthError `otp_disabled` for an unknown address that must not get an account,
   *   `over_email_send_rate_limit`, `email_provider_disabled`
   */
  async requestSignIn({ createUser, data, redirectTo, challenge, ...wanted }: MailedSignInRequest): Promise<void> {
    this.mailer.requireOpen();
    const email = readEmailAddress(wanted.email);
    const userMetadata = mergeMetadata({}, data);
    await this.mailer.requireTurn('sign-in', email);
    await this.dataSource.transaction(async (manager) => {
      const owner = await this.accounts.findOwner(manager, email);
      if (!owner && !createUser) throw new AuthError('otp_disabled', 'Signups not allowed for otp');
      if (owner?.isBanned) return;
      const userId =
        owner?.id ??
        (await this.accounts.create(manager, { email, passwordHash: null, userMetadata, appMetadata: {} }));
      await this.mailer.sendLink(manager, { kind: 'magiclink', userId, email, redirectTo, challenge });
    });
  }

  /**
   * Mails a link to set a new password. The caller does not learn whether anything was sent.
   * @throws AuthError `validation_failed`, `email_provider_disabled`
   */
  async requestRecovery({ redirectTo, challenge, ...wanted }: MailRequest): Promise<void> {
    this.mailer.requireOpen();
    const email = readEmailAddress(wanted.email);
    if (!(await this.mailer.takeTurn('recovery', email))) return;
    await this.dataSource.transaction(async (manager) => {
      const owner = await this.accounts.findOwner(manager, email);
      if (!owner || owner.isBanned) return;
      await this.events.record(manager, { kind: 'password_reset_requested', userId: owner.id });
      await this.mailer.sendLink(manager, { kind: 'recovery', userId: owner.id, email, redirectTo, challenge });
    });
  }

  /**
   * Mails the confirmation of a sign-up again, if one is pending. The caller does not learn whether anything was sent.
   * @throws AuthError `validation_failed`, `email_provider_disabled`
   */
  async resendConfirmation({ redirectTo, challenge, ...wanted }: MailRequest): Promise<void> {
    this.mailer.requireOpen();
    const email = readEmailAddress(wanted.email);
    if (!(await this.mailer.takeTurn('sign-up', email))) return;
    await this.dataSource.transaction(async (manager) => {
      const owner = await this.accounts.findOwner(manager, email);
      if (!owner || owner.isConfirmed || owner.isBanned) return;
      await this.mailer.sendLink(manager, { kind: 'signup', userId: owner.id, email, redirectTo, challenge });
    });
  }
}
