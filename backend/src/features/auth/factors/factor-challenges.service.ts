import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { Clock } from '../../../common/clock.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionProofsService } from '../sessions/session-proofs.service.js';
import { type FactorChallenge, type FactorType, requireFactor } from './factor.js';
import { type ChallengeSubject, FactorQueries } from './factor.queries.js';
import { UserFactorsService } from './user-factors.service.js';
import { WebauthnFactorsService, type WebauthnOptions } from './webauthn-factors.service.js';

const LIFETIME_MS = 5 * 60_000;

/** A challenge, with the options for the browser for WebAuthn. */
export interface OpenedChallenge {
  type: FactorType;
  challenge: FactorChallenge;
  webauthn: WebauthnOptions | null;
}

/** The challenges of sessions: one open challenge per session and factor, valid for five minutes. */
@Injectable()
export class FactorChallengesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly factors: UserFactorsService,
    private readonly webauthn: WebauthnFactorsService,
    private readonly proofs: SessionProofsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the session's earlier challenge of the factor. An unverified factor may only be verified by a session that
   * could have enrolled it.
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
  async require(manager: EntityManager, subject: ChallengeSubject, challengeId: string): Promise<FactorChallenge> {
    const row = await new FactorQueries(manager).findChallenge(subject, challengeId, this.clock.now());
    if (!row) throw new AuthError('mfa_challenge_expired', 'The challenge has expired or was used, ask for a new one');
    return { id: row.id, expiresAt: row.expires_at, webauthnChallenge: row.webauthn_challenge };
  }

  async spend(manager: EntityManager, challengeId: string): Promise<void> {
    await new FactorQueries(manager).deleteChallenge(challengeId);
  }

  private async insert(
    manager: EntityManager,
    subject: ChallengeSubject,
    webauthnChallenge: string | null,
  ): Promise<FactorChallenge> {
    const id = uuidv4();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const challenge = { id, expires_at: expiresAt, webauthn_challenge: webauthnChallenge };
    await new FactorQueries(manager).saveChallenge(subject, challenge, now);
    return { id, expiresAt, webauthnChallenge };
  }
}
