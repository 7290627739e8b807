import { ApiProperty } from '@nestjs/swagger';
import { CLIENT_STATUSES, type ClientStatus } from '../clients/client.entity.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../projects/project.entity.js';

/** A sum in one currency; sums of different currencies are never added up. */
export class MoneySumDto {
  /** @example 'usd' */
  currency: string;

  /**
   * Decimal text with two places.
   * @example '1200.00'
   */
  amount: string;
}

/** Figures of the consultant's dashboard. */
export class ConsultantFiguresDto {
  @ApiProperty({ type: 'integer', example: 3 })
  active_clients: number;

  @ApiProperty({ type: 'integer', example: 2 })
  active_projects: number;

  /** Earnings since the start of the month, without void ones; empty without any. */
  earnings_this_month: MoneySumDto[];

  /** Scheduled meetings of the next 30 calendar days. */
  @ApiProperty({ type: 'integer', example: 1 })
  upcoming_meetings: number;

  /**
   * Time zone of the month and days.
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

/** Activity for one client. */
export class ClientFiguresDto {
  @ApiProperty({ format: 'uuid' })
  client_id: string;

  /** @example 'Harbour Bakery' */
  name: string;

  @ApiProperty({ enum: CLIENT_STATUSES, enumName: 'ClientStatus' })
  status: ClientStatus;

  @ApiProperty({ type: 'integer', example: 1 })
  active_projects: number;

  @ApiProperty({ type: 'integer', example: 4 })
  completed_projects: number;

  @ApiProperty({ type: 'integer', example: 6 })
  meetings_held: number;

  /** Of all time, without void ones. */
  earnings: MoneySumDto[];
}

/** Metrics of one client. */
export class ClientMetricsDto {
  /** All of them, archived ones too. */
  @ApiProperty({ type: 'integer', example: 5 })
  projects: number;

  @ApiProperty({ type: 'integer', example: 1 })
  active_projects: number;

  /** All of them, canceled ones too. */
  @ApiProperty({ type: 'integer', example: 7 })
  meetings: number;

  /** Scheduled ones that have not started. */
  @ApiProperty({ type: 'integer', example: 1 })
  upcoming_meetings: number;

  /** How many lines the earnings have, void ones too. */
  @ApiProperty({ type: 'integer', example: 4 })
  earning_count: number;

  /** Sums over all time, without voided earnings; empty without any. */
  earnings: MoneySumDto[];
}

/** How many projects are in one state. */
export class ProjectCountDto {
  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus' })
  status: ProjectStatus;

  @ApiProperty({ type: 'integer', example: 2 })
  count: number;
}

/** The earnings of a month. */
export class MonthEarningsDto {
  /** @example '2026-01' */
  month: string;

  /** Void earnings are left out; empty without any. */
  sums: MoneySumDto[];
}

/** Figures of the consultant's analytics page. */
export class ConsultantAnalyticsDto {
  /** @example 'Europe/Berlin' */
  time_zone: string;

  /** At most 100 clients, newest change first. */
  clients: ClientFiguresDto[];

  /** Only states that a project is in. */
  projects: ProjectCountDto[];

  /** The last twelve months, oldest first; the current one up to now. */
  earnings: MonthEarningsDto[];
}
