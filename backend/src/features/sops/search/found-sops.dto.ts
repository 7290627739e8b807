import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export class FindSopsQueryDto {
  /**
   * Words or beginnings of words; the first twelve count.
   * @example 'fryer clean'
   */
  @IsString()
  @MaxLength(500)
  q: string;

  /** The most SOPs to give. */
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
   * The line of the text in which most of the words stand; null when they stand in the title or in the prompt only.
   * @example 'Clean the fryer with a dry cloth.'
   */
  line: string | null;
}

/** What was found among all that the caller may read: own SOPs first, the best of each first. */
export class FoundSopsDto {
  items: FoundSopDto[];
  /** Whether more was found than is given. */
  has_more: boolean;
}
