import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { FactorRemovalService } from '../factors/factor-removal.service.js';
import { RECOVERY_FACTOR } from '../factors/recovery-code.js';
import { confirmAddressOf } from '../mail-flows/auth-mail.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthSessionsService } from '../sessions/auth-sessions.service.js';
import { AdminLinksService } from './admin-links.service.js';
import { AdminUsersService } from './admin-users.service.js';

/** What an operator does to accounts from the command line (T42). Each names the account by its address. */
@Injectable()
export class AccountOperationsService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly admin: AdminUsersService,
    private readonly links: AdminLinksService,
    private readonly factors: FactorRemovalService,
    private readonly sessions: AuthSessionsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @throws AuthError `user_not_found`, as all of these */
  async find(email: string): Promise<AuthUserRow> {
    const user = await this.users.findUserByEmail(readEmailAddress(email));
    if (!user) throw new AuthError('user_not_found', `There is no account '${email}'`);
    return user;
  }

  /** Makes an account with a verified email address. @returns a link by which its owner chooses a password. */
  async add(email: string, fullName: string): Promise<string> {
    const metadata = fullName ? { user_metadata: { full_name: fullName } } : {};
    await this.admin.createUser({ email, email_confirm: true, ...metadata });
    return this.passwordLink(email);
  }

  /** A link by which the account's owner chooses a password; no mail is sent. */
  async passwordLink(email: string): Promise<string> {
    const { token, redirectTo } = await this.links.generate({ type: 'recovery', email }, undefined);
    return confirmAddressOf({ kind: 'recovery', token, appUrl: this.environment.appUrl, redirectTo });
  }

  /** Marks the email address as verified. */
  async confirm(email: string): Promise<void> {
    await this.admin.updateUser((await this.find(email)).id, { email_confirm: true });
  }

  /** For a person who has lost every device. */
  async removeFactors(email: string): Promise<void> {
    const user = await this.find(email);
    // With the last factor the recovery codes go.
    const factors = user.factors.filter(({ factor_type: type }) => type !== RECOVERY_FACTOR);
    for (const { id } of factors) await this.factors.remove(user.id, id);
  }

  /** Keeps the person out for a while, such as `24h`; `none` lets them in again. */
  async ban(email: string, duration: string): Promise<void> {
    await this.admin.updateUser((await this.find(email)).id, { ban_duration: duration });
  }

  /** Signs the person out everywhere, at once. @returns how many sessions have ended. */
  async endSessions(email: string): Promise<number> {
    return this.sessions.endAllOf((await this.find(email)).id);
  }

  /** Signs everyone out, at once. @returns how many sessions have ended. */
  endAllSessions(): Promise<number> {
    return this.sessions.endAll();
  }
}
