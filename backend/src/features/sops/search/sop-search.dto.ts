import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { IsFolderFilter } from '../filing/is-folder-filter.js';
import { IsTag, MAX_TAG_LENGTH } from '../filing/tag.js';
import { SOP_SORTS, SORT_DIRECTIONS, type SopSort, type SortDirection } from '../list/sop-sort.js';
import { SharedSopSummaryDto } from '../shared/shared-sop.dto.js';
import { SopSummaryDto } from '../sops/sop.dto.js';
import { SOP_STATUSES, type SopStatus } from '../sops/sop.entity.js';

export class SearchSopsQueryDto {
  /**
   * Words or beginnings of words; the first twelve count.
   * @example 'fryer clean'
   */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  q?: string;

  /** Only SOPs of this status. */
  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus', required: false })
  @IsOptional()
  @IsIn(SOP_STATUSES)
  status?: SopStatus;

  /**
   * Only SOPs of this category.
   * @example 'General'
   */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  @IsStorableText()
  category?: string;

  /** Only SOPs with this tag. */
  @ApiProperty({ required: false, maxLength: MAX_TAG_LENGTH, example: 'opening' })
  @IsOptional()
  @IsTag()
  tag?: string;

  /** Only SOPs in this folder or in one of its folders, or in no folder at all: `none`. */
  @ApiProperty({ required: false, type: String, example: 'none' })
  @IsOptional()
  @IsFolderFilter()
  folder?: string;

  /** `relevance` unless given; without words that is the newest update first. */
  @ApiProperty({ enum: SOP_SORTS, enumName: 'SopSort', required: false })
  @IsOptional()
  @IsIn(SOP_SORTS)
  sort?: SopSort;

  /** Titles from A, completed ones first, and the newest time first unless given. Relevance has one direction only. */
  @ApiProperty({ enum: SORT_DIRECTIONS, enumName: 'SortDirection', required: false })
  @IsOptional()
  @IsIn(SORT_DIRECTIONS)
  direction?: SortDirection;

  /** The most SOPs to give. */
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 100, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

/** What a search found, best first. */
export class SopSearchResultDto {
  items: SopSummaryDto[];
  /** Whether more was found than is shown; further words narrow it down. */
  has_more: boolean;
}

export class SearchSharedSopsQueryDto {
  /**
   * Words or beginnings of words; the first twelve count.
   * @example 'fryer clean'
   */
  @IsString()
  @MaxLength(500)
  q: string;

  /** The most SOPs to give. */
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 100, default: 20 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

/** What a search in the SOPs of the caller's teams found, best first. */
export class SharedSopSearchResultDto {
  items: SharedSopSummaryDto[];
  /** Whether more was found than is shown; further words narrow it down. */
  has_more: boolean;
}
