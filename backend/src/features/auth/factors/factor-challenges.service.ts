import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { AuthError } from '../auth-error.js';
import { SessionProofsService } from '../proofs/session-proofs.service.js';
import type { FactorChallenge } from './factor-kind.js';
import { type FactorType, requireFactor } from './factor-rows.js';
import { UserFactors } from './user-factors.service.js';
import { WebauthnFactors, type WebauthnOptions } from './webauthn-factors.service.js';

const LIFETIME_MS = 5 * 60_000;

interface ChallengeRow {
  id: string;
  expires_at: Date;
  webauthn_challenge: string | null;
}

/** Which factor, and which session wants to prove it. */
interface ChallengePlace {
  factorId: string;
  sessionId: string;
}

/** A challenge, and for WebAuthn what the browser needs to answer it. */
export interface OpenedChallenge {
  type: FactorType;
  challenge: FactorChallenge;
  webauthn: WebauthnOptions | null;
}

/** What sessions are asked to prove: one open challenge for each session and factor, good for five minutes. */
@Injectable()
export class FactorChallenges {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactors,
    private readonly webauthn: WebauthnFactors,
    private readonly proofs: SessionProofsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the place of the session's earlier challenge of the factor. A factor that was only begun is for sessions that
   * could have begun it: its first proof makes it count.
   * @throws AuthError `mfa_factor_not_found`; the problem `fresh-sign-in-needed`
   */
  async open(principal: Principal, factorId: string): Promise<OpenedChallenge> {
    const { userId, email, sessionId } = principal;
    return this.dataSource.transaction(async (manager) => {
      const factors = await this.factors.lock(manager, userId);
      const factor = requireFactor(factors, factorId);
      if (factor.status === 'unverified') {
        await this.proofs.requireFreshProof(principal, { at: factor.created_at, manager });
      }
      const isWebauthn = factor.factor_type === 'webauthn';
      const webauthn = isWebauthn ? await this.webauthn.newOptions(factor, { userId, email }, factors) : null;
      const challenge = await this.insert(manager, { factorId, sessionId }, webauthn?.publicKey.challenge ?? null);
      return { type: factor.factor_type, challenge, webauthn };
    });
  }

  /** @throws AuthError `mfa_challenge_expired`, also when it is unknown, used, replaced, or of another session */
  async require(
    manager: EntityManager,
    { factorId, sessionId }: ChallengePlace,
    challengeId: string,
  ): Promise<FactorChallenge> {
    const rows: ChallengeRow[] = await manager.query(
      `SELECT id, expires_at, webauthn_challenge FROM auth_factor_challenges
       WHERE id = $1 AND factor_id = $2 AND session_id = $3 AND expires_at > $4`,
      [challengeId, factorId, sessionId, this.clock.now()],
    );
    const [row] = rows;
    if (!row) throw new AuthError('mfa_challenge_expired', 'The challenge has expired or was used, ask for a new one');
    return { id: row.id, expiresAt: row.expires_at, webauthnChallenge: row.webauthn_challenge };
  }

  async spend(manager: EntityManager, challengeId: string): Promise<void> {
    await manager.query('DELETE FROM auth_factor_challenges WHERE id = $1', [challengeId]);
  }

  private async insert(
    manager: EntityManager,
    { factorId, sessionId }: ChallengePlace,
    webauthnChallenge: string | null,
  ): Promise<FactorChallenge> {
    const id = uuidv4();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    await manager.query(
      `INSERT INTO auth_factor_challenges (id, factor_id, session_id, webauthn_challenge, expires_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (factor_id, session_id) DO UPDATE SET id = excluded.id,
         webauthn_challenge = excluded.webauthn_challenge, expires_at = excluded.expires_at`,
      [id, factorId, sessionId, webauthnChallenge, expiresAt],
    );
    await manager.query('UPDATE auth_factors SET last_challenged_at = $2 WHERE id = $1', [factorId, now]);
    return { id, expiresAt, webauthnChallenge };
  }
}
