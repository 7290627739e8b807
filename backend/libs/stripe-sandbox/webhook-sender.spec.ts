import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '../../../test/support/wait-for.js';
import { MemorySandboxStore } from './store/memory.sandbox-store.js';
import { SandboxHarness, TestWebhook } from './testing/sandbox-harness.js';

const PURCHASE = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];

let harness: SandboxHarness;
let webhook: TestWebhook;
let webhookUrl: string;

beforeEach(async () => {
  webhook = new TestWebhook();
  webhookUrl = await webhook.listen();
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(async () => {
  await harness.close();
  webhook.close();
});

describe('the webhooks of the sandbox', () => {
  it('arrive signed, with what the endpoint is subscribed to and nothing else', async () => {
    harness.sandbox.startDeliveries(webhookUrl);
    const customerId = await harness.buy();
    await waitFor(() => expect(webhook.types).toEqual(PURCHASE));
    expect(webhook.received[0]?.data.object).toMatchObject({ customer: customerId, status: 'active' });
    expect(webhook.received.every(({ livemode }) => !livemode)).toBe(true);
  });

  it('are indented, so that a receiver which verifies re-written JSON fails here too', async () => {
    harness.sandbox.startDeliveries(webhookUrl);
    await harness.buy();
    await waitFor(() => expect(webhook.bodies).toHaveLength(PURCHASE.length));
    for (const body of webhook.bodies) expect(body).not.toBe(JSON.stringify(JSON.parse(body)));
  });

  it('include the previous values of an update', async () => {
    const customerId = await harness.buy();
    const { id } = await harness.subscriptionOf(customerId);
    harness.sandbox.startDeliveries(webhookUrl);
    await harness.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    await waitFor(() => expect(webhook.types).toContain('customer.subscription.updated'));
    const update = webhook.received.find(({ type }) => type === 'customer.subscription.updated');
    expect(update?.data.previous_attributes).toMatchObject({ cancel_at: null });
  });

  it('are sent again after a failure, with the same id', async () => {
    webhook.nextStatuses.push(500);
    harness.sandbox.startDeliveries(webhookUrl);
    await harness.createCustomer().then((id) => harness.stripe.customers.del(id));
    await waitFor(() => expect(webhook.received).toHaveLength(1));
    await waitFor(async () => expect(await lastAttempts()).toHaveLength(1));
    harness.clock.advance(1 * 1000);
    harness.sandbox.startDeliveries(webhookUrl);
    await waitFor(() => expect(webhook.received).toHaveLength(2));
    expect(webhook.received[1]?.id).toBe(webhook.received[0]?.id);
    await waitFor(async () => expect((await harness.sandbox.listDeliveries())[0]?.state).toBe('delivered'));
    expect((await lastAttempts())?.map(({ status }) => status)).toEqual([500, 200]);
  });

  it('are given up after the last try and stay in the list of undelivered events', async () => {
    webhook.nextStatuses.push(...Array.from({ length: 20 }, () => 500));
    await harness.createCustomer().then((id) => harness.stripe.customers.del(id));
    await waitFor(async () => {
      harness.clock.advance(3600 * 1000);
      harness.sandbox.startDeliveries(webhookUrl);
      expect((await harness.sandbox.listDeliveries())[0]?.state).toBe('abandoned');
    });
    const { data } = await harness.stripe.events.list({ delivery_success: false });
    expect(data.map(({ type }) => type)).toEqual(['customer.deleted']);
  });

  it('that a process has left behind are sent by the next one', async () => {
    const store = new MemorySandboxStore();
    const first = new SandboxHarness(store);
    await first.start();
    await first.buy();
    const second = new SandboxHarness(store);
    await second.start();
    second.sandbox.startDeliveries(webhookUrl);
    await waitFor(() => expect(webhook.types).toEqual(PURCHASE));
    await Promise.all([first.close(), second.close()]);
  });

  it('wait while they are held, and then come reversed and twice', async () => {
    harness.sandbox.startDeliveries(webhookUrl);
    await harness.sandbox.hold({ on: true, order: 'as-sent', twice: false });
    await harness.buy();
    expect((await harness.sandbox.listDeliveries()).map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    expect(webhook.received).toEqual([]);
    await harness.sandbox.hold({ on: false, order: 'reverse', twice: true });
    const expected = PURCHASE.toReversed().flatMap((type) => [type, type]);
    expect(webhook.types).toEqual(expected);
    expect(harness.faults).toEqual([]);
  });
});

async function lastAttempts() {
  return (await harness.sandbox.listDeliveries())[0]?.attempts;
}
