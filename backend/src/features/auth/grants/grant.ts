import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuthUserQueries } from '../account/auth-user.queries.js';
import { invalidCredentials, PasswordCheckService, type ProvedAccount } from '../passwords/password-check.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { RefreshTokensService } from '../sessions/refresh-tokens.service.js';
import type { Device } from '../sessions/session-change.queries.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';

/** The client that requests a session. */
export interface GrantCaller extends Device {
  /** The raw header: only a grant that links to an account reads it. */
  authorization: string | undefined;
}

/** One way to get a session from the token endpoint. */
export interface Grant {
  /** @throws AuthError as the protocol says for this grant. */
  grant(body: TokenRequestDto, caller: GrantCaller): Promise<TokenDto>;
}

/** Signs in with address and password. */
@Injectable()
export class PasswordGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUserQueries,
    private readonly passwords: PasswordCheckService,
    private readonly issuer: SessionIssuerService,
  ) {}

  async grant({ email, phone, password }: TokenRequestDto, device: Device): Promise<TokenDto> {
    if (phone) throw new AuthError('phone_provider_disabled', 'Phone logins are disabled');
    if (!email || !password) throw new AuthError('validation_failed', 'email and password are needed');
    return this.begin(await this.passwords.check({ email, password, ip: device.ip }), device);
  }

  private async begin({ id, passwordHash }: ProvedAccount, device: Device): Promise<TokenDto> {
    const { user, session, refreshToken } = await this.dataSource.transaction(async (manager) => {
      // The password may have been changed while it was checked: then the sign-in fails.
      const owner = await this.users.signIn(manager, id, passwordHash);
      if (!owner) throw invalidCredentials();
      return { user: owner, ...(await this.issuer.begin(manager, id, 'password', device)) };
    });
    return this.issuer.answer(user, session, refreshToken);
  }
}

/** Renews a session. Never rate-limited: clients treat a 429 here as the end of the session. */
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
