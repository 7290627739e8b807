import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, IsTimeZone, Max, MaxLength, Min } from 'class-validator';
import { IsInstant } from './field.decorators.js';

/** Query of every list: keyset pages, never offsets. */
export class PageQueryDto {
  /** Rows per page. */
  @ApiProperty({ type: 'integer', required: false, example: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number = 20;

  /** The `next_cursor` of the previous page; opaque. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}

/** A time range of a list; either end may be open. */
export class PeriodQueryDto {
  /** Only entries at or after this time. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only entries before this time. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  to?: string;
}

export class TimeZoneQueryDto {
  /**
   * IANA name of the caller's zone; defaults to UTC.
   * @example 'Europe/Berlin'
   */
  @IsOptional()
  @MaxLength(64)
  @IsTimeZone({ message: 'must be an IANA time zone such as Europe/Berlin' })
  time_zone?: string;
}
