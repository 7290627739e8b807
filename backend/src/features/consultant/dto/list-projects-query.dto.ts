import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../desk/project-status.js';

export class ListProjectsQueryDto extends PageQueryDto {
  /** Only projects of this status. Without it, all but those of status `archived`. */
  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus', required: false })
  @IsOptional()
  @IsIn(PROJECT_STATUSES)
  status?: ProjectStatus;

  /** Only what belongs to this client. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string;
}
