import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, MinLength } from 'class-validator';
import { IsInstant, IsOptionalNotNull, TrimmedText } from '../../../common/http/field.decorators.js';
import { PageQueryDto } from '../../../common/http/query.dto.js';
import { UpdatedVersionDto } from '../workspace/updated-version.dto.js';
import { PROJECT_STATUSES, type ProjectStatus } from './project.entity.js';

/** Work for a client, with an aim and a date. */
export class ProjectDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Null for work of the consultant's own. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true })
  client_id: string | null;

  /** @example 'Opening and closing procedures' */
  name: string;

  /** `archived` hides the project from lists by default. */
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

/** A page of the consultant's projects, newest change first. */
export class ProjectPageDto {
  items: ProjectDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

export class CreateProjectDto {
  /** @example 'Opening and closing procedures' */
  @TrimmedText(200)
  @MinLength(1)
  name: string;

  /** One of the consultant's clients. */
  @ApiProperty({ format: 'uuid', type: String, nullable: true, required: false })
  @IsOptional()
  @IsUUID()
  client_id?: string | null;

  /** Defaults to `active`. */
  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus', required: false })
  @IsOptionalNotNull()
  @IsIn(PROJECT_STATUSES)
  status?: ProjectStatus;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, required: false })
  @IsOptional()
  @IsInstant()
  due_at?: string | null;
}

/** The fields to change, and the version that they are based on. */
export class UpdateProjectDto extends IntersectionType(
  PartialType(CreateProjectDto, { skipNullProperties: false }),
  UpdatedVersionDto,
) {}

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
