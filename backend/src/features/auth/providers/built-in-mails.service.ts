import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { DirectoryCredentials } from '../../../platform/identity-provider/account-directory.js';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { EmailConfirmationService } from '../mail-flows/email-confirmation.service.js';
import { MailedSignInService } from '../mail-flows/mailed-sign-in.service.js';
import { SignUpService } from '../mail-flows/sign-up.service.js';
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
