import { ApiProperty } from '@nestjs/swagger';
import { PROJECT_STATUSES, type ProjectStatus } from '../desk/project-status.js';

/** Work for a client, with an aim and a date. */
export class ProjectDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Null for work of the consultant's own. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  client_id: string | null;

  /** @example 'Opening and closing procedures' */
  name: string;

  /** `archived` puts the project away. */
  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus' })
  status: ProjectStatus;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  due_at: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}
