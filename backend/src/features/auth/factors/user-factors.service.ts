import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuthError } from '../auth-error.js';
import { FACTOR_COLUMNS, type FactorRow } from './factor-rows.js';

/** Reads the second factors of a person for a change of them. */
@Injectable()
export class UserFactors {
  /**
   * The person's factors, oldest first, without those that were never verified in time. Until the transaction is over
   * nobody else changes them: every change begins here.
   * @throws AuthError `user_not_found`
   */
  async lock(manager: EntityManager, userId: string): Promise<FactorRow[]> {
    const owners: unknown[] = await manager.query(
      'SELECT 1 FROM auth_users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
      [userId],
    );
    if (owners.length === 0) throw new AuthError('user_not_found', 'User not found');
    await manager.query(
      `DELETE FROM auth_factors WHERE user_id = $1 AND status = 'unverified'
         AND created_at < now() - interval '30 minutes'`,
      [userId],
    );
    return manager.query(`SELECT ${FACTOR_COLUMNS} FROM auth_factors WHERE user_id = $1 ORDER BY created_at, id`, [
      userId,
    ]);
  }
}
