import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../auth-error.js';
import { FactorAttempts } from './factor-attempts.service.js';
import { FactorChallenges } from './factor-challenges.service.js';
import type { FactorAnswer } from './factor-kind.js';
import { FactorKinds } from './factor-kinds.service.js';
import { type FactorRow, factorName, requireFactor } from './factor-rows.js';
import { type RaisedSession, SessionAssurance } from './session-assurance.service.js';
import { UserFactors } from './user-factors.service.js';

/** An answer to a challenge of a factor. */
export interface FactorAttempt {
  factorId: string;
  challengeId: string;
  answer: FactorAnswer;
}

/** Takes answers to challenges: the right one verifies the factor and raises the session, wrong ones are counted. */
@Injectable()
export class FactorVerification {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactors,
    private readonly challenges: FactorChallenges,
    private readonly kinds: FactorKinds,
    private readonly attempts: FactorAttempts,
    private readonly assurance: SessionAssurance,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * @throws AuthError `mfa_verification_failed`, `mfa_challenge_expired`, `mfa_factor_not_found`, `validation_failed`,
   *   `over_request_rate_limit`. What a wrong answer changes is committed all the same.
   */
  async verify(principal: Principal, attempt: FactorAttempt): Promise<RaisedSession> {
    const raised = await this.dataSource.transaction((manager) => this.decide(manager, principal, attempt));
    if (!raised) throw new AuthError('mfa_verification_failed', 'The second factor could not be verified');
    return raised;
  }

  /** Null for a wrong answer. */
  private async decide(
    manager: EntityManager,
    { userId, sessionId }: Principal,
    { factorId, challengeId, answer }: FactorAttempt,
  ): Promise<RaisedSession | null> {
    const factor = requireFactor(await this.factors.lock(manager, userId), factorId);
    this.attempts.requireUnblocked(factor);
    const challenge = await this.challenges.require(manager, { factorId, sessionId }, challengeId);
    const kind = this.kinds.of(factor.factor_type);
    const proof = await kind.prove(factor, challenge, answer);
    if (proof || kind.isChallengeSpentByFailure) await this.challenges.spend(manager, challenge.id);
    if (!proof) {
      await this.attempts.countFailure(manager, factor);
      return null;
    }
    await this.saveProof(manager, { ...factor, ...proof });
    const raised = await this.assurance.raise(manager, sessionId, { factorId, method: kind.method });
    const details = { factor: factorName(factor) };
    if (factor.status === 'unverified') {
      await this.completeEnrolment(manager, factor);
      await this.events.recordChange(manager, { kind: 'factor_added', userId, details });
    } else {
      await this.events.record(manager, { kind: 'second_factor_proved', userId, details });
    }
    return raised;
  }

  private async saveProof(manager: EntityManager, factor: FactorRow): Promise<void> {
    await manager.query(
      `UPDATE auth_factors SET status = 'verified', last_time_step = $2, credential_id = $3,
         credential_public_key = $4, credential_counter = $5, credential_transports = $6, failed_attempts = 0,
         blocked_until = NULL, updated_at = now() WHERE id = $1`,
      [
        factor.id,
        factor.last_time_step,
        factor.credential_id,
        factor.credential_public_key,
        factor.credential_counter,
        factor.credential_transports,
      ],
    );
  }

  /** From now on the factor is asked for: what was begun without it ends. */
  private async completeEnrolment(manager: EntityManager, factor: FactorRow): Promise<void> {
    await manager.query("DELETE FROM auth_factors WHERE user_id = $1 AND factor_type = $2 AND status = 'unverified'", [
      factor.user_id,
      factor.factor_type,
    ]);
    await this.assurance.endUnproved(manager, factor.user_id);
  }
}
