import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import {
  type FactorAnswer,
  type FactorKind,
  type FactorProof,
  type FactorRow,
  type FactorType,
  factorName,
  requireFactor,
} from './factor.js';
import { FactorQueries } from './factor.queries.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import { SessionAssuranceService, type SteppedUpSession } from './session-assurance.service.js';
import { TotpFactorsService } from './totp-factors.service.js';
import { FactorAttemptsService, UserFactorsService } from './user-factors.service.js';
import { WebauthnFactorsService } from './webauthn-factors.service.js';

/** The kinds of second factors, by their names on the wire. */
@Injectable()
export class FactorKindsService {
  private readonly kinds: Readonly<Record<FactorType, FactorKind>>;

  constructor(totp: TotpFactorsService, webauthn: WebauthnFactorsService) {
    this.kinds = { totp, webauthn };
  }

  of(type: FactorType): FactorKind {
    return this.kinds[type];
  }
}

/** An answer to a challenge of a factor. */
interface FactorAttempt {
  factorId: string;
  challengeId: string;
  answer: FactorAnswer;
}

/** Checks answers to challenges, consumes challenges, and counts wrong answers. */
@Injectable()
export class FactorAnswersService {
  constructor(
    private readonly challenges: FactorChallengesService,
    private readonly kinds: FactorKindsService,
    private readonly attempts: FactorAttemptsService,
  ) {}

  /**
   * The factor must be locked. Commit the transaction also after a wrong answer.
   * @returns the changes of the factor's row after a correct answer, and the `amr` name of its kind; null for a wrong
   * answer.
   * @throws AuthError `mfa_challenge_expired`, `validation_failed`, `over_request_rate_limit`
   */
  async check(
    manager: EntityManager,
    { factor, sessionId }: { factor: FactorRow; sessionId: string },
    { challengeId, answer }: FactorAttempt,
  ): Promise<{ proof: FactorProof; method: string } | null> {
    this.attempts.requireUnblocked(factor);
    const challenge = await this.challenges.require(manager, { factorId: factor.id, sessionId }, challengeId);
    const kind = this.kinds.of(factor.factor_type);
    const proof = await kind.prove(factor, challenge, answer);
    if (proof || kind.isChallengeSpentByFailure) await this.challenges.spend(manager, challenge.id);
    if (proof) return { proof, method: kind.method };
    await this.attempts.countFailure(manager, factor);
    return null;
  }
}

/** Checks answers to challenges: a correct one verifies the factor and steps the session up; wrong ones are counted. */
@Injectable()
export class FactorVerificationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly answers: FactorAnswersService,
    private readonly assurance: SessionAssuranceService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * @throws AuthError `mfa_verification_failed`, `mfa_challenge_expired`, `mfa_factor_not_found`, `validation_failed`,
   *   `over_request_rate_limit`. What a wrong answer changes is committed all the same.
   */
  async verify(principal: Principal, attempt: FactorAttempt): Promise<SteppedUpSession> {
    const steppedUp = await this.dataSource.transaction((manager) => this.decide(manager, principal, attempt));
    if (!steppedUp) throw new AuthError('mfa_verification_failed', 'The second step could not be verified');
    return steppedUp;
  }

  /** Null for a wrong answer. */
  private async decide(
    manager: EntityManager,
    { userId, sessionId }: Principal,
    attempt: FactorAttempt,
  ): Promise<SteppedUpSession | null> {
    const { factorId } = attempt;
    const factor = requireFactor(await this.factors.lock(manager, userId), factorId);
    const right = await this.answers.check(manager, { factor, sessionId }, attempt);
    if (!right) return null;
    const { proof, method } = right;
    await new FactorQueries(manager).saveProof({ ...factor, ...proof });
    const steppedUp = await this.assurance.stepUp(manager, sessionId, { factorId, method });
    const details = { factor: factorName(factor) };
    if (factor.status === 'unverified') {
      await this.completeEnrollment(manager, factor);
      await this.events.recordChange(manager, { kind: 'factor_added', userId, details });
    } else {
      await this.events.record(manager, { kind: 'second_factor_proved', userId, details });
    }
    return steppedUp;
  }

  /** From now on the factor is required: sessions without it end. */
  private async completeEnrollment(manager: EntityManager, factor: FactorRow): Promise<void> {
    await new FactorQueries(manager).deleteUnverified(factor.user_id, factor.factor_type);
    await this.assurance.endUnproved(manager, factor.user_id);
  }
}
