import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { SandboxHarness } from '../../../libs/stripe-sandbox/testing/sandbox-harness.js';
import { RehearsalFailedError, rehearseBilling } from './billing-rehearsal.js';
import { FakePaymentGateway } from './fake.payment-gateway.js';

let harness: SandboxHarness;

beforeEach(async () => {
  harness = new SandboxHarness();
  await harness.start();
});

afterEach(() => harness.close());

it('lives through a subscription step by step', async () => {
  const steps: string[] = [];
  const { stripe, gateway } = harness;
  await rehearseBilling({ stripe, gateway, pollMs: 1, report: (step) => steps.push(step) });
  expect(steps).toEqual(['bought', 'renewed', 'failed', 'mended', 'canceled', 'ended']);
});

it('names the step at which something else is found, and deletes what it made', async () => {
  const { stripe } = harness;
  const rehearsal = rehearseBilling({ stripe, gateway: new FakePaymentGateway(), report: () => undefined });
  await expect(rehearsal).rejects.toThrow(RehearsalFailedError);
  await expect(rehearsal).rejects.toThrow(/^bought: /);
  expect((await stripe.customers.list()).data).toEqual([]);
});
