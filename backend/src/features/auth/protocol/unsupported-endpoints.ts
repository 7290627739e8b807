import type { AuthErrorCode } from './auth-error-codes.js';

interface UnsupportedEndpoint {
  /** Below the protocol's own path, query and all. */
  paths: RegExp;
  code: AuthErrorCode;
  message: string;
}

/** Parts of the protocol that this product does without; its clients know each refusal by its code. */
const UNSUPPORTED_ENDPOINTS: readonly UnsupportedEndpoint[] = [
  {
    paths: /^\/(?:admin\/users\/[^/?]+\/)?passkeys(?:[/?]|$)/,
    code: 'passkey_disabled',
    message: 'Passkeys are second factors here, not a way to sign in',
  },
  {
    paths: /^\/(?:admin\/)?(?:sso|saml)(?:[/?]|$)/,
    code: 'saml_provider_disabled',
    message: 'Sign-in by SAML is not offered here',
  },
  {
    paths: /^\/(?:oauth|user\/oauth|admin\/oauth|admin\/custom-providers|scim)(?:[/?]|$)/,
    code: 'feature_disabled',
    message: 'This part of the protocol is not offered here',
  },
];

/** The part of the protocol that a path belongs to and that is not offered. @param path without the protocol's prefix */
export function unsupportedEndpoint(path: string): UnsupportedEndpoint | undefined {
  return UNSUPPORTED_ENDPOINTS.find(({ paths }) => paths.test(path));
}
