import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { FactorQueries } from './factor.queries.js';
import { FactorKindsService } from './factor-kinds.service.js';
import { type FactorRow, factorName, hasVerifiedFactor } from './factor-rows.js';
import { RecoveryCodeQueries } from './recovery-code.queries.js';
import { SessionAssuranceService } from './session-assurance.service.js';

/** Deletes factors and recovery codes with what they have opened. The person's factors must be locked. */
@Injectable()
export class FactorDeletionService {
  constructor(
    private readonly kinds: FactorKindsService,
    private readonly assurance: SessionAssuranceService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** Sessions that the factor has stepped up go back to aal1. With the last verified factor the recovery codes go. */
  async delete(manager: EntityManager, factor: FactorRow, factors: readonly FactorRow[]): Promise<void> {
    const { id, user_id: userId, factor_type: type, status } = factor;
    await this.assurance.lower(manager, id, this.kinds.of(type).method);
    await new FactorQueries(manager).deleteFactor(id);
    // What was only begun has never opened anything.
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

  /** Without a second factor there is nothing that a recovery code could stand for. */
  private async endRecovery(manager: EntityManager, userId: string): Promise<void> {
    await new RecoveryCodeQueries(manager).deleteSet(userId);
    await this.assurance.lowerRecovered(manager, userId);
  }
}
