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
