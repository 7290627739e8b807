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

/** The account commands of the operator (T42). Each identifies the account by its address. */
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

  /** Creates an account with a verified email address. @returns a link with which its owner sets a password. */
  async add(email: string, fullName: string): Promise<string> {
    const metadata = fullName ? { user_metadata: { full_name: fullName } } : {};
    await this.admin.createUser({ email, email_confirm: true, ...metadata });
    return this.passwordLink(email);
  }

  /** A link with which the account's owner sets a password; no mail is sent. */
  async passwordLink(email: string): Promise<string> {
    const { token, redirectTo } = await this.links.generate({ type: 'recovery', email }, undefined);
    return confirmAddressOf({ kind: 'recovery', token, appUrl: this.environment.appUrl, redirectTo });
  }

  /** Marks the email address as verified. */
  async confirm(email: string): Promise<void> {
    await this.admin.updateUser((await this.find(email)).id, { email_confirm: true });
  }

  /** Removes all second factors, for a user who has lost every device. */
  async removeFactors(email: string): Promise<void> {
    const user = await this.find(email);
    // Recovery codes are deleted with the last factor.
    const factors = user.factors.filter(({ factor_type: type }) => type !== RECOVERY_FACTOR);
    for (const { id } of factors) await this.factors.remove(user.id, id);
  }

  /** Bans the user for a period, such as `24h`; `none` ends the ban. */
  async ban(email: string, duration: string): Promise<void> {
    await this.admin.updateUser((await this.find(email)).id, { ban_duration: duration });
  }

  /** Ends all sessions of the account immediately. @returns how many sessions have ended. */
  async endSessions(email: string): Promise<number> {
    return this.sessions.endAllOf((await this.find(email)).id);
  }

  /** Ends all sessions of all accounts immediately. @returns how many sessions have ended. */
  endAllSessions(): Promise<number> {
    return this.sessions.endAll();
  }
}
