import { ApiProperty } from '@nestjs/swagger';
import type { Entitlement } from '../entitlements.service.js';

/** Whether the caller is subscribed, as Stripe says it (S3.14). */
export class SubscriptionCheckDto {
  subscribed: boolean;

  /** @example 'starter' */
  subscription_tier: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  subscription_end: string | null;

  static from({ subscribed, tier, end }: Entitlement): SubscriptionCheckDto {
    return { subscribed, subscription_tier: tier, subscription_end: end?.toISOString() ?? null };
  }
}
