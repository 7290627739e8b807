import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';
import { MAX_VISIT_S } from './reading.service.js';

/** How long a person has read on one visit to an SOP's page. */
export class RecordReadingDto {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  sop_id: string;

  /** Made up by the page. The same visit may be sent again with more seconds; it counts once. */
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  visit_id: string;

  /**
   * Seconds since the visit began in which the page was visible and in use.
   * @example 95
   */
  @ApiProperty({ type: 'integer' })
  @IsInt()
  @Min(1)
  @Max(MAX_VISIT_S)
  seconds: number;
}
