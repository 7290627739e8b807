import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personOf, subscribe } from '../../support/accounts.js';
import { outputOfCli } from '../../support/command-line.js';
import { BillingFixture, createCheckout, rowOf, submit } from './billing-fixture.js';

let billing: BillingFixture;
let dataFolder: string;

beforeAll(async () => {
  billing = await BillingFixture.open();
  dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-cli-'));
});

afterAll(async () => {
  await billing?.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

function runBilling(...words: string[]): Promise<string> {
  const env = { NODE_ENV: 'test', DATABASE_URL: billing.databaseUrl, DATA_DIR: dataFolder };
  return outputOfCli(['billing', ...words], env);
}

const newcomer = (name: string) => personOf(billing.server, `${name}@example.test`, 'user');

describe('npm run cli -- billing', () => {
  it('gives a tier, changes it, and takes it back; what is paid for stays', async () => {
    const person = await newcomer('granted');
    await runBilling('grant', 'granted@example.test', 'Enterprise', '--until', '2099-12-31');
    expect(await rowOf(person)).toMatchObject({
      subscribed: true,
      subscription_tier: 'enterprise',
      subscription_end: '2099-12-31T23:59:59.999Z',
      seat_limit: 0,
    });
    await runBilling('seats', 'granted@example.test', '40');
    expect(await rowOf(person)).toMatchObject({ seat_limit: 40 });
    await runBilling('end-grant', 'granted@example.test');
    expect(await rowOf(person)).toMatchObject({ subscribed: false, subscription_tier: null, seat_limit: 0 });
    await runBilling('seats', 'granted@example.test', 'tier');
    await subscribe(person, 'starter');
    await runBilling('grant', 'granted@example.test', 'professional');
    expect(await rowOf(person)).toMatchObject({ subscription_tier: 'professional', seat_limit: 30 });
    await runBilling('end-grant', 'granted@example.test');
    expect(await rowOf(person)).toMatchObject({ subscription_tier: 'starter', seat_limit: 15 });
    expect((await billing.auditOf(person)).filter(({ cause }) => cause === 'operator')).toHaveLength(6);
  }, 60_000);

  it('shows the state with its audit, and resyncs after lost webhooks', async () => {
    const person = await newcomer('shown');
    await billing.hold();
    await submit(await createCheckout(person, 'starter'), { card: 'pays' });
    await billing.loseHeldEvents();
    expect(await rowOf(person)).toMatchObject({ subscribed: false });
    expect(await runBilling('resync', '--all')).toMatch(/^\d+ accounts were read anew\.\n$/);
    expect(await rowOf(person)).toMatchObject({ subscribed: true });
    const report = JSON.parse(await runBilling('show', 'SHOWN@example.test')) as Record<string, unknown>;
    expect(report).toMatchObject({
      subscriber: { subscribed: true, subscription_tier: 'starter' },
      grant: null,
      customers: [{ mode: 'sandbox', stripe_customer_id: await billing.customerOf(person) }],
      audit: [{ cause: 'operator', before: null }],
    });
  }, 60_000);

  it('sells nobody less than what was given, and what was given until a day for the time after it (billing m4)', async () => {
    const person = await newcomer('given');
    const buy = async (plan: string): Promise<unknown> => {
      const { status, body } = await person.client.post('/functions/create-checkout', { plan });
      return status === 200 ? new URL(String(body['url'])).pathname.split('/')[2] : body['code'];
    };
    await runBilling('grant', 'given@example.test', 'enterprise', '--until', '2099-12-31');
    expect([await buy('starter'), await buy('Professional')]).toEqual(['plan-included', 'plan-included']);
    await runBilling('grant', 'given@example.test', 'professional');
    expect([await buy('starter'), await buy('professional')]).toEqual(['plan-included', 'plan-included']);
    await runBilling('grant', 'given@example.test', 'professional', '--until', '2099-12-31');
    expect([await buy('starter'), await buy('professional')]).toEqual(['plan-included', 'checkout']);
  }, 60_000);

  it('lists all accounts with state, tier, end and price', async () => {
    const payer = await newcomer('listed-payer');
    await subscribe(payer, 'Professional');
    await newcomer('listed-given');
    await runBilling('grant', 'listed-given@example.test', 'enterprise', '--until', '2099-12-31');
    await newcomer('listed-nothing');
    const table = await runBilling('list');
    expect(table).toMatch(/^active +professional +\d{4}-\d\d-\d\d +4500\.00 +listed-payer@example\.test$/m);
    expect(table).toMatch(/^given +enterprise +2099-12-31 +listed-given@example\.test$/m);
    expect(table).toMatch(/Monthly recurring revenue: \$\d+\.00, of which past due: \$0\.00\.\n$/);
    expect(table).not.toContain('listed-nothing');
    expect(await runBilling('list', '--csv')).toMatch(/^given,enterprise,2099-12-31,,listed-given@example\.test\r?$/m);
  }, 60_000);

  it('shows the audit of an account that is gone', async () => {
    const person = await newcomer('gone');
    await runBilling('grant', 'gone@example.test', 'starter');
    await billing.database.query('DELETE FROM auth_users WHERE id = $1', [person.userId]);
    const report = JSON.parse(await runBilling('show', person.userId)) as Record<string, unknown>;
    expect(report).toMatchObject({ subscriber: null, grant: null, customers: [], audit: [{ cause: 'operator' }] });
  });

  it('prepares the catalog, as often as one likes', async () => {
    expect(await runBilling('setup')).toBe('The catalog is in order.\n');
    expect(await runBilling('setup', '--create')).toBe('The catalog is in order.\n');
  });

  it.each([
    [[], 'Say what to do.'],
    [['frobnicate'], "There is no command 'frobnicate'."],
    [['grant', 'shown@example.test', 'starter', '--until', '2020-01-01'], '2020-01-01 is over'],
  ])('says what is wrong with %j', async (words, reason) => {
    await expect(runBilling(...words)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(reason) });
  });

  it.each([
    ['grant', 'nobody@example.test', 'starter'],
    ['grant', 'shown@example.test', 'premium'],
    ['seats', 'shown@example.test', '-1'],
    ['setup', '--fast'],
    ['dance', 'shown@example.test'],
    [],
  ])('refuses %j and shows the usage', async (...words) => {
    await expect(runBilling(...words)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: billing'),
    });
  });
});
