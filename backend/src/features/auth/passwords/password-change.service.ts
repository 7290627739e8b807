import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { EmailAccounts } from '../accounts/email-accounts.service.js';
import { AuthError } from '../auth-error.js';
import { IdentityChangesService } from '../identities/identity-changes.service.js';
import { ReauthenticationService } from '../mail-flows/reauthentication.service.js';
import { SessionCheckService } from '../session-check.service.js';
import { PasswordAttempts } from './password-attempts.service.js';
import { PasswordHasher } from './password-hasher.service.js';
import { normalisePassword, requireStrongPassword } from './password-rules.js';

/** So long a sign-in counts as proof of who sits there: a browser that was left open is none. */
const FRESH_SIGN_IN_MINUTES = 15;

/** Sign-ins that prove who reads the account's mails, as does the code of a reauthentication. */
const MAILED_METHODS = ['otp', 'recovery', 'magiclink'];

/** A password as its owner wants it. */
export interface WantedPassword {
  password: string;
  /** Needed when the account has a password, unless its owner's mailbox was proved instead. */
  currentPassword: string | undefined;
  /** The code that was mailed for a reauthentication. */
  nonce: string | undefined;
  ip: string | null;
}

interface Standing {
  password_hash: string | null;
  is_fresh: boolean;
  is_fresh_by_mail: boolean;
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
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /**
   * Every other session of the person ends.
   * @throws AuthError `weak_password`, `same_password`, `current_password_required`, `current_password_invalid`,
   *   `reauthentication_needed`, `reauthentication_not_valid`, `insufficient_aal` with status 401, `over_request_rate_limit`
   */
  async change(principal: Principal, wanted: WantedPassword): Promise<void> {
    const { userId, sessionId } = principal;
    const password = normalisePassword(wanted.password);
    requireStrongPassword(password);
    await this.identities.requireAssurance(principal, { status: 401 });
    const standing = await this.standingOf(principal);
    await this.requireProof(principal, standing, wanted);
    if (standing.password_hash !== null && (await this.hasher.matches(password, standing.password_hash))) {
      throw new AuthError('same_password', 'The new password is the one that you have');
    }
    const hash = await this.hasher.hash(password);
    await this.dataSource.transaction((manager) => this.accounts.setPassword(manager, userId, hash, sessionId));
    this.sessions.forgetUser(userId);
  }

  private async requireProof(
    principal: Principal,
    { password_hash: currentHash, is_fresh: isFresh, is_fresh_by_mail: isFreshByMail }: Standing,
    { currentPassword, nonce, ip }: WantedPassword,
  ): Promise<void> {
    if (nonce !== undefined) {
      if (await this.reauthentication.proves(principal, nonce)) return;
      throw new AuthError('reauthentication_not_valid', 'The code is wrong or has expired');
    }
    if (isFreshByMail) return;
    if (currentHash !== null) {
      await this.requireCurrent(currentPassword, currentHash, { email: principal.email, ip });
    } else if (!isFresh) {
      throw new AuthError('reauthentication_needed', 'Sign in again, or ask for a code, before you set a password');
    }
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
      `SELECT u.password_hash, f.is_fresh,
         f.is_fresh AND EXISTS (
           SELECT 1 FROM jsonb_array_elements(s.amr) AS entry WHERE entry ->> 'method' = ANY ($4)) AS is_fresh_by_mail
       FROM auth_users u JOIN auth_sessions s ON s.user_id = u.id
         CROSS JOIN LATERAL (SELECT s.created_at > now() - make_interval(mins => $3) AS is_fresh) f
       WHERE u.id = $1 AND s.id = $2`,
      [userId, sessionId, FRESH_SIGN_IN_MINUTES, MAILED_METHODS],
    );
    if (!standing) throw new AuthError('session_not_found', 'The session of this token has ended');
    return standing;
  }
}
