import { IsOptional, IsString, Matches } from 'class-validator';

/** Optional body of check-subscription. */
export class CheckSubscriptionDto {
  /**
   * Checkout session that the payment page returned with; must be the caller's own to have any effect.
   * @example 'cs_test_a1b2c3'
   */
  @IsOptional()
  @IsString()
  @Matches(/^cs_[A-Za-z0-9_]{1,200}$/, { message: 'must be a checkout session id' })
  session_id?: string;
}
