import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import {
  AccountDirectory,
  type DirectoryAccount,
  type DirectoryCredentials,
  DirectoryRefusal,
} from '../../../platform/identity-provider/account-directory.js';
import { EmailAccounts } from '../accounts/email-accounts.service.js';
import { readEmailAddress } from '../accounts/email-address.js';
import { AuthError } from '../auth-error.js';
import { AuthUsersService } from '../auth-users.service.js';
import { AppCodes } from '../factors/app-codes.service.js';
import { IpLimitsService } from '../limits/ip-limits.service.js';
import { AuthMailer } from '../mail-flows/auth-mailer.service.js';
import { MailedSignInService } from '../mail-flows/mailed-sign-in.service.js';
import { SignUpService } from '../mail-flows/sign-up.service.js';
import { OneTimeTokens } from '../one-time-tokens/one-time-tokens.service.js';
import { PasswordCheck } from '../passwords/password-check.service.js';

/** The accounts of the auth layer, as the built-in provider's pages use them: one password for the pages and the API. */
@Injectable()
export class AuthAccountDirectory extends AccountDirectory {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
    private readonly accounts: EmailAccounts,
    private readonly passwords: PasswordCheck,
    private readonly appCodes: AppCodes,
    private readonly signUps: SignUpService,
    private readonly mailedSignIns: MailedSignInService,
    private readonly tokens: OneTimeTokens,
    private readonly mailer: AuthMailer,
    private readonly limits: IpLimitsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    super();
  }

  get canMail(): boolean {
    return this.mailer.isOpen;
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
      return { accountId: id, needsCode: (await this.appCodes.findFactorId(this.dataSource.manager, id)) !== null };
    });
  }

  proveCode(accountId: string, code: string): Promise<void> {
    return forPeople(() => this.appCodes.prove(accountId, code));
  }

  signUp({ email, password, fullName, ip }: DirectoryCredentials & { fullName: string }): Promise<void> {
    return forPeople(async () => {
      await this.limits.count('mail', ip);
      const data = fullName ? { full_name: fullName } : {};
      await this.signUps.signUp({ email, password, data, redirectTo: this.dashboard, challenge: null });
    });
  }

  confirm(email: string, code: string, ip: string): Promise<string> {
    return forPeople(async () => {
      await this.limits.count('verify', ip);
      const address = readEmailAddress(email);
      const userId = await this.dataSource.transaction(async (manager) => {
        const used = await this.tokens.useCode(manager, ['signup'], { email: address, code });
        if (used) await this.accounts.confirm(manager, used.userId);
        return used?.userId ?? null;
      });
      if (!userId) throw new AuthError('otp_expired', 'The code is wrong or has expired');
      return userId;
    });
  }

  requestRecovery(email: string, ip: string): Promise<void> {
    return forPeople(async () => {
      await this.limits.count('mail', ip);
      await this.mailedSignIns.requestRecovery({ email, redirectTo: this.dashboard, challenge: null });
    });
  }

  private get dashboard(): string {
    return `${this.environment.appUrl}/dashboard/user`;
  }
}

/** What the auth layer refuses, its message tells people; a fault of ours stays one. */
async function forPeople<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof AuthError && error.statusCode < 500)
      throw new DirectoryRefusal(error.message, { cause: error });
    throw error;
  }
}
