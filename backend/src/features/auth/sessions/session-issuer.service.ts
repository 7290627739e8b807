import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthUserDto } from '../account/dto/auth-user.dto.js';
import type { TokenDto } from '../grants/dto/token.dto.js';
import { AccessTokenService } from '../tokens/access-token.service.js';
import { AuthSessionsService } from './auth-sessions.service.js';
import type { Device, SessionRow } from './session-change.queries.js';

/** Creates the session response, the same for all sign-in methods. */
@Injectable()
export class SessionIssuerService {
  constructor(
    private readonly sessions: AuthSessionsService,
    private readonly accessTokens: AccessTokenService,
    private readonly events: SecurityEventsRecorderService,
    private readonly clock: Clock,
  ) {}

  /** Starts a session inside the caller's transaction. @param method the authentication method, e.g. `oauth`. */
  async begin(
    manager: EntityManager,
    userId: string,
    method: string,
    device: Device,
  ): Promise<{ session: SessionRow; refreshToken: string }> {
    const timestamp = Math.floor(this.clock.now().getTime() / 1000);
    const begun = await this.sessions.begin(manager, userId, { method, timestamp }, device);
    await this.events.recordSignIn(manager, { userId, sessionId: begun.session.id, method });
    return begun;
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
      user: AuthUserDto.from(user),
    };
  }
}
