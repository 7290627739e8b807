import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { IsInstant } from '../../../common/http/is-instant.decorator.js';
import { PageQueryDto } from '../../../common/http/page-query.dto.js';
import { ACTIVITY_TYPES, type ActivityType } from '../activity-type.js';

export class ListActivityQueryDto extends PageQueryDto {
  /** Only these kinds; may be repeated. */
  @ApiProperty({ enum: ACTIVITY_TYPES, enumName: 'ActivityType', isArray: true, required: false })
  @IsOptional()
  @Transform(({ value }) => (value === undefined || Array.isArray(value) ? value : [value]))
  @ArrayMaxSize(ACTIVITY_TYPES.length)
  @IsIn(ACTIVITY_TYPES, { each: true })
  type?: ActivityType[];

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
