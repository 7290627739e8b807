import { Injectable } from '@nestjs/common';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { AuthError } from '../protocol/auth-error.js';
import { type CredentialsRow, PasswordQueries } from './password.queries.js';
import { PasswordAttemptsService } from './password-attempts.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { normalizePassword } from './password-rules.js';

/** An account whose password has just been given. */
export interface ProvedAccount {
  id: string;
  /** The hash that was compared: by now the password may have been changed. */
  passwordHash: string;
}

/** Checks passwords. What is wrong with an account is told only to who knows its password. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly queries: PasswordQueries,
    private readonly attempts: PasswordAttemptsService,
    private readonly hasher: PasswordHasherService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * @throws AuthError `invalid_credentials`, `email_not_confirmed`, `user_banned` with status 400,
   *   `over_request_rate_limit`, `validation_failed`
   */
  async check(given: { email: string; password: string; ip: string | null }): Promise<ProvedAccount> {
    const attempt = { email: readEmailAddress(given.email), ip: given.ip };
    const password = normalizePassword(given.password);
    await this.attempts.count(attempt);
    const account = await this.queries.findCredentials(attempt.email);
    const passwordHash = account?.password_hash ?? null;
    const isRight = await this.hasher.matches(password, passwordHash);
    if (isRight) await this.attempts.refund(attempt);
    const refusal = refusalOf(account, isRight);
    if (refusal) {
      const details = { method: 'password', reason: refusal.code };
      const { email } = attempt;
      await this.events.recordOfStranger({ kind: 'sign_in_failed', userId: account?.id ?? null, email, details });
      throw refusal;
    }
    if (!account || !passwordHash) throw invalidCredentials();
    return { id: account.id, passwordHash };
  }
}

/** Why the account is not opened; null when it is. */
function refusalOf(account: CredentialsRow | null, isRight: boolean): AuthError | null {
  if (!account || !isRight) return invalidCredentials();
  if (!account.is_confirmed) return new AuthError('email_not_confirmed', 'The email address is not confirmed');
  if (account.is_banned) return new AuthError('user_banned', 'User is banned', { status: 400 });
  return null;
}

/** The same for an unknown address, an account without a password and a wrong one. */
export function invalidCredentials(): AuthError {
  return new AuthError('invalid_credentials', 'Invalid login credentials');
}
