import { RealtimeClient } from '@supabase/realtime-js';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { ApiClient } from '../../support/api-client.js';
import { linkOf, mailTo } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';
import { callAuth } from './auth-wire.js';
import { accessTokenOf, addApp, signIn } from './factor-account.js';
import { authClientOf } from './sign-in.js';
import { codeOf } from './totp-app.js';

const site = useApi({ BILLING_MODE: 'none' });

const PRODUCT_ROUTES = ['/profiles/me', '/sops', '/subscriptions/me', '/account/sessions', '/activity'];

function productStatus(accessToken: string, path: string): Promise<number> {
  return new ApiClient(site.origin, accessToken).get(path).then(({ status }) => status);
}

describe('a person with a second factor', () => {
  it('reaches nothing of the product until it is proved, and everything afterwards', async () => {
    const { client: enrolling } = await signIn(site.server, 'gated@example.test');
    const { id: factorId, uri } = await addApp(enrolling);
    for (const path of PRODUCT_ROUTES) expect(await productStatus(await accessTokenOf(enrolling), path)).toBe(200);

    const { client } = await signIn(site.server, 'gated@example.test');
    const unproved = await accessTokenOf(client);
    const { body } = await new ApiClient(site.origin, unproved).get<{ type: string }>('/sops');
    expect(body.type).toMatch(/second-factor-needed$/);
    for (const path of PRODUCT_ROUTES) expect(await productStatus(unproved, path)).toBe(403);

    const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(uri, 1) });
    expect(error).toBeNull();
    expect(await productStatus(await accessTokenOf(client), '/sops')).toBe(200);
    // The token from before the proof says aal1 and goes on meaning it.
    expect(await productStatus(unproved, '/sops')).toBe(403);
  });

  it('can see the account, prove the factor and sign out before', async () => {
    await addApp((await signIn(site.server, 'before@example.test')).client);
    const { client } = await signIn(site.server, 'before@example.test');
    const accessToken = await accessTokenOf(client);
    expect(await callAuth(site.server, 'GET', '/user', { accessToken })).toMatchObject({ status: 200 });
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await client.signOut()).error).toBeNull();
  });

  it('changes neither password nor address nor name before (security SEC14)', async () => {
    await addApp((await signIn(site.server, 'unchanged@example.test')).client);
    const accessToken = await accessTokenOf((await signIn(site.server, 'unchanged@example.test')).client);
    for (const json of [
      { password: 'correct horse' },
      { email: 'elsewhere@example.test' },
      { data: { full_name: 'X' } },
    ]) {
      const answer = await callAuth(site.server, 'PUT', '/user', { json, accessToken });
      expect(answer).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    }
  });

  it('is not proved by a mail: a mailed link does not stand for the second factor', async () => {
    const email = 'mailed@example.test';
    await addApp((await signIn(site.server, email)).client);
    const client = authClientOf(site.origin, site.server.anonKey);
    await client.resetPasswordForEmail(email);
    const { tokenHash } = linkOf(await mailTo(site.origin, email));
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull();
    expect(await productStatus(await accessTokenOf(client), '/sops')).toBe(403);
    expect((await client.updateUser({ password: 'a new password' })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 401,
    });
  });

  it('opens no live channel before', async () => {
    const { client: enrolling, session } = await signIn(site.server, 'channel@example.test');
    await addApp(enrolling);
    const { client } = await signIn(site.server, 'channel@example.test');
    const statusOf = async (accessToken: string): Promise<string> => {
      const realtime = new RealtimeClient(`${site.origin.replace('http', 'ws')}/api/v1/realtime`, {
        params: { apikey: site.server.anonKey },
        transport: WebSocket as never,
        accessToken: async () => accessToken,
      });
      await realtime.setAuth();
      const status = await new Promise<string>((resolve) => {
        realtime.channel(`user:${session.user.id}`).subscribe((reached) => resolve(reached));
      });
      await realtime.disconnect();
      return status;
    };
    expect(await statusOf(await accessTokenOf(enrolling))).toBe('SUBSCRIBED');
    expect(await statusOf(await accessTokenOf(client))).toBe('CHANNEL_ERROR');
  });
});
