import { describe, expect, it } from 'vitest';
import { codeOf, linkOf, mailTo, newestMail } from '../../../support/mailbox.js';
import { useApi } from '../../../support/test-site.js';
import { callAuth, isSignedIn } from '../auth-wire.js';
import { authClientOf } from '../sign-in.js';

const site = useApi({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0' });

const PASSWORD = 'correct horse';

const newClient = () => authClientOf(site.origin, site.server.anonKey);

function signUp(email: string, { password = PASSWORD, name = 'Paula Weiß' } = {}) {
  const options = { data: { full_name: name }, emailRedirectTo: `${site.origin}/sops` };
  return newClient().signUp({ email, password, options });
}

async function confirm(email: string): Promise<string> {
  const { tokenHash } = linkOf(await mailTo(site.origin, email));
  const { data, error } = await newClient().verifyOtp({ token_hash: tokenHash, type: 'signup' });
  if (error || !data.session) throw error ?? new Error('No session');
  return data.session.access_token;
}

describe('sign-up with address and password', () => {
  it('makes an account that waits for its confirmation (S7.3, S3.7, S1.25)', async () => {
    const { data, error } = await signUp(' Paula@Example.test');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email: 'paula@example.test',
      user_metadata: { full_name: 'Paula Weiß' },
      app_metadata: { provider: 'email', providers: ['email'] },
      confirmation_sent_at: expect.any(String),
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const early = await newClient().signInWithPassword({ email: 'paula@example.test', password: PASSWORD });
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 });
    const guess = await newClient().signInWithPassword({ email: 'paula@example.test', password: 'wrong password' });
    expect(guess.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('opens it by the mailed link, once (S7.9, S1.25)', async () => {
    await signUp('link@example.test');
    const mail = await mailTo(site.origin, 'link@example.test');
    expect(mail.subject).toBe('Confirm your email address');
    const link = linkOf(mail);
    expect(link.address).toMatch(new RegExp(`^${site.origin}/auth/confirm\\?`));
    expect(link).toMatchObject({ type: 'signup', redirectTo: `${site.origin}/sops` });
    const client = newClient();
    const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: 'signup' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email_confirmed_at: expect.any(String) });
    expect((await client.getClaims()).data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    const again = await newClient().verifyOtp({ token_hash: link.tokenHash, type: 'signup' });
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
    const signedIn = await newClient().signInWithPassword({ email: 'link@example.test', password: PASSWORD });
    expect(signedIn.error).toBeNull();
  });

  it('gives the confirmed person a profile with the name', async () => {
    await signUp('profile@example.test', { name: 'Nora Nilsen' });
    const accessToken = await confirm('profile@example.test');
    const response = await fetch(`${site.origin}/api/v1/profiles/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await response.json()).toMatchObject({ full_name: 'Nora Nilsen', email: 'profile@example.test' });
  });

  it.each(['signup', 'email'] as const)('takes the six digits too (type %s)', async (type) => {
    const email = `digits-${type}@example.test`;
    await signUp(email);
    const token = codeOf(await mailTo(site.origin, email));
    const { data, error } = await newClient().verifyOtp({ email, token, type });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  it('voids the digits after five wrong ones, and the right ones of others do not help', async () => {
    const email = 'guessed@example.test';
    await signUp(email);
    const token = codeOf(await mailTo(site.origin, email));
    const wrong = token === '000000' ? '000001' : '000000';
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { error } = await newClient().verifyOtp({ email, token: wrong, type: 'signup' });
      expect(error).toMatchObject({ code: 'otp_expired' });
    }
    expect((await newClient().verifyOtp({ email, token, type: 'signup' })).error).toMatchObject({
      code: 'otp_expired',
    });
  });

  it('binds the digits to their address and their purpose', async () => {
    await signUp('mine@example.test');
    await signUp('yours@example.test');
    const token = codeOf(await mailTo(site.origin, 'mine@example.test'));
    const other = await newClient().verifyOtp({ email: 'yours@example.test', token, type: 'signup' });
    expect(other.error).toMatchObject({ code: 'otp_expired' });
    const purpose = await newClient().verifyOtp({ email: 'mine@example.test', token, type: 'recovery' });
    expect(purpose.error).toMatchObject({ code: 'otp_expired' });
  });

  it('answers the same for an address that has an account, without a mail or a change', async () => {
    const email = 'taken@example.test';
    const first = await signUp(email);
    await confirm(email);
    const { n } = await mailTo(site.origin, email);
    const second = await signUp(email, { password: 'another password', name: 'A Stranger' });
    expect(second.error).toBeNull();
    expect(second.data.session).toBeNull();
    expect(second.data.user?.identities).toEqual([]);
    expect(second.data.user?.id).not.toBe(first.data.user?.id);
    expect(Object.keys(second.data.user ?? {}).sort()).toEqual(Object.keys(first.data.user ?? {}).sort());
    expect(await newestMail(site.origin, email, n)).toBeNull();
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it("confirms the credentials of its own sign-up only: an earlier stranger's link and password are void", async () => {
    const email = 'squatted@example.test';
    await signUp(email, { password: 'password of a stranger' });
    const strangers = linkOf(await mailTo(site.origin, email)).tokenHash;
    await signUp(email);
    expect((await newClient().verifyOtp({ token_hash: strangers, type: 'signup' })).error).toMatchObject({
      code: 'otp_expired',
    });
    await confirm(email);
    const stranger = await newClient().signInWithPassword({ email, password: 'password of a stranger' });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('survives two of them at the same time', async () => {
    const email = 'twice@example.test';
    const answers = await Promise.all([signUp(email), signUp(email), signUp(email)]);
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(new Set(answers.map(({ data }) => data.user?.id)).size).toBe(1);
  });

  it('refuses a weak password with its reasons (S5.9, S8.43)', async () => {
    const { error } = await signUp('weak@example.test', { password: 'short' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      status: 422,
      reasons: ['length'],
    });
  });

  it.each([
    ['no address', { password: PASSWORD }, 422, 'anonymous_provider_disabled'],
    ['a phone', { phone: '+4912345', password: PASSWORD }, 422, 'phone_provider_disabled'],
    ['no password', { email: 'a@example.test' }, 400, 'validation_failed'],
    ['no address at all', { email: 'not an address', password: PASSWORD }, 400, 'validation_failed'],
    ['NUL in the address', { email: 'a\u0000@example.test', password: PASSWORD }, 400, 'validation_failed'],
    [
      'NUL in the metadata',
      { email: 'n@example.test', password: PASSWORD, data: { a: '\u0000' } },
      400,
      'validation_failed',
    ],
    ['an endless password', { email: 'e@example.test', password: 'a1'.repeat(200) }, 400, 'validation_failed'],
    ['a list', { email: ['a@example.test'], password: PASSWORD }, 400, 'validation_failed'],
    [
      'half a PKCE pair',
      { email: 'p@example.test', password: PASSWORD, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
    ],
  ])('refuses %s', async (_what, json, status, code) => {
    const answer = await callAuth(site.server, 'POST', '/signup', { json });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('needs the public key (S7.1)', async () => {
    const answer = await callAuth(site.server, 'POST', '/signup', { json: {}, headers: { apikey: 'another key' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_api_key' } });
  });

  it('leads nowhere but to this site', async () => {
    const email = 'redirected@example.test';
    await callAuth(site.server, 'POST', '/signup?redirect_to=https://evil.example/', {
      json: { email, password: PASSWORD },
    });
    expect(linkOf(await mailTo(site.origin, email)).redirectTo).toBe(`${site.origin}/`);
  });
});

describe('the confirmation, once more', () => {
  const email = 'resent@example.test';

  it('comes for an account that waits, and voids the earlier mail (S7.11)', async () => {
    await signUp(email);
    const first = await mailTo(site.origin, email);
    expect((await newClient().resend({ type: 'signup', email })).error).toBeNull();
    const second = await mailTo(site.origin, email, first.n);
    const early = await newClient().verifyOtp({ token_hash: linkOf(first).tokenHash, type: 'signup' });
    expect(early.error).toMatchObject({ code: 'otp_expired' });
    const { data } = await newClient().verifyOtp({ token_hash: linkOf(second).tokenHash, type: 'signup' });
    expect(await isSignedIn(site.server, data.session?.access_token ?? '')).toBe(true);
    // Its password is the one of the sign-up.
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('does not come for a confirmed or unknown address, and nobody learns that', async () => {
    const { n } = await mailTo(site.origin, email);
    expect((await newClient().resend({ type: 'signup', email })).error).toBeNull();
    expect(await newestMail(site.origin, email, n)).toBeNull();
    expect((await newClient().resend({ type: 'signup', email: 'nobody@example.test' })).error).toBeNull();
    expect(await newestMail(site.origin, 'nobody@example.test')).toBeNull();
  });

  it.each([
    [{ type: 'recovery', email }, 'validation_failed'],
    [{ email }, 'validation_failed'],
    [{ type: 'signup' }, 'validation_failed'],
    [{ type: 'sms', phone: '+491234' }, 'phone_provider_disabled'],
  ])('refuses %j', async (json, code) => {
    const answer = await callAuth(site.server, 'POST', '/resend', { json });
    expect(answer.body).toMatchObject({ code });
  });
});
