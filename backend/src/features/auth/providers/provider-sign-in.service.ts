import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import * as oidc from 'openid-client';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { CodeChallenge } from '../grants/pkce.js';
import { AuthError } from '../protocol/auth-error.js';
import type { AuthErrorCode } from '../protocol/auth-error-codes.js';
import { hashToken, newToken } from '../tokens/random-token.js';
import { IdentityAccountsService } from './identity-accounts.service.js';
import { OAuthFlowCipher, type ProviderTokens } from './oauth-flow-cipher.js';
import { mfaVerified, type ProviderIdentity, readProviderIdentity } from './provider-identity.js';
import { ProviderRegistryService } from './provider-registry.service.js';
import { redirectErrorOf, safeRedirectTarget, withQuery, withQueryAndFragment } from './redirect-target.js';

/** How long a person may take on the provider's pages. */
const FLOW_MINUTES = 15;

/** @see RFC 6749 section 4.1.2.1, the form of an error code */
const OAUTH_ERROR = /^[a-z_]{1,60}$/;

interface FlowRow {
  id: string;
  provider: string;
  nonce: string;
  sealed_verifier: Buffer;
  redirect_to: string;
  linking_user_id: string | null;
}

interface Exchanged {
  identity: ProviderIdentity;
  /** Whether our own provider has asked for the second factor. */
  mfaVerified: boolean;
  tokens: ProviderTokens;
}

/** Where a browser is sent, and how. */
interface Redirection {
  address: string;
  status: 302 | 303;
}

/** A sign-in as its caller wants it. */
export interface SignInRequest {
  provider: string;
  redirectTo: string | undefined;
  proof: CodeChallenge;
  scope: string;
  /** Told to the provider as they are. */
  parameters: Record<string, string>;
  /** Whose account gets another way to sign in, instead of a sign-in. */
  linkTo?: Principal;
}

/** Sign-in through a provider: there with state, nonce and PKCE; back with a code of ours. */
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
    await this.dataSource.query(
      `INSERT INTO auth_flows (id, provider, state_hash, nonce, sealed_verifier, redirect_to, code_challenge,
         code_challenge_method, linking_user_id, linking_session_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        uuidv7(),
        provider,
        hashToken(state),
        nonce,
        this.secrets.sealVerifier(verifier),
        safeRedirectTarget(redirectTo, this.environment.appUrl),
        proof.challenge,
        proof.method,
        linkTo?.userId ?? null,
        linkTo?.sessionId ?? null,
      ],
    );
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
   * Where the browser goes after the provider: back with a code, or with the reason why not.
   * @param query the provider's answer, as received.
   */
  async complete(query: string): Promise<Redirection> {
    const parameters = new URLSearchParams(query);
    const flow = await this.takeFlow(parameters.get('state') ?? '');
    if (!flow) return { address: this.unusableState(), status: 303 };
    return { address: await this.finish(flow, parameters), status: 302 };
  }

  private async finish(flow: FlowRow, parameters: URLSearchParams): Promise<string> {
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

  /** A state works once: whoever comes second finds nothing. */
  private async takeFlow(state: string): Promise<FlowRow | null> {
    const [rows]: [FlowRow[], number] = await this.dataSource.query(
      `UPDATE auth_flows SET authorized_at = now() WHERE state_hash = $1 AND authorized_at IS NULL
         AND created_at > now() - make_interval(mins => $2)
       RETURNING id, provider, nonce, sealed_verifier, redirect_to, linking_user_id`,
      [hashToken(state), FLOW_MINUTES],
    );
    return rows[0] ?? null;
  }

  private async exchange(flow: FlowRow, query: string): Promise<Exchanged> {
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
   * Opens the account and gives the code that the browser exchanges for a session. An identity is linked only by that
   * exchange: whoever was lured to the provider by a stranger does not have the stranger's verifier.
   */
  private async authorize(flow: FlowRow, { identity, tokens, mfaVerified }: Exchanged): Promise<string> {
    const code = newToken();
    await this.dataSource.transaction(async (manager) => {
      const linkingUserId = flow.linking_user_id;
      if (linkingUserId) await this.accounts.requireUnlinked(manager, identity);
      const userId = linkingUserId ?? (await this.accounts.signIn(manager, identity)).id;
      await manager.query(
        `UPDATE auth_flows SET code_hash = $2, user_id = $3, sealed_provider_tokens = $4, linking_identity = $5,
           proved_factor = $6, authorized_at = now() WHERE id = $1`,
        [
          flow.id,
          hashToken(code),
          userId,
          this.secrets.sealTokens(tokens),
          linkingUserId ? JSON.stringify(identity) : null,
          mfaVerified,
        ],
      );
    });
    return code;
  }

  /** Without a flow there is no target but the site itself, and the query alone says why. */
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
