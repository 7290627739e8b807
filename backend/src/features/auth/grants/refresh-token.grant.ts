import { Injectable } from '@nestjs/common';
import { AuthError } from '../protocol/auth-error.js';
import { RefreshTokensService } from '../sessions/refresh-tokens.service.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import type { Grant } from './grant.js';

/** Renews a session. Never limited by rate: clients take a 429 here for the end of the session. */
@Injectable()
export class RefreshTokenGrant implements Grant {
  constructor(
    private readonly refreshTokens: RefreshTokensService,
    private readonly issuer: SessionIssuerService,
  ) {}

  async grant({ refresh_token: presented }: TokenRequestDto): Promise<TokenDto> {
    if (!presented) throw new AuthError('validation_failed', 'refresh_token is needed');
    const { user, session, refreshToken } = await this.refreshTokens.refresh(presented);
    return this.issuer.answer(user, session, refreshToken);
  }
}
