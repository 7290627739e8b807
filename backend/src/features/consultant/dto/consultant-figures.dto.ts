import { ApiProperty } from '@nestjs/swagger';
import { MoneySumDto } from './money-sum.dto.js';

/** Figures of the consultant's dashboard. */
export class ConsultantFiguresDto {
  @ApiProperty({ type: 'integer', example: 3 })
  active_clients: number;

  @ApiProperty({ type: 'integer', example: 2 })
  active_projects: number;

  /** Earnings since the start of the month, void ones left out; empty without any. */
  earnings_this_month: MoneySumDto[];

  /** Scheduled meetings of the next 30 calendar days. */
  @ApiProperty({ type: 'integer', example: 1 })
  upcoming_meetings: number;

  /**
   * Zone that month and days are counted in.
   * @example 'Europe/Berlin'
   */
  time_zone: string;

  /** First moment of the current month in that zone. */
  @ApiProperty({ format: 'date-time' })
  month_start: string;

  /** Last moment of the 30 days. */
  @ApiProperty({ format: 'date-time' })
  meetings_end: string;
}
