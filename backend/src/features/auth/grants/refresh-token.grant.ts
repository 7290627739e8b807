import { Injectable } from '@nestjs/common';
import { AuthError } from '../auth-error.js';
import { AuthUsersService } from '../auth-users.service.js';
import type { TokenDto, TokenRequestDto } from '../dto/token.dto.js';
import { RefreshTokensService } from '../refresh-tokens.service.js';
import { SessionIssuer } from '../session-issuer.service.js';
import type { Grant } from './grant.js';

/** Renews a session. Never limited by rate: clients take a 429 here for the end of the session. */
@Injectable()
export class RefreshTokenGrant implements Grant {
  constructor(
    private readonly refreshTokens: RefreshTokensService,
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuer,
  ) {}

  async grant({ refresh_token: presented }: TokenRequestDto): Promise<TokenDto> {
    if (!presented) throw new AuthError('validation_failed', 'refresh_token is needed');
    const { session, refreshToken } = await this.refreshTokens.refresh(presented);
    const user = await this.users.findUser(session.user_id);
    if (!user) throw new AuthError('session_expired', 'Invalid Refresh Token: Session Expired');
    return this.issuer.answer(user, session, refreshToken);
  }
}
