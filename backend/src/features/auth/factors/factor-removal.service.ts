import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../../../common/access/principal.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { FactorDeletionService } from './factor-deletion.service.js';
import { requireFactor } from './factor-rows.js';
import { UserFactorsService } from './user-factors.service.js';

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
   * Sessions that the factor has stepped up go back to aal1. Removing the last factor also removes the recovery codes.
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
