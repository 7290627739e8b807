import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as oidc from 'openid-client';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { hashToken, newToken } from '../../../common/crypto/secrets.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { CodeChallenge } from '../grants/pkce.js';
import { AuthError, type AuthErrorCode } from '../protocol/auth-error.js';
import { AuthFlow } from './auth-flow.entity.js';
import { AuthFlowQueries, type ReturnedFlow } from './auth-flow.queries.js';
import { IdentityAccountsService } from './identity-accounts.service.js';
import { OAuthFlowCipher, type ProviderTokens } from './oauth-flow-cipher.js';
import { mfaVerified, type ProviderIdentity, readProviderIdentity } from './provider-identity.js';
import { ProviderRegistryService } from './provider-registry.service.js';
import { redirectErrorOf, safeRedirectTarget, withQuery, withQueryAndFragment } from './redirect-target.js';

/** How long a person may take on the provider's pages. */
const FLOW_MINUTES = 15;

/** @see RFC 6749 section 4.1.2.1, the form of an error code */
const OAUTH_ERROR = /^[a-z_]{1,60}$/;

interface Exchanged {
  identity: ProviderIdentity;
  /** Whether our own provider has verified the second factor. */
  mfaVerified: boolean;
  tokens: ProviderTokens;
}

/** A redirect of the browser. */
interface Redirection {
  address: string;
  status: 302 | 303;
}

/** The request of a sign-in. */
export interface SignInRequest {
  provider: string;
  redirectTo: string | undefined;
  proof: CodeChallenge;
  scope: string;
  /** Forwarded to the provider unchanged. */
  parameters: Record<string, string>;
  /** The account to link a sign-in method to, instead of a sign-in. */
  linkTo?: Principal;
}

/** Sign-in through a provider: to it with state, nonce and PKCE; back to the site with our own code. */
@Injectable()
export class ProviderSignInService {
  private readonly logger = new Logger(ProviderSignInService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: ProviderRegistryService,
    private readonly accounts: IdentityAccountsService,
    private readonly secrets: OAuthFlowCipher,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Address of the provider's page. @throws AuthError `validation_failed`, `service_unavailable` */
  async begin({ provider, redirectTo, proof, scope, parameters, linkTo }: SignInRequest): Promise<string> {
    const configuration = await this.providers.get(provider);
    const state = newToken();
    const nonce = newToken();
    const verifier = oidc.randomPKCECodeVerifier();
    await this.dataSource.manager.insert(AuthFlow, {
      id: uuidv7(),
      provider,
      stateHash: hashToken(state),
      nonce,
      sealedVerifier: this.secrets.sealVerifier(verifier),
      redirectTo: safeRedirectTarget(redirectTo, this.environment.appUrl),
      codeChallenge: proof.challenge,
      codeChallengeMethod: proof.method,
      linkingUserId: linkTo?.userId ?? null,
      linkingSessionId: linkTo?.sessionId ?? null,
    });
    const address = oidc.buildAuthorizationUrl(configuration, {
      ...parameters,
      redirect_uri: this.callbackUrl,
      scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /**
   * Redirects the browser after the provider: with a code, or with an error.
   * @param query the provider's response, as received.
   */
  async complete(query: string): Promise<Redirection> {
    const parameters = new URLSearchParams(query);
    const flow = await new AuthFlowQueries(this.dataSource.manager).takeByState(
      hashToken(parameters.get('state') ?? ''),
      FLOW_MINUTES,
    );
    if (!flow) return { address: this.unusableState(), status: 303 };
    return { address: await this.finish(flow, parameters), status: 302 };
  }

  private async finish(flow: ReturnedFlow, parameters: URLSearchParams): Promise<string> {
    const refusal = parameters.get('error');
    if (refusal !== null) {
      const description = parameters.get('error_description') ?? 'The provider refused the sign-in';
      const error = OAUTH_ERROR.test(refusal) ? refusal : 'server_error';
      return this.failure(flow.redirect_to, error, 'bad_oauth_callback', description.slice(0, 300));
    }
    try {
      const exchanged = await this.exchange(flow, parameters.toString());
      return withQuery(flow.redirect_to, { code: await this.authorize(flow, exchanged) });
    } catch (error) {
      if (error instanceof AuthError) {
        const details = { method: 'oauth', provider: flow.provider, reason: error.code };
        await this.events.recordOfStranger({ kind: 'sign_in_failed', userId: null, details });
        return this.failure(flow.redirect_to, redirectErrorOf(error), error.code, error.message);
      }
      this.logger.warn({ err: error, provider: flow.provider, msg: 'The sign-in through the provider failed' });
      const description = 'The provider could not confirm the sign-in';
      return this.failure(flow.redirect_to, 'server_error', 'bad_oauth_callback', description);
    }
  }

  private async exchange(flow: ReturnedFlow, query: string): Promise<Exchanged> {
    const configuration = await this.providers.get(flow.provider);
    // The public address comes from the configuration, never from the request's Host header.
    const address = new URL(`${this.callbackUrl}?${query}`);
    const tokens = await oidc.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: this.secrets.openVerifier(flow.sealed_verifier),
      expectedState: address.searchParams.get('state') ?? '',
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token');
    return {
      identity: readProviderIdentity(flow.provider, claims),
      mfaVerified: mfaVerified(flow.provider, claims),
      tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null },
    };
  }

  /**
   * Finds or creates the account, and returns the code that the browser exchanges for a session. An identity is linked
   * only by that exchange: a victim of a forged link does not have the attacker's verifier.
   */
  private async authorize(flow: ReturnedFlow, { identity, tokens, mfaVerified }: Exchanged): Promise<string> {
    const code = newToken();
    await this.dataSource.transaction(async (manager) => {
      const linkingUserId = flow.linking_user_id;
      if (linkingUserId) await this.accounts.requireUnlinked(manager, identity);
      const userId = linkingUserId ?? (await this.accounts.signIn(manager, identity)).id;
      const authorized = { codeHash: hashToken(code), userId, sealedProviderTokens: this.secrets.sealTokens(tokens) };
      const linkingIdentity = linkingUserId ? identity : null;
      const changes = { ...authorized, linkingIdentity, mfaVerified, authorizedAt: () => 'now()' };
      await manager.update(AuthFlow, { id: flow.id }, changes);
    });
    return code;
  }

  /** Without a flow the only target is the site itself, with the reason in the query. */
  private unusableState(): string {
    return withQuery(`${this.environment.appUrl}/`, {
      error: 'invalid_request',
      error_code: 'bad_oauth_state',
      error_description: 'OAuth state is missing, unknown or used',
    });
  }

  private failure(target: string, error: string, code: AuthErrorCode, description: string): string {
    return withQueryAndFragment(target, { error, error_code: code, error_description: description });
  }

  private get callbackUrl(): string {
    return `${this.environment.appUrl}/api/v1/auth/callback`;
  }
}
