import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { AuthError } from '../protocol/auth-error.js';
import { OneTimeTokensService } from './one-time-tokens/one-time-tokens.service.js';

/** Confirms the address of a sign-up by its mailed code, without beginning a session. */
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
