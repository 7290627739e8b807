import type { AuthClient } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { linkOf, mailTo, newestMail, type ReceivedMail } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';
import { callAuth } from '../auth/auth-wire.js';
import { addApp } from '../auth/factor-account.js';
import { authClientOf } from '../auth/sign-in.js';
import {
  accountWithPassword,
  BEHIND_PROXY,
  clientOf,
  eventsOf,
  FIREFOX,
  FROM_CLIENT,
  PASSWORD,
  SAFARI,
  signInByPassword,
} from './events.js';

const SERVICE_KEY = 'service-key-of-the-test-server';
const site = useApi({ ...BEHIND_PROXY, SERVICE_KEY });

const FROM_FIREFOX = 'from Firefox on Linux, IP address 203.0.113.7.';

/** Somebody with a password, signed in with the unmodified client of the protocol. */
async function signedIn(email: string): Promise<{ userId: string; client: InstanceType<typeof AuthClient> }> {
  const userId = await accountWithPassword(site, SERVICE_KEY, email);
  const client = authClientOf(site.origin, site.server.anonKey);
  const { error } = await client.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return { userId, client };
}

const noticeTo = (email: string, subject: string, after = 0): Promise<ReceivedMail> =>
  mailTo(site.origin, email, after, subject);

describe('changes of how somebody signs in (security SEC6)', () => {
  it('are told by mail: what, when, from where, and what to do about it', async () => {
    const email = 'password@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    const client = await clientOf(site, email);
    await client.put(
      '/auth/user',
      { password: 'another good one', current_password: PASSWORD },
      { headers: { apikey: site.server.anonKey, ...FROM_CLIENT } },
    );
    const { text, html } = await noticeTo(email, 'Your password was changed');
    expect(text).toContain('The password of your account was changed.');
    expect(text).toMatch(/On \w+ \d+, \d{4} at \d+:\d\d\s[AP]M UTC, /);
    expect(text).toContain(FROM_FIREFOX);
    expect(text).toContain(`${site.origin}/account`);
    expect(text).toContain('“Sign out others”');
    expect(html).toContain('Firefox on Linux');
    expect(text + html).not.toContain('another good one');
    expect(await eventsOf(site, userId, 'password_changed')).toMatchObject([
      { actor: 'person', client_ip: '203.0.113.7', user_agent: FIREFOX, session_id: expect.any(String), details: {} },
    ]);
  });

  it('go to both addresses when the address is one', async () => {
    const { userId, client } = await signedIn('from@example.test');
    await client.updateUser({ email: 'to@example.test' });
    for (const mailbox of ['from@example.test', 'to@example.test']) {
      const { tokenHash, type } = linkOf(await mailTo(site.origin, mailbox));
      await callAuth(site.server, 'POST', '/verify', { json: { token_hash: tokenHash, type }, headers: FROM_CLIENT });
    }
    const subject = 'Your email address was changed';
    const toNew = await noticeTo('to@example.test', subject);
    const toFormer = await noticeTo('from@example.test', subject);
    for (const { text } of [toNew, toFormer]) {
      expect(text).toContain('was changed to to@example.test.');
      expect(text).toContain(FROM_FIREFOX);
    }
    expect(toNew.text).toContain(`${site.origin}/account`);
    expect(toFormer.text).toContain(`${site.origin}/contact`);
    const kinds = (await eventsOf(site, userId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['account_created', 'signed_in', 'email_change_requested', 'email_changed', 'signed_in']);
    expect(await eventsOf(site, userId, 'email_changed')).toMatchObject([
      { details: { email: 'to@example.test', former_email: 'from@example.test' }, client_ip: '203.0.113.7' },
    ]);
  });

  it('are told when a second step is added and removed', async () => {
    const email = 'steps@example.test';
    const { userId, client } = await signedIn(email);
    const { id: factorId } = await addApp(client, 'My <b>phone</b>');
    const added = await noticeTo(email, 'A second step was added to your account');
    expect(added.text).toContain('has a new second step: My <b>phone</b>.');
    expect(added.html).not.toContain('<b>phone');
    await client.mfa.unenroll({ factorId });
    await noticeTo(email, 'A second step was removed from your account');
    for (const kind of ['factor_added', 'factor_removed']) {
      expect(await eventsOf(site, userId, kind)).toMatchObject([
        { actor: 'person', client_ip: '127.0.0.1', details: { factor: 'My <b>phone</b>' } },
      ]);
    }
  });

  it('are not told of a second step that was begun and given up', async () => {
    const { userId, client } = await signedIn('undecided@example.test');
    const { data } = await client.mfa.enroll({ factorType: 'totp' });
    await client.mfa.unenroll({ factorId: data?.id ?? '' });
    expect(await eventsOf(site, userId, 'factor_removed')).toEqual([]);
    expect(await newestMail(site.origin, 'undecided@example.test')).toBeNull();
  });

  it('are told when a way to sign in is added and removed', async () => {
    const email = 'ways@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    const person = await site.personOf(email);
    expect(person.userId).toBe(userId);
    const added = await noticeTo(email, 'A way to sign in was added to your account');
    expect(added.text).toContain('can now sign in with builtin.');
    const headers = { apikey: site.server.anonKey, ...FROM_CLIENT };
    const { body } = await person.client.get<{ identities: { identity_id: string; provider: string }[] }>(
      '/auth/user',
      {
        headers,
      },
    );
    const identity = body.identities.find(({ provider }) => provider === 'builtin');
    await person.client.delete(`/auth/user/identities/${identity?.identity_id}`, { headers });
    const removed = await noticeTo(email, 'A way to sign in was removed from your account');
    expect(removed.text).toContain(FROM_FIREFOX);
    expect(await eventsOf(site, userId, 'identity_linked')).toMatchObject([{ details: { provider: 'builtin' } }]);
    expect(await eventsOf(site, userId, 'identity_unlinked')).toMatchObject([
      { actor: 'person', client_ip: '203.0.113.7', details: { provider: 'builtin' } },
    ]);
  });

  it('begin with a request for a new password, which is known too', async () => {
    const email = 'forgetful@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    await callAuth(site.server, 'POST', '/recover', { json: { email }, headers: FROM_CLIENT });
    expect(await eventsOf(site, userId, 'password_reset_requested')).toMatchObject([
      { actor: 'anonymous', client_ip: '203.0.113.7', user_agent: FIREFOX },
    ]);
  });

  it('tell of a wrong current password', async () => {
    const email = 'guesser@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    const client = await clientOf(site, email);
    await client.put(
      '/auth/user',
      { password: 'another good one', current_password: 'not this one' },
      { headers: { apikey: site.server.anonKey, ...FROM_CLIENT } },
    );
    expect(await eventsOf(site, userId, 'reauthentication_failed')).toMatchObject([
      { actor: 'person', client_ip: '203.0.113.7', details: { method: 'password' } },
    ]);
  });

  it('tell of a wrong code in the place of the password', async () => {
    const { userId, client } = await signedIn('nonce-guesser@example.test');
    await client.updateUser({ password: 'another good one', nonce: '000000' });
    expect(await eventsOf(site, userId, 'reauthentication_failed')).toMatchObject([
      { actor: 'person', details: { method: 'mailed_code' } },
    ]);
  });
});

describe('a sign-in with a new browser (security SEC6)', () => {
  const SUBJECT = 'New sign-in to your account';
  const from = (userAgent: string) => ({ headers: { ...FROM_CLIENT, 'user-agent': userAgent } });

  it('is told by mail, once for each browser and system, and not at the very first', async () => {
    const email = 'traveller@example.test';
    await accountWithPassword(site, SERVICE_KEY, email);
    await signInByPassword(site, email, from(FIREFOX));
    await signInByPassword(site, email, from(FIREFOX.replaceAll('143.0', '144.0')));
    expect(await newestMail(site.origin, email, 0, SUBJECT)).toBeNull();
    await signInByPassword(site, email, from(SAFARI));
    const mail = await noticeTo(email, SUBJECT);
    expect(mail.text).toContain('from Safari on iPhone, IP address 203.0.113.7.');
    await signInByPassword(site, email, from(SAFARI));
    expect(await newestMail(site.origin, email, 1, SUBJECT)).toBeNull();
  });

  it('is told again when the browser was not used for ninety days', async () => {
    const email = 'returner@example.test';
    const userId = await accountWithPassword(site, SERVICE_KEY, email);
    await signInByPassword(site, email);
    await site.query("UPDATE security_events SET at = at - interval '89 days' WHERE user_id = $1", [userId]);
    await signInByPassword(site, email);
    expect(await newestMail(site.origin, email, 0, SUBJECT)).toBeNull();
    await site.query("UPDATE security_events SET at = at - interval '91 days' WHERE user_id = $1", [userId]);
    await signInByPassword(site, email);
    await noticeTo(email, SUBJECT);
  });
});
