import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { deriveKey } from '../../../common/crypto/secrets.js';
import { SECRETS } from '../../../config/config.module.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { hasVerifiedFactor } from './factor.js';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES, RECOVERY_METHOD } from './recovery-code.js';
import { RecoveryCodeQueries, type RecoverySet } from './recovery-code.queries.js';
import { SessionAssuranceService, type SteppedUpSession } from './session-assurance.service.js';
import { FactorAttemptsService, UserFactorsService } from './user-factors.service.js';

/** A new set; its codes are returned only once. */
export interface NewRecoverySet {
  id: string;
  codes: string[];
}

/** The state of a set. */
export interface RecoverySetStatus {
  id: string;
  remaining: number;
}

/** Recovery codes: each replaces a lost second factor once. */
@Injectable()
export class RecoveryCodesService {
  private readonly key: Buffer;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly attempts: FactorAttemptsService,
    private readonly assurance: SessionAssuranceService,
    private readonly events: SecurityEventsRecorderService,
    @Inject(SECRETS) { secretKey }: Secrets,
  ) {
    this.key = deriveKey(secretKey, 'recovery codes');
  }

  /** @throws AuthError `mfa_factor_not_found` when the person has none */
  async getStatus({ userId }: Principal): Promise<RecoverySetStatus> {
    const set = await new RecoveryCodeQueries(this.dataSource.manager).findSet(userId);
    if (!set) throw noSet();
    return { id: set.id, remaining: set.code_hashes.length };
  }

  /**
   * Makes the first set.
   * @throws AuthError `mfa_recovery_codes_sole_factor`, `insufficient_aal`, `mfa_verified_factor_exists`
   */
  async make(principal: Principal): Promise<NewRecoverySet> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager, principal);
      if (await new RecoveryCodeQueries(manager).findSet(principal.userId)) {
        throw new AuthError('mfa_verified_factor_exists', 'There are recovery codes already, replace them');
      }
      return this.save(manager, principal, uuidv7());
    });
  }

  /**
   * Makes new codes; the earlier ones no longer work.
   * @throws AuthError `mfa_recovery_codes_sole_factor`, `insufficient_aal`, `mfa_factor_not_found`
   */
  async replace(principal: Principal): Promise<NewRecoverySet> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager, principal);
      const set = await new RecoveryCodeQueries(manager).findSet(principal.userId);
      if (!set) throw noSet();
      return this.save(manager, principal, set.id);
    });
  }

  /**
   * Consumes a code and steps the session up.
   * @throws AuthError `mfa_verification_failed`, `mfa_recovery_codes_locked`. A wrong code is counted all the same.
   */
  async use({ userId, sessionId }: Principal, code: string): Promise<SteppedUpSession> {
    const steppedUp = await this.dataSource.transaction(async (manager) => {
      await this.factors.lock(manager, userId);
      const set = await new RecoveryCodeQueries(manager).findSet(userId);
      if (!set) return null;
      this.attempts.requireUnblocked(set, 'mfa_recovery_codes_locked');
      const hash = hashRecoveryCode(this.key, set.id, code);
      if (!set.code_hashes.some((one) => timingSafeEqual(one, hash))) {
        await this.countFailure(manager, userId, set);
        return null;
      }
      await this.spend(manager, userId, { ...set, code_hashes: set.code_hashes.filter((one) => !one.equals(hash)) });
      return this.assurance.stepUp(manager, sessionId, { factorId: null, method: RECOVERY_METHOD });
    });
    if (!steppedUp) throw new AuthError('mfa_verification_failed', 'The recovery code is wrong or was used');
    return steppedUp;
  }

  /** Creating codes requires a verified second factor. Locks both until the transaction ends. */
  private async lock(manager: EntityManager, { userId, aal }: Principal): Promise<void> {
    if (!hasVerifiedFactor(await this.factors.lock(manager, userId))) {
      throw new AuthError('mfa_recovery_codes_sole_factor', 'Add a second step first');
    }
    if (aal !== 'aal2') throw new AuthError('insufficient_aal', 'Confirm a second step before making recovery codes');
  }

  private async save(manager: EntityManager, { userId }: Principal, id: string): Promise<NewRecoverySet> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => hashRecoveryCode(this.key, id, code));
    await new RecoveryCodeQueries(manager).saveSet(userId, id, hashes);
    await this.events.recordChange(manager, { kind: 'recovery_codes_made', userId });
    return { id, codes };
  }

  private async spend(manager: EntityManager, userId: string, { id, code_hashes: left }: RecoverySet): Promise<void> {
    await new RecoveryCodeQueries(manager).saveRemaining(id, left);
    await this.events.recordChange(manager, {
      kind: 'recovery_code_used',
      userId,
      details: { remaining: left.length },
    });
  }

  private async countFailure(manager: EntityManager, userId: string, set: RecoverySet): Promise<void> {
    const failures = set.failed_attempts + 1;
    const blockedUntil = this.attempts.blockedUntilAfter(failures);
    await new RecoveryCodeQueries(manager).saveFailures(set.id, failures, blockedUntil);
    await this.events.record(manager, { kind: 'second_factor_failed', userId, details: { factor: 'recovery code' } });
  }
}

function noSet(): AuthError {
  return new AuthError('mfa_factor_not_found', 'There are no recovery codes');
}
