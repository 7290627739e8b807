import { ApiProperty } from '@nestjs/swagger';
import type { Entitlement } from '../entitlements.service.js';

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

  /** End of the paid period. In the past it means expired. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  subscription_end: string | null;

  /** Whether the next period follows by itself; false once the subscription is cancelled. */
  renews: boolean;

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
      seat_limit: entitlement.seatLimit,
      created_at: entitlement.since?.toISOString() ?? null,
    };
  }
}
