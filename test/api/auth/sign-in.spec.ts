import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { UUID } from '../../support/wire-formats.js';
import { callAuth, type TokenAnswer } from './auth-wire.js';
import { followRedirects } from './browser-walk.js';
import { authClientOf, authorizationCode, signInAs } from './sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

const CHALLENGE = 'code_challenge=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&code_challenge_method=s256';

/** A code that nobody has exchanged, made with a verifier that the test knows. */
async function freshCode(email: string): Promise<{ code: string; verifier: string }> {
  const verifier = 'v'.repeat(64);
  const query = new URLSearchParams({
    provider: 'builtin',
    redirect_to: `${site.origin}/auth/callback`,
    code_challenge: verifier,
    code_challenge_method: 'plain',
  });
  const start = `${site.origin}/api/v1/auth/authorize?${query}`;
  const { cookies, address } = await followRedirects(start, { until: /\/idp\/interaction\// });
  const back = await followRedirects(`${address}/login`, {
    cookies,
    form: { email },
    until: /:\d+\/auth\/callback\?/,
  });
  return { code: new URL(back.address).searchParams.get('code') ?? '', verifier };
}

function exchange(code: string, verifier: string) {
  return callAuth<TokenAnswer>(site.server, 'POST', '/token?grant_type=pkce', {
    json: { auth_code: code, code_verifier: verifier },
  });
}

describe('sign-in with the real client', () => {
  it('gives a session with everything that belongs to one (S3.5, S3.6, S7.5)', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'whole@example.test');
    expect(session).toMatchObject({
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: expect.any(Number),
      provider_token: expect.any(String),
      user: {
        id: expect.stringMatching(UUID),
        email: 'whole@example.test',
        aud: 'authenticated',
        role: 'authenticated',
        is_anonymous: false,
      },
    });
    expect(session.provider_refresh_token ?? '').toBeTypeOf('string');
    expect(session.user.app_metadata).toEqual({ provider: 'builtin', providers: ['builtin'] });
  });

  it('opens the same account the next time', async () => {
    const [first, second] = [
      await signInAs(site.origin, site.server.anonKey, 'again@example.test'),
      await signInAs(site.origin, site.server.anonKey, 'AGAIN@example.test '),
    ];
    expect(second.user.id).toBe(first.user.id);
    expect(second.access_token).not.toBe(first.access_token);
  });

  it('lets the client verify its token by the key set alone, and read the account (S7.2, S7.12)', async () => {
    const client = authClientOf(site.origin, site.server.anonKey);
    const code = await authorizationCode(client, site.origin, 'claims@example.test');
    const { data } = await client.exchangeCodeForSession(code);
    const { data: verified } = await client.getClaims();
    expect(verified?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(verified?.claims).toMatchObject({
      iss: `${site.origin}/api/v1/auth`,
      sub: data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'claims@example.test',
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'oauth', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
    const { data: read } = await client.getUser();
    expect(read.user).toEqual(data.user);
  });

  it('lets people change what they say about themselves (S3.7, S7.12)', async () => {
    const client = authClientOf(site.origin, site.server.anonKey);
    await client.exchangeCodeForSession(await authorizationCode(client, site.origin, 'meta@example.test'));
    await client.updateUser({ data: { full_name: 'Mia Meta', shoe: 39, nested: { a: null } } });
    const { data, error } = await client.updateUser({ data: { shoe: null, hat: 'L' } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ full_name: 'Mia Meta', hat: 'L', nested: { a: null } });
    const rows = await site.query('SELECT full_name FROM profiles WHERE id = $1', [data.user?.id]);
    expect(rows).toEqual([{ full_name: 'Mia Meta' }]);
  });

  it.each([
    ['NUL', { note: 'a\u0000b' }],
    ['NUL in a key', { 'a\u0000': 1 }],
    ['half a character, deep inside', { deep: [{ note: '\ud800' }] }],
    ['too much', { note: 'é'.repeat(3000) }],
    ['no object', 'text'],
    ['a list', [1]],
  ])('refuses metadata with %s', async (_what, data) => {
    const { access_token: accessToken } = await signInAs(site.origin, site.server.anonKey, 'meta2@example.test');
    const { status, body } = await callAuth(site.server, 'PUT', '/user', { accessToken, json: { data } });
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });

  it('never lets metadata grow beyond what a token can carry', async () => {
    const { access_token: accessToken } = await signInAs(site.origin, site.server.anonKey, 'meta3@example.test');
    const note = 'x'.repeat(1500);
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      statuses.push(
        (await callAuth(site.server, 'PUT', '/user', { accessToken, json: { data: { [name]: note } } })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 400, 400]);
  });
});

describe('GET /authorize', () => {
  it('sends the browser to the provider with state, nonce and PKCE of its own', async () => {
    const { status, headers } = await callAuth(
      site.server,
      'GET',
      `/authorize?provider=builtin&${CHALLENGE}&scopes=address`,
    );
    const target = new URL(headers.get('location') ?? '');
    expect([status, target.origin + target.pathname]).toEqual([302, `${site.origin}/idp/auth`]);
    expect(target.searchParams.get('redirect_uri')).toBe(`${site.origin}/api/v1/auth/callback`);
    expect(target.searchParams.get('scope')).toBe('openid email profile address');
    expect(target.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(target.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
    expect(target.href).not.toContain('AAAAAAAA');
  });

  it('tells the provider free parameters and none of the reserved ones, whatever their case', async () => {
    const query =
      'prompt=login&login_hint=a%40b.c&Redirect_URI=https://evil.example&STATE=x&client_id=y&response_type=token';
    const { headers } = await callAuth(site.server, 'GET', `/authorize?provider=builtin&${CHALLENGE}&${query}`);
    const target = new URL(headers.get('location') ?? '').searchParams;
    expect([target.get('prompt'), target.get('login_hint')]).toEqual(['login', 'a@b.c']);
    expect(target.get('client_id')).toBe('sop-platform');
    expect(target.get('response_type')).toBe('code');
    expect(target.toString()).not.toMatch(/evil|STATE/);
  });

  it.each([
    ['an unknown provider', `provider=github&${CHALLENGE}`],
    ['no provider', CHALLENGE],
    ['two providers', `provider=builtin&provider=builtin&${CHALLENGE}`],
    ['no challenge (the implicit form)', 'provider=builtin'],
    ['a challenge without method', 'provider=builtin&code_challenge=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['a short challenge', 'provider=builtin&code_challenge=short&code_challenge_method=s256'],
    ['another method', `provider=builtin&${CHALLENGE.replace('s256', 's512')}`],
  ])('refuses %s', async (_what, query) => {
    const { status, body } = await callAuth(site.server, 'GET', `/authorize?${query}`);
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['https://evil.example/auth/callback'],
    ['//evil.example'],
    ['javascript:alert(1)'],
    ['http://user:secret@localhost/'],
    ['not an address'],
  ])('silently replaces the target %s by the site', async (redirectTo) => {
    const query = new URLSearchParams({ provider: 'builtin', redirect_to: redirectTo });
    const start = `${site.origin}/api/v1/auth/authorize?${query}&${CHALLENGE}`;
    const { cookies, address } = await followRedirects(start, { until: /\/idp\/interaction\// });
    const back = await followRedirects(`${address}/abort`, { cookies, form: {}, until: /:\d+\/(?:\?|$)/ });
    expect(new URL(back.address).origin).toBe(site.origin);
  });
});

/** Begins a sign-in as the real client does and follows it to the page of the provider. */
async function openProvider() {
  const { data } = await authClientOf(site.origin, site.server.anonKey).signInWithOAuth({
    provider: 'builtin' as 'google',
    options: { redirectTo: `${site.origin}/auth/callback`, skipBrowserRedirect: true },
  });
  return followRedirects(data.url ?? '', { until: /\/idp\/interaction\// });
}

/** Signs in at the provider. @returns the address with its answer, which nobody has opened yet */
async function answerOfProvider(email: string): Promise<string> {
  const { cookies, address } = await openProvider();
  const answer = await followRedirects(`${address}/login`, {
    cookies,
    form: { email },
    until: /\/api\/v1\/auth\/callback\?/,
  });
  return answer.address;
}

describe('GET /callback', () => {
  it.each(['', 'state=', 'state=unknown&code=x', 'state=a%00b&code=x', 'error=access_denied', 'state=%FF'])(
    'sends the browser to the site when the state is of no use: "%s"',
    async (query) => {
      const { status, headers } = await callAuth(site.server, 'GET', `/callback?${query}`);
      const target = new URL(headers.get('location') ?? '');
      expect([status, target.origin, target.pathname]).toEqual([303, site.origin, '/']);
      expect(target.searchParams.get('error_code')).toBe('bad_oauth_state');
    },
  );

  it('takes a state once', async () => {
    const callback = await answerOfProvider('once@example.test');
    const first = await fetch(callback, { redirect: 'manual' });
    const second = await fetch(callback, { redirect: 'manual' });
    expect(first.headers.get('location')).toContain('code=');
    expect(second.headers.get('location')).toContain('error_code=bad_oauth_state');
  });

  it('also accepts an answer that the provider posts', async () => {
    const callback = await answerOfProvider('posted@example.test');
    const { origin, pathname, searchParams } = new URL(callback);
    const post = () => fetch(origin + pathname, { method: 'POST', body: searchParams, redirect: 'manual' });
    const first = await post();
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toContain('/auth/callback?code=');
    expect((await post()).headers.get('location')).toContain('error_code=bad_oauth_state');
  });

  it('reports in query and fragment that the person cancelled', async () => {
    const { cookies, address } = await openProvider();
    const back = await followRedirects(`${address}/abort`, { cookies, form: {}, until: /:\d+\/auth\/callback\?/ });
    const target = new URL(back.address);
    for (const parameters of [target.searchParams, new URLSearchParams(target.hash.slice(1))]) {
      expect(parameters.get('error')).toBe('access_denied');
      expect(parameters.get('error_code')).toBe('bad_oauth_callback');
      expect(parameters.get('error_description')).toBeTruthy();
    }
    expect(target.searchParams.has('code')).toBe(false);
  });
});

describe('the exchange of a code', () => {
  it('works once', async () => {
    const { code, verifier } = await freshCode('code@example.test');
    expect((await exchange(code, verifier)).status).toBe(200);
    const { status, body } = await exchange(code, verifier);
    expect([status, body.code]).toEqual([404, 'flow_state_not_found']);
  });

  it('works once even when five come at the same time', async () => {
    const { code, verifier } = await freshCode('codes@example.test');
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code, verifier)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('is refused with a wrong verifier, which does not use the code up', async () => {
    const { code, verifier } = await freshCode('wrong@example.test');
    const { status, body } = await exchange(code, 'w'.repeat(64));
    expect([status, body.code]).toEqual([400, 'bad_code_verifier']);
    expect((await exchange(code, verifier)).status).toBe(200);
  });

  it('is refused more than five minutes after the redirect', async () => {
    const { code, verifier } = await freshCode('late@example.test');
    await site.query(
      "UPDATE auth_flows SET authorized_at = authorized_at - interval '5 minutes' WHERE code_hash IS NOT NULL",
    );
    const { status, body } = await exchange(code, verifier);
    expect([status, body.code]).toEqual([422, 'flow_state_expired']);
  });

  it('is refused to somebody who was banned in between', async () => {
    const { code, verifier } = await freshCode('between@example.test');
    await site.query(
      "UPDATE auth_users SET banned_until = now() + interval '1 hour' WHERE email = 'between@example.test'",
    );
    const { status, body } = await exchange(code, verifier);
    expect([status, body.code]).toEqual([403, 'user_banned']);
  });

  it.each([{}, { auth_code: 'x' }, { code_verifier: 'x' }, { auth_code: 1, code_verifier: 'x' }])(
    'needs code and verifier: %j',
    async (json) => {
      const { status, body } = await callAuth(site.server, 'POST', '/token?grant_type=pkce', { json });
      expect([status, body['code']]).toEqual([400, 'validation_failed']);
    },
  );
});
