import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import { FakePaymentGateway } from '../../../platform/payments/fake.payment-gateway.js';
import type { BillingEvent } from '../../../platform/payments/payment-gateway.js';
import { BillingEventsService } from './billing-events.service.js';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const OTHER: BillingEvent = {
  id: 'evt_other',
  type: 'checkout.session.completed',
  created: NOW / 1000,
  livemode: false,
  customerId: null,
  userId: null,
  subject: { kind: 'other' },
};

/** What the service did, in order. */
let log: string[];
let gateway: FakePaymentGateway;
let events: BillingEventsService;
/** Ids of processed events, like the table. */
let processed: Set<string>;
let isBroken: boolean;

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error']));

beforeEach(() => {
  log = [];
  processed = new Set();
  isBroken = false;
  gateway = new FakePaymentGateway();
  const customers = { findOwner: async (customerId: string) => `owner of ${customerId}` };
  const sync = { syncUser: async (userId: string, cause: string) => log.push(`sync ${userId}: ${cause}`) };
  const disputes = {
    async follow(disputeId: string, cause: string) {
      if (isBroken) throw new Error('The payment service does not answer');
      log.push(`follow ${disputeId}: ${cause}`);
    },
  };
  const queries = {
    remember: async ({ id }: { id: string }) => !processed.has(id),
    markProcessed: async (id: string) => processed.add(id),
    markFailed: async (id: string, message: string) => log.push(`${id} failed: ${message}`),
    markCaughtUp: async (ids: string[]) => log.push(`caught up: ${ids.join()}`),
  };
  events = new BillingEventsService(
    gateway,
    customers as never,
    sync as never,
    disputes as never,
    queries as never,
    new FakeClock(NOW),
  );
});

function missed(id: string, changes: Partial<BillingEvent>): void {
  gateway.undeliveredEvents.push({ ...OTHER, id, ...changes });
}

const missedDispute = (id: string): void => missed(id, { subject: { kind: 'dispute', disputeId: `dp of ${id}` } });

async function catchUp(): Promise<void> {
  for (const group of await events.listUndelivered()) await events.catchUp(group, 'reconcile');
}

describe('missed events', () => {
  it('of a customer lead to one sync', async () => {
    missed('evt_1', { customerId: 'cus_1', subject: { kind: 'customer', isDeleted: false } });
    missed('evt_2', { customerId: 'cus_1', subject: { kind: 'customer', isDeleted: true } });
    await catchUp();
    expect(log).toEqual(['sync owner of cus_1: reconcile', 'caught up: evt_1,evt_2']);
  });

  it('about disputes have no customer and are followed one by one, each once', async () => {
    missedDispute('evt_1');
    missedDispute('evt_2');
    await catchUp();
    await catchUp();
    expect(log).toEqual(['follow dp of evt_1: evt_1', 'follow dp of evt_2: evt_2']);
  });

  it('about refunds are processed once, beside the sync of their customer', async () => {
    missed('evt_1', { customerId: 'cus_1', subject: { kind: 'customer', isDeleted: false } });
    missed('evt_2', { customerId: 'cus_1', subject: { kind: 'refund' } });
    await catchUp();
    expect(processed).toEqual(new Set(['evt_2']));
    expect(log).toEqual(['sync owner of cus_1: reconcile', 'sync owner of cus_1: reconcile', 'caught up: evt_1']);
  });

  it('that fail keep their error and are processed the next time', async () => {
    missedDispute('evt_1');
    isBroken = true;
    await expect(catchUp()).rejects.toThrow('does not answer');
    isBroken = false;
    await catchUp();
    expect(log).toEqual(['evt_1 failed: The payment service does not answer', 'follow dp of evt_1: evt_1']);
  });

  it('about nobody, and those that are no longer delivered, are left out', async () => {
    missed('evt_1', {});
    missed('evt_2', { created: NOW / 1000 - 72 * 3_600 - 1, subject: { kind: 'dispute', disputeId: 'dp_old' } });
    expect(await events.listUndelivered()).toEqual([]);
  });
});
