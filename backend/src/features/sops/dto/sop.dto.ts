import { ApiProperty } from '@nestjs/swagger';
import { SOP_TEXT_EXAMPLE } from '../document/sop-document-example.js';
import { GenerationDto } from './generation.dto.js';
import { SopSummaryDto } from './sop-summary.dto.js';

/** A whole SOP. */
export class SopDto extends SopSummaryDto {
  /**
   * The person's prompt, unchanged.
   * @example 'Opening checklist for our bakery'
   */
  description: string;

  /** The procedure as plain text. */
  @ApiProperty({ example: SOP_TEXT_EXAMPLE })
  content: string;

  /** The structured procedure; null before the first draft and after an edit as plain text. */
  @ApiProperty({ oneOf: [{ $ref: '#/components/schemas/SopDocument' }, { type: 'null' }] })
  document: Record<string, unknown> | null;

  /** The newest drafting run. */
  @ApiProperty({ type: () => GenerationDto, nullable: true })
  generation: GenerationDto | null;
}
