import { describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn, refresh } from './auth-wire.js';
import { accessTokenOf, addApp, enrollApp, signIn } from './factor-account.js';
import { codeOf, wrongCodeFor } from './totp-app.js';

const site = useApi({ BILLING_MODE: 'none' });

const NOBODY = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

let people = 0;

function newPerson() {
  people += 1;
  return signIn(site.server, `factors-${people}@example.test`);
}

describe('an authenticator app, with the real client', () => {
  it('is begun with a secret, its address, and a QR code that a page can show (S7.13)', async () => {
    const { client, session } = await newPerson();
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Ours' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data?.totp.uri ?? '');
    expect(decodeURIComponent(uri.pathname)).toContain(`Ours:${session.user.email}`);
    expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  });

  it('steps the session up to aal2 when it is verified, and says so in new tokens (S7.13)', async () => {
    const { client, session } = await newPerson();
    const { id, uri } = await enrollApp(client);
    const { data: challenge } = await client.mfa.challenge({ factorId: id });
    expect(challenge).toMatchObject({ type: 'totp', id: expect.any(String) });
    expect(challenge?.expires_at).toBeGreaterThan(Date.now() / 1000 + 200);
    const { data, error } = await client.mfa.verify({
      factorId: id,
      challengeId: challenge?.id ?? '',
      code: codeOf(uri),
    });
    expect(error).toBeNull();
    expect(data?.refresh_token).not.toBe(session.refresh_token);
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'totp' }, { method: 'oauth' }]);
    const { data: claims } = await client.getClaims();
    const { data: before } = await client.getClaims(session.access_token);
    expect(claims?.claims.session_id).toBe(before?.claims.session_id);
  });

  it('is listed with the account, without its secret (S7.13)', async () => {
    const { client } = await newPerson();
    expect((await client.getUser()).data.user).not.toHaveProperty('factors');
    const first = await addApp(client, 'First');
    const second = await enrollApp(client, 'Second');
    const { data } = await client.mfa.listFactors();
    expect(data?.all).toMatchObject([
      { id: first.id, status: 'verified', friendly_name: 'First', last_challenged_at: expect.stringMatching(/Z$/) },
      { id: second.id, status: 'unverified', friendly_name: 'Second' },
    ]);
    expect(data?.totp.map(({ id }) => id)).toEqual([first.id]);
    expect(JSON.stringify(data)).not.toMatch(/secret/i);
  });

  it('keeps its level when the session is refreshed, and no earlier refresh token rises with it', async () => {
    const { client, session } = await newPerson();
    await addApp(client);
    const { data } = await client.refreshSession();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level?.currentLevel).toBe('aal2');
    const stale = await refresh(site.server, session.refresh_token);
    expect([stale.status, stale.body.code]).toEqual([400, 'refresh_token_not_found']);
    expect((await refresh(site.server, data.session?.refresh_token ?? '')).status).toBe(200);
  });

  it('ends the sessions that have not proved it, when it is first verified', async () => {
    const { client, session } = await newPerson();
    const elsewhere = await signIn(site.server, session.user.email ?? '');
    await addApp(client);
    expect(await isSignedIn(site.server, elsewhere.session.access_token)).toBe(false);
    expect(await isSignedIn(site.server, await accessTokenOf(client))).toBe(true);
    const later = await signIn(site.server, session.user.email ?? '');
    const { data: level } = await later.client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('lets the session fall to aal1 when it is removed', async () => {
    const { client } = await newPerson();
    const { id } = await addApp(client);
    const { data, error } = await client.mfa.unenroll({ factorId: id });
    expect([error, data?.id]).toEqual([null, id]);
    await client.refreshSession();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect(level?.currentAuthenticationMethods).toMatchObject([{ method: 'oauth' }]);
  });
});

describe('POST /factors', () => {
  it.each([
    ['a phone', { factor_type: 'phone', phone: '+4912345' }, 422, 'mfa_phone_enroll_not_enabled'],
    ['an unknown type', { factor_type: 'smell' }, 400, 'validation_failed'],
    ['no type', {}, 400, 'validation_failed'],
    ['a name with NUL', { factor_type: 'totp', friendly_name: 'a\u0000' }, 400, 'validation_failed'],
    ['a name that is too long', { factor_type: 'totp', friendly_name: 'x'.repeat(101) }, 400, 'validation_failed'],
  ])('refuses %s', async (_what, json, status, code) => {
    const { session } = await newPerson();
    const answer = await callAuth(site.server, 'POST', '/factors', { json, accessToken: session.access_token });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  it('refuses a name that another factor has, and takes any number without a name', async () => {
    const { client } = await newPerson();
    await enrollApp(client, 'Phone');
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: ' Phone ' });
    expect([error?.status, error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    await enrollApp(client, '');
    await enrollApp(client, '');
  });

  it('refuses an eleventh factor, until the unverified ones have expired', async () => {
    const { client, session } = await newPerson();
    for (let count = 0; count < 10; count += 1) await enrollApp(client, '');
    const { error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' });
    expect([error?.status, error?.code]).toEqual([422, 'too_many_enrolled_mfa_factors']);
    await site.query("UPDATE auth_factors SET created_at = created_at - interval '31 minutes' WHERE user_id = $1", [
      session.user.id,
    ]);
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    await enrollApp(client, 'One more');
  });

  it('asks for the second factor before another one is added', async () => {
    const { client, session } = await newPerson();
    await addApp(client);
    const thief = await signIn(site.server, session.user.email ?? '');
    const { error } = await thief.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect([error?.status, error?.code]).toEqual([403, 'insufficient_aal']);
    await enrollApp(client, 'Second');
  });

  it('keeps no secret that can be read', async () => {
    const { client, session } = await newPerson();
    const { uri } = await enrollApp(client);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const rows = await site.query<{ dump: string }>(
      "SELECT encode(sealed_secret, 'escape') || f::text AS dump FROM auth_factors f WHERE user_id = $1",
      [session.user.id],
    );
    expect(rows[0]?.dump).toBeTruthy();
    expect(rows[0]?.dump).not.toContain(secret);
  });
});

describe('a challenge', () => {
  it('can be answered again after a wrong code, and only once rightly', async () => {
    const { client } = await newPerson();
    const { id: factorId, uri } = await enrollApp(client);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const wrong = await client.mfa.verify({ factorId, challengeId, code: wrongCodeFor(uri) });
    expect([wrong.error?.status, wrong.error?.code]).toEqual([422, 'mfa_verification_failed']);
    expect((await client.mfa.verify({ factorId, challengeId, code: codeOf(uri) })).error).toBeNull();
    const again = await client.mfa.verify({ factorId, challengeId, code: codeOf(uri, 1) });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_challenge_expired']);
  });

  it('expires after five minutes, and is void when the session asks for another', async () => {
    const { client } = await newPerson();
    const { id: factorId, uri } = await enrollApp(client);
    const first = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const second = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    await site.query(
      "UPDATE auth_factor_challenges SET expires_at = expires_at - interval '301 seconds' WHERE id = $1",
      [second],
    );
    for (const challengeId of [first, second]) {
      const { error } = await client.mfa.verify({ factorId, challengeId, code: codeOf(uri) });
      expect([error?.status, error?.code]).toEqual([422, 'mfa_challenge_expired']);
    }
  });

  it('belongs to the session that asked for it', async () => {
    const { client, session } = await newPerson();
    const elsewhere = await signIn(site.server, session.user.email ?? '');
    const { id: factorId, uri } = await enrollApp(client);
    const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? '';
    const { error } = await elsewhere.client.mfa.verify({ factorId, challengeId, code: codeOf(uri) });
    expect(error?.code).toBe('mfa_challenge_expired');
  });
});

describe('POST /factors/{id}/verify', () => {
  it('accepts no code twice, in any session (RFC 6238 section 5.2)', async () => {
    const { client, session } = await newPerson();
    const { id: factorId, uri } = await enrollApp(client);
    const code = codeOf(uri);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const thief = await signIn(site.server, session.user.email ?? '');
    const { error } = await thief.client.mfa.challengeAndVerify({ factorId, code });
    expect(error?.code).toBe('mfa_verification_failed');
    expect((await thief.client.mfa.challengeAndVerify({ factorId, code: codeOf(uri, 1) })).error).toBeNull();
  });

  it('refuses even the right code after five wrong ones, until a minute has passed', async () => {
    const { client } = await newPerson();
    const { id: factorId, uri } = await enrollApp(client);
    for (let guess = 0; guess < 5; guess += 1) {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code: wrongCodeFor(uri) });
      expect(error?.code).toBe('mfa_verification_failed');
    }
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(uri) });
    expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    await site.query("UPDATE auth_factors SET blocked_until = blocked_until - interval '61 seconds' WHERE id = $1", [
      factorId,
    ]);
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(uri) })).error).toBeNull();
  });

  it('counts every one of many simultaneous attempts', async () => {
    const { client } = await newPerson();
    const { id, uri } = await enrollApp(client);
    const accessToken = await accessTokenOf(client);
    const challengeId = (await client.mfa.challenge({ factorId: id })).data?.id;
    const guess = () =>
      callAuth(site.server, 'POST', `/factors/${id}/verify`, {
        accessToken,
        json: { challenge_id: challengeId, code: wrongCodeFor(uri) },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, guess));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('takes one of two right answers that come at the same time', async () => {
    const { client } = await newPerson();
    const { id, uri } = await enrollApp(client);
    const accessToken = await accessTokenOf(client);
    const challengeId = (await client.mfa.challenge({ factorId: id })).data?.id;
    const answer = () =>
      callAuth(site.server, 'POST', `/factors/${id}/verify`, {
        accessToken,
        json: { challenge_id: challengeId, code: codeOf(uri) },
      });
    const answers = await Promise.all([answer(), answer(), answer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(answers.find(({ status }) => status === 200)?.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['an empty code', { code: '' }],
    ['no code', {}],
    ['a number', { code: 123456 }],
    ['no challenge', { challenge_id: null, code: '123456' }],
    ['a challenge that is no id', { challenge_id: 'x', code: '123456' }],
  ])('refuses %s', async (_what, json) => {
    const { client } = await newPerson();
    const { id } = await enrollApp(client);
    const challengeId = (await client.mfa.challenge({ factorId: id })).data?.id;
    const { status, body } = await callAuth(site.server, 'POST', `/factors/${id}/verify`, {
      accessToken: await accessTokenOf(client),
      json: { challenge_id: challengeId, ...json },
    });
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });
});

describe('a factor', () => {
  it.each([
    ['POST', '/challenge', {}],
    ['POST', '/verify', { challenge_id: NOBODY, code: '123456' }],
    ['DELETE', '', undefined],
  ])('of somebody else does not exist: %s /factors/{id}%s', async (method, path, json) => {
    const { client } = await newPerson();
    const { id } = await enrollApp(client);
    const other = await newPerson();
    for (const [factorId, code] of [
      [id, 'mfa_factor_not_found'],
      [NOBODY, 'mfa_factor_not_found'],
      ['1', 'validation_failed'],
    ] as const) {
      const { status, body } = await callAuth(site.server, method, `/factors/${factorId}${path}`, {
        accessToken: other.session.access_token,
        json,
      });
      expect([status, body['code']]).toEqual([404, code]);
    }
  });

  it('that is verified is removed only from a session that has proved one', async () => {
    const { client, session } = await newPerson();
    const { id: factorId } = await addApp(client);
    const thief = await signIn(site.server, session.user.email ?? '');
    const { error } = await thief.client.mfa.unenroll({ factorId });
    expect([error?.status, error?.code]).toEqual([422, 'insufficient_aal']);
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it('that is not verified yet is removed from any session', async () => {
    const { client } = await newPerson();
    const { id: factorId } = await enrollApp(client);
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });

  it.each([
    ['GET', '/factors'],
    ['PUT', `/factors/${NOBODY}`],
    ['GET', `/factors/${NOBODY}/challenge`],
    ['GET', `/factors/${NOBODY}/verify`],
  ])('knows no other method: %s %s', async (method, path) => {
    const { session } = await newPerson();
    const { status, body } = await callAuth(site.server, method, path, { accessToken: session.access_token });
    expect([status, body['code']]).toEqual([405, 'method_not_allowed']);
  });

  it('needs a bearer token and the key of the installation', async () => {
    const { session } = await newPerson();
    const unsigned = await callAuth(site.server, 'POST', '/factors', { json: { factor_type: 'totp' } });
    expect([unsigned.status, unsigned.body['code']]).toEqual([401, 'no_authorization']);
    const keyless = await callAuth(site.server, 'POST', '/factors', {
      json: { factor_type: 'totp' },
      accessToken: session.access_token,
      headers: { apikey: 'another' },
    });
    expect([keyless.status, keyless.body['code']]).toEqual([401, 'no_api_key']);
  });
});
