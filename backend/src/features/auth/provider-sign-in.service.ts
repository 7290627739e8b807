import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as oidc from 'openid-client';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { AuthError } from './auth-error.js';
import type { AuthErrorCode } from './auth-error-codes.js';
import { AuthUsersService, type ProviderIdentity } from './auth-users.service.js';
import type { CodeChallenge } from './pkce.js';
import { ProviderRegistry } from './provider-registry.service.js';
import { hashToken, newToken } from './random-token.js';
import { safeRedirectTarget, withQuery, withQueryAndFragment } from './redirect-target.js';

const FLOW_MINUTES = 15;

interface FlowRow {
  id: string;
  provider: string;
  nonce: string;
  sealed_verifier: Buffer;
  redirect_to: string;
}

/** Tokens of the provider itself, handed over once. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken: string | null;
}

/** Sign-in through a provider: there with state, nonce and PKCE; back with a code of ours. */
@Injectable()
export class ProviderSignInService {
  private readonly logger = new Logger(ProviderSignInService.name);
  private readonly box: SealedBox;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: ProviderRegistry,
    private readonly users: AuthUsersService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) secrets: Secrets,
  ) {
    this.box = new SealedBox(secrets.secretKey, 'auth flow');
  }

  /** Address of the provider's page. @throws AuthError `oauth_provider_not_supported` */
  async begin(provider: string, wantedTarget: string | undefined, proof: CodeChallenge): Promise<string> {
    const configuration = await this.providers.get(provider);
    const state = newToken();
    const nonce = newToken();
    const verifier = oidc.randomPKCECodeVerifier();
    await this.dataSource.query(
      `INSERT INTO auth_flows (id, provider, state_hash, nonce, sealed_verifier, redirect_to, code_challenge,
         code_challenge_method) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        uuidv7(),
        provider,
        hashToken(state),
        nonce,
        this.box.seal(verifier),
        safeRedirectTarget(wantedTarget, this.environment.appUrl),
        proof.challenge,
        proof.method,
      ],
    );
    const address = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callbackUrl,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Where the browser goes after the provider: back with a code, or with the reason why not. Never throws. */
  async complete(query: string): Promise<string> {
    const parameters = new URLSearchParams(query);
    const flow = await this.takeFlow(parameters.get('state') ?? '');
    if (!flow) {
      return this.failure(`${this.environment.appUrl}/`, 'bad_oauth_state', 'OAuth state is missing, unknown or used');
    }
    const refusal = parameters.get('error');
    if (refusal) return this.failure(flow.redirect_to, 'bad_oauth_callback', describeRefusal(parameters), refusal);
    try {
      const { identity, tokens } = await this.exchange(flow, query);
      return withQuery(flow.redirect_to, { code: await this.authorize(flow.id, identity, tokens) });
    } catch (error) {
      if (error instanceof AuthError) return this.failure(flow.redirect_to, error.code, error.message, 'access_denied');
      this.logger.warn({ err: error, provider: flow.provider, msg: 'The sign-in through the provider failed' });
      return this.failure(flow.redirect_to, 'bad_oauth_callback', 'The provider could not confirm the sign-in');
    }
  }

  /** A state works once: whoever comes second finds nothing. */
  private async takeFlow(state: string): Promise<FlowRow | null> {
    const [rows]: [FlowRow[], number] = await this.dataSource.query(
      `UPDATE auth_flows SET authorized_at = now() WHERE state_hash = $1 AND authorized_at IS NULL
         AND created_at > now() - make_interval(mins => $2)
       RETURNING id, provider, nonce, sealed_verifier, redirect_to`,
      [hashToken(state), FLOW_MINUTES],
    );
    return rows[0] ?? null;
  }

  private async exchange(
    flow: FlowRow,
    query: string,
  ): Promise<{ identity: ProviderIdentity; tokens: ProviderTokens }> {
    const configuration = await this.providers.get(flow.provider);
    // The public address comes from the configuration, never from the request's Host header.
    const address = new URL(`${this.callbackUrl}?${query}`);
    const state = address.searchParams.get('state') ?? '';
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: this.box.open(flow.sealed_verifier),
      expectedState: state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || typeof claims['email'] !== 'string') {
      throw new AuthError('provider_email_needs_verification', 'The provider did not share an e-mail address');
    }
    const identity: ProviderIdentity = {
      provider: flow.provider,
      issuer: claims.iss,
      subject: claims.sub,
      email: claims['email'],
      emailVerified: claims['email_verified'] === true,
      fullName: typeof claims['name'] === 'string' ? claims['name'] : '',
    };
    return { identity, tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null } };
  }

  /** Opens the account and gives the code that the browser exchanges for a session. */
  private async authorize(flowId: string, identity: ProviderIdentity, tokens: ProviderTokens): Promise<string> {
    const code = newToken();
    await this.dataSource.transaction(async (manager) => {
      const user = await this.users.signInWithIdentity(manager, identity);
      await manager.query(
        `UPDATE auth_flows SET code_hash = $2, user_id = $3, sealed_provider_tokens = $4, authorized_at = now() WHERE id = $1`,
        [flowId, hashToken(code), user.id, this.box.seal(JSON.stringify(tokens))],
      );
    });
    return code;
  }

  private failure(target: string, code: AuthErrorCode, description: string, error = 'invalid_request'): string {
    return withQueryAndFragment(target, { error, error_code: code, error_description: description });
  }

  private get callbackUrl(): string {
    return `${this.environment.appUrl}/api/v1/auth/callback`;
  }
}

function describeRefusal(parameters: URLSearchParams): string {
  return (parameters.get('error_description') ?? 'The provider refused the sign-in').slice(0, 300);
}
