import { expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { callAuth, type TokenAnswer } from './auth-wire.js';

const PUBLIC = 'https://sop.example';
const VERIFIER = 'v'.repeat(64);

// Nobody can reach the public address from here, as in many a container network.
const site = useApi({ BILLING_MODE: 'none', APP_URL: PUBLIC });

/** Asks as a proxy does that passes neither the public host nor the scheme on; callers may send what they like. */
async function ask(address: string, cookies: string[], form?: Record<string, string>): Promise<Response> {
  const response = await fetch(address.replace(PUBLIC, site.origin), {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie: cookies.join('; '), 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  for (const line of response.headers.getSetCookie()) {
    expect(line.toLowerCase()).toMatch(/; secure/);
    cookies.push(line.split(';', 1)[0] ?? '');
  }
  return response;
}

async function locationOf(response: Promise<Response>): Promise<string> {
  return (await response).headers.get('location') ?? '';
}

it('sign-in works behind a proxy, by the public address alone', async () => {
  const cookies: string[] = [];
  const query = new URLSearchParams({
    provider: 'builtin',
    redirect_to: `${PUBLIC}/auth/callback`,
    code_challenge: VERIFIER,
    code_challenge_method: 'plain',
  });
  const provider = await locationOf(ask(`${PUBLIC}/api/v1/auth/authorize?${query}`, cookies));
  expect(provider).toMatch(/^https:\/\/sop\.example\/idp\/auth\?/);
  const page = new URL(await locationOf(ask(provider, cookies)), PUBLIC).href;
  const resume = new URL(await locationOf(ask(`${page}/login`, cookies, { email: 'far@example.test' })), PUBLIC).href;
  expect(resume).toMatch(/^https:\/\/sop\.example\/idp\/auth\//);
  const callback = await locationOf(ask(resume, cookies));
  expect(callback).toMatch(/^https:\/\/sop\.example\/api\/v1\/auth\/callback\?code=/);
  const target = await locationOf(ask(callback, cookies));
  expect(target).toMatch(/^https:\/\/sop\.example\/auth\/callback\?code=/);
  const { status, body } = await callAuth<TokenAnswer>(site.server, 'POST', '/token?grant_type=pkce', {
    json: { auth_code: new URL(target).searchParams.get('code'), code_verifier: VERIFIER },
  });
  expect([status, body.code]).toEqual([200, undefined]);
});
