import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';

interface DemoSession {
  access_token: string;
  full_name: string;
}

async function askForSession(origin: string): Promise<{ status: number; body: DemoSession }> {
  const response = await fetch(`${origin}/api/v1/demo-session`, { method: 'POST' });
  return { status: response.status, body: (await response.json()) as DemoSession };
}

describe('the session of the API explorer, in a demonstration', () => {
  // 0.02 of the usual limit: three in five minutes.
  const site = useApi({ BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '0.02' });

  it('is one of the first demo account, the same that the sign-in page opens (screens B3)', async () => {
    const { status, body } = await askForSession(site.origin);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['access_token', 'full_name']);
    const { userId } = await site.personOf('anna@example.test');
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: userId, email: 'anna@example.test', aal: 'aal1' });
    const profile = await new ApiClient(site.origin, body.access_token).get('/profiles/me');
    expect(profile).toMatchObject({ status: 200, body: { full_name: 'Anna Ito' } });
  });

  it('is given a client IP a few times only', async () => {
    const statuses = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await askForSession(site.origin)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the session of the API explorer, where people sign in at an issuer', () => {
  const site = useApi({
    BILLING_MODE: 'none',
    OIDC_PROVIDERS: 'away',
    OIDC_AWAY_ISSUER: 'http://localhost:9',
    OIDC_AWAY_CLIENT_ID: 'client',
    OIDC_AWAY_CLIENT_SECRET: 'secret',
  });

  it('is given to nobody, not even with DEMO=on', async () => {
    expect((await askForSession(site.origin)).status).toBe(404);
  });
});
