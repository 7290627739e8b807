import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Query of every list: keyset pages, never offsets. */
export class PageQueryDto {
  /** Rows a page. */
  @ApiProperty({ type: 'integer', required: false, example: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number = 20;

  /** Opaque `next_cursor` of the page before. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  cursor?: string;
}
