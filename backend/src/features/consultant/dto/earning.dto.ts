import { ApiProperty } from '@nestjs/swagger';
import { EARNING_STATUSES, type EarningStatus } from '../desk/earning-status.js';

/** One line of the ledger. No money moves here. */
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

  /** `void` takes the line out of every sum. */
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
