import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { AuthError } from '../auth-error.js';
import { AuthSessionsService, type SessionRow } from '../auth-sessions.service.js';
import { RefreshTokensService } from '../refresh-tokens.service.js';
import { RECOVERY_METHOD } from './recovery-code.js';

/** What was proved by the method `$1` counts no longer. */
const FALL = `UPDATE auth_sessions SET aal = 'aal1', factor_id = NULL, raised_at = NULL,
  amr = (SELECT coalesce(jsonb_agg(entry ORDER BY place), '[]')
         FROM jsonb_array_elements(amr) WITH ORDINALITY AS entries (entry, place)
         WHERE entry ->> 'method' <> $1)`;

/** A session that has proved a second factor, and the one token that renews it. */
export interface RaisedSession {
  session: SessionRow;
  refreshToken: string;
}

/** Sessions rise with a second factor, and fall without it. */
@Injectable()
export class SessionAssurance {
  constructor(
    private readonly sessions: AuthSessionsService,
    private readonly refreshTokens: RefreshTokensService,
    private readonly clock: Clock,
  ) {}

  /**
   * Raises a session to aal2. Its refresh tokens are replaced by the one given here, so that nobody who holds an
   * earlier one rises with it.
   * @param proof.factorId null for a recovery code, which belongs to no factor.
   * @throws AuthError `session_not_found`
   */
  async raise(
    manager: EntityManager,
    sessionId: string,
    proof: { factorId: string | null; method: string },
  ): Promise<RaisedSession> {
    const session = await this.sessions.lock(manager, sessionId);
    if (!session || session.ended_at) throw new AuthError('session_not_found', 'The session of this token has ended');
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const earlier = session.amr.filter(({ method }) => method !== proof.method);
    const amr = [{ method: proof.method, timestamp }, ...earlier];
    await manager.query(
      "UPDATE auth_sessions SET aal = 'aal2', amr = $2, factor_id = $3, raised_at = now() WHERE id = $1",
      [sessionId, JSON.stringify(amr), proof.factorId],
    );
    await manager.query('DELETE FROM auth_refresh_tokens WHERE session_id = $1', [sessionId]);
    const refreshToken = await this.refreshTokens.issue(manager, sessionId);
    return { session: { ...session, aal: 'aal2', amr }, refreshToken };
  }

  /** Lets the sessions fall that a factor has raised. Call it before the factor is removed. */
  async lower(manager: EntityManager, factorId: string, method: string): Promise<void> {
    await manager.query(`${FALL} WHERE factor_id = $2`, [method, factorId]);
  }

  /** Lets the sessions of a person fall that recovery codes have raised. */
  async lowerRecovered(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(`${FALL} WHERE user_id = $2 AND aal = 'aal2' AND factor_id IS NULL`, [RECOVERY_METHOD, userId]);
  }

  /** Ends the person's sessions that have proved no second factor. */
  async endUnproved(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      "UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND aal = 'aal1' AND ended_at IS NULL",
      [userId],
    );
  }
}
