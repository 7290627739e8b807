import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { DIFF_PARTS, type DiffPartName, ITEM_CHANGES, type ItemChange } from './diff/sop-diff.js';

/** The working copy, instead of the id of a version. */
export const WORKING_COPY = 'working';

const SEGMENT_CHANGES = ['same', 'added', 'removed'] as const;

export class DiffQueryDto {
  /** What the version is compared with: another version, or the current text. */
  @ApiProperty({ type: String, required: false, default: WORKING_COPY, example: WORKING_COPY })
  @IsOptional()
  @Matches(/^(?:working|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/, {
    message: 'must be the id of a version, or "working"',
  })
  against?: string;
}

/** A piece of text that is the same on both sides, or only on one. */
export class DiffSegmentDto {
  @ApiProperty({ enum: SEGMENT_CHANGES, enumName: 'SegmentChange' })
  change: (typeof SEGMENT_CHANGES)[number];

  /** @example '5 °C' */
  text: string;

  /** Whether it is a number, time or code that differs. */
  is_fact: boolean;
}

/** A field that differs. */
export class DiffFieldDto {
  /**
   * As the document names it.
   * @example 'check'
   */
  name: string;

  /** In the order in which they are read. */
  segments: DiffSegmentDto[];
}

/** An entry that differs. */
export class DiffItemDto {
  /**
   * Id of the item; name of the field for texts of the SOP itself; `line-7` for plain text.
   * @example 'k3b9x2aa'
   */
  id: string;

  /** `changed` also for an entry that has been changed and moved. */
  @ApiProperty({ enum: ITEM_CHANGES, enumName: 'ItemChange' })
  change: ItemChange;

  is_moved: boolean;

  /** Its number on the page: `7` is the seventh step, whatever its phase. Null where it was not. */
  @ApiProperty({ type: String, nullable: true, example: '7' })
  at_from: string | null;

  @ApiProperty({ type: String, nullable: true, example: '7' })
  at_to: string | null;

  /** None for an entry that has only moved. */
  fields: DiffFieldDto[];
}

export class DiffPartDto {
  @ApiProperty({ enum: DIFF_PARTS, enumName: 'DiffPartName' })
  part: DiffPartName;

  items: DiffItemDto[];
}

/** A number, time or code that became another one. */
export class FactChangeDto {
  @ApiProperty({ type: String, nullable: true, example: '7 °C' })
  from: string | null;

  @ApiProperty({ type: String, nullable: true, example: '5 °C' })
  to: string | null;
}

/** How many entries differ. */
export class DiffSummaryDto {
  @ApiProperty({ type: 'integer', example: 1 })
  added: number;
  @ApiProperty({ type: 'integer', example: 0 })
  removed: number;
  @ApiProperty({ type: 'integer', example: 3 })
  changed: number;
  @ApiProperty({ type: 'integer', example: 0 })
  moved: number;
}

/** The differences to a version. Equal parts are left out. */
export class SopDiffDto {
  summary: DiffSummaryDto;

  /** At most 100. */
  facts: FactChangeDto[];

  parts: DiffPartDto[];
}
