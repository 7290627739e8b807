import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outputOfCli } from '../../support/command-line.js';
import { StripeStandIn } from './stripe-stand-in.js';

let standIn: StripeStandIn;

beforeAll(async () => {
  standIn = await StripeStandIn.open();
});

afterAll(() => standIn?.close());

const rehearse = (env: Record<string, string>) => outputOfCli(['rehearsal'], { NODE_ENV: 'test', ...env });

describe('npm run cli -- rehearsal (billing 4.11)', () => {
  it('lives through a subscription on a test clock, and leaves nothing behind', async () => {
    const output = await rehearse(standIn.env);
    const steps = ['bought', 'renewed', 'failed', 'mended', 'canceled', 'ended'].map((step) => `ok  ${step}`);
    expect(output.trim().split('\n')).toEqual([...steps, 'The rehearsal went as expected.']);
    expect((await standIn.stripe.customers.list({ limit: 100 })).data).toEqual([]);
  });

  it('says what differs, and begins nothing', async () => {
    const [price] = (await standIn.stripe.prices.list({ lookup_keys: ['dashboard_starter_1500'] })).data;
    const product = await standIn.stripe.products.create({ name: 'Something else' });
    await standIn.stripe.prices.update(price?.id ?? '', { active: false });
    await standIn.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 150_000,
      recurring: { interval: 'month' },
      lookup_key: 'dashboard_starter_1500',
      transfer_lookup_key: true,
    });
    const stderr = expect.stringContaining('dashboard_starter_1500: the product is');
    await expect(rehearse(standIn.env)).rejects.toMatchObject({ code: 1, stderr });
    expect((await standIn.stripe.customers.list({ limit: 100 })).data).toEqual([]);
  });

  it.each(['sk_live_0123456789', 'rk_live_0123456789'])(
    'refuses the live key %s before it asks anybody',
    async (key) => {
      let calls = 0;
      const listener: Server = createServer((_request, response) => {
        calls += 1;
        response.end();
      });
      await new Promise<void>((ready) => listener.listen(0, '127.0.0.1', ready));
      const address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
      const secrets = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_1' };
      await expect(rehearse(secrets)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('test mode only'),
      });
      await expect(rehearse({ ...secrets, STRIPE_API_BASE: address })).rejects.toMatchObject({ code: 1 });
      expect(calls).toBe(0);
      listener.close();
    },
  );
});
