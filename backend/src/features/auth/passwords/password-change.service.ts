import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { EmailAccounts } from '../accounts/email-accounts.service.js';
import { AuthError } from '../auth-error.js';
import { IdentityChangesService } from '../identities/identity-changes.service.js';
import { SessionCheckService } from '../session-check.service.js';
import { PasswordAttempts } from './password-attempts.service.js';
import { PasswordHasher } from './password-hasher.service.js';
import { normalisePassword, requireStrongPassword } from './password-rules.js';

/** A first password may be set this long after a sign-in: a browser that was left open is no proof of who sits there. */
const FRESH_SIGN_IN_MINUTES = 15;

/** A password as its owner wants it. */
export interface WantedPassword {
  password: string;
  /** Needed when the account has a password. */
  currentPassword: string | undefined;
  ip: string | null;
}

interface Standing {
  password_hash: string | null;
  is_fresh: boolean;
}

/** Lets people change their password, who have shown that they are not somebody who found a browser open. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccounts,
    private readonly identities: IdentityChangesService,
    private readonly attempts: PasswordAttempts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionCheckService,
  ) {}

  /**
   * Every other session of the person ends.
   * @throws AuthError `weak_password`, `same_password`, `current_password_required`, `current_password_invalid`,
   *   `reauthentication_needed`, `insufficient_aal` with status 401, `over_request_rate_limit`
   */
  async change(principal: Principal, { password, currentPassword, ip }: WantedPassword): Promise<void> {
    const { userId, sessionId } = principal;
    const wanted = normalisePassword(password);
    requireStrongPassword(wanted);
    await this.identities.requireAssurance(principal, { status: 401 });
    const { password_hash: currentHash, is_fresh: isFresh } = await this.standingOf(principal);
    if (currentHash === null && !isFresh) {
      throw new AuthError('reauthentication_needed', 'Sign in again before you set a password');
    }
    if (currentHash !== null) {
      await this.requireCurrent(currentPassword, currentHash, { email: principal.email, ip });
      if (await this.hasher.matches(wanted, currentHash)) {
        throw new AuthError('same_password', 'The new password is the one that you have');
      }
    }
    const hash = await this.hasher.hash(wanted);
    await this.dataSource.transaction((manager) => this.accounts.setPassword(manager, userId, hash, sessionId));
    this.sessions.forgetUser(userId);
  }

  private async requireCurrent(
    given: string | undefined,
    currentHash: string,
    attempt: { email: string; ip: string | null },
  ): Promise<void> {
    if (!given) throw new AuthError('current_password_required', 'current_password is needed');
    await this.attempts.count(attempt);
    if (!(await this.hasher.matches(normalisePassword(given), currentHash))) {
      throw new AuthError('current_password_invalid', 'The current password is wrong');
    }
    await this.attempts.forgive(attempt);
  }

  private async standingOf({ userId, sessionId }: Principal): Promise<Standing> {
    const [standing]: Standing[] = await this.dataSource.query(
      `SELECT u.password_hash, s.created_at > now() - make_interval(mins => $3) AS is_fresh
       FROM auth_users u JOIN auth_sessions s ON s.user_id = u.id WHERE u.id = $1 AND s.id = $2`,
      [userId, sessionId, FRESH_SIGN_IN_MINUTES],
    );
    if (!standing) throw new AuthError('session_not_found', 'The session of this token has ended');
    return standing;
  }
}
