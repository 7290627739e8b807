import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { SopBatchRequestDto } from '../sops/sop-batch.dto.js';
import { IsTag, MAX_TAG_LENGTH } from './tag.js';

export class SopBatchTagDto extends SopBatchRequestDto {
  /** The tag to add. */
  @ApiProperty({ maxLength: MAX_TAG_LENGTH, example: 'opening' })
  @IsTag()
  tag: string;
}

export class ListTagsQueryDto {
  /** Only tags that begin like this. */
  @ApiProperty({ required: false, maxLength: MAX_TAG_LENGTH, example: 'op' })
  @IsOptional()
  @IsTag()
  q?: string;
}

/** Tags in use. */
export class TagListDto {
  /** The first 200 in the order of their characters. */
  @ApiProperty({ type: String, isArray: true, example: ['closing', 'opening'] })
  items: string[];
}
