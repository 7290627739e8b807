import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { PeriodQueryDto } from '../../../common/http/period-query.dto.js';
import type { ActivityType } from '../../activity/activity-type.js';
import { SOP_ACTIONS } from '../sop-actions.js';

export class ListTeamActivityQueryDto extends IntersectionType(PageQueryDto, PeriodQueryDto) {
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
}
