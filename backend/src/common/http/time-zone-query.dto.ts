import { IsOptional, IsTimeZone, MaxLength } from 'class-validator';

export class TimeZoneQueryDto {
  /**
   * IANA name of the caller's zone; UTC unless given.
   * @example 'Europe/Berlin'
   */
  @IsOptional()
  @MaxLength(64)
  @IsTimeZone({ message: 'must be an IANA time zone such as Europe/Berlin' })
  time_zone?: string;
}
