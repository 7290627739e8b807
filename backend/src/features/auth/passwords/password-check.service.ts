import { Injectable } from '@nestjs/common';
import { limitedNetwork } from '../../../common/http/client-ip.js';
import { type Limiter, RateLimitersService } from '../../../platform/rate-limits/rate-limiters.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { readEmailAddress } from '../account/email-address.js';
import { AuthError } from '../protocol/auth-error.js';
import { type CredentialsRow, PasswordQueries } from './password.queries.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { normalizePassword } from './password-rules.js';

const WINDOW_S = 15 * 60;

/**
 * Attempts per window. The narrow limit counts address and client IP together, so that nobody can lock out others
 * remotely.
 */
const MAX_FOR_ADDRESS_AND_IP = 10;
const MAX_FOR_ADDRESS = 100;
const MAX_FOR_IP = 200;

/** The client and the account of an attempt. */
export interface PasswordAttempt {
  email: string;
  /** Client IP of the caller, as determined by the trusted proxies. */
  ip: string | null;
}

interface CountedBy {
  limiter: Limiter;
  subjectOf: (attempt: PasswordAttempt) => string;
}

/** Limits password attempts, over all processes, and equally for unknown addresses. */
@Injectable()
export class PasswordAttemptsService {
  private readonly narrow: CountedBy;
  private readonly wide: CountedBy[];

  constructor(
    limiters: RateLimitersService,
    private readonly events: SecurityEventsRecorderService,
  ) {
    const limiterOf = (name: string, points: number): Limiter => limiters.of({ name, points, windowS: WINDOW_S });
    this.narrow = {
      limiter: limiterOf('password-pair', MAX_FOR_ADDRESS_AND_IP),
      subjectOf: ({ email, ip }) => `${email} ${networkOf(ip)}`,
    };
    this.wide = [
      { limiter: limiterOf('password-address', MAX_FOR_ADDRESS), subjectOf: ({ email }) => email },
      { limiter: limiterOf('password-ip', MAX_FOR_IP), subjectOf: ({ ip }) => networkOf(ip) },
    ];
  }

  /** Counts an attempt before its password is checked. @throws AuthError `over_request_rate_limit` */
  async count(attempt: PasswordAttempt): Promise<void> {
    for (const { limiter, subjectOf } of [this.narrow, ...this.wide]) {
      const waitMs = await limiter.count(subjectOf(attempt));
      if (waitMs === null) continue;
      const minutes = Math.ceil(waitMs / 60_000);
      const details = { action: 'password' };
      await this.events.recordOfStranger({ kind: 'rate_limited', userId: null, email: attempt.email, details });
      throw new AuthError('over_request_rate_limit', `Too many tries, please wait ${minutes} min`);
    }
  }

  /** Refunds an attempt with the correct password, and the earlier failed attempts of the same person. */
  async refund(attempt: PasswordAttempt): Promise<void> {
    await this.narrow.limiter.refundAll(this.narrow.subjectOf(attempt));
    for (const { limiter, subjectOf } of this.wide) await limiter.refund(subjectOf(attempt));
  }
}

function networkOf(ip: string | null): string {
  return ip === null ? '' : limitedNetwork(ip);
}

/** An account whose password has just been verified. */
export interface ProvedAccount {
  id: string;
  /** The hash that was compared: by now the password may have been changed. */
  passwordHash: string;
}

/** Checks passwords. The state of an account is revealed only with its correct password. */
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

/** Why the account cannot be used; null when it can. */
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
