import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import * as oidc from 'openid-client';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment, OidcProviderSettings } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { firstPartyClient } from '../../platform/identity-provider/provider-client.js';
import { AuthError } from './auth-error.js';

/** Wire name of the provider that this product brings. */
export const BUILT_IN_PROVIDER_NAME = 'builtin';

const TIMEOUT_S = 10;
const DISCOVERY_TTL_MS = 3_600_000;

/** The OpenID Connect issuers that may sign people in, by their names on the wire. */
@Injectable()
export class ProviderRegistry {
  private readonly discovered = new Map<string, { configuration: Promise<oidc.Configuration>; at: number }>();

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Names of the providers in their configured order; the first is the one button. */
  names(): string[] {
    const configured = this.environment.oidcProviders.map((provider) => provider.name);
    if (configured.length > 0) return configured;
    return this.environment.demo ? [BUILT_IN_PROVIDER_NAME] : [];
  }

  /** @throws AuthError `oauth_provider_not_supported`; whatever the network says while the issuer is looked up. */
  async get(name: string): Promise<oidc.Configuration> {
    if (!this.names().includes(name)) {
      throw new AuthError('oauth_provider_not_supported', 'Unsupported provider: it is not enabled here');
    }
    const settings = this.environment.oidcProviders.find((provider) => provider.name === name);
    return settings ? this.discover(settings) : this.builtIn();
  }

  /** The issuer's description is fetched on first use and kept for an hour; a failure is not kept. */
  private discover(settings: OidcProviderSettings): Promise<oidc.Configuration> {
    const known = this.discovered.get(settings.name);
    if (known && Date.now() - known.at < DISCOVERY_TTL_MS) return known.configuration;
    const issuer = new URL(settings.issuer);
    const configuration = oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_S,
      execute: isLoopback(issuer) ? [oidc.allowInsecureRequests] : [],
    });
    this.discovered.set(settings.name, { configuration, at: Date.now() });
    configuration.catch(() => this.discovered.delete(settings.name));
    return configuration;
  }

  /** Our own provider is reached through the local port: the public address may not be reachable from inside. */
  private builtIn(): oidc.Configuration {
    const { issuer, clientId, clientSecret } = firstPartyClient(this.environment, this.secrets.secretKey);
    const configuration = new oidc.Configuration(
      {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
      },
      clientId,
      { client_secret: clientSecret, id_token_signed_response_alg: 'ES256' },
    );
    oidc.allowInsecureRequests(configuration);
    configuration.timeout = TIMEOUT_S;
    configuration[oidc.customFetch] = (address, options) => {
      const url = new URL(address);
      const { port } = this.adapterHost.httpAdapter.getHttpServer().address() as AddressInfo;
      return fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, options as RequestInit);
    };
    return configuration;
  }
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
