import { ApiProperty } from '@nestjs/swagger';
import { SopSummaryDto } from '../sops/sop.dto.js';

/** A deleted SOP that can be restored. */
export class DeletedSopDto extends SopSummaryDto {
  @ApiProperty({ format: 'date-time' })
  deleted_at: string;

  /** After that time it cannot be restored; it is removed with all its versions within the hour. */
  @ApiProperty({ format: 'date-time' })
  purged_at: string;
}

/** A page of the caller's deleted SOPs, last deletion first. */
export class DeletedSopPageDto {
  items: DeletedSopDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
