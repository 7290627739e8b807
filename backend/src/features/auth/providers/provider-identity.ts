import { BUILT_IN_PROVIDER } from '../../../platform/identity-provider/provider-client.js';
import { AuthError } from '../protocol/auth-error.js';

/** The identity from a provider: a person and a verified address. */
export interface ProviderIdentity {
  /** Name of the provider on the wire. */
  provider: string;
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string;
  /** At most 200 characters; empty when the provider does not say. */
  fullName: string;
}

/** The claims of an ID token that matter here. */
export interface IdentityClaims {
  iss: string;
  sub: string;
  [claim: string]: unknown;
}

const EMAIL = /^[^\s@<>"\p{Cc}\p{Cs}]{1,64}@[^\s@<>"\p{Cc}\p{Cs}]{1,255}$/u;
const MAX_NAME_LENGTH = 200;

/**
 * Reads who signed in.
 * @throws AuthError `provider_email_needs_verification` unless there is an address that the provider calls verified
 *   (`true`, and nothing that only looks like it)
 */
export function readProviderIdentity(provider: string, claims: IdentityClaims): ProviderIdentity {
  const { email } = claims;
  if (typeof email !== 'string' || !EMAIL.test(email)) {
    throw new AuthError('provider_email_needs_verification', 'The provider did not share an email address');
  }
  if (claims['email_verified'] !== true) {
    throw new AuthError('provider_email_needs_verification', 'The provider has not verified this email address');
  }
  return {
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: email.toLowerCase(),
    fullName: cleanName(claims['name']),
  };
}

/** Whether the second factor was verified on our own provider's pages. Factors of other providers are ignored. */
export function mfaVerified(provider: string, { amr }: IdentityClaims): boolean {
  return provider === BUILT_IN_PROVIDER.name && Array.isArray(amr) && amr.includes('mfa');
}

function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const readable = name.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  // The cut must not leave an unpaired surrogate.
  return readable
    .slice(0, MAX_NAME_LENGTH)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
