import { describe, expect, it } from 'vitest';
import { useApi } from '../support/test-site.js';

const site = useApi();

const EXPECTED = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

describe('security headers', () => {
  it.each([
    ['an answer of the API', '/health/live', 200],
    ['an error', '/api/v1/sops', 401],
    ['an address that is not there', '/api/v1/nothing', 404],
    ['what the sign-in provider writes by itself', '/idp/.well-known/openid-configuration', 200],
  ])('stand on %s', async (_name, path, status) => {
    const answer = await fetch(`${site.origin}${path}`);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(EXPECTED);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });

  it('are few on a script, which is nothing without its page (performance 5)', async () => {
    const page = await (await fetch(`${site.origin}/dashboard`)).text();
    const address = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
    const { headers } = await fetch(`${site.origin}${address}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['permissions-policy', 'content-security-policy']) expect(headers.has(name)).toBe(false);
  });

  it('are set on a picture that can be opened on its own', async () => {
    const { status, headers } = await fetch(`${site.origin}/favicon.svg`);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject(EXPECTED);
  });

  it('ask for HTTPS where the product is reached by HTTPS', async () => {
    const secure = await site.startReplicaProcess({ APP_URL: 'https://sop.example.test' });
    const answer = await fetch(`${secure.origin}/health/live`);
    await secure.stop();
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
