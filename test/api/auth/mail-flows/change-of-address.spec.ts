import { AuthAdminApi } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { codeOf, linkOf, mailTo, newestMail } from '../../../support/mailbox.js';
import { useApi } from '../../../support/test-site.js';
import { callAuth } from '../auth-wire.js';
import { authClientOf } from '../sign-in.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const PASSWORD = 'correct horse';

const site = useApi({ BILLING_MODE: 'none', MAIL_MIN_INTERVAL_S: '0', SERVICE_KEY });

const newClient = () => authClientOf(site.origin, site.server.anonKey);

function admin(): InstanceType<typeof AuthAdminApi> {
  const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}` };
  return new AuthAdminApi({ url: `${site.origin}/api/v1/auth`, headers });
}

/** A client that is signed in with a password, not by mail. */
async function signedIn(email: string) {
  const { error } = await admin().createUser({ email, password: PASSWORD, email_confirm: true });
  if (error) throw error;
  const client = newClient();
  const { error: refusal } = await client.signInWithPassword({ email, password: PASSWORD });
  if (refusal) throw refusal;
  return client;
}

function useLinkOf(mail: { text: string; n: number; subject: string; html: string }) {
  const { tokenHash } = linkOf(mail);
  return newClient().verifyOtp({ token_hash: tokenHash, type: 'email_change' });
}

describe('a change of address', () => {
  it.each([
    ['the present one first', 'from-a@example.test', 'to-a@example.test', ['from', 'to']],
    ['the new one first', 'from-b@example.test', 'to-b@example.test', ['to', 'from']],
  ] as const)('needs both mailboxes: %s', async (_order, from, to, order) => {
    const client = await signedIn(from);
    const asked = await client.updateUser({ email: to }, { emailRedirectTo: `${site.origin}/account` });
    expect(asked.error).toBeNull();
    expect(asked.data.user).toMatchObject({ email: from, new_email: to, email_change_sent_at: expect.any(String) });
    const mails = { from: await mailTo(site.origin, from), to: await mailTo(site.origin, to) };
    expect(linkOf(mails.to)).toMatchObject({ type: 'email_change', redirectTo: `${site.origin}/account` });
    expect(mails.from.text).toContain(to);

    const first = await useLinkOf(mails[order[0]]);
    expect(first.error).toBeNull();
    expect(first.data.session).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(from);
    const second = await useLinkOf(mails[order[1]]);
    expect(second.data.user).toMatchObject({ email: to });
    expect(second.data.user).not.toHaveProperty('new_email');

    expect((await newClient().signInWithPassword({ email: to, password: PASSWORD })).error).toBeNull();
    expect((await newClient().signInWithPassword({ email: from, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await client.getUser()).data.user?.identities).toMatchObject([{ identity_data: { email: to } }]);
  });

  it('does not come about by one mailbox that agrees twice', async () => {
    const client = await signedIn('stolen@example.test');
    await client.updateUser({ email: 'thief@example.test' });
    const mail = await mailTo(site.origin, 'thief@example.test');
    expect((await useLinkOf(mail)).error).toBeNull();
    expect((await useLinkOf(mail)).error).toMatchObject({ code: 'otp_expired' });
    // Asking once more gives the thief no second voice.
    await client.resend({ type: 'email_change', email: 'stolen@example.test' });
    expect(await newestMail(site.origin, 'thief@example.test', mail.n)).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe('stolen@example.test');
  });

  it('forgets the agreement when another address is asked for', async () => {
    const client = await signedIn('undecided@example.test');
    await client.updateUser({ email: 'first-choice@example.test' });
    const first = await mailTo(site.origin, 'undecided@example.test');
    await useLinkOf(first);
    await client.updateUser({ email: 'second-choice@example.test' });
    expect((await useLinkOf(await mailTo(site.origin, 'second-choice@example.test'))).data.session).toBeNull();
    expect((await useLinkOf(await mailTo(site.origin, 'first-choice@example.test'))).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await client.getUser()).data.user?.email).toBe('undecided@example.test');
  });

  it('works by the digits too, and by mails that were sent again', async () => {
    const [from, to] = ['digits-from@example.test', 'digits-to@example.test'];
    const client = await signedIn(from);
    await client.updateUser({ email: to });
    const early = await mailTo(site.origin, to);
    await client.resend({ type: 'email_change', email: from });
    expect((await useLinkOf(early)).error).toMatchObject({ code: 'otp_expired' });
    for (const email of [from, to]) {
      const token = codeOf(await mailTo(site.origin, email, 1));
      expect((await newClient().verifyOtp({ email, token, type: 'email_change' })).error).toBeNull();
    }
    expect((await client.getUser()).data.user?.email).toBe(to);
  });

  it('is refused for an address that somebody has', async () => {
    await signedIn('occupied@example.test');
    const client = await signedIn('wanting@example.test');
    const { error } = await client.updateUser({ email: 'occupied@example.test' });
    expect(error).toMatchObject({ code: 'email_exists', status: 422 });
  });

  it('is refused in the end when somebody has taken the address meanwhile', async () => {
    const client = await signedIn('slow@example.test');
    await client.updateUser({ email: 'contested@example.test' });
    const ours = await mailTo(site.origin, 'slow@example.test');
    const theirs = await mailTo(site.origin, 'contested@example.test');
    await signedIn('contested@example.test');
    expect((await useLinkOf(ours)).error).toBeNull();
    expect((await useLinkOf(theirs)).error).toMatchObject({ code: 'email_exists' });
    expect((await client.getUser()).data.user?.email).toBe('slow@example.test');
  });

  it('to the address that one has does nothing', async () => {
    const client = await signedIn('same@example.test');
    const { data, error } = await client.updateUser({ email: 'Same@example.test' });
    expect(error).toBeNull();
    expect(data.user).not.toHaveProperty('new_email');
    expect(await newestMail(site.origin, 'same@example.test')).toBeNull();
  });

  it.each([
    [{ email: 'x' }, 400, 'validation_failed'],
    [{ phone: '+49123' }, 422, 'phone_provider_disabled'],
    [{ app_metadata: { role: 'admin' } }, 403, 'not_admin'],
  ])('is refused as %j', async (json, status, code) => {
    const client = await signedIn(`refused-${code}@example.test`);
    const accessToken = (await client.getSession()).data.session?.access_token ?? '';
    const answer = await callAuth(site.server, 'PUT', '/user', { json, accessToken });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

describe('a reauthentication', () => {
  it('mails a code that stands for the current password, once', async () => {
    const email = 'reauth@example.test';
    const client = await signedIn(email);
    expect((await client.updateUser({ password: 'another password' })).error).toMatchObject({
      code: 'current_password_required',
    });
    expect((await client.reauthenticate()).error).toBeNull();
    const mail = await mailTo(site.origin, email);
    const [, nonce = ''] = /^(\d{6}) is your/.exec(mail.subject) ?? [];
    expect(mail.html).not.toContain('/auth/confirm');
    const changed = await client.updateUser({ password: 'another password', nonce });
    expect(changed.error).toBeNull();
    expect(changed.data.user).toMatchObject({ reauthentication_sent_at: expect.any(String) });
    const again = await client.updateUser({ password: 'yet another password', nonce });
    expect(again.error).toMatchObject({ code: 'reauthentication_not_valid', status: 422 });
  });

  it("takes nobody else's code, and no code of another purpose", async () => {
    const client = await signedIn('careful@example.test');
    const other = await signedIn('other-careful@example.test');
    await other.reauthenticate();
    const foreign = codeOf(await mailTo(site.origin, 'other-careful@example.test'));
    await newClient().resetPasswordForEmail('careful@example.test');
    const recovery = codeOf(await mailTo(site.origin, 'careful@example.test'));
    for (const nonce of [foreign, recovery, '', '\u0000']) {
      const { error } = await client.updateUser({ password: 'another password', nonce });
      expect(error).toMatchObject({ code: 'reauthentication_not_valid' });
    }
  });

  it('needs somebody who is signed in', async () => {
    const answer = await callAuth(site.server, 'GET', '/reauthenticate');
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
  });
});
