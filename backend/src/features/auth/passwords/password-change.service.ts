import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { EmailAccountsService } from '../account/email-accounts.service.js';
import { ReauthenticationService } from '../mail-flows/mailed-codes.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { PasswordQueries, type PasswordStateRow } from './password.queries.js';
import { PasswordAttemptsService } from './password-check.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { normalizePassword } from './password-rules.js';
import { PasswordStrengthService } from './password-strength.service.js';

/** The proof required for a password change. */
interface GivenProof {
  /** Required when the account has a password, unless its owner's mailbox was verified instead. */
  currentPassword: string | undefined;
  /** The code that was mailed for a reauthentication. */
  nonce: string | undefined;
  ip: string | null;
}

/** Checks whether the caller may change the account's password: a stranger at an unlocked browser may not. */
@Injectable()
export class PasswordProofService {
  constructor(
    private readonly queries: PasswordQueries,
    private readonly proofs: SessionProofsService,
    private readonly attempts: PasswordAttemptsService,
    private readonly hasher: PasswordHasherService,
    private readonly reauthentication: ReauthenticationService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * @returns the hash of the current password, or null without one.
   * @throws AuthError `current_password_required`, `current_password_invalid`, `reauthentication_needed`,
   *   `reauthentication_not_valid`, `insufficient_aal` with status 401, `over_request_rate_limit`
   */
  async require(principal: Principal, { currentPassword, nonce, ip }: GivenProof): Promise<string | null> {
    await this.proofs.requireSecondFactor(principal, { status: 401 });
    const { password_hash: currentHash, signed_in_by_mail: isByMail } = await this.readPasswordState(principal);
    if (nonce !== undefined) {
      if (await this.reauthentication.proves(principal, nonce)) return currentHash;
      await this.recordFailure(principal, 'mailed_code');
      throw new AuthError('reauthentication_not_valid', 'The code is wrong or has expired');
    }
    const isFresh = await this.proofs.isFresh(principal);
    if (isFresh && isByMail) return currentHash;
    if (currentHash !== null) {
      await this.requireCurrent(principal, currentPassword, currentHash, ip);
    } else if (!isFresh) {
      throw new AuthError('reauthentication_needed', 'Sign in again, or ask for a code, before you set a password');
    }
    return currentHash;
  }

  private async requireCurrent(
    principal: Principal,
    given: string | undefined,
    currentHash: string,
    ip: string | null,
  ): Promise<void> {
    const attempt = { email: principal.email, ip };
    if (!given) throw new AuthError('current_password_required', 'current_password is needed');
    await this.attempts.count(attempt);
    if (!(await this.hasher.matches(normalizePassword(given), currentHash))) {
      await this.recordFailure(principal, 'password');
      throw new AuthError('current_password_invalid', 'The current password is wrong');
    }
    await this.attempts.refund(attempt);
  }

  private async recordFailure({ userId }: Principal, method: string): Promise<void> {
    await this.events.recordOfStranger({ kind: 'reauthentication_failed', userId, details: { method } });
  }

  private async readPasswordState(principal: Principal): Promise<PasswordStateRow> {
    const state = await this.queries.findState(principal);
    if (!state) throw new AuthError('session_not_found', 'The session of this token has ended');
    return state;
  }
}

/** The requested password. */
export interface PasswordChangeRequest extends GivenProof {
  password: string;
}

/** Changes a person's password, after a proof that it is not just someone at an unlocked browser. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: EmailAccountsService,
    private readonly strength: PasswordStrengthService,
    private readonly proof: PasswordProofService,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionCheckService,
  ) {}

  /**
   * Every other session of the person ends.
   * @throws AuthError `weak_password`, `same_password`, and the errors of the proof
   * @see PasswordProofService
   */
  async change(principal: Principal, wanted: PasswordChangeRequest): Promise<void> {
    const { userId, sessionId } = principal;
    const password = await this.strength.acceptOf(userId, wanted.password);
    const currentHash = await this.proof.require(principal, wanted);
    if (currentHash !== null && (await this.hasher.matches(password, currentHash))) {
      throw new AuthError('same_password', 'The new password is the one that you have');
    }
    const hash = await this.hasher.hash(password);
    await this.dataSource.transaction((manager) => this.accounts.setPassword(manager, userId, hash, sessionId));
    this.sessions.forgetUser(userId);
  }
}
