import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsInstant } from '../../../common/http/is-instant.decorator.js';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import type { ActivityType } from '../../activity/activity-type.js';
import { SOP_ACTIONS } from '../sop-actions.js';

export class ListTeamActivityQueryDto extends PageQueryDto {
  /** Only these SOP actions; may be repeated. */
  @ApiProperty({ enum: SOP_ACTIONS, enumName: 'SopAction', isArray: true, required: false })
  @IsOptional()
  @Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]))
  @ArrayMaxSize(SOP_ACTIONS.length)
  @IsIn(SOP_ACTIONS, { each: true })
  type?: ActivityType[];

  /** Only what this member of the team did. */
  @ApiProperty({ format: 'uuid', required: false })
  @IsOptional()
  @IsUUID()
  member_id?: string;

  /** Only what happened at that moment or later. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only what happened before that moment. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  to?: string;
}
