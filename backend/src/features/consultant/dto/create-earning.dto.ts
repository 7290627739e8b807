import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { IsInstant } from '../../../common/http/is-instant.decorator.js';
import { TrimmedText } from '../../../common/http/trimmed-text.decorator.js';
import { EARNING_STATUSES, type EarningStatus } from '../desk/earning-status.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

export class CreateEarningDto {
  /**
   * Decimal text, at most ten digits before the point and two behind it; negative for a refund.
   * @example '1200.00'
   */
  @Matches(/^-?\d{1,10}(?:\.\d{1,2})?$/, { message: 'must be a decimal text such as "1200.00"' })
  amount: string;

  /**
   * ISO 4217 code in lower case; `usd` unless given.
   * @example 'usd'
   */
  @MayBeLeftOut()
  @Matches(/^[a-z]{3}$/, { message: 'must be three lower-case letters such as "usd"' })
  currency?: string;

  /** `paid` unless given. */
  @ApiProperty({ enum: EARNING_STATUSES, enumName: 'EarningStatus', required: false })
  @MayBeLeftOut()
  @IsIn(EARNING_STATUSES)
  status?: EarningStatus;

  @ApiProperty({ format: 'date-time' })
  @IsInstant()
  earned_at: string;

  /** One of the consultant's clients. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string | null;

  /** @example 'Invoice 2026-014' */
  @ApiProperty({ type: String, nullable: true, required: false })
  @IsOptional()
  @TrimmedText(200)
  reference?: string | null;
}
