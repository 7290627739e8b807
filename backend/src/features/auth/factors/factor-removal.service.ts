import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { type FactorRow, factorName, hasVerifiedFactor, requireFactor } from './factor.js';
import { FactorQueries } from './factor.queries.js';
import { FactorKindsService } from './factor-verification.service.js';
import { RecoveryCodeQueries } from './recovery-code.queries.js';
import { SessionAssuranceService } from './session-assurance.service.js';
import { UserFactorsService } from './user-factors.service.js';

/** Deletes factors and recovery codes, and steps down their sessions. The person's factors must be locked. */
@Injectable()
export class FactorDeletionService {
  constructor(
    private readonly kinds: FactorKindsService,
    private readonly assurance: SessionAssuranceService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Sessions that the factor stepped up return to aal1. The recovery codes are deleted with the last verified factor.
   */
  async delete(manager: EntityManager, factor: FactorRow, factors: readonly FactorRow[]): Promise<void> {
    const { id, user_id: userId, factor_type: type, status } = factor;
    await this.assurance.lower(manager, id, this.kinds.of(type).method);
    await new FactorQueries(manager).deleteFactor(id);
    // An unverified factor has never stepped up a session.
    if (status === 'unverified') return;
    if (!hasVerifiedFactor(factors.filter((other) => other.id !== id))) await this.endRecovery(manager, userId);
    const details = { factor: factorName(factor) };
    await this.events.recordChange(manager, { kind: 'factor_removed', userId, details });
  }

  /** @returns whether there was such a set of recovery codes. */
  async deleteRecoverySet(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    if (!(await new RecoveryCodeQueries(manager).deleteSet(userId, id))) return false;
    await this.assurance.lowerRecovered(manager, userId);
    await this.events.recordChange(manager, { kind: 'factor_removed', userId, details: { factor: 'recovery codes' } });
    return true;
  }

  /** Without a second factor there is nothing that a recovery code could replace. */
  private async endRecovery(manager: EntityManager, userId: string): Promise<void> {
    await new RecoveryCodeQueries(manager).deleteSet(userId);
    await this.assurance.lowerRecovered(manager, userId);
  }
}

/** Removes second factors. */
@Injectable()
export class FactorRemovalService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly deletion: FactorDeletionService,
    private readonly proofs: SessionProofsService,
    private readonly check: SessionCheckService,
  ) {}

  /**
   * Sessions that the factor stepped up return to aal1. Removing the last factor also removes the recovery codes.
   * @throws AuthError `mfa_factor_not_found`, `insufficient_aal`; the problem `fresh-sign-in-needed`
   */
  async unenroll(principal: Principal, factorId: string): Promise<void> {
    const { userId, aal } = principal;
    await this.dataSource.transaction(async (manager) => {
      const factors = await this.factors.lock(manager, userId);
      const factor = requireFactor(factors, factorId);
      if (factor.status === 'verified' && aal !== 'aal2') {
        throw new AuthError('insufficient_aal', 'Confirm a second step before removing one', { status: 422 });
      }
      // An unverified factor has no effect, and may be removed at any time.
      if (factor.status === 'verified') await this.proofs.requireFreshProof(principal, { manager });
      await this.deletion.delete(manager, factor, factors);
    });
    this.check.forgetUser(userId);
  }

  /** For operators, when a person has lost a device or the recovery codes. @throws AuthError `mfa_factor_not_found` */
  async remove(userId: string, factorId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const factors = await this.factors.lock(manager, userId);
      if (await this.deletion.deleteRecoverySet(manager, userId, factorId)) return;
      await this.deletion.delete(manager, requireFactor(factors, factorId), factors);
    });
    this.check.forgetUser(userId);
  }
}
