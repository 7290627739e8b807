import { ApiProperty } from '@nestjs/swagger';
import { SOP_TEXT_EXAMPLE } from '../../../../libs/sop-document/index.js';
import { SopSummaryDto } from '../sops/sop.dto.js';

/** A completed SOP of a team that the caller belongs to, as lists show it. */
export class SharedSopSummaryDto extends SopSummaryDto {
  /**
   * Name of the SOP's owner; empty when the owner has not given one.
   * @example 'Grace Hopper'
   */
  owner_name: string;
}

/** A whole SOP of a team, to read. The owner's prompt is not part of it. */
export class SharedSopDto extends SharedSopSummaryDto {
  /** The procedure as plain text. */
  @ApiProperty({ example: SOP_TEXT_EXAMPLE })
  content: string;

  /** The structured procedure; null after an edit as plain text. */
  @ApiProperty({ oneOf: [{ $ref: '#/components/schemas/SopDocument' }, { type: 'null' }] })
  document: Record<string, unknown> | null;
}

/** A page of the SOPs of the caller's teams, newest update first. */
export class SharedSopPageDto {
  items: SharedSopSummaryDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
