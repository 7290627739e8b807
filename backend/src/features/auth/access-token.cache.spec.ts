import { jwtVerify } from 'jose';
import { expect, it, vi } from 'vitest';
import { SystemClock } from '../../common/clock.js';
import type { Environment } from '../../config/environment.js';
import { AccessTokenService } from './access-token.service.js';
import type { SigningKeyService } from './signing-key.service.js';

// Signatures are not what this is about, and twenty thousand of them take long.
vi.mock('jose', async (importOriginal) => ({
  ...(await importOriginal<typeof import('jose')>()),
  jwtVerify: vi.fn(async (token: string) => ({
    payload: { sub: 'person', session_id: token, exp: 4_102_444_800, aal: 'aal1' },
  })),
}));

const MOST_KEPT = 20_000;

it('keeps so many verified tokens and no more, the newest ones', async () => {
  const environment = { appUrl: 'https://sop.example' } as Environment;
  const service = new AccessTokenService({} as SigningKeyService, new SystemClock(), environment);
  const signaturesOf = async (token: string) => {
    vi.mocked(jwtVerify).mockClear();
    await service.verify(token);
    return vi.mocked(jwtVerify).mock.calls.length;
  };
  expect([await signaturesOf('first'), await signaturesOf('first')]).toEqual([1, 0]);
  for (let n = 1; n < MOST_KEPT; n += 1) await service.verify(`token ${n}`);
  expect(await signaturesOf('first')).toBe(0);
  await service.verify('one too many');
  expect(await signaturesOf(`token ${MOST_KEPT - 1}`)).toBe(0);
  expect(await signaturesOf('first')).toBe(1);
});
