import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { PeriodQueryDto } from '../../../common/http/period-query.dto.js';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-type.js';

export class ListActivityQueryDto extends IntersectionType(PageQueryDto, PeriodQueryDto) {
  /** Only these kinds; may be repeated. */
  @ApiProperty({ enum: ACTIVITY_TYPES, enumName: 'ActivityType', isArray: true, required: false })
  @IsOptional()
  @Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]))
  @ArrayMaxSize(ACTIVITY_TYPES.length)
  @IsIn(ACTIVITY_TYPES, { each: true })
  type?: ActivityType[];
}
