import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError, type AuthErrorCode } from '../protocol/auth-error.js';
import { type FactorRow, factorName } from './factor.js';
import { FactorQueries } from './factor.queries.js';

/** Reads the second factors of a person for a change of them. */
@Injectable()
export class UserFactorsService {
  /**
   * The person's factors, oldest first, without those that were never verified in time. Locks them until the
   * transaction ends: every change starts here.
   * @throws AuthError `user_not_found`
   */
  async lock(manager: EntityManager, userId: string): Promise<FactorRow[]> {
    const queries = new FactorQueries(manager);
    if (!(await queries.lockOwner(userId))) throw new AuthError('user_not_found', 'User not found');
    await queries.deleteAbandoned(userId);
    return queries.listFactors(userId);
  }
}

const MINUTE_MS = 60_000;

/** Limits guesses: failed attempts are counted per factor, regardless of client, until one succeeds. */
@Injectable()
export class FactorAttemptsService {
  constructor(
    private readonly clock: Clock,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * @param code by which recovery codes are refused.
   * @throws AuthError `over_request_rate_limit` while the factor is locked
   */
  requireUnblocked(
    { blocked_until: blockedUntil }: Pick<FactorRow, 'blocked_until'>,
    code: AuthErrorCode = 'over_request_rate_limit',
  ): void {
    const waitMs = (blockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    if (waitMs <= 0) return;
    const minutes = Math.ceil(waitMs / MINUTE_MS);
    throw new AuthError(code, `Too many wrong answers, try again in ${minutes} min`);
  }

  /** The end of the lock after this many wrong answers in a row. */
  blockedUntilAfter(failures: number): Date {
    return new Date(this.clock.now().getTime() + blockMinutesAfter(failures) * MINUTE_MS);
  }

  /** The factor must be locked. */
  async countFailure(manager: EntityManager, factor: FactorRow): Promise<void> {
    const { id, user_id: userId, failed_attempts: earlier } = factor;
    const failures = earlier + 1;
    await new FactorQueries(manager).saveFailures(id, failures, this.blockedUntilAfter(failures));
    const details = { factor: factorName(factor) };
    await this.events.record(manager, { kind: 'second_factor_failed', userId, details });
  }
}

/** Wrong answers without a lock. */
const FREE_FAILURES = 5;
const MAX_BLOCK_MINUTES = 60;

/**
 * How long a factor accepts no code after this many wrong ones in a row. The time doubles up to an hour: an attacker can
 * guess about once an hour, and a person who mistypes waits a minute.
 * @returns minutes; 0 for no pause.
 */
export function blockMinutesAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES), MAX_BLOCK_MINUTES);
}
