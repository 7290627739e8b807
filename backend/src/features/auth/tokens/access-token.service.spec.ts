import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { SignJWT } from 'jose';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import type { Environment } from '../../../config/environment.js';
import { AccessTokenService, jwtOptions } from './access-token.service.js';
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

let clock: FakeClock;
let keys: FakeKeys;
let service: AccessTokenService;

beforeEach(() => {
  clock = new FakeClock(Date.UTC(2026, 0, 1));
  keys = new FakeKeys();
  const environment = { appUrl: 'https://sop.example', auth: { accessTokenTtlS: 3600 } } as Environment;
  const signingKeys = keys as unknown as SigningKeyService;
  service = new AccessTokenService(
    new JwtService(jwtOptions(signingKeys, environment)),
    signingKeys,
    clock,
    environment,
  );
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

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('AccessTokenService', () => {
  it('issues tokens that it verifies, for an hour', async () => {
    const { token, expiresAt, expiresInS } = await service.issue({ ...SUBJECT, amr: [...SUBJECT.amr] });
    expect([expiresInS, expiresAt]).toEqual([3600, clock.time / 1000 + 3600]);
    expect(await service.verify(token)).toEqual({ userId: SUBJECT.userId, sessionId: 's1', aal: 'aal1', expiresAt });
  });

  it('says whether a second factor has been proved, and takes any other level for none', async () => {
    expect(await service.verify(await tokenWith({ aal: 'aal2' }))).toMatchObject({ aal: 'aal2' });
    for (const aal of ['aal1', 'aal3', undefined]) {
      expect(await service.verify(await tokenWith({ aal }))).toMatchObject({ aal: 'aal1' });
    }
  });

  it('looks at no token of more than 8192 characters, well signed or not', async () => {
    const longest = (length: number) => tokenWith({ filler: 'x'.repeat(length) });
    expect(await service.verify(await longest(5000))).not.toBeNull();
    keys.asked = 0;
    expect(await service.verify(await longest(7000))).toBeNull();
    expect(keys.asked).toBe(0);
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

  it.each(['', 'a.b.c', '..', 'x'.repeat(10_000)])('refuses text that is no token', async (text) => {
    expect(await service.verify(text)).toBeNull();
  });

  it('refuses a token without a signature, although it says that it needs none', async () => {
    const [, claims] = (await tokenWith({})).split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = base64url({ alg, kid: keys.key.kid, typ: 'JWT' });
      expect(await service.verify(`${header}.${claims}.`)).toBeNull();
    }
  });

  it('refuses a token that is signed with the published key as if that were a shared secret', async () => {
    const [, claims] = (await tokenWith({})).split('.');
    const { publicKey, publicJwk, kid } = keys.key;
    const signed = `${base64url({ alg: 'HS256', kid, typ: 'JWT' })}.${claims}`;
    for (const secret of [publicKey.export({ format: 'pem', type: 'spki' }), JSON.stringify(publicJwk)]) {
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await service.verify(`${signed}.${signature}`)).toBeNull();
    }
  });

  it('refuses a token of another algorithm, whose key has the right name', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-384' });
    const token = await new SignJWT({ session_id: 's1' })
      .setProtectedHeader({ alg: 'ES384', kid: keys.key.kid, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience('authenticated')
      .setSubject(SUBJECT.userId)
      .setIssuedAt(clock.time / 1000)
      .setExpirationTime(clock.time / 1000 + 60)
      .sign(privateKey);
    expect(await service.verify(token)).toBeNull();
    // Nor if the key were of that kind.
    keys.key.publicKey = publicKey;
    expect(await service.verify(token)).toBeNull();
  });

  it('refuses a token without the name of a key, and one that was cut or changed', async () => {
    const token = await tokenWith({});
    const [header, claims, signature = ''] = token.split('.');
    const nameless = base64url({ alg: 'ES256', typ: 'JWT' });
    const others = base64url({ iss: ISSUER, aud: 'authenticated', sub: 'other', session_id: 's1', iat: 1, exp: 4e9 });
    const changed = [
      `${nameless}.${claims}.${signature}`,
      `${header}.${claims}.${signature.slice(0, -4)}`,
      `${header}.${claims}.`,
      `${header}.${claims}`,
      `${header}.${others}.${signature}`,
      `${header}.bm90IGpzb24.${signature}`,
      `${header}.bnVsbA.${signature}`,
      `bm90IGpzb24.${claims}.${signature}`,
    ];
    for (const text of changed) expect(await service.verify(text)).toBeNull();
    expect(await service.verify(token)).not.toBeNull();
  });

  it('finds tokens that it has verified, while they are valid, and no others', async () => {
    const token = await tokenWith({});
    expect(service.findVerified(token)).toBeUndefined();
    await service.verify(token);
    expect(service.findVerified(token)).toMatchObject({ userId: SUBJECT.userId });
    expect(service.findVerified(`${token}x`)).toBeUndefined();
    clock.time += 60_000;
    expect(service.findVerified(token)).toBeUndefined();
  });
});
