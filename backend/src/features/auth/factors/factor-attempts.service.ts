import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../auth-error.js';
import type { AuthErrorCode } from '../auth-error-codes.js';
import { blockMinutesAfter } from './attempt-limit.js';
import { type FactorRow, factorName } from './factor-rows.js';

const MINUTE_MS = 60_000;

/** Limits guesses: wrong answers are counted for each factor, whoever gives them, until a right one comes. */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly clock: Clock,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * @param code by which recovery codes are refused.
   * @throws AuthError `over_request_rate_limit` while the factor takes no answer
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

  /** Until when no answer is taken after so many wrong ones in a row. */
  blockedUntilAfter(failures: number): Date {
    return new Date(this.clock.now().getTime() + blockMinutesAfter(failures) * MINUTE_MS);
  }

  /** The factor must be locked. */
  async countFailure(manager: EntityManager, factor: FactorRow): Promise<void> {
    const { id, user_id: userId, failed_attempts: earlier } = factor;
    const failures = earlier + 1;
    await manager.query('UPDATE auth_factors SET failed_attempts = $2, blocked_until = $3 WHERE id = $1', [
      id,
      failures,
      this.blockedUntilAfter(failures),
    ]);
    const details = { factor: factorName(factor) };
    await this.events.record(manager, { kind: 'second_factor_failed', userId, details });
  }
}
