import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsOptionalNotNull } from '../../../common/http/field.decorators.js';
import { BILLING_INTERVALS, type BillingInterval } from '../../../platform/payments/plan-catalog.js';

/** The plan values from the frontend; the case identifies the page of the price (T1, T4). */
export const PLAN_VALUES = ['Starter', 'Professional', 'Enterprise', 'starter', 'professional', 'premium'] as const;
export type PlanValue = (typeof PLAN_VALUES)[number];

export class CreateCheckoutDto {
  @ApiProperty({ enum: PLAN_VALUES, enumName: 'PlanValue', example: 'professional' })
  @IsIn(PLAN_VALUES)
  plan: PlanValue;

  /** How often the plan is paid. Enterprise ignores it. */
  @ApiPropertyOptional({ enum: BILLING_INTERVALS, enumName: 'BillingInterval', default: 'month', example: 'month' })
  @IsOptionalNotNull()
  @IsIn(BILLING_INTERVALS)
  interval?: BillingInterval;
}

/** Where to send the browser. */
export class RedirectDto {
  /**
   * Absolute address, or a path of this site.
   * @example 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3'
   */
  url: string;
}
