import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { PageQueryDto, PeriodQueryDto } from '../../common/http/query.dto.js';
import { ACTIVITY_TYPES, type ActivityType } from './activity-type.js';

/** One entry of the activity log. */
export class ActivityDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /** What happened. */
  @ApiProperty({ enum: ACTIVITY_TYPES, enumName: 'ActivityType' })
  activity_type: ActivityType;

  /** Details, by kind; `sop_created` holds the prompt. */
  @ApiProperty({ type: 'object', additionalProperties: true, example: { prompt: 'Opening checklist for our bakery' } })
  activity_data: Record<string, unknown>;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A page of the activity log, newest first. */
export class ActivityPageDto {
  items: ActivityDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}

export class ListActivityQueryDto extends IntersectionType(PageQueryDto, PeriodQueryDto) {
  /** Only these kinds; may be repeated. */
  @ApiProperty({ enum: ACTIVITY_TYPES, enumName: 'ActivityType', isArray: true, required: false })
  @IsOptional()
  @Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]))
  @ArrayMaxSize(ACTIVITY_TYPES.length)
  @IsIn(ACTIVITY_TYPES, { each: true })
  type?: ActivityType[];
}
