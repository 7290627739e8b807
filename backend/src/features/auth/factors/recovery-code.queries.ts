import type { EntityManager } from 'typeorm';

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
    await this.manager.query(
      'UPDATE auth_recovery_codes SET code_hashes = $2, failed_attempts = 0, blocked_until = NULL WHERE id = $1',
      [id, codeHashes],
    );
  }

  async saveFailures(id: string, failures: number, blockedUntil: Date): Promise<void> {
    await this.manager.query('UPDATE auth_recovery_codes SET failed_attempts = $2, blocked_until = $3 WHERE id = $1', [
      id,
      failures,
      blockedUntil,
    ]);
  }

  /** @param id of the set; whichever the person has if not given. @returns whether there was one */
  async deleteSet(userId: string, id?: string): Promise<boolean> {
    const [, removed]: [unknown[], number] = await this.manager.query(
      'DELETE FROM auth_recovery_codes WHERE user_id = $1 AND ($2::uuid IS NULL OR id = $2)',
      [userId, id ?? null],
    );
    return removed > 0;
  }
}
