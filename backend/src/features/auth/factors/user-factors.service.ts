import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuthError } from '../protocol/auth-error.js';
import type { FactorRow } from './factor.js';
import { FactorQueries } from './factor.queries.js';

/** Reads the second factors of a person for a change of them. */
@Injectable()
export class UserFactorsService {
  /**
   * The person's factors, oldest first, without those that were never verified in time. Until the transaction is over
   * nobody else changes them: every change begins here.
   * @throws AuthError `user_not_found`
   */
  async lock(manager: EntityManager, userId: string): Promise<FactorRow[]> {
    const queries = new FactorQueries(manager);
    if (!(await queries.lockOwner(userId))) throw new AuthError('user_not_found', 'User not found');
    await queries.deleteAbandoned(userId);
    return queries.listFactors(userId);
  }
}
