import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, type JWTPayload, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { Clock } from '../../../common/clock.js';
import { AuthError } from '../protocol/auth-error.js';
import { type ProviderIdentity, readProviderIdentity } from './provider-identity.js';
import { ProviderRegistryService } from './provider-registry.service.js';

const TIMEOUT_MS = 10_000;
const CLOCK_TOLERANCE_S = 30;

/** Accepted signature algorithms; asymmetric ones only. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

type KeySet = ReturnType<typeof createRemoteJWKSet>;

/** An ID token that a client got from a provider itself. */
export interface PresentedIdToken {
  provider: string;
  idToken: string;
  nonce: string | undefined;
}

/** Reads ID tokens that did not come through our own callback. */
@Injectable()
export class IdTokensService {
  private readonly keySets = new Map<string, KeySet>();

  constructor(
    private readonly providers: ProviderRegistryService,
    private readonly clock: Clock,
  ) {}

  /**
   * The identity in the token.
   * @throws AuthError in the form of OAuth for a token that is not the provider's, not for us, expired, or of another
   *   nonce; `validation_failed`, `provider_email_needs_verification`, `service_unavailable`
   */
  async identityOf({ provider, idToken, nonce }: PresentedIdToken): Promise<ProviderIdentity> {
    const configuration = await this.providers.get(provider);
    const claims = await this.verify(configuration, idToken);
    requireSameNonce(claims['nonce'], nonce);
    const { iss, sub } = claims;
    if (!iss || !sub) throw badToken('The token does not say whose it is');
    return readProviderIdentity(provider, { ...claims, iss, sub });
  }

  private async verify(configuration: oidc.Configuration, idToken: string): Promise<JWTPayload> {
    const { issuer } = configuration.serverMetadata();
    try {
      const { payload } = await jwtVerify(idToken, this.keysOf(configuration), {
        issuer,
        audience: configuration.clientMetadata().client_id,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp', 'iat', 'sub'],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: this.clock.now(),
      });
      const latest = this.clock.now().getTime() / 1000 + CLOCK_TOLERANCE_S;
      if ((payload.iat ?? 0) > latest) throw badToken('Bad ID token');
      return payload;
    } catch (error) {
      if (error instanceof AuthError) throw error;
      if (isRefusal(error)) throw badToken('Bad ID token', error);
      throw new AuthError('service_unavailable', 'The provider cannot be reached at the moment', { cause: error });
    }
  }

  private keysOf(configuration: oidc.Configuration): KeySet {
    const { jwks_uri: address } = configuration.serverMetadata();
    if (!address) throw new AuthError('service_unavailable', 'The provider publishes no keys');
    const known = this.keySets.get(address);
    if (known) return known;
    const ownFetch = configuration[oidc.customFetch] as FetchImplementation | undefined;
    const keySet = createRemoteJWKSet(new URL(address), {
      timeoutDuration: TIMEOUT_MS,
      ...(ownFetch ? { [customFetch]: ownFetch } : {}),
    });
    this.keySets.set(address, keySet);
    return keySet;
  }
}

/** Whether the token is invalid, as opposed to a failed fetch of the provider's keys. */
function isRefusal(error: unknown): boolean {
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
}

/** The token contains the hash of the client's nonce; both or neither are present. */
function requireSameNonce(claimed: unknown, nonce: string | undefined): void {
  if (claimed === undefined && !nonce) return;
  if (claimed === undefined || !nonce)
    throw badToken('Passed nonce and nonce in id_token should either both exist or not');
  const hash = createHash('sha256').update(nonce).digest('hex');
  if (claimed !== hash) throw badToken('Nonces mismatch');
}

function badToken(message: string, cause?: unknown): AuthError {
  return new AuthError('validation_failed', message, { oauthError: 'invalid_request', cause });
}
