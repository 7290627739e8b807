import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../auth-error.js';
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

  /** @throws AuthError `over_request_rate_limit` while the factor takes no answer */
  requireUnblocked({ blocked_until: blockedUntil }: FactorRow): void {
    const waitMs = (blockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    if (waitMs <= 0) return;
    const minutes = Math.ceil(waitMs / MINUTE_MS);
    throw new AuthError('over_request_rate_limit', `Too many wrong answers, try again in ${minutes} min`);
  }

  /** The factor must be locked. */
  async countFailure(manager: EntityManager, factor: FactorRow): Promise<void> {
    const { id, user_id: userId, failed_attempts: earlier } = factor;
    const failures = earlier + 1;
    const blockedUntil = new Date(this.clock.now().getTime() + blockMinutesAfter(failures) * MINUTE_MS);
    await manager.query('UPDATE auth_factors SET failed_attempts = $2, blocked_until = $3 WHERE id = $1', [
      id,
      failures,
      blockedUntil,
    ]);
    const details = { factor: factorName(factor) };
    await this.events.record(manager, { kind: 'second_factor_failed', userId, details });
  }
}
