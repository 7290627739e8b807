import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsInstant } from './is-instant.decorator.js';

/** A span of time that a list is cut to; either end may be open. */
export class PeriodQueryDto {
  /** Only what is of that moment or later. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only what is before that moment. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  to?: string;
}
