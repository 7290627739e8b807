import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import type { Entitlement } from './entitlements.service.js';

/** The plan of the next period. */
export class NextPlanDto {
  /** @example 'starter' */
  tier: string;

  /**
   * Price per month, in US cents.
   * @example 150000
   */
  @ApiProperty({ type: 'integer', nullable: true })
  monthly_amount_cents: number | null;

  @ApiProperty({ format: 'date-time' })
  starts_at: string;
}

/** The caller's subscription row; without one, that of a free account. */
export class SubscriptionDto {
  @ApiProperty({ format: 'uuid' })
  user_id: string;

  subscribed: boolean;

  /**
   * Lower-case tier; null without a live subscription.
   * @example 'professional'
   */
  subscription_tier: string | null;

  /** End of the paid period. A time in the past means expired. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  subscription_end: string | null;

  /** Whether the subscription renews automatically; false once it is canceled. */
  renews: boolean;

  /**
   * Price per month, in US cents; null when nothing is paid.
   * @example 450000
   */
  @ApiProperty({ type: 'integer', nullable: true })
  monthly_amount_cents: number | null;

  /**
   * How many months one payment covers; null when nothing is paid.
   * @example 12
   */
  @ApiProperty({ type: 'integer', nullable: true })
  billed_months: number | null;

  /** When the trial ends and the first payment is due; null without a trial. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  trial_ends_at: string | null;

  /** Whether the plan is suspended because a payment is disputed. */
  suspended: boolean;

  /** Whether the last payment has failed: it is being retried, or the subscription has ended because of it. */
  payment_failed: boolean;

  /**
   * Time until which the dashboard stays open while a failed payment is retried; after it, the dashboard is closed
   * until the payment arrives. Null when no payment is missing, or no retry is left.
   */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  payment_due_by: string | null;

  /**
   * Time until which members of the team can read what you share; null while the subscription continues. After it, they
   * can no longer read anything.
   */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  members_read_until: string | null;

  /** The plan of the next period; null when it stays the same. */
  @ApiProperty({ type: NextPlanDto, nullable: true })
  next_plan: NextPlanDto | null;

  /** Team seats that the subscription pays for. */
  @ApiProperty({ type: 'integer', example: 30 })
  seat_limit: number;

  /** Null for an account that never subscribed. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  created_at: string | null;

  static from(userId: string, entitlement: Entitlement): SubscriptionDto {
    return {
      user_id: userId,
      subscribed: entitlement.subscribed,
      subscription_tier: entitlement.tier,
      subscription_end: entitlement.end?.toISOString() ?? null,
      renews: entitlement.renews,
      monthly_amount_cents: entitlement.monthlyAmountCents,
      billed_months: entitlement.billedMonths,
      trial_ends_at: entitlement.trialEndsAt?.toISOString() ?? null,
      suspended: entitlement.isSuspended,
      payment_failed: entitlement.paymentFailed,
      payment_due_by: entitlement.paymentDueBy?.toISOString() ?? null,
      members_read_until: entitlement.membersReadUntil?.toISOString() ?? null,
      next_plan: entitlement.next && {
        tier: entitlement.next.tier,
        monthly_amount_cents: entitlement.next.monthlyAmountCents,
        starts_at: entitlement.next.startsAt.toISOString(),
      },
      seat_limit: entitlement.seatLimit,
      created_at: entitlement.since?.toISOString() ?? null,
    };
  }
}

/** Optional body of check-subscription. */
export class CheckSubscriptionDto {
  /**
   * Id of the checkout session from the return URL of the payment page; ignored unless the session is the caller's.
   * @example 'cs_test_a1b2c3'
   */
  @IsOptional()
  @IsString()
  @Matches(/^cs_[A-Za-z0-9_]{1,200}$/, { message: 'must be a checkout session id' })
  session_id?: string;
}

/**
 * Whether the caller is subscribed, checked with the payment service if the last known state may be outdated (S3.14).
 */
export class SubscriptionCheckDto {
  subscribed: boolean;

  /** @example 'starter' */
  subscription_tier: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  subscription_end: string | null;

  /** Whether the given checkout session is the caller's and has been paid; absent without a session. */
  payment_verified?: boolean;

  static from({ subscribed, tier, end }: Entitlement, isPaymentVerified?: boolean): SubscriptionCheckDto {
    return {
      subscribed,
      subscription_tier: tier,
      subscription_end: end?.toISOString() ?? null,
      ...(isPaymentVerified === undefined ? {} : { payment_verified: isPaymentVerified }),
    };
  }
}
