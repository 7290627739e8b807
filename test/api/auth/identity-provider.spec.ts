import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { followRedirects } from './browser-walk.js';
import { authClientOf, signInAs } from './sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

type Cookies = Map<string, string>;

async function openPage(cookies: Cookies = new Map()): Promise<{ address: string; cookies: Cookies }> {
  const { data } = await authClientOf(site.origin, site.server.anonKey).signInWithOAuth({
    provider: 'builtin' as 'google',
    options: { redirectTo: `${site.origin}/auth/callback`, skipBrowserRedirect: true },
  });
  return followRedirects(data.url ?? '', { until: /\/idp\/interaction\//, cookies });
}

function ask(address: string, cookies: Cookies, form?: Record<string, string> | string): Promise<Response> {
  return fetch(address, {
    method: form === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
  });
}

describe('the sign-in page', () => {
  it('lists the demo accounts, takes any address and can be cancelled, without a script (T11)', async () => {
    const { address, cookies } = await openPage();
    const response = await ask(address, cookies);
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const name of ['Anna Ito', 'Carlos Mendes', 'Nora Blank']) expect(html).toContain(name);
    expect(html).toContain('type="email"');
    expect(html).toContain('Cancel');
    expect(html).toMatch(/<html lang="en">/);
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)|\son[a-z]+=/i);
  });

  it('allows nothing but its own style, font and forms', async () => {
    const { address, cookies } = await openPage();
    const { headers } = await ask(address, cookies);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action/,
    );
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '',
    'nobody',
    'a@b',
    '<script>@example.test',
    'a b@example.test',
    'a\u0000@example.test',
    `${'a'.repeat(80)}@example.test`,
  ])('asks again for the address "%s", which it shows as text', async (email) => {
    const { address, cookies } = await openPage();
    const response = await ask(`${address}/login`, cookies, { email });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('<script');
  });

  it('asks which account at every sign-in, in the same browser too', async () => {
    const { address, cookies } = await openPage();
    const until = /:\d+\/auth\/callback\?/;
    const back = await followRedirects(`${address}/login`, { cookies, form: { email: 'anna@example.test' }, until });
    expect(back.address).toContain('code=');
    const again = await openPage(back.cookies);
    expect((await ask(again.address, again.cookies)).status).toBe(200);
    const other = { cookies: again.cookies, form: { email: 'carlos@example.test' }, until };
    expect((await followRedirects(`${again.address}/login`, other)).address).toContain('code=');
  });

  it.each(['carlos@example.test', 'anna@example.test', 'nora@example.test'])(
    'signs %s in by the own name',
    async (email) => {
      const { user } = await signInAs(site.origin, site.server.anonKey, email);
      const rows = await site.query('SELECT full_name FROM identity_provider_accounts WHERE email = $1', [email]);
      expect(user.user_metadata['full_name']).toBe(rows[0]?.full_name);
    },
  );
});

describe('a sign-in that cannot go on', () => {
  it('is explained in another browser, or after its time, with a way back', async () => {
    const { address, cookies } = await openPage();
    const elsewhere = await ask(address, new Map());
    await site.query("UPDATE identity_provider_records SET expires_at = now() WHERE model = 'Interaction'");
    const late = await ask(address, cookies);
    for (const response of [elsewhere, late]) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(`href="${site.origin}/auth"`);
    }
  });

  it('is refused politely: other methods, large forms, unknown pages', async () => {
    const { address, cookies } = await openPage();
    const put = await fetch(`${address}/login`, { method: 'PUT' });
    const large = await ask(`${address}/login`, cookies, { email: 'a'.repeat(20_000) });
    const unknown = await ask(`${site.origin}/idp/nowhere`, cookies);
    expect([put.status, large.status, unknown.status]).toEqual([405, 413, 404]);
  });

  it('survives garbage', async () => {
    const { address, cookies } = await openPage();
    const answers = await Promise.all([
      ask(`${site.origin}/idp`, cookies),
      ask(`${site.origin}/idp/auth?client_id=nobody`, cookies),
      ask(`${site.origin}/idp/token`, cookies, 'grant_type=authorization_code&code=x'),
      ask(`${site.origin}/idp/auth/%00`, cookies),
      ask(`${address}/login`, cookies, '%E0%A4%A=%'),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect((await fetch(`${site.origin}/health/ready`)).status).toBe(200);
  });
});

describe('the provider', () => {
  it('gives a code to the product only, and only with PKCE', async () => {
    const base = new URLSearchParams({
      client_id: 'sop-platform',
      response_type: 'code',
      scope: 'openid',
      state: 's',
    });
    const evil = new URLSearchParams({ ...Object.fromEntries(base), redirect_uri: 'https://evil.example/' });
    const wrongTarget = await ask(`${site.origin}/idp/auth?${evil}`, new Map());
    expect([wrongTarget.status, wrongTarget.headers.get('location')]).toEqual([400, null]);
    const own = new URLSearchParams({
      ...Object.fromEntries(base),
      redirect_uri: `${site.origin}/api/v1/auth/callback`,
    });
    const noProof = await ask(`${site.origin}/idp/auth?${own}`, new Map());
    expect(noProof.headers.get('location')).toContain('error=invalid_request');
  });

  it('keeps its key through a restart, sealed', async () => {
    const keysOf = async (origin: string) => (await fetch(`${origin}/idp/jwks`)).json();
    const before = await keysOf(site.origin);
    const rows = await site.query<{ text: string }>(
      "SELECT payload::text AS text FROM identity_provider_records WHERE model = 'SigningKey'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('"d"');
    expect(before).toMatchObject({ keys: [{ kty: 'EC', use: 'sig' }] });
  });

  it('does not exist in production unless somebody asks for a demonstration', async () => {
    const issuer = { OIDC_FAR_ISSUER: 'https://issuer.example', OIDC_FAR_CLIENT_ID: 'a', OIDC_FAR_CLIENT_SECRET: 'b' };
    const production = await site.startReplica({
      NODE_ENV: 'production',
      DEMO: 'off',
      BILLING_MODE: 'none',
      OIDC_PROVIDERS: 'far',
      ...issuer,
    });
    for (const path of ['/idp', '/idp/auth', '/idp/jwks', '/idp/.well-known/openid-configuration']) {
      expect((await fetch(`${production.origin}${path}`)).status).toBe(404);
    }
  });
});
