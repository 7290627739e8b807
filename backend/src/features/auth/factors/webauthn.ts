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

/**
 * The response of an authenticator at registration.
 * @throws AuthError `validation_failed` @see WebAuthn level 3, 5.1.8
 */
export function readRegistration(value: unknown): RegistrationResponseJSON {
  const parsed = registration.safeParse(value);
  if (!parsed.success) throw notACredential();
  const { transports, ...response } = parsed.data.response;
  return { ...parsed.data, response: { ...response, ...(transports ? { transports } : {}) } };
}

/** The response of an authenticator at authentication. @throws AuthError `validation_failed` */
export function readAssertion(value: unknown): AuthenticationResponseJSON {
  const parsed = assertion.safeParse(value);
  if (!parsed.success) throw notACredential();
  return parsed.data as AuthenticationResponseJSON;
}

function notACredential(): AuthError {
  return new AuthError('validation_failed', 'webauthn.credential_response is not an answer of an authenticator');
}

/**
 * Whether an attestation contains certificates. We request none and trust no vendor; verifying them all the same
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

/** The only site whose authenticators are accepted. */
export interface WebauthnSite {
  origin: string;
  /** The relying party: the host's name. */
  rpId: string;
}

/**
 * The site that authenticators are registered for, or null where browsers do not support them: without HTTPS, and at an
 * IP address. @see WebAuthn level 3, section 5.1.3
 */
export function webauthnSiteOf(appUrl: string): WebauthnSite | null {
  const { origin, hostname, protocol } = new URL(appUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSecure && !isNumber ? { origin, rpId: hostname } : null;
}
