import { ApiProperty } from '@nestjs/swagger';

/** How many SOPs are in a category. */
export class CategoryCountDto {
  /** @example 'General' */
  category: string;

  @ApiProperty({ type: 'integer', example: 4 })
  count: number;
}

/** Figures of the caller's SOPs; deleted ones do not count. */
export class SopFiguresDto {
  @ApiProperty({ type: 'integer', example: 7 })
  total: number;

  /** Of status `completed`. */
  @ApiProperty({ type: 'integer', example: 4 })
  active: number;

  /** Of status `in_progress`. */
  @ApiProperty({ type: 'integer', example: 3 })
  drafts: number;

  /** The largest first. */
  categories: CategoryCountDto[];
}
