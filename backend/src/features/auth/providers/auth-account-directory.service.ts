import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import {
  AccountDirectory,
  type DirectoryAccount,
  type DirectoryCredentials,
  DirectoryRefusal,
} from '../../../platform/identity-provider/account-directory.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { AppCodesService } from '../factors/totp-factors.service.js';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { EmailConfirmationService } from '../mail-flows/mailed-codes.service.js';
import { MailedSignInService } from '../mail-flows/mailed-sign-in.service.js';
import { SignUpService } from '../mail-flows/sign-up.service.js';
import { PasswordCheckService } from '../passwords/password-check.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { IpLimitsService } from '../protocol/ip-limits.service.js';

/** The mail flows of the built-in provider's pages; each request is counted for its client IP. */
@Injectable()
export class BuiltInMailsService {
  private readonly dashboard: string;

  constructor(
    private readonly signUps: SignUpService,
    private readonly confirmations: EmailConfirmationService,
    private readonly mailedSignIns: MailedSignInService,
    private readonly mailer: AuthMailerService,
    private readonly limits: IpLimitsService,
    @Inject(ENVIRONMENT) { appUrl }: Environment,
  ) {
    this.dashboard = `${appUrl}/dashboard/user`;
  }

  get isOpen(): boolean {
    return this.mailer.isOpen;
  }

  async signUp({ email, password, fullName, ip }: DirectoryCredentials & { fullName: string }): Promise<void> {
    await this.limits.count('mail', ip);
    const data = fullName ? { full_name: fullName } : {};
    await this.signUps.signUp({ email, password, data, redirectTo: this.dashboard, challenge: null });
  }

  /** @returns the account's id. @throws AuthError `otp_expired` */
  async confirm(email: string, code: string, ip: string): Promise<string> {
    await this.limits.count('verify', ip);
    return this.confirmations.confirm(email, code);
  }

  async requestRecovery(email: string, ip: string): Promise<void> {
    await this.limits.count('mail', ip);
    await this.mailedSignIns.requestRecovery({ email, redirectTo: this.dashboard, challenge: null });
  }
}

/** The accounts of the auth layer, as the built-in provider's pages use them: one password for the pages and the API. */
@Injectable()
export class AuthAccountDirectoryService extends AccountDirectory {
  constructor(
    private readonly users: AuthUsersService,
    private readonly passwords: PasswordCheckService,
    private readonly appCodes: AppCodesService,
    private readonly mails: BuiltInMailsService,
  ) {
    super();
  }

  get canMail(): boolean {
    return this.mails.isOpen;
  }

  async findAccount(id: string): Promise<DirectoryAccount | null> {
    const user = await this.users.findUser(id);
    if (!user?.email || !user.email_confirmed_at || this.users.isBanned(user)) return null;
    const fullName = user.user_metadata['full_name'];
    return { id: user.id, email: user.email, fullName: typeof fullName === 'string' ? fullName : '' };
  }

  signIn(credentials: DirectoryCredentials): Promise<{ accountId: string; needsCode: boolean }> {
    return forPeople(async () => {
      const { id } = await this.passwords.check(credentials);
      return { accountId: id, needsCode: await this.appCodes.areNeeded(id) };
    });
  }

  proveCode(accountId: string, code: string): Promise<void> {
    return forPeople(() => this.appCodes.prove(accountId, code));
  }

  signUp(account: DirectoryCredentials & { fullName: string }): Promise<void> {
    return forPeople(() => this.mails.signUp(account));
  }

  confirm(email: string, code: string, ip: string): Promise<string> {
    return forPeople(() => this.mails.confirm(email, code, ip));
  }

  requestRecovery(email: string, ip: string): Promise<void> {
    return forPeople(() => this.mails.requestRecovery(email, ip));
  }
}

/** Rejections of the auth layer are shown with their message; server faults stay errors. */
async function forPeople<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof AuthError && error.statusCode < 500)
      throw new DirectoryRefusal(error.message, { cause: error });
    throw error;
  }
}
