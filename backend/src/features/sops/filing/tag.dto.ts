import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { SopBatchRequestDto } from '../sops/sop-batch.dto.js';

export const MOST_TAGS = 10;
export const MAX_TAG_LENGTH = 40;

const WITHOUT_CONTROLS = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A normalized tag: in lower case, with single spaces, and without a leading `#`. */
export function tagOf(text: string): string {
  return text.normalize('NFC').trim().replace(/^#+/u, '').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** One tag, or each of a list, made as {@link tagOf} does. */
export function IsTag({ each = false } = {}): PropertyDecorator {
  const kept = (value: unknown): unknown => (typeof value === 'string' ? tagOf(value) : value);
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(kept) : kept(value))),
    IsString({ each }),
    IsStorableText({ each }),
    Matches(WITHOUT_CONTROLS, { each, message: 'must be one line of text' }),
    MinLength(1, { each }),
    MaxLength(MAX_TAG_LENGTH, { each }),
  );
}

export class SopBatchTagDto extends SopBatchRequestDto {
  /** The tag to add. */
  @ApiProperty({ maxLength: MAX_TAG_LENGTH, example: 'opening' })
  @IsTag()
  tag: string;
}

export class ListTagsQueryDto {
  /** Only tags that begin with this text. */
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
