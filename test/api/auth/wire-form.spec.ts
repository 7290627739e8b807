import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { API_VERSION, callAuth } from './auth-wire.js';
import { authClientOf, signInAs } from './sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

const VERSION_HEADER = 'x-supabase-api-version';
const TOKEN = '/token?grant_type=refresh_token';

describe('an error', () => {
  it.each([API_VERSION, '2025-06-30'])('has the new form for version %s, which is echoed', async (version) => {
    const { status, headers, body } = await callAuth(site.server, 'POST', TOKEN, {
      json: { refresh_token: 'unknown' },
      headers: { [VERSION_HEADER]: version },
    });
    expect([status, headers.get(VERSION_HEADER)]).toEqual([400, version]);
    expect(body).toEqual({ code: 'refresh_token_not_found', message: expect.any(String) });
  });

  it.each(['', '2023-12-31', 'yesterday', '2024-13-45'])('has the old form for version "%s"', async (version) => {
    const { status, headers, body } = await callAuth(site.server, 'POST', TOKEN, {
      json: { refresh_token: 'unknown' },
      headers: { [VERSION_HEADER]: version },
    });
    expect([status, headers.get(VERSION_HEADER)]).toEqual([400, null]);
    expect(body).toEqual({ code: 400, error_code: 'refresh_token_not_found', msg: expect.any(String) });
  });

  it('can be read by a page of the site: its code survives in a browser', async () => {
    const response = await fetch(`${site.origin}/api/v1/auth${TOKEN}`, {
      method: 'OPTIONS',
      headers: {
        origin: site.origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,x-client-info,x-supabase-api-version,authorization,content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(site.origin);
    const { headers } = await callAuth(site.server, 'GET', '/settings', { headers: { origin: site.origin } });
    expect(headers.get('access-control-expose-headers')?.toLowerCase()).toContain(VERSION_HEADER);
  });

  it('reaches the real client with its code (S7.12)', async () => {
    const { error } = await authClientOf(site.origin, site.server.anonKey).refreshSession({ refresh_token: 'unknown' });
    expect(error).toMatchObject({ name: 'AuthApiError', status: 400, code: 'refresh_token_not_found' });
  });
});

describe('a part of the protocol that is not offered', () => {
  it('reaches the real client by its code', async () => {
    const auth = authClientOf(site.origin, site.server.anonKey);
    const sso = await auth.signInWithSSO({ domain: 'example.test' });
    expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
    const phone = await auth.signInWithOtp({ phone: '+15550100' });
    expect(phone.error).toMatchObject({ status: 422, code: 'phone_provider_disabled' });
    const anonymous = await auth.signInAnonymously();
    expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });

  it.each(['/passkeys/authentication/options', '/passkeys/registration/verify'])('is a passkey: %s', async (path) => {
    const { status, body } = await callAuth(site.server, 'POST', path, { json: {} });
    expect([status, body['code']]).toEqual([404, 'passkey_disabled']);
  });
});

describe('a request that cannot be served', () => {
  it.each([
    ['POST', TOKEN, { raw: '{"refresh_token":' }, 400, 'bad_json'],
    ['POST', TOKEN, { raw: '{"__proto__":{"a":1}}' }, 400, 'bad_json'],
    ['POST', TOKEN, { raw: '' }, 400, 'validation_failed'],
    ['POST', TOKEN, { raw: '[]' }, 400, 'validation_failed'],
    ['POST', TOKEN, { raw: 'null' }, 400, 'validation_failed'],
    ['POST', TOKEN, { raw: '"text"' }, 400, 'validation_failed'],
    ['POST', TOKEN, { raw: `{"refresh_token":"${'a'.repeat(1_100_000)}"}` }, 413, 'request_entity_too_large'],
    ['POST', '/token', { json: {} }, 400, 'unsupported_grant_type'],
    ['POST', '/token?grant_type=nonsense', { json: {} }, 400, 'unsupported_grant_type'],
    ['POST', '/token?grant_type=pkce&grant_type=password', { json: {} }, 400, 'unsupported_grant_type'],
    ['POST', '/token?grant_type=__proto__', { json: {} }, 400, 'unsupported_grant_type'],
    ['POST', '/token?grant_type=password', { json: { email: 'a@example.test' } }, 400, 'validation_failed'],
    ['POST', '/token?grant_type=id_token', { json: {} }, 400, 'validation_failed'],
    ['GET', '/nowhere', {}, 404, 'not_found'],
    ['PATCH', '/token', { json: {} }, 405, 'method_not_allowed'],
    ['DELETE', '/user', {}, 405, 'method_not_allowed'],
    ['POST', '/token?grant_type=web3', { json: {} }, 422, 'web3_provider_disabled'],
    ['GET', '/user/oauth/grants', {}, 404, 'feature_disabled'],
    ['GET', '/oauth/authorizations/1', {}, 404, 'feature_disabled'],
  ])('%s %s %j is answered with its code', async (method, path, call, status, code) => {
    const headers: Record<string, string> = 'raw' in call ? { 'content-type': 'application/json' } : {};
    const answer = await callAuth(site.server, method, path, { ...call, headers });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says so for a media type that nobody reads', async () => {
    const { status, body } = await callAuth(site.server, 'POST', TOKEN, {
      raw: '<a/>',
      headers: { 'content-type': 'application/xml' },
    });
    expect([status, body['code']]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('the public key (S7.1)', () => {
  it.each([
    ['POST', TOKEN],
    ['GET', '/settings'],
  ])('is needed for %s %s', async (method, path) => {
    for (const apikey of ['', 'wrong']) {
      const { status, body } = await callAuth(site.server, method, path, { headers: { apikey } });
      expect([status, body['code']]).toEqual([401, 'no_api_key']);
    }
  });

  it.each(['/health', '/.well-known/jwks.json', '/authorize', '/callback'])(
    'is not asked of %s, which browsers open or needs no client',
    async (path) => {
      const { status } = await callAuth(site.server, 'GET', path, { headers: { apikey: '' } });
      expect(status).not.toBe(401);
    },
  );

  it('as a bearer token is ignored on public routes, and opens no other route', async () => {
    const accessToken = site.server.anonKey;
    expect((await callAuth(site.server, 'GET', '/settings', { accessToken })).status).toBe(200);
    const { status, body } = await callAuth(site.server, 'GET', '/user', { accessToken });
    expect([status, body['code']]).toEqual([403, 'bad_jwt']);
  });
});

describe('what real clients send besides', () => {
  it('is dropped, not refused: null pairs and strangers', async () => {
    const session = await signInAs(site.origin, site.server.anonKey, 'strangers@example.test');
    const { status } = await callAuth(site.server, 'POST', TOKEN, {
      json: {
        refresh_token: session.refresh_token,
        gotrue_meta_security: {},
        code_challenge: null,
        code_challenge_method: null,
        options: { anything: true },
      },
      headers: { 'content-type': 'application/json;charset=UTF-8' },
    });
    expect(status).toBe(200);
  });

  it('may be an empty body that calls itself JSON', async () => {
    const { access_token: accessToken } = await signInAs(site.origin, site.server.anonKey, 'empty@example.test');
    const { status, body } = await callAuth(site.server, 'POST', '/logout', {
      accessToken,
      raw: '',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
    });
    expect([status, body]).toEqual([204, '']);
  });
});

describe('what anybody may read', () => {
  it('settings name the providers and nothing that is not there', async () => {
    const { body } = await callAuth(site.server, 'GET', '/settings');
    expect(body).toMatchObject({ external: { builtin: true, email: true, phone: false }, disable_signup: false });
  });

  it('health names the service', async () => {
    const { body } = await callAuth(site.server, 'GET', '/health');
    expect(body).toEqual({ version: expect.any(String), name: expect.any(String), description: expect.any(String) });
  });

  it('the key set has public keys only and may be kept for ten minutes', async () => {
    const { headers, body } = await callAuth<{ keys: Record<string, string>[] }>(
      site.server,
      'GET',
      '/.well-known/jwks.json',
    );
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(body.keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) }]);
    expect(body.keys.some((key) => 'd' in key)).toBe(false);
  });
});
