import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError } from '../auth-error.js';
import { SessionProofsService } from '../proofs/session-proofs.service.js';
import { SessionCheckService } from '../session-check.service.js';
import { FactorKinds } from './factor-kinds.service.js';
import { type FactorRow, factorName, hasVerifiedFactor, requireFactor } from './factor-rows.js';
import { SessionAssurance } from './session-assurance.service.js';
import { UserFactors } from './user-factors.service.js';

/** Removes second factors. */
@Injectable()
export class FactorRemoval {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactors,
    private readonly kinds: FactorKinds,
    private readonly assurance: SessionAssurance,
    private readonly proofs: SessionProofsService,
    private readonly check: SessionCheckService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /**
   * Sessions that the factor has raised fall to aal1. With the last factor the recovery codes go.
   * @throws AuthError `mfa_factor_not_found`, `insufficient_aal`; the problem `fresh-sign-in-needed`
   */
  async unenroll(principal: Principal, factorId: string): Promise<void> {
    const { userId, aal } = principal;
    await this.dataSource.transaction(async (manager) => {
      const factors = await this.factors.lock(manager, userId);
      const factor = requireFactor(factors, factorId);
      if (factor.status === 'verified' && aal !== 'aal2') {
        throw new AuthError('insufficient_aal', 'Verify a second factor before removing one', { status: 422 });
      }
      // What was only begun opens nothing, and may be put away at any time.
      if (factor.status === 'verified') await this.proofs.requireFreshProof(principal, { manager });
      await this.removeLocked(manager, factor, factors);
    });
    this.check.forgetUser(userId);
  }

  /** As an operator does it, for somebody who has lost a device or the recovery codes. @throws AuthError `mfa_factor_not_found` */
  async remove(userId: string, factorId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const factors = await this.factors.lock(manager, userId);
      if (await this.removeRecoverySet(manager, userId, factorId)) return;
      await this.removeLocked(manager, requireFactor(factors, factorId), factors);
    });
    this.check.forgetUser(userId);
  }

  private async removeLocked(manager: EntityManager, factor: FactorRow, factors: readonly FactorRow[]): Promise<void> {
    const { id, user_id: userId, factor_type: type, status } = factor;
    await this.assurance.lower(manager, id, this.kinds.of(type).method);
    await manager.query('DELETE FROM auth_factors WHERE id = $1', [id]);
    // What was only begun has never opened anything.
    if (status === 'unverified') return;
    if (!hasVerifiedFactor(factors.filter((other) => other.id !== id))) await this.endRecovery(manager, userId);
    const details = { factor: factorName(factor) };
    await this.events.recordChange(manager, { kind: 'factor_removed', userId, details });
  }

  /** Whether there was such a set. */
  private async removeRecoverySet(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    const [, removed]: [unknown[], number] = await manager.query(
      'DELETE FROM auth_recovery_codes WHERE user_id = $1 AND id = $2',
      [userId, id],
    );
    if (removed === 0) return false;
    await this.assurance.lowerRecovered(manager, userId);
    await this.events.recordChange(manager, { kind: 'factor_removed', userId, details: { factor: 'recovery codes' } });
    return true;
  }

  /** Without a second factor there is nothing that a recovery code could stand for. */
  private async endRecovery(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('DELETE FROM auth_recovery_codes WHERE user_id = $1', [userId]);
    await this.assurance.lowerRecovered(manager, userId);
  }
}
