import type { EntityManager } from 'typeorm';
import { AuthFactor, FactorChallengeEntry } from './auth-factor.entity.js';
import type { FactorAnswerRow, FactorRow, FactorType } from './factor.js';

/** Columns of {@link FactorRow}; numbers of eight bytes come as numbers, because ours stay far below 2^53. */
const FACTOR_COLUMNS = `id, user_id, factor_type, status, friendly_name, sealed_secret,
  last_time_step::float8, credential_id, credential_public_key, credential_counter::float8, credential_transports,
  failed_attempts, blocked_until, created_at`;

/** A row of auth_factor_challenges. */
export interface ChallengeRow {
  id: string;
  expires_at: Date;
  webauthn_challenge: string | null;
}

/** Which factor, and which session has to prove it. */
export interface ChallengeSubject {
  factorId: string;
  sessionId: string;
}

/** Second factors and their challenges, as part of the caller's transaction. */
export class FactorQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Locks the account, and so its factors, until the end of the transaction. @returns whether it exists. */
  async lockOwner(userId: string): Promise<boolean> {
    const owners: unknown[] = await this.manager.query(
      'SELECT 1 FROM auth_users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
      [userId],
    );
    return owners.length > 0;
  }

  /** Oldest first. */
  listFactors(userId: string): Promise<FactorRow[]> {
    return this.manager.query(`SELECT ${FACTOR_COLUMNS} FROM auth_factors WHERE user_id = $1 ORDER BY created_at, id`, [
      userId,
    ]);
  }

  /** The id of the oldest verified authenticator app. */
  async findVerifiedApp(userId: string): Promise<string | null> {
    const rows: { id: string }[] = await this.manager.query(
      `SELECT id FROM auth_factors WHERE user_id = $1 AND factor_type = 'totp' AND status = 'verified'
       ORDER BY created_at, id LIMIT 1`,
      [userId],
    );
    return rows[0]?.id ?? null;
  }

  async insertFactor(
    factor: Pick<FactorRow, 'id' | 'user_id' | 'factor_type' | 'friendly_name' | 'sealed_secret'>,
  ): Promise<void> {
    await this.manager.insert(AuthFactor, {
      id: factor.id,
      userId: factor.user_id,
      factorType: factor.factor_type,
      friendlyName: factor.friendly_name,
      sealedSecret: factor.sealed_secret,
    });
  }

  /** Stores a correct answer, which verifies the factor. */
  async saveProof(factor: FactorAnswerRow): Promise<void> {
    await this.manager.query(
      `UPDATE auth_factors SET status = 'verified', last_time_step = $2, credential_id = $3,
         credential_public_key = $4, credential_counter = $5, credential_transports = $6, failed_attempts = 0,
         blocked_until = NULL, updated_at = now() WHERE id = $1`,
      [
        factor.id,
        factor.last_time_step,
        factor.credential_id,
        factor.credential_public_key,
        factor.credential_counter,
        factor.credential_transports,
      ],
    );
  }

  async saveTimeStep(factorId: string, timeStep: number): Promise<void> {
    await this.manager.query(
      `UPDATE auth_factors SET last_time_step = $2, failed_attempts = 0, blocked_until = NULL, updated_at = now()
       WHERE id = $1`,
      [factorId, timeStep],
    );
  }

  async saveFailures(factorId: string, failures: number, blockedUntil: Date): Promise<void> {
    await this.manager.update(AuthFactor, { id: factorId }, { failedAttempts: failures, blockedUntil });
  }

  async deleteFactor(factorId: string): Promise<void> {
    await this.manager.delete(AuthFactor, { id: factorId });
  }

  async deleteUnverified(userId: string, type: FactorType): Promise<void> {
    await this.manager.delete(AuthFactor, { userId, factorType: type, status: 'unverified' });
  }

  /** Deletes factors that were never verified in time. */
  async deleteAbandoned(userId: string): Promise<void> {
    await this.manager.query(
      `DELETE FROM auth_factors WHERE user_id = $1 AND status = 'unverified'
         AND created_at < now() - interval '30 minutes'`,
      [userId],
    );
  }

  /** The challenge, unless it is unknown, replaced, expired or of another session. */
  async findChallenge({ factorId, sessionId }: ChallengeSubject, id: string, now: Date): Promise<ChallengeRow | null> {
    const rows: ChallengeRow[] = await this.manager.query(
      `SELECT id, expires_at, webauthn_challenge FROM auth_factor_challenges
       WHERE id = $1 AND factor_id = $2 AND session_id = $3 AND expires_at > $4`,
      [id, factorId, sessionId, now],
    );
    return rows[0] ?? null;
  }

  /** Replaces the session's earlier challenge of the factor. */
  async saveChallenge({ factorId, sessionId }: ChallengeSubject, challenge: ChallengeRow, now: Date): Promise<void> {
    await this.manager.query(
      `INSERT INTO auth_factor_challenges (id, factor_id, session_id, webauthn_challenge, expires_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (factor_id, session_id) DO UPDATE SET id = excluded.id,
         webauthn_challenge = excluded.webauthn_challenge, expires_at = excluded.expires_at`,
      [challenge.id, factorId, sessionId, challenge.webauthn_challenge, challenge.expires_at],
    );
    await this.manager.update(AuthFactor, { id: factorId }, { lastChallengedAt: now });
  }

  async deleteChallenge(id: string): Promise<void> {
    await this.manager.delete(FactorChallengeEntry, { id });
  }
}
