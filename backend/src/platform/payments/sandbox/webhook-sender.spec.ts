import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemorySandboxStore } from './memory.sandbox-store.js';
import { SandboxTestBench, TestWebhook } from './sandbox-test-bench.js';

const PURCHASE = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

let bench: SandboxTestBench;
let webhook: TestWebhook;
let webhookUrl: string;

beforeEach(async () => {
  webhook = new TestWebhook();
  webhookUrl = await webhook.listen();
  bench = new SandboxTestBench();
  await bench.start();
});

afterEach(async () => {
  await bench.close();
  webhook.close();
});

describe('the webhooks of the sandbox', () => {
  it('arrive signed, with what the endpoint is subscribed to and nothing else', async () => {
    bench.sandbox.startDeliveries(webhookUrl);
    const customerId = await bench.buy();
    await vi.waitFor(() => expect(webhook.types).toEqual(PURCHASE));
    expect(webhook.received[0]?.data.object).toMatchObject({ customer: customerId, status: 'active' });
    expect(webhook.received.every(({ livemode }) => !livemode)).toBe(true);
  });

  it('are indented, so that a receiver which verifies re-written JSON fails here too', async () => {
    bench.sandbox.startDeliveries(webhookUrl);
    await bench.buy();
    await vi.waitFor(() => expect(webhook.bodies).toHaveLength(PURCHASE.length));
    for (const body of webhook.bodies) expect(body).not.toBe(JSON.stringify(JSON.parse(body)));
  });

  it('tell what was before an update', async () => {
    const customerId = await bench.buy();
    const { id } = await bench.subscriptionOf(customerId);
    bench.sandbox.startDeliveries(webhookUrl);
    await bench.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    await vi.waitFor(() => expect(webhook.types).toContain('customer.subscription.updated'));
    const update = webhook.received.find(({ type }) => type === 'customer.subscription.updated');
    expect(update?.data.previous_attributes).toMatchObject({ cancel_at: null });
  });

  it('are sent again after a failure, with the same id', async () => {
    webhook.nextStatuses.push(500);
    bench.sandbox.startDeliveries(webhookUrl);
    await bench.createCustomer().then((id) => bench.stripe.customers.del(id));
    await vi.waitFor(() => expect(webhook.received).toHaveLength(1));
    await vi.waitFor(async () => expect(await lastAttempts()).toHaveLength(1));
    bench.clock.moveOn(1);
    bench.sandbox.startDeliveries(webhookUrl);
    await vi.waitFor(() => expect(webhook.received).toHaveLength(2));
    expect(webhook.received[1]?.id).toBe(webhook.received[0]?.id);
    await vi.waitFor(async () => expect((await bench.sandbox.listDeliveries())[0]?.state).toBe('delivered'));
    expect((await lastAttempts())?.map(({ status }) => status)).toEqual([500, 200]);
  });

  it('are given up after the last try and stay in the list of undelivered events', async () => {
    webhook.nextStatuses.push(...Array.from({ length: 20 }, () => 500));
    await bench.createCustomer().then((id) => bench.stripe.customers.del(id));
    await vi.waitFor(async () => {
      bench.clock.moveOn(3600);
      bench.sandbox.startDeliveries(webhookUrl);
      expect((await bench.sandbox.listDeliveries())[0]?.state).toBe('abandoned');
    });
    const { data } = await bench.stripe.events.list({ delivery_success: false });
    expect(data.map(({ type }) => type)).toEqual(['customer.deleted']);
  });

  it('that a process has left behind are sent by the next one', async () => {
    const store = new MemorySandboxStore();
    const first = new SandboxTestBench(store);
    await first.start();
    await first.buy();
    const second = new SandboxTestBench(store);
    await second.start();
    second.sandbox.startDeliveries(webhookUrl);
    await vi.waitFor(() => expect(webhook.types).toEqual(PURCHASE));
    await Promise.all([first.close(), second.close()]);
  });

  it('wait while they are held, and then come reversed and twice', async () => {
    bench.sandbox.startDeliveries(webhookUrl);
    await bench.sandbox.hold({ on: true, order: 'as-sent', twice: false });
    await bench.buy();
    expect((await bench.sandbox.listDeliveries()).map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect(webhook.received).toEqual([]);
    await bench.sandbox.hold({ on: false, order: 'reverse', twice: true });
    const expected = PURCHASE.toReversed().flatMap((type) => [type, type]);
    expect(webhook.types).toEqual(expected);
    expect(bench.faults).toEqual([]);
  });
});

async function lastAttempts() {
  return (await bench.sandbox.listDeliveries())[0]?.attempts;
}
