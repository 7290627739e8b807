import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID, MinLength } from 'class-validator';
import { IsInstant } from '../../../common/http/is-instant.decorator.js';
import { TrimmedText } from '../../../common/http/trimmed-text.decorator.js';
import { PROJECT_STATUSES, type ProjectStatus } from '../desk/project-status.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

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

  /** `active` unless given. */
  @ApiProperty({ enum: PROJECT_STATUSES, enumName: 'ProjectStatus', required: false })
  @MayBeLeftOut()
  @IsIn(PROJECT_STATUSES)
  status?: ProjectStatus;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, required: false })
  @IsOptional()
  @IsInstant()
  due_at?: string | null;
}
