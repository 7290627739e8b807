import { AuthAdminApi } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { linkOf, codeOf as mailedCodeOf, mailTo, newestMail } from '../../support/mailbox.js';
import { startServer } from '../../support/server-process.js';
import { createTestDatabase } from '../../support/template-database.js';
import { useApi } from '../../support/test-site.js';
import { addApp } from './factor-account.js';
import { ProviderVisit, pendingOf } from './provider-visit.js';
import { authClientOf } from './sign-in.js';
import { codeOf, wrongCodeFor } from './totp-app.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const PASSWORD = 'correct horse';

const site = useApi({ BILLING_MODE: 'none', DEMO: 'off', MAIL_MIN_INTERVAL_S: '0', SERVICE_KEY });

async function makeAccount(email: string): Promise<string> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  const admin = new AuthAdminApi({ url: `${site.origin}/api/v1/auth`, headers });
  const { data, error } = await admin.createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return data.user.id;
}

describe('accounts on the pages of the built-in provider (T11)', () => {
  it('are made, confirmed by the mailed code, and opened (S8.2)', async () => {
    const email = 'newcomer@example.test';
    const visit = await ProviderVisit.begin(site.server);
    expect((await visit.open()).html).toContain('<h1>Sign in</h1>');
    expect((await visit.open('sign-up')).html).toContain('<h1>Create an account</h1>');
    const page = await visit.post('sign-up', { email, password: PASSWORD, full_name: 'Nina Newcomer' });
    expect(page.html).toContain('<strong>Account created!</strong>');
    expect(page.html).toContain('Please check your email to confirm your account.');
    const code = mailedCodeOf(await mailTo(site.origin, email));
    const session = await visit.finish('confirm', { email, code });
    expect(session.user).toMatchObject({ email, user_metadata: { full_name: 'Nina Newcomer' } });
  });

  it('can be confirmed by the link instead, and sign in with the same password as the API', async () => {
    const email = 'by-link@example.test';
    const visit = await ProviderVisit.begin(site.server);
    await visit.post('sign-up', { email, password: PASSWORD, full_name: '' });
    const early = await visit.post('password', { email, password: PASSWORD });
    expect(early).toMatchObject({ status: 422 });
    expect(early.html).toContain('The email address is not confirmed');
    const { tokenHash } = linkOf(await mailTo(site.origin, email));
    const client = authClientOf(site.origin, site.server.anonKey);
    const { data } = await client.verifyOtp({ token_hash: tokenHash, type: 'signup' });
    const session = await visit.finish('password', { email, password: PASSWORD });
    expect(session.user.id).toBe(data.user?.id);
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('keep the password that opens them: the email identity stays (security SEC15)', async () => {
    const email = 'keeps-password@example.test';
    await makeAccount(email);
    const client = authClientOf(site.origin, site.server.anonKey);
    const visit = await ProviderVisit.begin(site.server);
    await visit.finish('password', { email, password: PASSWORD });
    await client.signInWithPassword({ email, password: PASSWORD });
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'builtin']);
    const [own] = identities;
    if (!own) throw new Error('The account has no identity');
    const { error } = await client.unlinkIdentity(own);
    expect(error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' });
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('explain why a sign-in or a sign-up has failed, and keep the input (S8.1, S8.3)', async () => {
    const visit = await ProviderVisit.begin(site.server);
    const wrong = await visit.post('password', { email: 'nobody@example.test', password: PASSWORD });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('<strong>Sign in failed</strong> <span>Invalid login credentials</span>');
    expect(wrong.html).toContain('value="nobody@example.test"');
    const weak = await visit.post('sign-up', { email: 'weak@example.test', password: 'short', full_name: 'Wim' });
    expect(weak.html).toContain(
      '<strong>Sign up failed</strong> <span>The password needs 8 characters at least</span>',
    );
    expect(weak.html).toContain('value="Wim"');
    const nul = await visit.post('sign-up', { email: 'n\u0000@example.test', password: PASSWORD, full_name: '\u0000' });
    expect(nul).toMatchObject({ status: 422 });
    const guess = await visit.post('confirm', { email: 'nobody@example.test', code: '000000' });
    expect(guess.html).toContain('The code is wrong or has expired');
  });

  it('do not reveal who has one', async () => {
    const email = 'has-one@example.test';
    await makeAccount(email);
    const visit = await ProviderVisit.begin(site.server);
    const taken = await visit.post('sign-up', { email, password: 'another password', full_name: 'Eve' });
    const fresh = await visit.post('sign-up', { email: 'has-none@example.test', password: PASSWORD, full_name: 'Eve' });
    expect(taken.html.replaceAll('has-one', 'X')).toBe(fresh.html.replaceAll('has-none', 'X'));
    expect(await newestMail(site.origin, email)).toBeNull();
    const known = await visit.post('forgot', { email });
    const unknown = await visit.post('forgot', { email: 'has-nothing@example.test' });
    expect(known).toEqual(unknown);
    expect(linkOf(await mailTo(site.origin, email)).type).toBe('recovery');
  });

  it('ask for the code of an authenticator app, and open a session at aal2', async () => {
    const email = 'with-app@example.test';
    await makeAccount(email);
    const client = authClientOf(site.origin, site.server.anonKey);
    await client.signInWithPassword({ email, password: PASSWORD });
    const { uri } = await addApp(client);
    const visit = await ProviderVisit.begin(site.server);
    const asked = await visit.post('password', { email, password: PASSWORD });
    expect(asked.html).toContain('<h1>Two-step verification</h1>');
    const pending = pendingOf(asked);
    const wrong = await visit.post('code', { pending, code: wrongCodeFor(uri) });
    expect(wrong).toMatchObject({ status: 422 });
    expect(wrong.html).toContain('The code is wrong');
    const session = await visit.finish('code', { pending: pendingOf(wrong), code: codeOf(uri, 1) });
    const claims = decodeJwt(session.access_token);
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'oauth' }] });
    const refreshed = await authClientOf(site.origin, site.server.anonKey).refreshSession(session);
    expect(decodeJwt(refreshed.data.session?.access_token ?? '')).toMatchObject({ aal: 'aal2' });
  });

  it('take the second step only after the first one, in the same sign-in', async () => {
    const email = 'two-steps@example.test';
    await makeAccount(email);
    const client = authClientOf(site.origin, site.server.anonKey);
    await client.signInWithPassword({ email, password: PASSWORD });
    const { uri } = await addApp(client);
    const visit = await ProviderVisit.begin(site.server);
    const pending = pendingOf(await visit.post('password', { email, password: PASSWORD }));
    const other = await ProviderVisit.begin(site.server);
    for (const stolen of [pending, '', 'made-up', pending.slice(0, -2)]) {
      const page = await other.post('code', { pending: stolen, code: codeOf(uri, 1) });
      expect(page.html).toContain('Please start again.');
    }
  });

  it('leave the second step to the site for a person who has lost the app, and step no session up', async () => {
    const email = 'lost-app@example.test';
    await makeAccount(email);
    const client = authClientOf(site.origin, site.server.anonKey);
    await client.signInWithPassword({ email, password: PASSWORD });
    await addApp(client);
    const visit = await ProviderVisit.begin(site.server);
    expect((await visit.post('other-step', { pending: 'made-up' })).html).toContain('Please start again.');
    const pending = pendingOf(await visit.post('password', { email, password: PASSWORD }));
    const session = await visit.finish('other-step', { pending });
    expect(decodeJwt(session.access_token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    expect((await new ApiClient(site.origin, session.access_token).get('/sops')).status).toBe(403);
  });

  it('take no demo account where there is no demonstration', async () => {
    const visit = await ProviderVisit.begin(site.server);
    expect((await visit.open()).html).not.toContain('demo');
    expect(await visit.post('login', { email: 'anna@example.test' })).toMatchObject({ status: 405 });
  });

  it.each(['nonsense', 'code', 'confirm', 'abort'])('have no page called %s', async (name) => {
    const visit = await ProviderVisit.begin(site.server);
    expect(await visit.open(name)).toMatchObject({ status: 405 });
  });
});

describe('an installation of its own accounts in production', () => {
  it('signs people in without a mail server, but takes no sign-ups', async () => {
    const own = await createTestDatabase();
    const production = await startServer({
      databaseUrl: own.url,
      env: { NODE_ENV: 'production', DEMO: 'off', BUILT_IN_ACCOUNTS: 'on', BILLING_MODE: 'none' },
    });
    try {
      const visit = await ProviderVisit.begin(production);
      expect((await visit.open()).html).not.toContain('Create an account');
      expect(await visit.open('sign-up')).toMatchObject({ status: 405 });
      const refused = await visit.post('sign-up', { email: 'a@example.test', password: PASSWORD, full_name: '' });
      expect(refused.html).toContain('This installation does not send email');
    } finally {
      await production.stop();
      await own.drop();
    }
  });
});
