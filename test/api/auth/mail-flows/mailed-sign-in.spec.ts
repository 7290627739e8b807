import { AuthAdminApi } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { codeOf, linkOf, mailTo, newestMail } from '../../../support/mailbox.js';
import { useApi } from '../../../support/test-site.js';
import { callAuth, isSignedIn } from '../auth-wire.js';
import { authClientOf } from '../sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const PASSWORD = 'correct horse';

const site = useApi({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0', SERVICE_KEY });

let mails = 0;

const newClient = () => authClientOf(site.origin, site.server.anonKey);

function admin(): InstanceType<typeof AuthAdminApi> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  return new AuthAdminApi({ url: `${site.origin}/api/v1/auth`, headers });
}

async function makeAccount(email: string, attributes: Record<string, unknown> = {}): Promise<string> {
  const { data, error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true, ...attributes });
  if (error) throw error;
  return data.user.id;
}

describe('sign-in by mail', () => {
  it('makes an account for a new address (S7.8)', async () => {
    const email = 'new-by-mail@example.test';
    const asked = await newClient().signInWithOtp({ email, options: { data: { full_name: 'Nina New' } } });
    expect(asked).toMatchObject({ data: { user: null, session: null }, error: null });
    const mail = await mailTo(site.origin, email);
    expect(linkOf(mail).type).toBe('magiclink');
    const { data, error } = await newClient().verifyOtp({ email, token: codeOf(mail), type: 'email' });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Nina New' } });
  });

  it('opens an account that is there, by the link on another device', async () => {
    const email = 'known-by-mail@example.test';
    const userId = await makeAccount(email);
    await newClient().signInWithOtp({ email });
    const { tokenHash } = linkOf(await mailTo(site.origin, email));
    const { data } = await newClient().verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(data.user?.id).toBe(userId);
    expect((await newClient().signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('makes none when it must not, and says so', async () => {
    const { error } = await newClient().signInWithOtp({
      email: 'not-made@example.test',
      options: { shouldCreateUser: false },
    });
    expect(error).toMatchObject({ code: 'otp_disabled', status: 422 });
    expect(await newestMail(site.origin, 'not-made@example.test')).toBeNull();
  });

  it("drops the password of a stranger's sign-up: it was never confirmed", async () => {
    const email = 'squatted-by-mail@example.test';
    await newClient().signUp({ email, password: 'password of a stranger' });
    await newClient().signInWithOtp({ email });
    const { tokenHash } = linkOf(await mailTo(site.origin, email));
    expect((await newClient().verifyOtp({ token_hash: tokenHash, type: 'magiclink' })).error).toBeNull();
    const stranger = await newClient().signInWithPassword({ email, password: 'password of a stranger' });
    expect(stranger.error).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is asked for by its older name too', async () => {
    const answer = await callAuth(site.server, 'POST', '/magiclink', { json: { email: 'older-name@example.test' } });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(linkOf(await mailTo(site.origin, 'older-name@example.test')).type).toBe('magiclink');
  });

  it('is not mailed to a banned person, and does not open the account', async () => {
    const email = 'banned-by-mail@example.test';
    const userId = await makeAccount(email);
    await newClient().signInWithOtp({ email });
    const { tokenHash, address } = linkOf(await mailTo(site.origin, email));
    expect(address).toContain('/auth/confirm');
    await admin().updateUserById(userId, { ban_duration: '1h' });
    const { error } = await newClient().verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(error).toMatchObject({ code: 'user_banned', status: 403 });
    const { n } = await mailTo(site.origin, email);
    expect((await newClient().signInWithOtp({ email })).error).toBeNull();
    expect(await newestMail(site.origin, email, n)).toBeNull();
  });

  it.each([
    [{}, 'validation_failed'],
    [{ phone: '+491234' }, 'phone_provider_disabled'],
    [{ email: 'x' }, 'validation_failed'],
    [{ email: 'a@example.test', data: { a: '\udc00' } }, 'validation_failed'],
    [{ email: 'a@example.test', create_user: 'yes' }, 'validation_failed'],
  ])('refuses %j', async (json, code) => {
    expect((await callAuth(site.server, 'POST', '/otp', { json })).body).toMatchObject({ code });
  });
});

describe('recovery', () => {
  it('opens a session in which a new password needs no old one, and ends the others (S7.10)', async () => {
    const email = 'forgetful@example.test';
    await makeAccount(email);
    const elsewhere = await newClient().signInWithPassword({ email, password: PASSWORD });
    const client = newClient();
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const options = { redirectTo: `${site.origin}/account` };
    expect((await client.resetPasswordForEmail(email, options)).error).toBeNull();
    const mail = await mailTo(site.origin, email);
    expect(mail.subject).toBe('Choose a new password');
    expect(linkOf(mail)).toMatchObject({ type: 'recovery', redirectTo: `${site.origin}/account` });
    await client.verifyOtp({ token_hash: linkOf(mail).tokenHash, type: 'recovery' });
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.updateUser({ password: 'a new password' })).error).toBeNull();
    expect(await isSignedIn(site.server, elsewhere.data.session?.access_token ?? '')).toBe(false);
    expect((await newClient().signInWithPassword({ email, password: 'a new password' })).error).toBeNull();
  });

  it('voids every other mail once the password has changed', async () => {
    const email = 'many-mails@example.test';
    await makeAccount(email);
    await newClient().signInWithOtp({ email });
    const magic = linkOf(await mailTo(site.origin, email)).tokenHash;
    await newClient().resetPasswordForEmail(email);
    const client = newClient();
    const { tokenHash } = linkOf(await mailTo(site.origin, email, 1));
    await client.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
    await client.updateUser({ password: 'a new password' });
    expect((await newClient().verifyOtp({ token_hash: magic, type: 'magiclink' })).error).toMatchObject({
      code: 'otp_expired',
    });
  });

  it('answers the same for an unknown address', async () => {
    const answer = await callAuth(site.server, 'POST', '/recover', { json: { email: 'unknown@example.test' } });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(await newestMail(site.origin, 'unknown@example.test')).toBeNull();
  });

  it.each([[{}], [{ email: 'x' }], [{ email: 7 }]])('refuses %j', async (json) => {
    const answer = await callAuth(site.server, 'POST', '/recover', { json });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('a token', () => {
  it.each([
    [{ type: 'signup' }, 400, 'validation_failed'],
    [{ type: 'signup', email: 'a@example.test' }, 400, 'validation_failed'],
    [{ type: 'signup', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'signup', token_hash: 'x', email: 'a@example.test' }, 400, 'validation_failed'],
    [{ type: 'nonsense', token_hash: 'x' }, 400, 'validation_failed'],
    [{ token_hash: 'x' }, 400, 'validation_failed'],
    [{ type: 'sms', token: '123456', phone: '+491234' }, 400, 'validation_failed'],
    [{ type: 'email', token: '123456', email: 'nobody@example.test' }, 403, 'otp_expired'],
    [{ type: 'email', token_hash: 'made up' }, 403, 'otp_expired'],
    [{ type: 'email', token: '\u0000', email: 'nobody@example.test' }, 403, 'otp_expired'],
  ])('is refused when it is %j', async (json, status, code) => {
    const answer = await callAuth(site.server, 'POST', '/verify', { json });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('is not kept by caches', async () => {
    const email = 'uncached@example.test';
    await newClient().signInWithOtp({ email });
    const { tokenHash } = linkOf(await mailTo(site.origin, email));
    const response = await fetch(`${site.origin}/api/v1/auth/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: site.server.anonKey },
      body: JSON.stringify({ type: 'magiclink', token_hash: tokenHash }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  /** Asks for a mail of the type to a new address, and lets time pass. */
  async function agedMail(type: 'signup' | 'recovery' | 'magiclink', minutes: number) {
    mails += 1;
    const email = `timely-${mails}@example.test`;
    const client = newClient();
    if (type === 'recovery') await makeAccount(email);
    if (type === 'signup') await client.signUp({ email, password: PASSWORD });
    else if (type === 'recovery') await client.resetPasswordForEmail(email);
    else await client.signInWithOtp({ email });
    await site.query(
      `UPDATE auth_one_time_tokens SET created_at = created_at - make_interval(mins => $2),
         expires_at = expires_at - make_interval(mins => $2) WHERE email = $1`,
      [email, minutes],
    );
    return { client, email, mail: await mailTo(site.origin, email) };
  }

  it.each([
    ['signup', 60],
    ['recovery', 60],
    ['magiclink', 10],
  ] as const)('of the type %s works for %d minutes by its link, and for 10 by its digits', async (type, lifetime) => {
    for (const [minutes, code] of [[9], [11, 'otp_expired']] as const) {
      const { client, email, mail } = await agedMail(type, minutes);
      expect(mail.text).toContain(lifetime === 10 ? 'work for 10 minutes' : 'for 60 minutes, the code for 10');
      const { error } = await client.verifyOtp({ email, token: codeOf(mail), type });
      expect(error?.code).toBe(code);
    }
    for (const [minutes, code] of [[lifetime - 1], [lifetime + 1, 'otp_expired']] as const) {
      const { client, mail } = await agedMail(type, minutes);
      const { error } = await client.verifyOtp({ token_hash: linkOf(mail).tokenHash, type });
      expect(error?.code).toBe(code);
    }
  });

  it('works once, also when it comes five times at once', async () => {
    const email = 'racing@example.test';
    await newClient().signInWithOtp({ email });
    const { tokenHash } = linkOf(await mailTo(site.origin, email));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => newClient().verifyOtp({ token_hash: tokenHash, type: 'magiclink' })),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });
});
