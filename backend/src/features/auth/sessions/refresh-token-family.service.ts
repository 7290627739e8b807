import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { hashToken, newToken, SealedBox } from '../../../common/crypto/secrets.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { RefreshTokenQueries, type RefreshTokenRow } from './refresh-token.queries.js';
import type { SessionRow } from './session-change.queries.js';
import { SessionLimitsService } from './session-limits.service.js';

/** What a refresh gives: the session, whose it is, and the one token that is active in it now. */
export interface Refreshed {
  session: SessionRow;
  user: AuthUserRow;
  refreshToken: string;
}

/** Rotations that can happen within a reuse interval; more than any honest client makes. */
const MAX_GENERATIONS = 20;

/** The refresh tokens of a session, each made by the one before: one of them is active. */
@Injectable()
export class RefreshTokenFamilyService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: SessionLimitsService,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** A token for a session that has none. */
  async issue(manager: EntityManager, sessionId: string): Promise<string> {
    const token = newToken();
    await new RefreshTokenQueries(manager).insert(hashToken(token), sessionId);
    return token;
  }

  /** Revokes the token and gives its child; null if anything is wrong. @param manager of a transaction. */
  async rotate(token: string, manager?: EntityManager): Promise<Refreshed | null> {
    const child = newToken();
    const rotation = {
      tokenHash: hashToken(token),
      childHash: hashToken(child),
      sealedChild: boxOf(token).seal(child),
      now: this.clock.now(),
      ...this.limits.livingSince(),
    };
    const row = manager
      ? await new RefreshTokenQueries(manager).rotate(rotation)
      : await RefreshTokenQueries.rotateAlone(this.dataSource, rotation);
    if (!row) return null;
    const { session_id: id, aal, amr, ...user } = row;
    return { session: { id, user_id: user.id, aal, amr, ended_at: null }, user, refreshToken: child };
  }

  /**
   * The active token for the holder of a revoked one: follows the sealed children from the presented token. The
   * direct parent may do so at any time, older ancestors only within the reuse interval.
   */
  async openActive(manager: EntityManager, presented: RefreshTokenRow, token: string): Promise<string | null> {
    const intervalMs = this.environment.auth.refreshReuseIntervalS * 1000;
    const isRecent = this.clock.now().getTime() - new Date(presented.revoked_at ?? 0).getTime() <= intervalMs;
    let holder = { token, row: presented };
    for (let generation = 1; generation <= (isRecent ? MAX_GENERATIONS : 1); generation += 1) {
      const sealed = holder.row.sealed_child;
      const child = sealed && boxOf(holder.token).open(sealed);
      const row = child && (await this.find(manager, child));
      if (!child || !row) return null;
      if (!row.revoked_at) return child;
      holder = { token: child, row };
    }
    return null;
  }

  /** The token as it is kept, or null. */
  find(manager: EntityManager, token: string): Promise<RefreshTokenRow | null> {
    return new RefreshTokenQueries(manager).find(hashToken(token));
  }
}

/** Only the holder of a token can decrypt what was sealed for it. */
function boxOf(token: string): SealedBox {
  return new SealedBox(token, 'refresh token child');
}
