import type { KeyObject } from 'node:crypto';
import { JsonWebTokenError, type JwtModuleOptions, JwtSecretRequestType, type JwtSignOptions } from '@nestjs/jwt';
import { decodeProtectedHeader } from 'jose';
import { SIGNING_ALGORITHM } from './keys/signing-key.js';
import type { SigningKeyService } from './signing-key.service.js';

export const AUDIENCE = 'authenticated';

/** The keys could not be read. The token may still be valid: an outage must not sign its holder out. */
export class KeyLookupError extends Error {}

/** How our own tokens are signed and verified: the key that the header `kid` names, ES256 only. */
export function jwtOptions(keys: SigningKeyService, { appUrl }: { appUrl: string }): JwtModuleOptions {
  const issuer = `${appUrl}/api/v1/auth`;
  return {
    secretOrKeyProvider: (purpose, tokenOrPayload, options) =>
      purpose === JwtSecretRequestType.SIGN
        ? privateKeyOf(options as JwtSignOptions)
        : publicKey(keys, String(tokenOrPayload)),
    signOptions: { algorithm: SIGNING_ALGORITHM, issuer, audience: AUDIENCE },
    verifyOptions: { algorithms: [SIGNING_ALGORITHM], issuer, audience: AUDIENCE },
  };
}

/** Given with the call, so that it is the key that `kid` names even while keys rotate. */
function privateKeyOf({ privateKey }: JwtSignOptions): NonNullable<JwtSignOptions['privateKey']> {
  if (privateKey === undefined) throw new Error('There is no key to sign with');
  return privateKey;
}

async function publicKey(keys: SigningKeyService, token: string): Promise<KeyObject> {
  const { kid } = decodeProtectedHeader(token);
  const key = kid === undefined ? undefined : await findKey(keys, kid);
  if (!key) throw new JsonWebTokenError('unknown key');
  return key.publicKey;
}

function findKey(keys: SigningKeyService, kid: string): ReturnType<SigningKeyService['findKey']> {
  return keys.findKey(kid).catch((cause: unknown) => {
    throw new KeyLookupError('The signing keys cannot be read', { cause });
  });
}
