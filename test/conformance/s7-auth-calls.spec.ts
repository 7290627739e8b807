import { beforeAll, describe, expect, it } from 'vitest';
import { callAuth, isSignedIn } from '../api/auth/auth-wire.js';
import { addApp, signIn } from '../api/auth/factor-account.js';
import { authClientOf, signInAs } from '../api/auth/sign-in.js';
import { ApiClient } from '../support/api-client.js';
import { codeOf, linkOf, mailTo } from '../support/mailbox.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0' });
const PASSWORD = 'correct horse';

const newClient = () => authClientOf(site.origin, site.server.anonKey);

/** Makes an account by address and password; it waits for its confirmation. */
function signUp(email: string) {
  const options = { data: { full_name: 'Paula Park' }, emailRedirectTo: `${site.origin}/sops` };
  return newClient().signUp({ email, password: PASSWORD, options });
}

/** Makes an account and confirms it by the mailed link. */
async function confirmedAccount(email: string): Promise<void> {
  await signUp(email);
  const { tokenHash } = linkOf(await mailTo(site.origin, email));
  const { error } = await newClient().verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(error).toBeNull();
}

describe('calls for sign-in', () => {
  beforeAll(() => confirmedAccount('paula@example.test'));

  it('S7.1 carry the public key', async () => {
    const without = await new ApiClient(site.origin).post('/auth/token?grant_type=password', {});
    expect([without.status, without.body['error_code']]).toEqual([401, 'no_api_key']);
    const { status } = await callAuth(site.server, 'GET', '/settings');
    expect(status).toBe(200);
  });

  it('S7.2 carry the token of a signed-in person', async () => {
    expect((await callAuth(site.server, 'GET', '/user')).status).toBe(401);
    const { access_token } = await signInAs(site.origin, site.server.anonKey, 'token@example.test');
    const { body } = await callAuth(site.server, 'GET', '/user', { accessToken: access_token });
    expect(body['email']).toBe('token@example.test');
  });

  it('S1.25, S7.3 sign up with address, password, name and the page to come back to', async () => {
    const { data, error } = await signUp('new@example.test');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.user_metadata['full_name']).toBe('Paula Park');
    const mail = await mailTo(site.origin, 'new@example.test');
    expect(mail.subject).toBe('Confirm your e-mail address');
    expect(linkOf(mail)).toMatchObject({ type: 'signup', redirectTo: `${site.origin}/sops` });
  });

  it('S1.25, S7.4 sign in with address and password', async () => {
    const { data, error } = await newClient().signInWithPassword({ email: 'paula@example.test', password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.email).toBe('paula@example.test');
    expect(data.session?.token_type).toBe('bearer');
  });

  it('S7.5 lead to the provider, which leads back', async () => {
    const query = new URLSearchParams({
      provider: 'builtin',
      redirect_to: `${site.origin}/auth/callback`,
      code_challenge: 'A'.repeat(43),
      code_challenge_method: 's256',
    });
    const { status, headers } = await callAuth(site.server, 'GET', `/authorize?${query}`);
    expect([status, headers.get('location')]).toEqual([302, expect.stringContaining(`${site.origin}/idp/auth?`)]);
    const session = await signInAs(site.origin, site.server.anonKey, 'walked@example.test');
    expect(session.user.app_metadata['provider']).toBe('builtin');
  });

  it('S7.6 end all sessions of a person, without a body', async () => {
    const { server } = site;
    const [first, second] = [
      await signInAs(site.origin, server.anonKey, 'everywhere@example.test'),
      await signInAs(site.origin, server.anonKey, 'everywhere@example.test'),
    ];
    const { status } = await callAuth(server, 'POST', '/logout?scope=global', { accessToken: first.access_token });
    expect(status).toBe(204);
    expect(await isSignedIn(server, first.access_token)).toBe(false);
    expect(await isSignedIn(server, second.access_token)).toBe(false);
  });

  it('S7.7 renew the tokens of a session', async () => {
    const { client, session } = await signIn(site.server, 'renewed@example.test');
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  });

  it('S7.8, S7.9 send a code, which signs in', async () => {
    const email = 'coded@example.test';
    expect((await newClient().signInWithOtp({ email })).error).toBeNull();
    const token = codeOf(await mailTo(site.origin, email));
    const { data, error } = await newClient().verifyOtp({ email, token, type: 'email' });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it('S7.10 recover an account whose password is forgotten', async () => {
    const email = 'paula@example.test';
    expect((await newClient().resetPasswordForEmail(email)).error).toBeNull();
    const { tokenHash } = linkOf(await mailTo(site.origin, email, 1));
    const client = newClient();
    expect((await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  it('S7.11 send a confirmation again', async () => {
    const email = 'again@example.test';
    await signUp(email);
    const first = await mailTo(site.origin, email);
    expect((await newClient().resend({ type: 'signup', email })).error).toBeNull();
    expect((await mailTo(site.origin, email, first.n)).subject).toBe(first.subject);
  });

  it('S7.12 read and change the account', async () => {
    const { client } = await signIn(site.server, 'changing@example.test');
    const { error } = await client.updateUser({ data: { full_name: 'Cora Change' } });
    expect(error).toBeNull();
    expect((await client.getUser()).data.user?.user_metadata['full_name']).toBe('Cora Change');
  });

  it('S7.13 begin, challenge and verify a second factor', async () => {
    const { client } = await signIn(site.server, 'factor@example.test');
    await addApp(client);
    const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe('aal2');
  });
});
