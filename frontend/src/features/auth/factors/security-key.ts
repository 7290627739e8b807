import type { AuthSessionClient } from '../auth-client';
import { discardUnfinished } from './discard-unfinished';
import * as words from './proof.en';

/** Whether this browser can use security keys and passkeys here. */
export function areSecurityKeysSupported(): boolean {
  return typeof window.PublicKeyCredential === 'function' && window.isSecureContext;
}

/** Thrown when the user or the browser canceled the request to an authenticator. */
export class SecurityKeyCancelledError extends Error {
  constructor(cause: unknown) {
    super(words.keyCancelled, { cause });
    this.name = 'SecurityKeyCancelledError';
  }
}

/**
 * Adds a security key, or a passkey of this device, as a second factor.
 * @throws AuthError, SecurityKeyCancelledError; no factor is created then.
 */
export async function addSecurityKey(client: AuthSessionClient, friendlyName: string): Promise<void> {
  await discardUnfinished(client, friendlyName);
  const { data: factor, error } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName });
  if (error) throw error;
  try {
    await proveSecurityKey(client, factor.id);
  } catch (failure) {
    await client.mfa.unenroll({ factorId: factor.id });
    throw failure;
  }
}

/**
 * Answers the server's challenge with an authenticator: the session is at aal2 afterwards.
 * @throws AuthError, SecurityKeyCancelledError
 */
export async function proveSecurityKey(client: AuthSessionClient, factorId: string): Promise<void> {
  const site = { rpId: window.location.hostname, rpOrigins: [window.location.origin] };
  const { data: challenge, error } = await client.mfa.challenge({ factorId, webauthn: site });
  if (error) throw error;
  const { type, credential_options: options } = challenge.webauthn;
  const credential = await ask(() =>
    // The browser's own types are behind those of the client; the objects are the same.
    type === 'create'
      ? navigator.credentials.create(options as CredentialCreationOptions)
      : navigator.credentials.get(options as CredentialRequestOptions),
  );
  const { error: refusal } = await client.mfa.verify({
    factorId,
    challengeId: challenge.id,
    webauthn: { ...site, type, credential_response: credential as never },
  });
  if (refusal) throw refusal;
}

async function ask(ceremony: () => Promise<Credential | null>): Promise<Credential> {
  try {
    const credential = await ceremony();
    if (credential) return credential;
  } catch (error) {
    throw new SecurityKeyCancelledError(error);
  }
  throw new SecurityKeyCancelledError(null);
}
