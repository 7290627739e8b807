import { beforeAll, describe, expect, it } from 'vitest';
import { type Person } from '../../support/accounts.js';
import { useApi } from '../../support/test-site.js';

const site = useApi();

const ADDRESS = '/consultant/calendar-address';
const DAY_MS = 86_400_000;

let carlos: Person;
let stranger: Person;

async function newAddress(person: Person): Promise<string> {
  const { body } = await person.client.post<{ url: string }>(ADDRESS);
  return body.url;
}

beforeAll(async () => {
  carlos = await site.personOf('carlos@example.test', 'consultant');
  stranger = await site.personOf('stranger@example.test', 'consultant');
  const client = await carlos.client.post('/consultant/clients', { name: 'Harbour Bakery' });
  const meet = (title: string, days: number, more: object = {}) =>
    carlos.client.post('/consultant/meetings', {
      title,
      scheduled_at: new Date(Date.now() + days * DAY_MS).toISOString(),
      ...more,
    });
  await meet('Ahead', 200, { client_id: client.body['id'], duration_minutes: 45 });
  await meet('Cancelled', 1, { status: 'cancelled' });
  await meet('Recent', -89, { status: 'done' });
  await meet('Long ago', -91, { status: 'done' });
});

describe("the consultant's calendar", () => {
  it('is read without signing in by anybody who knows its address', async () => {
    const response = await fetch(await newAddress(carlos));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const file = await response.text();
    expect(file).toContain('SUMMARY:Ahead (Harbour Bakery)\r\nSEQUENCE:0\r\nSTATUS:CONFIRMED');
    expect(file).toContain('DURATION:PT45M');
    expect(file).toContain('SUMMARY:Cancelled\r\nSEQUENCE:0\r\nSTATUS:CANCELLED');
    expect(file).toContain('SUMMARY:Recent');
    expect(file).not.toContain('Long ago');
  });

  it('shows nothing of another consultant (S6.11)', async () => {
    const file = await (await fetch(await newAddress(stranger))).text();
    expect(file).toContain('BEGIN:VCALENDAR');
    expect(file).not.toContain('BEGIN:VEVENT');
  });

  it('has one address: a new one ends the former, and deleting ends it too', async () => {
    const former = await newAddress(carlos);
    const current = await newAddress(carlos);
    expect([(await fetch(former)).status, (await fetch(current)).status]).toEqual([404, 200]);
    expect((await carlos.client.get(ADDRESS)).body['created_at']).toMatch(/^20\d\d-/);
    expect((await carlos.client.delete(ADDRESS)).status).toBe(204);
    expect((await carlos.client.delete(ADDRESS)).status).toBe(204);
    expect((await fetch(current)).status).toBe(404);
    expect((await carlos.client.get(ADDRESS)).body).toEqual({ created_at: null });
  });

  it('keeps of the address only a hash', async () => {
    const url = await newAddress(carlos);
    const token = new URL(url).pathname.split('/').at(-2) ?? '';
    expect(token.length).toBeGreaterThan(40);
    const rows = await site.query('SELECT t::text AS row FROM consultant_calendars t');
    expect(rows.some(({ row }) => String(row).includes(token))).toBe(false);
  });

  it('is closed once the person is no consultant any more', async () => {
    const leaver = await site.personOf('leaver@example.test', 'consultant');
    const url = await newAddress(leaver);
    await leaver.client.patch('/profiles/me', { user_type: 'user' });
    expect((await fetch(url)).status).toBe(404);
  });

  it.each([
    ['banned', "UPDATE auth_users SET banned_until = now() + interval '1 hour' WHERE id = $1"],
    ['deleted', 'UPDATE auth_users SET deleted_at = now() WHERE id = $1'],
  ])('is closed while the person is %s (security SEC10)', async (state, statement) => {
    const person = await site.personOf(`${state}@example.test`, 'consultant');
    const url = await newAddress(person);
    expect((await fetch(url)).status).toBe(200);
    await site.query(statement, [person.userId]);
    expect((await fetch(url)).status).toBe(404);
  });

  it.each(['x', '%00', 'A'.repeat(43), "'--"])('is not found at the token %j', async (token) => {
    const response = await fetch(`${site.origin}/api/v1/calendars/${token}/meetings.ics`);
    expect(response.status).toBe(404);
  });

  it('has an address for consultants only', async () => {
    const user = await site.personOf('user@example.test', 'user');
    const answers = await Promise.all([
      user.client.get(ADDRESS),
      user.client.post(ADDRESS),
      user.client.delete(ADDRESS),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403]);
    expect((await fetch(`${site.origin}/api/v1${ADDRESS}`)).status).toBe(401);
  });
});
