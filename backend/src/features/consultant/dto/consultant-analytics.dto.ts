import { ApiProperty } from '@nestjs/swagger';
import { CLIENT_STATUSES, type ClientStatus } from '../desk/client-status.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../desk/project-status.js';
import { MoneySumDto } from './money-sum.dto.js';

/** What was done for one client. */
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

  /** Of all time, void ones left out. */
  earnings: MoneySumDto[];
}

/** How many projects are in one state. */
export class ProjectCountDto {
  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus' })
  status: ProjectStatus;

  @ApiProperty({ type: 'integer', example: 2 })
  count: number;
}

/** What a month brought. */
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
