import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { useApi } from '../../support/test-site.js';
import { callAuth, isSignedIn } from './auth-wire.js';
import { accessTokenOf, addApp, enrollApp, signIn } from './factor-account.js';
import { codeOf } from './totp-app.js';

const site = useApi({ BILLING_MODE: 'none' });

type Client = Awaited<ReturnType<typeof signIn>>['client'];

/** As if everybody's proofs with this address were that many minutes older. */
async function age(email: string, minutes: number): Promise<void> {
  await site.query(
    `UPDATE auth_sessions s SET created_at = s.created_at - make_interval(mins => $2),
       raised_at = s.raised_at - make_interval(mins => $2)
     FROM auth_users u WHERE u.id = s.user_id AND u.email = $1`,
    [email, minutes],
  );
}

/** Somebody whose sign-in is too old to prove anything. */
async function staleOwner(email: string): Promise<Client> {
  const { client } = await signIn(site.server, email);
  await age(email, 16);
  return client;
}

const REFUSAL = { status: 400, code: 'reauthentication_needed' };
const LINKING = { provider: 'builtin' as 'google', options: { skipBrowserRedirect: true } };

describe('a session whose sign-in is older than 15 minutes', () => {
  it('links and unlinks no identity (security SEC2)', async () => {
    const client = await staleOwner('stale-linker@example.test');
    expect((await client.linkIdentity(LINKING)).error).toMatchObject(REFUSAL);
    const [identity] = (await client.getUserIdentities()).data?.identities ?? [];
    if (!identity) throw new Error('The account has no identity');
    expect((await client.unlinkIdentity(identity)).error).toMatchObject(REFUSAL);
    const token = { provider: 'google', token: 'any' };
    expect((await client.linkIdentity(token)).error).toMatchObject(REFUSAL);
  });

  it('enrols no second factor (security SEC2)', async () => {
    const client = await staleOwner('stale-enroller@example.test');
    const { error } = await client.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject(REFUSAL);
  });

  it('proves no factor that a fresher session has begun (security SEC2)', async () => {
    const email = 'two-browsers@example.test';
    const old = await staleOwner(email);
    const { client } = await signIn(site.server, email);
    const factor = await enrollApp(client);
    const code = codeOf(factor.uri);
    expect((await old.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toMatchObject(REFUSAL);
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
  });

  it('may finish the factor that it began in time', async () => {
    const email = 'slow-enroller@example.test';
    const { client } = await signIn(site.server, email);
    const factor = await enrollApp(client);
    await age(email, 14);
    await site.query("UPDATE auth_factors SET created_at = created_at - interval '10 minutes' WHERE id = $1", [
      factor.id,
    ]);
    await age(email, 4);
    const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.uri) });
    expect(error).toBeNull();
  });

  it('takes no second factor away, but may prove it once more and then do so (security SEC2)', async () => {
    const email = 'stale-remover@example.test';
    const { client } = await signIn(site.server, email);
    const factor = await addApp(client);
    await age(email, 16);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(REFUSAL);
    const code = codeOf(factor.uri, 1);
    expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  it('may put away a factor that was only begun', async () => {
    const email = 'undecided@example.test';
    const { client } = await signIn(site.server, email);
    const factor = await enrollApp(client);
    await age(email, 16);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  it('does not download the data of the account (security SEC2)', async () => {
    const client = await staleOwner('stale-reader@example.test');
    const api = new ApiClient(site.origin, await accessTokenOf(client));
    const { status, body } = await api.get('/account/export');
    expect([status, body['code']]).toEqual([403, 'fresh-sign-in-needed']);
  });

  it('still ends other sessions: a robbed person must be able to do so at once', async () => {
    const email = 'robbed@example.test';
    const thief = await signIn(site.server, email);
    const owner = await staleOwner(email);
    const api = new ApiClient(site.origin, await accessTokenOf(owner));
    const { body } = await api.get<{ items: { id: string; is_current: boolean }[] }>('/account/sessions');
    const [other] = body.items.filter((session) => !session.is_current);
    expect((await api.delete(`/account/sessions/${other?.id}`)).status).toBe(204);
    expect(await isSignedIn(site.server, thief.session.access_token)).toBe(false);
    await signIn(site.server, email);
    expect((await owner.signOut({ scope: 'others' })).error).toBeNull();
  });

  it('is also answered in the old form of errors', async () => {
    const client = await staleOwner('old-client@example.test');
    const { status, body } = await callAuth(site.server, 'POST', '/factors', {
      accessToken: await accessTokenOf(client),
      json: { factor_type: 'totp' },
      headers: { 'x-supabase-api-version': '' },
    });
    expect([status, body]).toEqual([
      400,
      { code: 400, error_code: 'reauthentication_needed', msg: expect.stringContaining('15 minutes') },
    ]);
  });
});
