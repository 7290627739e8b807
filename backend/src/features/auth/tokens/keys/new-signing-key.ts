import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../../../common/crypto/sealed-box.js';

export const SIGNING_ALGORITHM = 'ES256';

/** A key as it is kept: the private half sealed. */
export interface NewSigningKey {
  kid: string;
  publicJwk: JsonWebKey;
  sealedPrivateJwk: Buffer;
}

/** Seals the private halves of signing keys. @param secretKey the installation's own */
export function signingKeyBox(secretKey: string): SealedBox {
  return new SealedBox(secretKey, 'auth signing key');
}

/** Makes a key pair for access tokens. */
export function newSigningKey(box: SealedBox): NewSigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = uuidv7();
  return {
    kid,
    publicJwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: SIGNING_ALGORITHM, use: 'sig' },
    sealedPrivateJwk: box.seal(JSON.stringify(privateKey.export({ format: 'jwk' }))),
  };
}
