import { describe, expect, it } from '@jest/globals';
import type { EntityManager, Repository } from 'typeorm';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import type { Environment } from '../../../config/environment.js';
import type { Subscriber } from '../sync/subscriber.entity.js';
import { type Entitlement, EntitlementsService, isWithinGrace, seatLimitOfTier } from './entitlements.service.js';

const NOW = new Date('2026-03-10T12:00:00Z');
const BILLING = { mode: 'live', noneTier: 'enterprise', graceDays: 7, memberReadingDays: 30, disputesSuspend: true };
const STARTED = new Date('2026-01-01T00:00:00Z');

/** A paid plan with ten days left. */
const PAID: Subscriber = {
  userId: 'u1',
  subscribed: true,
  subscriptionTier: 'professional',
  subscriptionEnd: daysFromNow(10),
  renews: true,
  monthlyAmountCents: 4900,
  billedMonths: 12,
  trialEndsAt: daysFromNow(3),
  contractSeats: null,
  paymentFailed: false,
  disputes: [],
  nextTier: null,
  nextMonthlyAmountCents: null,
  nextStartsAt: null,
  seatLimit: null,
  syncedAt: NOW,
  createdAt: STARTED,
  updatedAt: NOW,
};

/** An account without a plan. */
const CLOSED = { subscribed: false, tier: null, renews: false, seatLimit: 0, billedMonths: null, next: null };

function daysFromNow(days: number): Date {
  return new Date(NOW.getTime() + days * 86_400_000);
}

function repositoryOf(row: Subscriber | null): Repository<Subscriber> {
  return { findOneBy: async ({ userId }: { userId: string }) => (userId === 'u1' ? row : null) } as never;
}

function serviceOf(row: Subscriber | null, billing: object = {}): EntitlementsService {
  const environment = { billing: { ...BILLING, ...billing } } as unknown as Environment;
  return new EntitlementsService(repositoryOf(row), new FakeClock(NOW.getTime()), environment);
}

function entitlementOf(changes: Partial<Subscriber> | null, billing: object = {}): Promise<Entitlement> {
  return serviceOf(changes && { ...PAID, ...changes }, billing).getEntitlement('u1');
}

describe('what an account may use', () => {
  it('is all of its plan while that is paid for', async () => {
    expect(await entitlementOf({})).toEqual({
      subscribed: true,
      tier: 'professional',
      end: daysFromNow(10),
      renews: true,
      seatLimit: 30,
      monthlyAmountCents: 4900,
      billedMonths: 12,
      trialEndsAt: daysFromNow(3),
      isSuspended: false,
      paymentFailed: false,
      paymentDueBy: null,
      membersReadUntil: null,
      next: null,
      since: STARTED,
    });
  });

  it('is nothing for somebody who never subscribed', async () => {
    expect(await entitlementOf(null)).toEqual({
      ...CLOSED,
      end: null,
      monthlyAmountCents: null,
      trialEndsAt: null,
      isSuspended: false,
      paymentFailed: false,
      paymentDueBy: null,
      membersReadUntil: null,
      since: null,
    });
  });

  it('is nothing once the plan has ended, which is said with its end', async () => {
    const ended = await entitlementOf({ subscribed: false, renews: false, subscriptionEnd: daysFromNow(-1) });
    expect(ended).toMatchObject({ ...CLOSED, end: daysFromNow(-1), monthlyAmountCents: null, trialEndsAt: null });
  });

  it.each([
    ['is tried again keeps the plan for the grace', { renews: true, subscriptionEnd: daysFromNow(-7) }, true],
    ['is tried again opens nothing after the grace', { renews: true, subscriptionEnd: daysFromNow(-7.01) }, false],
    ['is not asked for any more ends at the end', { renews: false, subscriptionEnd: daysFromNow(-0.01) }, false],
    ['is not asked for any more lasts until the end', { renews: false, subscriptionEnd: daysFromNow(0.01) }, true],
  ])('a payment that %s (T6)', async (_what, changes, subscribed) => {
    expect(await entitlementOf(changes)).toMatchObject(subscribed ? { subscribed } : CLOSED);
  });

  it('is closed by a dispute, only where the operator wants that (billing 4.9)', async () => {
    const disputes = ['dp_1'];
    expect(await entitlementOf({ disputes })).toMatchObject({ ...CLOSED, isSuspended: true });
    const open = { subscribed: true, tier: 'professional', isSuspended: false };
    expect(await entitlementOf({ disputes }, { disputesSuspend: false })).toMatchObject(open);
  });

  it.each([
    ['those of the tier', {}, 30],
    ['those of the contract before them', { subscriptionTier: 'enterprise', contractSeats: 80 }, 80],
    ['those that an operator has set before both', { contractSeats: 80, seatLimit: 5 }, 5],
    ['none, if an operator has set that', { seatLimit: 0 }, 0],
    ['none without a plan, whatever was set', { subscribed: false, seatLimit: 5 }, 0],
  ])('has seats: %s', async (_which, changes, seatLimit) => {
    expect((await entitlementOf(changes)).seatLimit).toBe(seatLimit);
  });

  it('says which plan takes over, as soon as both plan and day are known', async () => {
    const next = { nextTier: 'starter', nextMonthlyAmountCents: 1900, nextStartsAt: daysFromNow(10) };
    const said = { tier: 'starter', monthlyAmountCents: 1900, startsAt: daysFromNow(10) };
    expect((await entitlementOf(next)).next).toEqual(said);
    expect((await entitlementOf({ ...next, nextTier: null })).next).toBeNull();
    expect((await entitlementOf({ ...next, nextStartsAt: null })).next).toBeNull();
    expect((await entitlementOf({ ...next, subscribed: false })).next).toBeNull();
  });

  it('says until when a payment that failed can be made', async () => {
    const failed = { paymentFailed: true, subscriptionEnd: daysFromNow(-2) };
    expect(await entitlementOf(failed)).toMatchObject({ paymentFailed: true, paymentDueBy: daysFromNow(5) });
    const tooLate = { paymentFailed: true, paymentDueBy: null };
    expect(await entitlementOf({ ...failed, subscribed: false })).toMatchObject(tooLate);
    expect(await entitlementOf({ ...failed, subscriptionEnd: null })).toMatchObject(tooLate);
    expect(await entitlementOf(failed, { mode: 'none' })).toMatchObject(tooLate);
  });
});

describe('members read on what the owner shares', () => {
  it.each([
    ['without an end while the plan goes on', {}, null],
    ['for some days after a plan that was cancelled', { renews: false }, daysFromNow(40)],
    ['for some days after a plan that was not paid for', { paymentFailed: true }, daysFromNow(40)],
    ['for some days after a plan that has ended', { subscribed: false }, daysFromNow(40)],
    ['without an end where the plan has none', { renews: false, subscriptionEnd: null }, null],
  ])('%s', async (_how, changes, until) => {
    expect((await entitlementOf(changes)).membersReadUntil).toEqual(until);
  });

  it('for so many days as the operator has set, and for ever without billing', async () => {
    expect(serviceOf(null).memberReadingDays).toBe(30);
    expect(serviceOf(null, { mode: 'none' }).memberReadingDays).toBeNull();
    expect((await entitlementOf({ renews: false }, { mode: 'none' })).membersReadUntil).toBeNull();
  });
});

describe('without billing', () => {
  it('everybody has the tier that the operator has set, whatever was paid for or disputed', async () => {
    const open = { subscribed: true, tier: 'starter', seatLimit: 15, isSuspended: false };
    for (const changes of [null, {}, { subscribed: false }, { disputes: ['dp_1'] }]) {
      expect(await entitlementOf(changes, { mode: 'none', noneTier: 'starter' })).toMatchObject(open);
    }
  });
});

describe('what needs a plan', () => {
  const refusal = { type: { code: 'subscription-required' } };

  it('is refused without one (S2.72, S2.73)', async () => {
    await expect(serviceOf(PAID).requireSubscription('u1')).resolves.toBeUndefined();
    await expect(serviceOf(null).requireSubscription('u1')).rejects.toMatchObject(refusal);
    await expect(serviceOf(PAID).requireSubscription('u2')).rejects.toMatchObject(refusal);
    const tierless = serviceOf({ ...PAID, subscriptionTier: null });
    await expect(tierless.requireSubscription('u1')).rejects.toMatchObject(refusal);
  });

  it('is open to everybody without billing, and asks the database nothing', async () => {
    const service = new EntitlementsService(
      { findOneBy: () => Promise.reject(new Error('asked')) } as unknown as Repository<Subscriber>,
      new FakeClock(),
      { billing: { ...BILLING, mode: 'none' } } as unknown as Environment,
    );
    await expect(service.requireSubscription('u1')).resolves.toBeUndefined();
  });

  it('is looked up inside the transaction of the caller, if there is one', async () => {
    const manager = { getRepository: () => repositoryOf(PAID) } as unknown as EntityManager;
    await expect(serviceOf(null).requireSubscription('u1', manager)).resolves.toBeUndefined();
    await expect(serviceOf(null).requireSubscription('u1')).rejects.toMatchObject(refusal);
  });
});

describe('seatLimitOfTier', () => {
  it.each<[string | null, number, string]>([
    ['starter', 15, 'S9.18'],
    ['professional', 30, 'S9.19'],
    ['enterprise', 0, 'S9.20, SD.18'],
    ['', 0, 'S9.20'],
    ['premium', 0, 'S9.20'],
    ['__proto__', 0, 'S9.20'],
    [null, 0, 'S9.20'],
    ['Starter', 15, 'SD.17'],
    [' STARTER ', 15, 'SD.17'],
  ])('gives tier %j %d seats (%s)', (tier, seats) => {
    expect(seatLimitOfTier(tier)).toBe(seats);
  });
});

const END = new Date('2026-03-01T12:00:00Z');

it.each([
  ['before the end', '2026-02-01T00:00:00Z', 7, true],
  ['on the last moment of the grace', '2026-03-08T12:00:00Z', 7, true],
  ['after the grace', '2026-03-08T12:00:00.001Z', 7, false],
  ['after the end without a grace', '2026-03-01T12:00:00.001Z', 0, false],
])('a subscription %s opens the product or not (S4.32, T6)', (_moment, now, graceDays, isOpen) => {
  expect(isWithinGrace(END, new Date(now), graceDays)).toBe(isOpen);
});

it('a subscription without an end never runs out', () => {
  expect(isWithinGrace(null, END, 0)).toBe(true);
});
