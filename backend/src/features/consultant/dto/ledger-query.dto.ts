import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { IsInstant } from '../../../common/http/is-instant.decorator.js';

export class LedgerQueryDto {
  /** Only what was earned at that moment or later. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  from?: string;

  /** Only what was earned before that moment. */
  @ApiProperty({ format: 'date-time', required: false })
  @IsOptional()
  @IsInstant()
  to?: string;
}
