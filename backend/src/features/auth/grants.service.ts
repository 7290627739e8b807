import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { SECRETS } from '../../config/config.module.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { AuthError } from './auth-error.js';
import type { Device } from './auth-sessions.service.js';
import { AuthUsersService } from './auth-users.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import { verifiesChallenge } from './pkce.js';
import type { ProviderTokens } from './provider-sign-in.service.js';
import { hashToken } from './random-token.js';
import { RefreshTokensService } from './refresh-tokens.service.js';
import { SessionIssuer } from './session-issuer.service.js';

const CODE_MINUTES = 5;

interface FlowRow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  sealed_provider_tokens: Buffer | null;
  is_expired: boolean;
}

/** The ways to get a session from the token endpoint, by `grant_type`. */
@Injectable()
export class GrantsService {
  private readonly box: SealedBox;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
    private readonly refreshTokens: RefreshTokensService,
    private readonly issuer: SessionIssuer,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.box = new SealedBox(secrets.secretKey, 'auth flow');
  }

  /** @throws AuthError as the protocol says for each grant. */
  async grant(grantType: string | undefined, body: TokenRequestDto, device: Device): Promise<TokenDto> {
    switch (grantType) {
      case 'pkce':
        return this.exchangeCode(body, device);
      case 'refresh_token':
        return this.refresh(body);
      case 'password':
        throw new AuthError('email_provider_disabled', 'Email logins are disabled');
      case 'id_token':
        throw new AuthError('oauth_provider_not_supported', 'Sign-in with an ID token is not enabled');
      default:
        throw new AuthError('unsupported_grant_type', 'unsupported_grant_type');
    }
  }

  private async refresh(body: TokenRequestDto): Promise<TokenDto> {
    if (!body.refresh_token) throw new AuthError('validation_failed', 'refresh_token is needed');
    const { session, refreshToken } = await this.refreshTokens.refresh(body.refresh_token);
    const user = await this.users.findUser(session.user_id);
    if (!user) throw new AuthError('session_expired', 'Invalid Refresh Token: Session Expired');
    return this.issuer.answer(user, session, refreshToken);
  }

  /** A code works once and only with its verifier; a wrong verifier does not use it up. */
  private async exchangeCode(body: TokenRequestDto, device: Device): Promise<TokenDto> {
    if (!body.auth_code || !body.code_verifier) {
      throw new AuthError('validation_failed', 'auth_code and code_verifier are needed');
    }
    const [code, verifier] = [body.auth_code, body.code_verifier];
    const begun = await this.dataSource.transaction(async (manager) => {
      const rows: FlowRow[] = await manager.query(
        `SELECT id, user_id, code_challenge, code_challenge_method, sealed_provider_tokens,
           authorized_at < now() - make_interval(mins => $2) AS is_expired
         FROM auth_flows WHERE code_hash = $1 AND exchanged_at IS NULL FOR UPDATE`,
        [hashToken(code), CODE_MINUTES],
      );
      const [flow] = rows;
      if (!flow) throw new AuthError('flow_state_not_found', 'invalid flow state, no valid flow state found');
      if (flow.is_expired) throw new AuthError('flow_state_expired', 'invalid flow state, flow state has expired');
      const proof = { challenge: flow.code_challenge, method: flow.code_challenge_method };
      if (!verifiesChallenge(verifier, proof)) {
        throw new AuthError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
      }
      await manager.query('UPDATE auth_flows SET exchanged_at = now(), sealed_provider_tokens = NULL WHERE id = $1', [
        flow.id,
      ]);
      const user = await this.users.findUser(flow.user_id, manager);
      if (!user) throw new AuthError('user_not_found', 'User not found');
      const session = await this.issuer.begin(manager, user.id, 'oauth', device);
      return { user, ...session, sealedTokens: flow.sealed_provider_tokens };
    });
    const answer = await this.issuer.answer(begun.user, begun.session, begun.refreshToken);
    return { ...answer, ...this.providerTokens(begun.sealedTokens) };
  }

  private providerTokens(sealed: Buffer | null): Pick<TokenDto, 'provider_token' | 'provider_refresh_token'> {
    if (!sealed) return {};
    const { accessToken, refreshToken } = JSON.parse(this.box.open(sealed)) as ProviderTokens;
    return { provider_token: accessToken, ...(refreshToken ? { provider_refresh_token: refreshToken } : {}) };
  }
}
