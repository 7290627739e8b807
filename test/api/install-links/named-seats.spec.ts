import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, subscribe } from '../../support/accounts.js';
import { ApiClient } from '../../support/api-client.js';
import { mailTo, newestMail } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

interface Seat extends Record<string, unknown> {
  id: string;
  install_id: string;
  download_url: string;
  name: string | null;
  email: string | null;
  mailed_at: string | null;
  member: { full_name: string } | null;
}

let owner: Person;
let other: Person;

beforeAll(async () => {
  owner = await site.personOf('owner@example.test', 'user');
  other = await site.personOf('other@example.test', 'user');
  await owner.client.patch('/profiles/me', { full_name: 'Grace Hopper' });
  await subscribe(owner);
  await subscribe(other);
});

const generate = ({ client }: Pick<Person, 'client'>, wishes?: unknown) =>
  client.post<Seat>('/functions/generate-install-link', wishes);
/** The same person at another server. */
const at = (origin: string, { accessToken }: Person) => ({ client: new ApiClient(origin, accessToken) });
const mailAgain = ({ client }: Pick<Person, 'client'>, id: string) => client.post<Seat>(`/install-links/${id}/mail`);

async function seatOf({ client }: Pick<Person, 'client'>, id: string): Promise<Seat | undefined> {
  const { body } = await client.get<{ items: Seat[] }>('/install-links?limit=100');
  return body.items.find((seat) => seat.id === id);
}

describe('a seat with a name (screens M10)', () => {
  it('is made with one, renamed, and has none when nobody says one', async () => {
    const plain = await generate(owner);
    expect(plain.body).toMatchObject({ name: null, email: null, mailed_at: null });
    const named = await generate(owner, { name: ' Mira ' });
    expect(named.body).toMatchObject({ name: 'Mira', email: null });
    const renamed = await owner.client.patch<Seat>(`/install-links/${named.body.id}`, { name: 'Mira Sand' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Mira Sand']);
    expect((await seatOf(owner, named.body.id))?.name).toBe('Mira Sand');
  });

  it.each([
    { name: '' },
    { name: 'a'.repeat(81) },
    { name: 'a\nb' },
    { email: 'nobody' },
    { email: 'a@b.test\nBcc: c@d.test' },
  ])('takes no %j', async (wishes) => {
    expect((await generate(owner, wishes)).status).toBe(422);
  });

  it.each([{}, { name: null }, { name: ' ' }])('is not renamed to %j', async (body) => {
    const { id } = (await generate(owner)).body;
    expect((await owner.client.patch(`/install-links/${id}`, body)).status).toBe(422);
  });

  it('is for its owner only', async () => {
    const { id } = (await generate(owner, { name: 'Mira', email: 'private@example.test' })).body;
    const renamed = await other.client.patch(`/install-links/${id}`, { name: 'Mine' });
    const mailed = await mailAgain(other, id);
    expect([renamed.status, mailed.status]).toEqual([404, 404]);
    expect(JSON.stringify((await other.client.get('/install-links')).body)).not.toContain('private@example.test');
  });
});

describe('a seat with an email address (screens M10)', () => {
  it('is mailed there, and once more when asked', async () => {
    const { body: seat } = await generate(owner, { name: 'Mira', email: 'Mira@example.test' });
    expect(seat).toMatchObject({ email: 'Mira@example.test', mailed_at: expect.any(String) });
    const first = await mailTo(site.origin, 'mira@example.test');
    expect(first.subject).toBe('Grace Hopper invites you to a team');
    expect(first.text).toContain(seat.download_url);
    expect(first.text).not.toContain('Mira');
    expect((await mailAgain(owner, seat.id)).status).toBe(200);
    expect((await mailTo(site.origin, 'mira@example.test', 1)).text).toContain(seat.download_url);
  });

  it('is mailed three times a day at most, whoever invites', async () => {
    const strict = await site.startReplica({ APP_URL: site.origin, RATE_LIMIT_FACTOR: '1' });
    const invites = at(strict.origin, owner);
    const invitesToo = at(strict.origin, other);
    const email = 'flooded@example.test';
    const { id } = (await generate(invites, { email })).body;
    expect((await mailAgain(invites, id)).status).toBe(200);
    expect((await generate(invitesToo, { email: email.toUpperCase() })).status).toBe(200);
    const refused = await mailAgain(invites, id);
    expect([refused.status, refused.body['code']]).toEqual([429, 'too-many-invitations']);
    expect((await generate(invitesToo, { email })).status).toBe(429);
  });

  it('is not mailed without an address', async () => {
    const answer = await mailAgain(owner, (await generate(owner, { name: 'Mira' })).body.id);
    expect([answer.status, answer.body['code']]).toEqual([409, 'install-link-not-mailed']);
  });

  it('forgets the address when somebody joins, who keeps a name of their own', async () => {
    const { body: seat } = await generate(owner, { name: 'The new one', email: 'newcomer@example.test' });
    const member = await site.personOf('newcomer@example.test', 'user');
    await member.client.patch('/profiles/me', { full_name: 'Ada Lovelace' });
    const invitation = await member.client.get(`/invitations/${seat.install_id}`);
    expect(invitation.body).toEqual({ install_id: seat.install_id, invited_by: 'Grace Hopper', state: 'open' });
    await member.client.post(`/invitations/${seat.install_id}/accept`);
    expect(await seatOf(owner, seat.id)).toMatchObject({
      name: 'The new one',
      email: null,
      member: { full_name: 'Ada Lovelace' },
    });
    expect((await mailAgain(owner, seat.id)).status).toBe(409);
  });

  it('forgets the address when the link is revoked', async () => {
    const { body: seat } = await generate(owner, { email: 'revoked@example.test' });
    await owner.client.post('/functions/revoke-install', { install_id: seat.install_id });
    expect(await seatOf(owner, seat.id)).toMatchObject({ is_active: false, email: null });
  });

  it("forgets the address when the person behind it deletes their account, and is in the owner's export until then", async () => {
    const { body: seat } = await generate(owner, { name: 'Leaver', email: 'LEAVER@example.test' });
    const exported = await owner.client.get<{ seats: object[] }>('/account/export');
    expect(exported.body.seats).toContainEqual(
      expect.objectContaining({ id: seat.id, name: 'Leaver', invited_email: 'LEAVER@example.test' }),
    );
    const leaver = await site.personOf('leaver@example.test', 'user');
    expect((await leaver.client.delete('/account', { json: { confirm_email: 'leaver@example.test' } })).status).toBe(
      204,
    );
    expect(await seatOf(owner, seat.id)).toMatchObject({ name: 'Leaver', email: null });
    expect(await newestMail(site.origin, 'leaver@example.test')).toBeNull();
  });
});
