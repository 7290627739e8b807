import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { Clock } from '../../common/clock.js';
import type { Environment } from '../../config/environment.js';
import { AccessTokenService } from './access-token.service.js';
import type { SigningKey, SigningKeyService } from './signing-key.service.js';

const ISSUER = 'https://sop.example/api/v1/auth';
const SUBJECT = {
  userId: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11',
  email: 'ada@example.test',
  sessionId: 's1',
  aal: 'aal1',
  amr: [{ method: 'oauth', timestamp: 1 }],
  appMetadata: { provider: 'builtin' },
  userMetadata: {},
} as const;

class ManualClock extends Clock {
  time = Date.UTC(2026, 0, 1);

  now(): Date {
    return new Date(this.time);
  }
}

class FakeKeys {
  readonly key = newKey('k1');
  asked = 0;
  outage: Error | undefined;

  async currentKey(): Promise<SigningKey> {
    return this.key;
  }

  async findKey(kid: string): Promise<SigningKey | undefined> {
    this.asked += 1;
    if (this.outage) throw this.outage;
    return kid === this.key.kid ? this.key : undefined;
  }
}

function newKey(kid: string): SigningKey {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const publicKey = createPublicKey(pair.publicKey);
  return {
    kid,
    publicKey,
    publicJwk: publicKey.export({ format: 'jwk' }),
    privateKey: createPrivateKey(pair.privateKey),
    signsFrom: new Date(0),
  };
}

let clock: ManualClock;
let keys: FakeKeys;
let service: AccessTokenService;

beforeEach(() => {
  clock = new ManualClock();
  keys = new FakeKeys();
  const environment = { appUrl: 'https://sop.example', auth: { accessTokenTtlS: 3600 } } as Environment;
  service = new AccessTokenService(keys as unknown as SigningKeyService, clock, environment);
});

/** A token that differs from a real one in the given claims; undefined leaves one out. */
async function tokenWith(changes: Record<string, unknown>, key = keys.key): Promise<string> {
  const now = Math.floor(clock.time / 1000);
  const claims = {
    iss: ISSUER,
    aud: 'authenticated',
    sub: SUBJECT.userId,
    session_id: 's1',
    aal: 'aal1',
    iat: now,
    exp: now + 60,
    ...changes,
  };
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
    .sign(key.privateKey);
}

describe('AccessTokenService', () => {
  it('issues tokens that it verifies, for an hour', async () => {
    const { token, expiresAt, expiresInS } = await service.issue({ ...SUBJECT, amr: [...SUBJECT.amr] });
    expect([expiresInS, expiresAt]).toEqual([3600, clock.time / 1000 + 3600]);
    expect(await service.verify(token)).toEqual({ userId: SUBJECT.userId, sessionId: 's1', aal: 'aal1', expiresAt });
  });

  it('checks a signature once', async () => {
    const token = await tokenWith({});
    await service.verify(token);
    await service.verify(token);
    expect(keys.asked).toBe(1);
  });

  it('refuses a token when its time is over, although it was remembered', async () => {
    const token = await tokenWith({});
    clock.time += 59_000;
    expect(await service.verify(token)).not.toBeNull();
    clock.time += 1_000;
    expect(await service.verify(token)).toBeNull();
  });

  it.each([
    { iss: 'https://other.example/api/v1/auth' },
    { iss: undefined },
    { aud: 'anon' },
    { aud: undefined },
    { sub: undefined },
    { session_id: undefined },
    { session_id: 5 },
    { exp: undefined },
    { iat: undefined },
    { exp: 1 },
    { nbf: 4_000_000_000 },
    { iat: 4_000_000_000, exp: 4_000_003_600 },
  ])('refuses a well-signed token with %j', async (changes) => {
    expect(await service.verify(await tokenWith(changes))).toBeNull();
  });

  it('takes a token of a replica whose clock is up to a quarter of an hour ahead', async () => {
    const ahead = (seconds: number) => {
      const iat = Math.floor(clock.time / 1000) + seconds;
      return tokenWith({ iat, exp: iat + 3600 });
    };
    expect(await service.verify(await ahead(15 * 60))).not.toBeNull();
    expect(await service.verify(await ahead(15 * 60 + 1))).toBeNull();
  });

  it('refuses a token of an unknown key, and of a known name with another key', async () => {
    expect(await service.verify(await tokenWith({}, newKey('k2')))).toBeNull();
    expect(await service.verify(await tokenWith({}, newKey('k1')))).toBeNull();
  });

  it('takes an outage of the keys for no fault of the token (reliability REL2)', async () => {
    const token = await tokenWith({});
    keys.outage = new Error('Connection terminated unexpectedly');
    await expect(service.verify(token)).rejects.toBe(keys.outage);
    keys.outage = undefined;
    expect(await service.verify(token)).not.toBeNull();
  });

  it.each(['', 'a.b.c', 'x'.repeat(10_000)])('refuses text that is no token', async (text) => {
    expect(await service.verify(text)).toBeNull();
  });
});
