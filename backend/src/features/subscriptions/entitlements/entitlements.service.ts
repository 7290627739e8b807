import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { subscriptionProblems } from '../subscriptions.problems.js';
import { Subscriber } from '../sync/subscriber.entity.js';

/** What an account may use. */
export interface Entitlement {
  subscribed: boolean;
  tier: string | null;
  end: Date | null;
  /** Whether the subscription renews automatically. */
  renews: boolean;
  seatLimit: number;
  /** Null when nothing is paid. */
  monthlyAmountCents: number | null;
  /** How many months one payment covers; null when nothing is paid. */
  billedMonths: number | null;
  /** When a trial ends and the first payment is due; null without one. */
  trialEndsAt: Date | null;
  /** Suspended because a payment is disputed. */
  isSuspended: boolean;
  /** The last payment has failed: it is being retried, or the subscription has ended because of it. */
  paymentFailed: boolean;
  /** End of the grace period while a failed payment is retried; null when none is. */
  paymentDueBy: Date | null;
  /** Time until which members can read what the owner shares; null without an end. */
  membersReadUntil: Date | null;
  /** The plan of the next period; null when it stays the same. */
  next: { tier: string; monthlyAmountCents: number | null; startsAt: Date } | null;
  /** Null for an account that never subscribed. */
  since: Date | null;
}

/** Public API of the feature: the entitlements of an account, from the derived row only. */
@Injectable()
export class EntitlementsService {
  constructor(
    @InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param manager reads inside the caller's transaction. */
  async getEntitlement(userId: string, manager?: EntityManager): Promise<Entitlement> {
    const repository = manager?.getRepository(Subscriber) ?? this.subscribers;
    const row = await repository.findOneBy({ userId });
    const { mode, noneTier } = this.environment.billing;
    const isFree = mode === 'none';
    const isSuspended = !isFree && row !== null && this.isSuspended(row);
    const isPaidFor =
      row?.subscribed === true &&
      !isSuspended &&
      isWithinGrace(row.subscriptionEnd, this.clock.now(), this.graceOf(row));
    const subscribed = isFree || isPaidFor;
    const tier = isFree ? noneTier : isPaidFor ? row.subscriptionTier : null;
    return {
      subscribed,
      tier,
      end: row?.subscriptionEnd ?? null,
      renews: isPaidFor && row.renews,
      seatLimit: tier === null ? 0 : (row?.seatLimit ?? row?.contractSeats ?? seatLimitOfTier(tier)),
      monthlyAmountCents: isPaidFor ? row.monthlyAmountCents : null,
      billedMonths: isPaidFor ? row.billedMonths : null,
      trialEndsAt: isPaidFor ? row.trialEndsAt : null,
      isSuspended,
      paymentFailed: row?.paymentFailed ?? false,
      paymentDueBy: row ? this.paymentDueBy(row) : null,
      membersReadUntil: row ? this.membersReadUntil(row) : null,
      next: isPaidFor ? nextOf(row) : null,
      since: row?.createdAt ?? null,
    };
  }

  /** How many days members keep read access after the owner's paid period; null: forever. */
  get memberReadingDays(): number | null {
    const { mode, memberReadingDays } = this.environment.billing;
    return mode === 'none' ? null : memberReadingDays;
  }

  /**
   * @param manager reads inside the caller's transaction.
   * @throws the problem `subscription-required` unless the account is subscribed and has a tier (S2.72, S2.73).
   */
  async requireSubscription(userId: string, manager?: EntityManager): Promise<void> {
    // Without billing, everyone is subscribed; creations are too frequent for a needless query.
    if (this.environment.billing.mode === 'none') return;
    const { subscribed, tier } = await this.getEntitlement(userId, manager);
    if (!subscribed || tier === null) throw subscriptionProblems['subscription-required']();
  }

  private membersReadUntil({ subscribed, renews, paymentFailed, subscriptionEnd }: Subscriber): Date | null {
    const goesOn = subscribed && renews && !paymentFailed;
    if (this.memberReadingDays === null || goesOn || subscriptionEnd === null) return null;
    return addDays(subscriptionEnd, this.memberReadingDays);
  }

  private isSuspended({ disputes }: Subscriber): boolean {
    return this.environment.billing.disputesSuspend && disputes.length > 0;
  }

  private paymentDueBy({ subscribed, paymentFailed, subscriptionEnd }: Subscriber): Date | null {
    const isTried = this.environment.billing.mode !== 'none' && subscribed && paymentFailed;
    return isTried && subscriptionEnd ? addDays(subscriptionEnd, this.environment.billing.graceDays) : null;
  }

  /** The grace period covers payment retries; a subscription that does not renew ends without one. */
  private graceOf({ renews }: Subscriber): number {
    return renews ? this.environment.billing.graceDays : 0;
  }
}

function nextOf({ nextTier, nextMonthlyAmountCents, nextStartsAt }: Subscriber): Entitlement['next'] {
  if (nextTier === null || nextStartsAt === null) return null;
  return { tier: nextTier, monthlyAmountCents: nextMonthlyAmountCents, startsAt: nextStartsAt };
}

const LIMITS: Readonly<Record<string, number>> = { starter: 15, professional: 30 };

/**
 * Seats that a tier pays for: Starter 15, Professional 30, any other 0 (S9.18-S9.20). The tier is compared trimmed and
 * without regard to case (SD.17).
 */
export function seatLimitOfTier(tier: string | null): number {
  const name = tier?.trim().toLowerCase() ?? '';
  return Object.hasOwn(LIMITS, name) ? (LIMITS[name] ?? 0) : 0;
}

const DAY_MS = 86_400_000;

/**
 * Whether a period paid until `end` still gives access, including the grace period; without an end it always does (T6).
 */
export function isWithinGrace(end: Date | null, now: Date, graceDays: number): boolean {
  return end === null || now <= addDays(end, graceDays);
}

function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
