import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { SecurityEventsRecorderService } from '../security-events/security-events-recorder.service.js';
import { AccessTokenService } from './access-token.service.js';
import { AuthSessionsService, type Device, type SessionRow } from './auth-sessions.service.js';
import type { AuthUserRow } from './auth-user-rows.js';
import { AuthUsersService } from './auth-users.service.js';
import { AuthUserDto } from './dto/auth-user.dto.js';
import type { TokenDto } from './dto/token.dto.js';
import { RefreshTokensService } from './refresh-tokens.service.js';

/** Makes the answer that opens a session, the same for every way to sign in. */
@Injectable()
export class SessionIssuer {
  constructor(
    private readonly sessions: AuthSessionsService,
    private readonly refreshTokens: RefreshTokensService,
    private readonly accessTokens: AccessTokenService,
    private readonly users: AuthUsersService,
    private readonly events: SecurityEventsRecorderService,
    private readonly clock: Clock,
  ) {}

  /** Begins a session inside the caller's transaction. @param method how the person proved who they are, e.g. `oauth`. */
  async begin(
    manager: EntityManager,
    userId: string,
    method: string,
    device: Device,
  ): Promise<{ session: SessionRow; refreshToken: string }> {
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const session = await this.sessions.begin(manager, userId, { method, timestamp }, device);
    await this.events.recordSignIn(manager, { userId, sessionId: session.id, method });
    return { session, refreshToken: await this.refreshTokens.issue(manager, session.id) };
  }

  /** Call after the transaction: the token must not be older than its session. */
  async answer(user: AuthUserRow, session: SessionRow, refreshToken: string): Promise<TokenDto> {
    const { token, expiresAt, expiresInS } = await this.accessTokens.issue({
      userId: user.id,
      email: user.email ?? '',
      sessionId: session.id,
      aal: session.aal,
      amr: session.amr,
      appMetadata: user.app_metadata,
      userMetadata: user.user_metadata,
    });
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: expiresInS,
      expires_at: expiresAt,
      refresh_token: refreshToken,
      user: AuthUserDto.from(user, await this.users.listIdentities(user.id)),
    };
  }
}
