import { AuthAdminApi } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { linkOf, mailTo, newestMail } from '../../../support/mailbox.js';
import { useApi } from '../../../support/test-site.js';
import { callAuth, isSignedIn, refresh } from '../auth-wire.js';
import { authClientOf } from '../sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const PASSWORD = 'correct horse';

const site = useApi({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0', SERVICE_KEY });

const newClient = () => authClientOf(site.origin, site.server.anonKey);

function admin(): InstanceType<typeof AuthAdminApi> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  return new AuthAdminApi({ url: `${site.origin}/api/v1/auth`, headers });
}

/** Where a browser is sent that follows a link. */
async function follow(address: string): Promise<URL> {
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return new URL(response.headers.get('location') ?? '');
}

const verifyAddress = (query: Record<string, string>): string =>
  `${site.origin}/api/v1/auth/verify?${new URLSearchParams(query)}`;

const fragmentOf = ({ hash }: URL): URLSearchParams => new URLSearchParams(hash.slice(1));

describe('a link that a browser follows automatically', () => {
  it('redirects to the site with a session in the fragment', async () => {
    const { data } = await admin().generateLink({
      type: 'magiclink',
      email: await account('implicit@example.test'),
      options: { redirectTo: `${site.origin}/sops` },
    });
    const target = await follow(data.properties?.action_link ?? '');
    expect(target.origin + target.pathname + target.search).toBe(`${site.origin}/sops`);
    const fragment = fragmentOf(target);
    expect(Object.fromEntries(fragment)).toMatchObject({ token_type: 'bearer', type: 'magiclink', sb: '' });
    expect(await isSignedIn(site.server, fragment.get('access_token') ?? '')).toBe(true);
    expect((await refresh(site.server, fragment.get('refresh_token') ?? '')).status).toBe(200);
  });

  it('redirects with a code for the browser that asked, when it sent a proof key', async () => {
    const email = 'proved@example.test';
    const client = newClient();
    await client.signInWithOtp({ email, options: { emailRedirectTo: `${site.origin}/auth/callback` } });
    const { tokenHash, redirectTo } = linkOf(await mailTo(site.origin, email));
    expect(tokenHash).toMatch(/^pkce_/);
    const target = await follow(verifyAddress({ token: tokenHash, type: 'magiclink', redirect_to: redirectTo }));
    expect(target.hash).toBe('');
    const code = target.searchParams.get('code') ?? '';
    const stranger = await callAuth(site.server, 'POST', '/token?grant_type=pkce', {
      json: { auth_code: code, code_verifier: 'x'.repeat(60) },
    });
    expect(stranger).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect((await client.getClaims()).data?.claims['amr']).toMatchObject([{ method: 'magiclink' }]);
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull();
  });

  it('says in the fragment what is wrong, and nothing about why', async () => {
    const target = await follow(
      verifyAddress({ token: 'made-up', type: 'signup', redirect_to: `${site.origin}/sops` }),
    );
    expect(target.pathname).toBe('/sops');
    expect(target.search).toBe('');
    expect(Object.fromEntries(fragmentOf(target))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('says it in the query too to a browser that sent a proof key', async () => {
    const target = await follow(verifyAddress({ token: 'pkce_made-up', type: 'signup' }));
    expect(target.searchParams.get('error_code')).toBe('otp_expired');
    expect(fragmentOf(target).get('error_code')).toBe('otp_expired');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'https://a@b'])(
    'never leads to %s',
    async (wanted) => {
      const target = await follow(verifyAddress({ token: 'made-up', type: 'signup', redirect_to: wanted }));
      expect(target.origin).toBe(site.origin);
    },
  );

  it.each([{}, { token: 'x' }, { type: 'signup' }])('answers %j with an error of its own', async (query) => {
    const response = await fetch(verifyAddress(query as Record<string, string>), { redirect: 'manual' });
    expect(response.status).toBe(400);
  });

  it('reports the first of two agreements to a change of address', async () => {
    const email = await account('half-way@example.test');
    const links = [];
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin().generateLink({ type, email, newEmail: 'whole-way@example.test' });
      links.push(data.properties?.action_link ?? '');
    }
    const half = await follow(links[0] ?? '');
    expect(fragmentOf(half).get('message')).toContain('other email');
    expect(fragmentOf(half).get('access_token')).toBeNull();
    const whole = await follow(links[1] ?? '');
    expect(fragmentOf(whole).get('type')).toBe('email_change');
  });
});

async function account(email: string): Promise<string> {
  const { error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  return email;
}

describe("an operator's link", () => {
  it('signs somebody up with a password', async () => {
    const email = 'made-by-operator@example.test';
    const { data, error } = await admin().generateLink({ type: 'signup', email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.properties).toMatchObject({ verification_type: 'signup', redirect_to: `${site.origin}/` });
    expect(await newestMail(site.origin, email)).toBeNull();
    const token = data.properties?.email_otp ?? '';
    expect((await newClient().verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('recovers an account by its hash', async () => {
    const email = await account('recovered-by-operator@example.test');
    const { data } = await admin().generateLink({ type: 'recovery', email });
    const token_hash = data.properties?.hashed_token ?? '';
    expect((await newClient().verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  });

  it.each([
    [{ type: 'signup', email: 'weak-link@example.test', password: 'x' }, 422, 'weak_password'],
    [{ type: 'signup', email: 'no-password@example.test' }, 400, 'validation_failed'],
    [{ type: 'magiclink', email: 'nobody@example.test' }, 404, 'user_not_found'],
    [{ type: 'email_change_new', email: 'nobody@example.test', new_email: 'b@example.test' }, 404, 'user_not_found'],
    [{ type: 'nonsense', email: 'nobody@example.test' }, 400, 'validation_failed'],
    [{ type: 'magiclink' }, 400, 'validation_failed'],
  ])('is refused as %j', async (json, status, code) => {
    const headers = { authorization: `Bearer ${SERVICE_KEY}` };
    const answer = await callAuth(site.server, 'POST', '/admin/generate_link', { json, headers });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it.each(['/admin/generate_link', '/invite'])('%s needs the service key', async (path) => {
    const json = { type: 'magiclink', email: 'a@example.test' };
    const anonymous = await callAuth(site.server, 'POST', path, { json });
    expect(anonymous).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    const { data } = await newClient().signInWithPassword({
      email: await account(`person-${path.length}@example.test`),
      password: PASSWORD,
    });
    const person = await callAuth(site.server, 'POST', path, { json, accessToken: data.session?.access_token ?? '' });
    expect(person).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  });
});

describe('an invitation', () => {
  it('makes an account and mails its owner, who comes in without a password', async () => {
    const email = 'invited@example.test';
    const { data, error } = await admin().inviteUserByEmail(email, { data: { full_name: 'Ina Invited' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) });
    const mail = await mailTo(site.origin, email);
    expect(mail.subject).toBe('You are invited');
    const accepted = await newClient().verifyOtp({ token_hash: linkOf(mail).tokenHash, type: 'invite' });
    expect(accepted.data.user).toMatchObject({ user_metadata: { full_name: 'Ina Invited' } });
  });

  it('can be sent again until it is accepted', async () => {
    const email = 'invited-again@example.test';
    await admin().inviteUserByEmail(email);
    const first = await mailTo(site.origin, email);
    expect((await admin().inviteUserByEmail(email)).error).toBeNull();
    const second = await mailTo(site.origin, email, first.n);
    const early = await newClient().verifyOtp({ token_hash: linkOf(first).tokenHash, type: 'invite' });
    expect(early.error).toMatchObject({ code: 'otp_expired' });
    await newClient().verifyOtp({ token_hash: linkOf(second).tokenHash, type: 'invite' });
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists', status: 422 });
  });
});
