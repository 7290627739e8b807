import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

/** The plan values that the screens send; the case tells where the price was seen (T1, T4). */
export const PLAN_VALUES = ['Starter', 'Professional', 'Enterprise', 'starter', 'professional', 'premium'] as const;
export type PlanValue = (typeof PLAN_VALUES)[number];

export class CreateCheckoutDto {
  @ApiProperty({ enum: PLAN_VALUES, enumName: 'PlanValue', example: 'professional' })
  @IsIn(PLAN_VALUES)
  plan: PlanValue;
}
