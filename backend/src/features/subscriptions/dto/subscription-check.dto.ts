import { ApiProperty } from '@nestjs/swagger';
import type { Entitlement } from '../entitlements.service.js';

/** Whether the caller is subscribed, as Stripe says it (S3.14). */
export class SubscriptionCheckDto {
  subscribed: boolean;

  /** @example 'starter' */
  subscription_tier: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  subscription_end: string | null;

  /** Whether the payment of the given checkout session has arrived, and is the caller's own; only with a session. */
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
