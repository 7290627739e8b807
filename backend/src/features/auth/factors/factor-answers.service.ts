import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorAttemptsService } from './factor-attempts.service.js';
import { FactorChallengesService } from './factor-challenges.service.js';
import type { FactorAnswer, FactorProof } from './factor-kind.js';
import { FactorKindsService } from './factor-kinds.service.js';
import type { FactorRow } from './factor-rows.js';

/** An answer to a challenge of a factor. */
export interface FactorAttempt {
  factorId: string;
  challengeId: string;
  answer: FactorAnswer;
}

/** Whether answers to challenges are right. Challenges are spent here, and wrong answers counted. */
@Injectable()
export class FactorAnswersService {
  constructor(
    private readonly challenges: FactorChallengesService,
    private readonly kinds: FactorKindsService,
    private readonly attempts: FactorAttemptsService,
  ) {}

  /**
   * The factor must be locked. Commit the transaction also after a wrong answer.
   * @returns what a right answer leaves in the factor's row, and how `amr` names its kind; null for a wrong answer.
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
