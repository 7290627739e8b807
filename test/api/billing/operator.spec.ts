import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, subscribe } from '../../support/people.js';
import { BillingDesk, createCheckout, rowOf, submit } from './billing-desk.js';

const CLI = fileURLToPath(new URL('../../../dist/backend/cli/main.js', import.meta.url));
const run = promisify(execFile);

let desk: BillingDesk;
let dataFolder: string;

beforeAll(async () => {
  desk = await BillingDesk.open();
  dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-cli-'));
});

afterAll(async () => {
  await desk?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function billing(...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: desk.databaseUrl, DATA_DIR: dataFolder };
  return (await run(process.execPath, [CLI, 'billing', ...words], { env })).stdout;
}

const newcomer = (name: string) => personOf(desk.server, `${name}@example.test`, 'user');

describe('npm run cli -- billing', () => {
  it('gives a tier, changes it, and takes it back; what is paid for stays', async () => {
    const person = await newcomer('granted');
    await billing('grant', 'granted@example.test', 'Enterprise', '--until', '2099-12-31');
    expect(await rowOf(person)).toMatchObject({
      subscribed: true,
      subscription_tier: 'enterprise',
      subscription_end: '2099-12-31T23:59:59.999Z',
      seat_limit: 0,
    });
    await billing('seats', 'granted@example.test', '40');
    expect(await rowOf(person)).toMatchObject({ seat_limit: 40 });
    await billing('end-grant', 'granted@example.test');
    expect(await rowOf(person)).toMatchObject({ subscribed: false, subscription_tier: null, seat_limit: 0 });
    await billing('seats', 'granted@example.test', 'tier');
    await subscribe(person, 'starter');
    await billing('grant', 'granted@example.test', 'professional');
    expect(await rowOf(person)).toMatchObject({ subscription_tier: 'professional', seat_limit: 30 });
    await billing('end-grant', 'granted@example.test');
    expect(await rowOf(person)).toMatchObject({ subscription_tier: 'starter', seat_limit: 15 });
    expect((await desk.auditOf(person)).filter(({ cause }) => cause === 'operator')).toHaveLength(6);
  }, 60_000);

  it('shows the state with its audit, and reads everything anew after lost webhooks', async () => {
    const person = await newcomer('shown');
    await desk.hold();
    await submit(await createCheckout(person, 'starter'), { card: 'pays' });
    await desk.loseHeldEvents();
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    expect(await billing('resync', '--all')).toMatch(/^\d+ accounts were read anew\.\n$/);
    expect(await rowOf(person)).toMatchObject({ subscribed: true });
    const report = JSON.parse(await billing('show', 'SHOWN@example.test')) as Record<string, unknown>;
    expect(report).toMatchObject({
      subscriber: { subscribed: true, subscription_tier: 'starter' },
      grant: null,
      customers: [{ mode: 'sandbox', stripe_customer_id: await desk.customerOf(person) }],
      audit: [{ cause: 'operator', before: null }],
    });
  }, 60_000);

  it('shows the audit of an account that is gone', async () => {
    const person = await newcomer('gone');
    await billing('grant', 'gone@example.test', 'starter');
    await desk.database.query('DELETE FROM auth_users WHERE id = $1', [person.userId]);
    const report = JSON.parse(await billing('show', person.userId)) as Record<string, unknown>;
    expect(report).toMatchObject({ subscriber: null, grant: null, customers: [], audit: [{ cause: 'operator' }] });
  });

  it('prepares the catalogue, as often as one likes', async () => {
    expect(await billing('setup')).toBe('The catalogue is in order.\n');
    expect(await billing('setup', '--create')).toBe('The catalogue is in order.\n');
  });

  it.each([
    ['grant', 'nobody@example.test', 'starter'],
    ['grant', 'shown@example.test', 'premium'],
    ['seats', 'shown@example.test', '-1'],
    ['setup', '--fast'],
    ['dance', 'shown@example.test'],
    [],
  ])('refuses %j and tells how it is used', async (...words) => {
    await expect(billing(...words)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: billing'),
    });
  });
});
