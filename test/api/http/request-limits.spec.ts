import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { personOf } from '../../support/accounts.js';
import type { TestServer } from '../../support/server-process.js';
import { useApi } from '../../support/test-site.js';

const ENV = {
  BILLING_MODE: 'none',
  SECRET_KEY: 'a-shared-secret-of-32-characters!',
  ANON_KEY: 'anon-key-shared-by-replicas',
};
const site = useApi(ENV);

/** Of the replica with a hundredth of the usual limits: of one client IP, of one person, and of what a person creates. */
const [IP_CALLS, CALLS, CREATIONS] = [24, 12, 3];

let strict: TestServer;

beforeAll(async () => {
  strict = await site.startReplica({
    ...ENV,
    // The same issuer, so that sessions of the patient server count here.
    APP_URL: site.origin,
    RATE_LIMIT_FACTOR: '0.01',
    TRUSTED_PROXIES: '127.0.0.1',
    REQUEST_TIMEOUT_S: '1',
  });
});

interface Refusal {
  calls: number;
  retryAfter: number;
  type: string | null;
  body: Record<string, unknown>;
}

/** Calls until it is refused. A window may end meanwhile, so that it takes twice the limit at most. */
async function callUntilRefused(limit: number, call: (n: number) => Promise<Response>): Promise<Refusal> {
  for (let n = 1; n <= 2 * limit + 1; n += 1) {
    const answer = await call(n);
    const text = await answer.text();
    if (answer.status !== 429) continue;
    const retryAfter = Number(answer.headers.get('retry-after'));
    return { calls: n, retryAfter, type: answer.headers.get('content-type'), body: JSON.parse(text) };
  }
  throw new Error(`Nothing was refused in ${2 * limit + 1} calls`);
}

function callFrom(clientIp: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${strict.origin}${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': clientIp } });
}

describe('the requests of one client IP', () => {
  it('are limited before a body is read, for every caller (security SEC18)', async () => {
    const body = '{'.repeat(1000);
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body, headers };
    const refusal = await callUntilRefused(IP_CALLS, () => callFrom('10.6.0.1', '/api/v1/contact', init));
    expect(refusal.calls).toBeGreaterThan(IP_CALLS);
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.retryAfter).toBeLessThanOrEqual(60);
    expect(refusal.type).toMatch('application/problem+json');
    expect(refusal.body).toMatchObject({ code: 'too-many-requests', status: 429 });
    expect((await callFrom('10.6.0.2', '/api/v1/contact', init)).status).toBe(400);
  });

  it('are those of its whole IPv6 network, in the form of the auth protocol below /auth (security SEC7)', async () => {
    const refusal = await callUntilRefused(IP_CALLS, (n) => callFrom(`2001:db8:6:6::${n}`, '/api/v1/auth/health'));
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.body).toMatchObject({ error_code: 'over_request_rate_limit', code: 429 });
  });

  it('for pages, files and health checks are not counted', async () => {
    const paths = ['/', '/robots.txt', '/health/live'];
    const answers = Array.from({ length: 4 * IP_CALLS }, (_, n) => callFrom('10.6.0.3', paths[n % 3] ?? '/'));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('renew sessions far beyond it: a client takes a refusal for the end of its session', async () => {
    const init = {
      method: 'POST',
      body: '{"refresh_token":"unknown"}',
      headers: { apikey: ENV.ANON_KEY, 'content-type': 'application/json' },
    };
    const path = '/api/v1/auth/token?grant_type=refresh_token';
    const answers = Array.from({ length: 4 * IP_CALLS }, () => callFrom('10.6.0.4', path, init));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([400]));
  });
});

describe('the calls of one person', () => {
  it('are limited, wherever they come from (security SEC18)', async () => {
    const { accessToken } = await personOf(site.server, 'busy@example.test', 'user');
    const headers = { authorization: `Bearer ${accessToken}` };
    const refusal = await callUntilRefused(CALLS, (n) => callFrom(`10.7.0.${n}`, '/api/v1/sops', { headers }));
    expect(refusal.calls).toBeGreaterThan(CALLS);
    expect(refusal.retryAfter).toBeGreaterThan(0);
    expect(refusal.body).toMatchObject({ code: 'too-many-requests' });
  });

  it('create only so much (security SEC18)', async () => {
    const { accessToken } = await personOf(site.server, 'maker@example.test', 'consultant');
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const refusal = await callUntilRefused(CREATIONS, (n) =>
      callFrom(`10.8.0.${n}`, '/api/v1/consultant/clients', {
        method: 'POST',
        body: `{"name":"Client ${n}"}`,
        headers,
      }),
    );
    expect(refusal.calls).toBe(CREATIONS + 1);
    expect(refusal.retryAfter).toBeGreaterThan(60);
    const reading = await callFrom('10.8.1.1', '/api/v1/consultant/clients', { headers });
    expect(reading.status).toBe(200);
  });
});

describe('a request that Node or the router cannot read', () => {
  it('is cut when it does not arrive in time (reliability REL17)', async () => {
    const answer = await exchange(
      'POST /api/v1/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch('application/problem+json');
    expect(answer).toMatch('"code":"request-timeout"');
    expect(strict.logs()).not.toMatch('internal-error');
  });

  it.each([
    [
      'a wrong percent code',
      `GET /api/v1/sops/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      400,
      'malformed-request',
    ],
    [
      'a parameter that is too long',
      `GET /api/v1/sops/${'x'.repeat(400)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      404,
      'not-found',
    ],
    [
      'headers that are too long',
      `GET /api/v1/sops HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers-too-large',
    ],
    ['what is no HTTP', 'HELO sop.example\r\n\r\n', 400, 'malformed-request'],
  ])('is answered with problem details: %s (reliability REL18)', async (_name, request, status, code) => {
    const answer = await exchange(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch('application/problem+json');
    expect(answer).toMatch(`"code":"${code}"`);
    expect(answer).toMatch('x-content-type-options: nosniff');
  });

  it('has the form of the auth protocol below /auth', async () => {
    const answer = await exchange('GET /api/v1/auth/factors/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch('"error_code":"bad_json"');
  });
});

/** Sends bytes and gives all that comes back until the server hangs up. */
function exchange(text: string): Promise<string> {
  const { hostname, port } = new URL(strict.origin);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => socket.write(text));
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
