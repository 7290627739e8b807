import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../../../common/crypto/secrets.js';

/** When a key was published, when it started to sign, and when it was retired; null for not yet. */
export interface KeyTimes {
  kid: string;
  publishedAt: Date;
  signsFrom: Date | null;
  retiresAt: Date | null;
}

/** `published` is pending, `signing` signs new tokens, `signed` did so before, `retired` no longer verifies. */
export type KeyState = 'published' | 'signing' | 'signed' | 'retired';

const MINUTE_MS = 60_000;

/** Clients cache the key set for ten minutes, and so do proxies: a new key is known to all after both. */
export const KNOWN_TO_ALL_MINUTES = 20;

/** Processes reload the keys after a minute, so some sign a little longer; clocks differ a little, too. */
const SWITCH_LAG_MS = 2 * MINUTE_MS;

/** The state of each key at a time. @param keys in any order */
export function statesOf(keys: readonly KeyTimes[], now: Date): Map<string, KeyState> {
  const signing = findSigning(keys, now);
  return new Map(keys.map((key) => [key.kid, stateOf(key, signing, now)]));
}

/** When the published key may begin to sign: not before every client can know it. */
export function mayStartSigningAt({ publishedAt }: KeyTimes): Date {
  return new Date(publishedAt.getTime() + KNOWN_TO_ALL_MINUTES * MINUTE_MS);
}

/**
 * When the keys before the signing one may retire: not before the last token that they signed has expired.
 * @param signing the key that signs now
 */
export function mayRetireOthersAt({ signsFrom, publishedAt }: KeyTimes, accessTokenTtlS: number): Date {
  const switchedAt = signsFrom ?? publishedAt;
  return new Date(switchedAt.getTime() + accessTokenTtlS * 1000 + SWITCH_LAG_MS);
}

/** The newest key that may sign. */
export function findSigning(keys: readonly KeyTimes[], now: Date): KeyTimes | undefined {
  return keys
    .filter((key) => !isRetired(key, now) && key.signsFrom !== null && key.signsFrom <= now)
    .reduce<KeyTimes | undefined>(
      (newest, key) => (!newest || startOf(key) > startOf(newest) ? key : newest),
      undefined,
    );
}

function stateOf(key: KeyTimes, signing: KeyTimes | undefined, now: Date): KeyState {
  if (isRetired(key, now)) return 'retired';
  if (key === signing) return 'signing';
  return key.signsFrom !== null && key.signsFrom <= now ? 'signed' : 'published';
}

function isRetired({ retiresAt }: KeyTimes, now: Date): boolean {
  return retiresAt !== null && retiresAt <= now;
}

function startOf({ signsFrom }: KeyTimes): number {
  return signsFrom?.getTime() ?? 0;
}

export const SIGNING_ALGORITHM = 'ES256';

/** A stored key, with the private half encrypted. */
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
