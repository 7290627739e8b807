import { ApiProperty } from '@nestjs/swagger';

/** What happened on one day. */
export class DayActionsDto {
  /** @example '2026-01-31' */
  day: string;

  /** SOP actions of the team. */
  @ApiProperty({ type: 'integer', example: 5 })
  actions: number;
}

/** The caller's last 30 days. */
export class UsageFiguresDto {
  /**
   * Zone that days begin in.
   * @example 'Europe/Berlin'
   */
  time_zone: string;

  /** Oldest first; the last one is today, up to now. */
  days: DayActionsDto[];
}
