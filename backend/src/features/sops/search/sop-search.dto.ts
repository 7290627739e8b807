import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { IsFolderFilter } from '../filing/folder.dto.js';
import { IsTag, MAX_TAG_LENGTH } from '../filing/tag.dto.js';
import { SharedSopSummaryDto } from '../shared/shared-sop.dto.js';
import { SopSummaryDto } from '../sops/sop.dto.js';
import { SOP_STATUSES, type SopStatus } from '../sops/sop.entity.js';

/** Orders of the results. Relevance weighs title before prompt before text. */
export const SOP_SORTS = ['relevance', 'updated', 'created', 'title', 'status'] as const;
export type SopSort = (typeof SOP_SORTS)[number];

export const SORT_DIRECTIONS = ['asc', 'desc'] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** The direction in which people expect an order to begin: the newest, the letter A, what is completed. */
export function usualDirection(sort: SopSort): SortDirection {
  return sort === 'title' || sort === 'status' ? 'asc' : 'desc';
}

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

  /** Defaults to `relevance`; without words, that is the newest update first. */
  @ApiProperty({ enum: SOP_SORTS, enumName: 'SopSort', required: false })
  @IsOptional()
  @IsIn(SOP_SORTS)
  sort?: SopSort;

  /**
   * Defaults to titles from A to Z, completed SOPs first, and the newest time first. Relevance has one direction only.
   */
  @ApiProperty({ enum: SORT_DIRECTIONS, enumName: 'SortDirection', required: false })
  @IsOptional()
  @IsIn(SORT_DIRECTIONS)
  direction?: SortDirection;

  /** The maximum number of SOPs to return. */
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
  /** Whether there are more results than are returned; further words narrow them down. */
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

  /** The maximum number of SOPs to return. */
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
  /** Whether there are more results than are returned; further words narrow them down. */
  has_more: boolean;
}

export class FindSopsQueryDto {
  /**
   * Words or beginnings of words; the first twelve count.
   * @example 'fryer clean'
   */
  @IsString()
  @MaxLength(500)
  q: string;

  /** The maximum number of SOPs to return. */
  @ApiProperty({ type: 'integer', required: false, minimum: 1, maximum: 20, default: 8 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(20)
  limit?: number;
}

/** An SOP that was found, with the place in it. */
export class FoundSopDto {
  /** @example '019b2c4e-7f10-7c3a-9d21-4b5e6f708192' */
  id: string;

  /** @example 'Closing the cafe' */
  title: string;

  /** False for one that a team shares with the caller: it is read under `/shared-sops`. */
  is_own: boolean;

  /**
   * Name of the owner of a shared SOP, empty when the owner has not given one; null for one of the caller's.
   * @example 'Grace Hopper'
   */
  owner_name: string | null;

  /**
   * The line of the text that contains most of the words; null when only the title or the prompt contains them.
   * @example 'Clean the fryer with a dry cloth.'
   */
  line: string | null;
}

/** What was found among all that the caller may read: own SOPs first, the best of each first. */
export class FoundSopsDto {
  items: FoundSopDto[];
  /** Whether there are more results than are returned. */
  has_more: boolean;
}
