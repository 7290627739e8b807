import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

const MAX_VERSION = 2_147_483_646;

/** Every change contains the version that it is based on. */
export class UpdatedVersionDto {
  @ApiProperty({ type: 'integer', example: 2 })
  @IsInt()
  @Min(1)
  @Max(MAX_VERSION)
  version: number;
}
