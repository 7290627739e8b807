import type { AddressInfo } from 'node:net';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import * as oidc from 'openid-client';
import { Clock } from '../../../common/clock.js';
import { limitedFetch } from '../../../common/http/limited-fetch.js';
import { ENVIRONMENT, SECRETS } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import type { OidcProviderSettings } from '../../../config/oidc-provider-settings.js';
import {
  BUILT_IN_PROVIDER,
  firstPartyClient,
  isBuiltInProviderEnabled,
} from '../../../platform/identity-provider/provider-client.js';
import { AuthError } from '../protocol/auth-error.js';

const TIMEOUT_S = 10;
/** Maximum size of an issuer's metadata, keys and tokens. Some publish a hundred kilobytes. */
const MAX_RESPONSE_BYTES = 1024 * 1024;
const DISCOVERY_TTL_MS = 3_600_000;

interface Discovered {
  configuration: Promise<oidc.Configuration>;
  at: number;
}

/** The OpenID Connect issuers for sign-in, by provider name. */
@Injectable()
export class ProviderRegistryService {
  private readonly logger = new Logger(ProviderRegistryService.name);
  private readonly discovered = new Map<string, Discovered>();

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Names of the providers in their configured order; the first is the one button. */
  names(): string[] {
    if (isBuiltInProviderEnabled(this.environment)) return [BUILT_IN_PROVIDER.name];
    return this.environment.oidcProviders.map((provider) => provider.name);
  }

  /** @throws AuthError `validation_failed` for a provider that is not offered, `service_unavailable` */
  async get(name: string): Promise<oidc.Configuration> {
    if (!this.names().includes(name)) throw new AuthError('validation_failed', 'Unsupported provider');
    const settings = this.environment.oidcProviders.find((provider) => provider.name === name);
    if (!settings) return this.builtIn();
    try {
      return await this.discover(settings);
    } catch (error) {
      this.logger.warn({ err: error, provider: name, msg: 'The issuer could not be looked up' });
      throw new AuthError('service_unavailable', 'The provider cannot be reached at the moment');
    }
  }

  /** The issuer's metadata is fetched on first use and cached for an hour; a failure is not cached. */
  private discover(settings: OidcProviderSettings): Promise<oidc.Configuration> {
    const now = this.clock.now().getTime();
    const known = this.discovered.get(settings.name);
    if (known && now - known.at < DISCOVERY_TTL_MS) return known.configuration;
    const issuer = new URL(settings.issuer);
    const configuration = oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_S,
      // The keys and the tokens are fetched by it, too.
      [oidc.customFetch]: limitedFetch(MAX_RESPONSE_BYTES) as oidc.CustomFetch,
      // The code flow would trust any server that answers at the issuer's address; the signature proves who it is.
      execute: [oidc.enableNonRepudiationChecks, ...(isLoopback(issuer) ? [oidc.allowInsecureRequests] : [])],
    });
    this.discovered.set(settings.name, { configuration, at: now });
    configuration.catch(() => this.discovered.delete(settings.name));
    return configuration;
  }

  /** Our own provider is called through the local port: the public address may be unreachable from inside. */
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
    oidc.enableNonRepudiationChecks(configuration);
    configuration.timeout = TIMEOUT_S;
    configuration[oidc.customFetch] = (address, options) => {
      const { pathname, search } = new URL(address);
      return fetch(`${this.localOrigin()}${pathname}${search}`, options as RequestInit);
    };
    return configuration;
  }

  private localOrigin(): string {
    const { address, family, port } = this.adapterHost.httpAdapter.getHttpServer().address() as AddressInfo;
    if (address === '0.0.0.0') return `http://127.0.0.1:${port}`;
    if (address === '::') return `http://[::1]:${port}`;
    return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
  }
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
