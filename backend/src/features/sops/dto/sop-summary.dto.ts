import { ApiProperty } from '@nestjs/swagger';
import {
  DRAFTERS,
  type Drafter,
  GENERATION_STATES,
  type GenerationState,
  SOP_STATUSES,
  type SopStatus,
} from '../sop-status.js';

/** An SOP as lists show it: without its text. */
export class SopSummaryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  user_id: string;

  /**
   * First 50 characters of the prompt until somebody renames it.
   * @example 'Opening checklist for our bakery'
   */
  title: string;

  /** @example 'General' */
  category: string;

  @ApiProperty({ enum: SOP_STATUSES, enumName: 'SopStatus' })
  status: SopStatus;

  /** Grows with each change of title, text or status; the value of `If-Match`. */
  @ApiProperty({ type: 'integer', example: 2 })
  version: number;

  /** State of the newest drafting run. */
  @ApiProperty({ enum: GENERATION_STATES, enumName: 'GenerationState' })
  generation_state: GenerationState;

  /** Who wrote the current text; null while the first draft is under way. */
  @ApiProperty({ enum: DRAFTERS, enumName: 'Drafter', nullable: true })
  drafted_by: Drafter | null;

  /** When it was marked completed; null while in progress. */
  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  published_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}
