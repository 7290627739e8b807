import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { AuthError } from '../protocol/auth-error.js';

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[A-Za-z0-9_-]*$/);

const credential = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
});

const registration = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,32}$/))
      .max(10)
      .optional(),
  }),
});

const assertion = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish().transform((handle) => handle ?? undefined),
  }),
});

/** What an authenticator answers when it is registered. @throws AuthError `validation_failed` @see WebAuthn level 3, 5.1.8 */
export function readRegistration(value: unknown): RegistrationResponseJSON {
  const parsed = registration.safeParse(value);
  if (!parsed.success) throw notACredential();
  const { transports, ...response } = parsed.data.response;
  return { ...parsed.data, response: { ...response, ...(transports ? { transports } : {}) } };
}

/** What an authenticator answers when it is asked again. @throws AuthError `validation_failed` */
export function readAssertion(value: unknown): AuthenticationResponseJSON {
  const parsed = assertion.safeParse(value);
  if (!parsed.success) throw notACredential();
  return parsed.data as AuthenticationResponseJSON;
}

function notACredential(): AuthError {
  return new AuthError('validation_failed', 'webauthn.credential_response is not an answer of an authenticator');
}

/**
 * Whether an attestation brings certificates. We ask for none and know no maker to trust; verifying them all the same
 * would make the server fetch revocation lists from addresses that the sender chose.
 * @param attestationObject base64url of CBOR.
 * @throws Error when it is something else
 */
export async function carriesCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return false;
  return format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined;
}

/** The one site whose authenticators are taken. */
export interface WebauthnSite {
  origin: string;
  /** The relying party: the host's name. */
  rpId: string;
}

/**
 * The site that authenticators are registered for, or null where browsers offer none: without HTTPS, and at an address
 * that is a number. @see WebAuthn level 3, section 5.1.3
 */
export function webauthnSiteOf(appUrl: string): WebauthnSite | null {
  const { origin, hostname, protocol } = new URL(appUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSecure && !isNumber ? { origin, rpId: hostname } : null;
}
