import type { Session } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf, subscribe } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { callAuth, isSignedIn, refresh } from '../auth/auth-wire.js';
import { accessTokenOf, addApp, signIn } from '../auth/factor-account.js';
import { signInAs } from '../auth/sign-in.js';
import { BillingFixture } from '../billing/billing-fixture.js';

let billing: BillingFixture;

beforeAll(async () => {
  billing = await BillingFixture.open();
});

afterAll(() => billing?.close());

const clientOf = ({ access_token }: Session): ApiClient => new ApiClient(billing.server.origin, access_token);
const deleteAccount = (client: ApiClient, email: string) =>
  client.delete('/account', { json: { confirm_email: email } });

/** As if the person had signed in that long ago. */
async function age(userId: string, minutes: number): Promise<void> {
  await billing.database.query(
    'UPDATE auth_sessions SET created_at = created_at - make_interval(mins => $2) WHERE user_id = $1',
    [userId, minutes],
  );
}

async function countOf(text: string, value: string): Promise<number> {
  const { rows } = await billing.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${text}`, [
    value,
  ]);
  return rows[0]?.count ?? 0;
}

/** Rows of a person in all tables that refer to people. */
async function rowsOf({ userId }: Person): Promise<string[]> {
  const { rows } = await billing.database.query<{ name: string; column: string }>(
    `SELECT conrelid::regclass::text AS name, attname AS column FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'auth_users'::regclass`,
  );
  const left: string[] = [];
  for (const { name, column } of rows) {
    if ((await countOf(`${name} WHERE ${column} = $1`, userId)) > 0) left.push(`${name}.${column}`);
  }
  return left;
}

describe('DELETE /account', () => {
  it.each(['user', 'consultant'] as const)('takes everything of a %s away', async (userType) => {
    const email = `leaving-${userType}@example.test`;
    const person = await personOf(billing.server, email, userType);
    if (userType === 'user') await subscribe(person);
    else await person.client.post('/consultant/clients', { name: 'Bakery Ito' });
    const sop = await person.client.post<{ id: string }>('/sops', { prompt: 'Water the plants' });
    const outer = await person.client.post<{ id: string }>('/folders', { name: 'Garden' });
    const folder = await person.client.post<{ id: string }>('/folders', { name: 'Pots', parent_id: outer.body.id });
    await person.client.patch(`/sops/${sop.body.id}`, { folder_id: folder.body.id, tags: ['garden'] });
    expect((await rowsOf(person)).length).toBeGreaterThan(4);
    await callAuth(billing.server, 'POST', '/recover', { json: { email } });
    expect(await countOf('mail_outbox WHERE recipient = $1', email)).toBe(1);
    expect((await deleteAccount(person.client, email)).status).toBe(204);
    expect(await rowsOf(person)).toEqual([]);
    expect(await countOf('sop_tags WHERE user_id = $1', person.userId)).toBe(0);
    expect(await countOf('identity_provider_accounts WHERE email = $1', email)).toBe(0);
    expect(await countOf('mail_outbox WHERE recipient = $1', email)).toBe(0);
  });

  it('ends every session at once, and the address can be used again', async () => {
    const email = 'again@example.test';
    const here = await signInAs(billing.server.origin, billing.server.anonKey, email);
    const elsewhere = await signInAs(billing.server.origin, billing.server.anonKey, email);
    expect(await isSignedIn(billing.server, elsewhere.access_token)).toBe(true);
    await deleteAccount(clientOf(here), email);
    expect(await isSignedIn(billing.server, here.access_token)).toBe(false);
    expect(await isSignedIn(billing.server, elsewhere.access_token)).toBe(false);
    expect((await refresh(billing.server, elsewhere.refresh_token)).status).toBe(400);
    expect((await personOf(billing.server, email)).userId).not.toBe(here.user.id);
  });

  it('takes mails along that wait for the address that the account was to move to', async () => {
    const [email, newEmail] = ['mover@example.test', 'moved@example.test'];
    const person = await personOf(billing.server, email);
    const json = { email: newEmail };
    expect((await callAuth(billing.server, 'PUT', '/user', { accessToken: person.accessToken, json })).status).toBe(
      200,
    );
    expect(await countOf('mail_outbox WHERE recipient = $1', newEmail)).toBe(1);
    expect((await deleteAccount(person.client, email)).status).toBe(204);
    expect(await countOf('mail_outbox WHERE recipient = $1', newEmail)).toBe(0);
  });

  it('ends the subscription at the payment provider', async () => {
    const payer = await personOf(billing.server, 'payer@example.test', 'user');
    await subscribe(payer);
    const customerId = await billing.customerOf(payer);
    const running = "billing_sandbox WHERE kind = 'subscription' AND doc #>> '{object,status}' = 'active'";
    expect(await countOf(`${running} AND doc ->> 'customer' = $1`, customerId)).toBe(1);
    expect((await deleteAccount(payer.client, 'payer@example.test')).status).toBe(204);
    await eventually(
      () => countOf(`${running} AND doc ->> 'customer' = $1`, customerId),
      (count) => count === 0,
    );
  });

  it("closes the team: members lose access to the owner's procedures", async () => {
    const owner = await personOf(billing.server, 'host@example.test', 'user');
    await subscribe(owner);
    const { body: sop } = await owner.client.post<{ id: string }>('/sops', { prompt: 'Open the shop' });
    await eventually(
      async () => (await owner.client.get<{ generation_state: string }>(`/sops/${sop.id}`)).body,
      ({ generation_state: state }) => state === 'succeeded',
    );
    await owner.client.patch(`/sops/${sop.id}`, { status: 'completed' });
    const { body: link } = await owner.client.post<{ install_id: string }>('/functions/generate-install-link', {});
    const member = await personOf(billing.server, 'guest@example.test', 'user');
    await member.client.post(`/invitations/${link.install_id}/accept`);
    expect((await member.client.get(`/shared-sops/${sop.id}`)).status).toBe(200);
    await deleteAccount(owner.client, 'host@example.test');
    expect((await member.client.get(`/shared-sops/${sop.id}`)).status).toBe(404);
  });

  it('needs the address of the account, however it is written', async () => {
    const person = await personOf(billing.server, 'careful@example.test');
    for (const wrong of ['', 'someone@example.test', 'careful']) {
      const refused = await deleteAccount(person.client, wrong);
      expect([refused.status, refused.body['code']]).toEqual([422, 'invalid-fields']);
    }
    expect((await person.client.delete('/account')).status).toBe(422);
    expect((await deleteAccount(person.client, ' Careful@Example.test ')).status).toBe(204);
  });

  it('needs a sign-in of the last 15 minutes', async () => {
    const person = await personOf(billing.server, 'idle@example.test');
    await age(person.userId, 16);
    const refused = await deleteAccount(person.client, 'idle@example.test');
    expect([refused.status, refused.body['code']]).toEqual([403, 'fresh-sign-in-needed']);
    await age(person.userId, -2);
    expect((await deleteAccount(person.client, 'idle@example.test')).status).toBe(204);
  });

  it('needs the second factor of those who have one', async () => {
    const email = 'guarded@example.test';
    const { client } = await signIn(billing.server, email);
    await addApp(client);
    const low = await personOf(billing.server, email);
    const refused = await deleteAccount(low.client, email);
    expect([refused.status, refused.body['code']]).toEqual([403, 'second-factor-needed']);
    const high = new ApiClient(billing.server.origin, await accessTokenOf(client));
    expect((await deleteAccount(high, email)).status).toBe(204);
  });

  it('works at any moment of a drafting', async () => {
    const people: { email: string; person: Person }[] = [];
    for (let n = 0; n < 12; n += 1) {
      const email = `drafting-${n}@example.test`;
      const person = await personOf(billing.server, email, 'user');
      // One after the other: twelve purchases at once would wait for the payments, which are not the subject.
      await subscribe(person);
      people.push({ email, person });
    }
    await Promise.all(
      people.map(async ({ email, person }) => {
        await Promise.all([1, 2, 3].map(() => person.client.post('/sops', { prompt: 'Water the plants' })));
        expect((await deleteAccount(person.client, email)).status).toBe(204);
      }),
    );
    for (const { person } of people) expect(await rowsOf(person)).toEqual([]);
    expect(billing.server.logs()).not.toContain('deadlock');
  });

  it('needs a sign-in', async () => {
    expect((await deleteAccount(new ApiClient(billing.server.origin), 'nobody@example.test')).status).toBe(401);
  });
});
