import { deriveKey } from '../../common/crypto/secrets.js';
import type { Environment } from '../../config/environment.js';

/** Path of the built-in provider. */
export const PROVIDER_PATH = '/idp';

/** Name on the wire and label on the button ('Continue with …') of the built-in provider. */
export const BUILT_IN_PROVIDER = { name: 'builtin', label: 'SOP Platform account' } as const;

/** The provider's only client: this product itself. */
export interface FirstPartyClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

/**
 * Whether the built-in provider is enabled: no issuer is configured, and it is switched on or this is a demonstration
 * or development.
 */
export function isBuiltInProviderEnabled({
  demo,
  builtInAccounts,
  isDevelopment,
  oidcProviders,
}: Environment): boolean {
  return oidcProviders.length === 0 && (demo || builtInAccounts || isDevelopment);
}

/** Both sides derive the same client secret, so it is neither configured nor stored. */
export function firstPartyClient(environment: Environment, secretKey: string): FirstPartyClient {
  return {
    issuer: `${environment.appUrl}${PROVIDER_PATH}`,
    clientId: 'sop-platform',
    clientSecret: deriveKey(secretKey, 'identity-provider client').toString('base64url'),
    redirectUri: `${environment.appUrl}/api/v1/auth/callback`,
  };
}
