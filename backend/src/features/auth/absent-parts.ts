import type { AuthErrorCode } from './auth-error-codes.js';

interface AbsentPart {
  /** Below the protocol's own path, query and all. */
  paths: RegExp;
  code: AuthErrorCode;
  message: string;
}

/** Parts of the protocol that this product does without; its clients know each refusal by its code. */
const ABSENT_PARTS: readonly AbsentPart[] = [
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
export function absentPart(path: string): AbsentPart | undefined {
  return ABSENT_PARTS.find(({ paths }) => paths.test(path));
}
