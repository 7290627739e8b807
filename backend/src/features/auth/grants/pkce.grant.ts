import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { hashToken } from '../../../common/crypto/secrets.js';
import { AuthUsersService } from '../account/auth-users.service.js';
import { SessionAssuranceService, type SteppedUpSession } from '../factors/session-assurance.service.js';
import { AppCodesService } from '../factors/totp-factors.service.js';
import { AuthError } from '../protocol/auth-error.js';
import { AuthFlow } from '../providers/auth-flow.entity.js';
import { AuthFlowQueries, type AuthorizedFlow } from '../providers/auth-flow.queries.js';
import { IdentityAccountsService } from '../providers/identity-accounts.service.js';
import { OAuthFlowCipher } from '../providers/oauth-flow-cipher.js';
import type { Device } from '../sessions/session-change.queries.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import type { TokenDto, TokenRequestDto } from './dto/token.dto.js';
import type { Grant } from './grant.js';
import { verifiesChallenge } from './pkce.js';

/** Begins the session that a sign-in ends in, at the assurance level that the flow verified. */
@Injectable()
export class FlowSessionsService {
  constructor(
    private readonly issuer: SessionIssuerService,
    private readonly appCodes: AppCodesService,
    private readonly assurance: SessionAssuranceService,
  ) {}

  async begin(manager: EntityManager, flow: AuthorizedFlow, device: Device): Promise<SteppedUpSession> {
    const begun = await this.issuer.begin(manager, flow.user_id, flow.method, device);
    const factorId = flow.mfa_verified ? await this.appCodes.findFactorId(manager, flow.user_id) : null;
    return factorId ? this.assurance.stepUp(manager, begun.session.id, { factorId, method: 'totp' }) : begun;
  }
}

/** Counted from the redirect back to the site. */
const CODE_MINUTES = 5;

/** Exchanges the code of a sign-in. It works once and only with its verifier; a wrong verifier does not use it up. */
@Injectable()
export class PkceGrant implements Grant {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: AuthUsersService,
    private readonly accounts: IdentityAccountsService,
    private readonly issuer: SessionIssuerService,
    private readonly secrets: OAuthFlowCipher,
    private readonly sessions: FlowSessionsService,
  ) {}

  async grant({ auth_code: code, code_verifier: verifier }: TokenRequestDto, device: Device): Promise<TokenDto> {
    if (!code || !verifier) throw new AuthError('validation_failed', 'auth_code and code_verifier are needed');
    const begun = await this.dataSource.transaction(async (manager) => {
      const flow = await this.takeFlow(manager, code, verifier);
      if (flow.linking_identity) await this.accounts.link(manager, flow.user_id, flow.linking_identity);
      const user = await this.users.findUser(flow.user_id, manager);
      if (!user) throw new AuthError('user_not_found', 'User not found');
      if (this.users.isBanned(user)) throw new AuthError('user_banned', 'User is banned');
      const { session, refreshToken } = await this.sessions.begin(manager, flow, device);
      return { user, session, refreshToken, sealedTokens: flow.sealed_provider_tokens };
    });
    const answer = await this.issuer.answer(begun.user, begun.session, begun.refreshToken);
    return { ...answer, ...this.providerTokens(begun.sealedTokens) };
  }

  private async takeFlow(manager: EntityManager, code: string, verifier: string): Promise<AuthorizedFlow> {
    const flow = await new AuthFlowQueries(manager).lockByCode(hashToken(code), CODE_MINUTES);
    if (!flow) throw new AuthError('flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (flow.is_expired) throw new AuthError('flow_state_expired', 'invalid flow state, flow state has expired');
    if (!verifiesChallenge(verifier, { challenge: flow.code_challenge, method: flow.code_challenge_method })) {
      throw new AuthError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    const spent = { exchangedAt: () => 'now()', sealedProviderTokens: null };
    await manager.update(AuthFlow, { id: flow.id }, spent);
    return flow;
  }

  private providerTokens(sealed: Buffer | null): Pick<TokenDto, 'provider_token' | 'provider_refresh_token'> {
    if (!sealed) return {};
    const { accessToken, refreshToken } = this.secrets.openTokens(sealed);
    return { provider_token: accessToken, ...(refreshToken ? { provider_refresh_token: refreshToken } : {}) };
  }
}
