import { Injectable } from '@nestjs/common';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { AuthError, type AuthErrorCode } from '../protocol/auth-error.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import { type Grant, type GrantCaller, PasswordGrant, RefreshTokenGrant } from './grant.js';
import { IdTokenGrant } from './id-token.grant.js';
import { PkceGrant } from './pkce.grant.js';

/** Grants that do not record their own rejections. */
const UNNOTED: ReadonlySet<unknown> = new Set(['pkce', 'id_token']);

/** The ways to get a session from the token endpoint, by `grant_type`. */
@Injectable()
export class GrantsService {
  private readonly grants: ReadonlyMap<unknown, Grant>;

  constructor(
    pkce: PkceGrant,
    refreshToken: RefreshTokenGrant,
    password: PasswordGrant,
    idToken: IdTokenGrant,
    private readonly events: SecurityEventsRecorderService,
  ) {
    this.grants = new Map<unknown, Grant>([
      ['pkce', pkce],
      ['refresh_token', refreshToken],
      ['password', password],
      ['id_token', idToken],
      ['web3', new DisabledGrant('web3_provider_disabled', 'Web3 logins are disabled')],
    ]);
  }

  /** @throws AuthError `unsupported_grant_type`, and as the protocol says for each grant. */
  async grant(grantType: unknown, body: TokenRequestDto, caller: GrantCaller): Promise<TokenDto> {
    const grant = this.grants.get(grantType);
    if (!grant) throw new AuthError('unsupported_grant_type', 'unsupported_grant_type');
    try {
      return await grant.grant(body, caller);
    } catch (error) {
      if (error instanceof AuthError && UNNOTED.has(grantType)) await this.recordRefusal(String(grantType), error);
      throw error;
    }
  }

  private async recordRefusal(method: string, { code: reason }: AuthError): Promise<void> {
    await this.events.recordOfStranger({ kind: 'sign_in_failed', userId: null, details: { method, reason } });
  }
}

/** A grant of the protocol that this installation does not offer. */
export class DisabledGrant implements Grant {
  constructor(
    private readonly code: AuthErrorCode,
    private readonly message: string,
  ) {}

  async grant(): Promise<TokenDto> {
    throw new AuthError(this.code, this.message);
  }
}
