import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { AuthFactor } from '../factors/auth-factor.entity.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionChangeQueries } from './session-change.queries.js';

/** How long a sign-in, or a verified second factor, counts as recent. */
const FRESH_PROOF_MINUTES = 15;

/** The required proofs of a session for changes of sign-in methods. */
@Injectable()
export class SessionProofsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Requires that an existing second factor was verified in this session.
   * @param options.status for calls with another status than 403.
   * @throws AuthError `insufficient_aal`
   */
  async requireSecondFactor({ userId, aal }: Principal, options: { status?: number } = {}): Promise<void> {
    if (aal === 'aal2') return;
    if (await this.dataSource.manager.existsBy(AuthFactor, { userId, status: 'verified' })) {
      throw new AuthError('insufficient_aal', 'Confirm a second step before changing how you sign in', options);
    }
  }

  /**
   * Prevents a stolen or forgotten session from taking over the account: the session must have started, or passed a
   * second factor, in the last minutes. The single rule for all changes of sign-in methods, for data export and for
   * deletion.
   * @param options.at the time at which the proof must have been recent; defaults to now.
   * @throws the problem `fresh-sign-in-needed`, which the auth protocol calls `reauthentication_needed`
   */
  async requireFreshProof(principal: Principal, options: { at?: Date; manager?: EntityManager } = {}): Promise<void> {
    if (await this.isFresh(principal, options)) return;
    throw commonProblems['fresh-sign-in-needed']({
      detail: `This needs a sign-in of the last ${FRESH_PROOF_MINUTES} minutes. Sign in again, then come back.`,
    });
  }

  /** Whether the session's newest proof is recent. */
  isFresh(
    principal: Principal,
    { at, manager = this.dataSource.manager }: { at?: Date; manager?: EntityManager } = {},
  ): Promise<boolean> {
    return new SessionChangeQueries(manager).isFresh(principal, { minutes: FRESH_PROOF_MINUTES, at });
  }
}
