import { expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { SystemClock } from '../../../common/clock.js';
import type { Environment } from '../../../config/environment.js';
import { AccessTokenService } from './access-token.service.js';
import type { SigningKeyService } from './signing-key.service.js';

const MOST_KEPT = 20_000;

/** Signatures are not what this is about, and twenty thousand of them take long. Those of `forged …` are wrong. */
class CountingJwtService extends JwtService {
  signatures = 0;

  override async verifyAsync<T extends object>(token: string): Promise<T> {
    this.signatures += 1;
    if (token.startsWith('forged')) throw new Error('invalid signature');
    return { sub: 'person', session_id: token, iat: 1, exp: 4_102_444_800, aal: 'aal1' } as unknown as T;
  }
}

it('keeps so many verified tokens and no more, the newest ones', async () => {
  const environment = { appUrl: 'https://sop.example' } as Environment;
  const jwt = new CountingJwtService();
  const service = new AccessTokenService(jwt, {} as SigningKeyService, new SystemClock(), environment);
  const signaturesOf = async (token: string) => {
    const before = jwt.signatures;
    await service.verify(token);
    return jwt.signatures - before;
  };
  expect([await signaturesOf('first'), await signaturesOf('first')]).toEqual([1, 0]);
  for (let n = 1; n < MOST_KEPT; n += 1) await service.verify(`token ${n}`);
  expect(await signaturesOf('first')).toBe(0);
  // Whoever sends wrong ones pushes nobody else's out.
  expect([await signaturesOf('forged 1'), await signaturesOf('first')]).toEqual([1, 0]);
  await service.verify('one too many');
  expect(await signaturesOf(`token ${MOST_KEPT - 1}`)).toBe(0);
  expect(await signaturesOf('first')).toBe(1);
});
