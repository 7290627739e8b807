import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthMailerService } from './auth-mailer.service.js';
import { OneTimeTokensService } from './one-time-tokens/one-time-tokens.service.js';

/** Confirms the address of a sign-up by its mailed code, without starting a session. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tokens: OneTimeTokensService,
    private readonly accounts: EmailAccountsService,
  ) {}

  /** @returns the account's id. @throws AuthError `otp_expired` */
  async confirm(email: string, code: string): Promise<string> {
    const address = readEmailAddress(email);
    const userId = await this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.useCode(manager, ['signup'], { email: address, code });
      if (used) await this.accounts.confirm(manager, used.userId);
      return used?.userId ?? null;
    });
    if (!userId) throw new AuthError('otp_expired', 'The code is wrong or has expired');
    return userId;
  }
}

/** A mailed code with which a signed-in person confirms their identity. */
@Injectable()
export class ReauthenticationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly tokens: OneTimeTokensService,
    private readonly mailer: AuthMailerService,
  ) {}

  /** @throws AuthError `over_email_send_rate_limit`, `email_provider_disabled` */
  async request({ userId, email }: Principal): Promise<void> {
    this.mailer.requireOpen();
    await this.mailer.requireTurn('reauthentication', email);
    await this.dataSource.transaction((manager) => this.mailer.sendReauthenticationCode(manager, { userId, email }));
  }

  /** Consumes the code. @returns whether it was correct; wrong ones are counted. */
  async proves({ userId, email }: Principal, code: string): Promise<boolean> {
    const used = await this.dataSource.transaction((manager) =>
      this.tokens.useCode(manager, ['reauthentication'], { email, code }),
    );
    return used?.userId === userId;
  }
}
