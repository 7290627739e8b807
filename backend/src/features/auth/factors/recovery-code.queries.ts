import type { EntityManager } from 'typeorm';
import { RecoveryCodeSet } from './auth-factor.entity.js';

/** A row of auth_recovery_codes. */
export interface RecoverySet {
  id: string;
  code_hashes: Buffer[];
  failed_attempts: number;
  blocked_until: Date | null;
}

/** Sets of recovery codes, one a person, as part of the caller's transaction. */
export class RecoveryCodeQueries {
  constructor(private readonly manager: EntityManager) {}

  async findSet(userId: string): Promise<RecoverySet | null> {
    const rows: RecoverySet[] = await this.manager.query(
      'SELECT id, code_hashes, failed_attempts, blocked_until FROM auth_recovery_codes WHERE user_id = $1',
      [userId],
    );
    return rows[0] ?? null;
  }

  /** Replaces the person's earlier codes, if there are any. */
  async saveSet(userId: string, id: string, codeHashes: readonly Buffer[]): Promise<void> {
    await this.manager.query(
      `INSERT INTO auth_recovery_codes (id, user_id, code_hashes) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET code_hashes = excluded.code_hashes, failed_attempts = 0,
         blocked_until = NULL, created_at = now()`,
      [id, userId, codeHashes],
    );
  }

  async saveRemaining(id: string, codeHashes: readonly Buffer[]): Promise<void> {
    const changes = { codeHashes: [...codeHashes], failedAttempts: 0, blockedUntil: null };
    await this.manager.update(RecoveryCodeSet, { id }, changes);
  }

  async saveFailures(id: string, failures: number, blockedUntil: Date): Promise<void> {
    await this.manager.update(RecoveryCodeSet, { id }, { failedAttempts: failures, blockedUntil });
  }

  /** @param id of the set; whichever the person has if not given. @returns whether there was one */
  async deleteSet(userId: string, id?: string): Promise<boolean> {
    const { affected } = await this.manager.delete(RecoveryCodeSet, { userId, ...(id === undefined ? {} : { id }) });
    return (affected ?? 0) > 0;
  }
}
