import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { IsInstant, IsOptionalNotNull, TrimmedText } from '../../../common/http/field.decorators.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { UpdatedVersionDto } from '../workspace/updated-version.dto.js';
import { EARNING_STATUSES, type EarningStatus } from './earning.entity.js';

/** One earning. No money moves here. */
export class EarningDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  client_id: string | null;

  /**
   * Decimal text with two places, so that no cent is rounded away.
   * @example '1200.00'
   */
  amount: string;

  /**
   * ISO 4217 code in lower case.
   * @example 'usd'
   */
  currency: string;

  /** `void` leaves the line out of every sum. */
  @ApiProperty({ enum: EARNING_STATUSES, enumName: 'EarningStatus' })
  status: EarningStatus;

  @ApiProperty({ format: 'date-time' })
  earned_at: string;

  /**
   * The number of the invoice, or what it was for.
   * @example 'Invoice 2026-014'
   */
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

/** A page of the consultant's earnings, latest first. */
export class EarningPageDto {
  items: EarningDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

export class CreateEarningDto {
  /**
   * Decimal text, at most ten digits before the point and two after it; negative for a refund.
   * @example '1200.00'
   */
  @Matches(/^-?\d{1,10}(?:\.\d{1,2})?$/, { message: 'must be a decimal text such as "1200.00"' })
  amount: string;

  /**
   * ISO 4217 code in lower case; defaults to `usd`.
   * @example 'usd'
   */
  @IsOptionalNotNull()
  @Matches(/^[a-z]{3}$/, { message: 'must be three lower-case letters such as "usd"' })
  currency?: string;

  /** Defaults to `paid`. */
  @ApiProperty({ enum: EARNING_STATUSES, enumName: 'EarningStatus', required: false })
  @IsOptionalNotNull()
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

/** The fields to change, and the version that they are based on. */
export class UpdateEarningDto extends IntersectionType(
  PartialType(CreateEarningDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}

export class ListEarningsQueryDto extends PageQueryDto {
  /** Only earnings of this status. Without it, all but those of status `void`. */
  @ApiProperty({ enum: EARNING_STATUSES, enumName: 'EarningStatus', required: false })
  @IsOptional()
  @IsIn(EARNING_STATUSES)
  status?: EarningStatus;

  /** Only what belongs to this client. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string;
}
