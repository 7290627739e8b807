import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { IsStorableText } from '../../../common/http/field.decorators.js';
import { MAX_PROMPT_LENGTH } from '../sops/sop.entity.js';
import {
  GENERATION_CODES,
  GENERATION_STATES,
  type GenerationCode,
  type GenerationState,
} from './sop-generation.entity.js';

/** One drafting run of an SOP. */
export class GenerationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Never `none`. */
  @ApiProperty({ enum: GENERATION_STATES, enumName: 'GenerationState' })
  state: GenerationState;

  /** Increases when a run is resumed, for example after a restart of the server. */
  @ApiProperty({ type: 'integer', example: 1 })
  attempt: number;

  /** Number of the newest live snapshot. */
  @ApiProperty({ type: 'integer', example: 12 })
  seq: number;

  /** Name of the language model's provider, or `template` for the offline drafter. */
  provider: string | null;

  @ApiProperty({ enum: ['model', 'template'], enumName: 'GenerationDrafter', nullable: true })
  drafted_by: 'model' | 'template' | null;

  /** Why the run failed. */
  @ApiProperty({ enum: GENERATION_CODES, enumName: 'GenerationCode', nullable: true })
  error_code: GenerationCode | null;

  /** Why the offline drafter was used although a language model is configured. */
  @ApiProperty({ enum: GENERATION_CODES, enumName: 'GenerationCode', nullable: true })
  fallback_reason: GenerationCode | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  started_at: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  finished_at: string | null;
}

/** The newest drafting runs of an SOP, newest first, at most 50. */
export class GenerationListDto {
  items: GenerationDto[];
}

const given = (_dto: object, value: unknown): boolean => value !== undefined;

/** How to draft an SOP again. */
export class RegenerateSopDto {
  /**
   * A changed prompt; the SOP keeps it as its description.
   * @example 'Closing the cafe: last orders 21:30, fryer off, Maria sets the alarm.'
   */
  @ValidateIf(given)
  @IsString()
  @Matches(/\S/u, { message: 'must not be blank' })
  @MaxLength(MAX_PROMPT_LENGTH)
  @IsStorableText()
  prompt?: string;

  /** Confirms that changes made by hand may be lost; without it such an SOP is refused with 409. */
  @ValidateIf(given)
  @IsBoolean()
  replace_edits?: boolean;
}

/** One place where a check found something. */
export class QualityFindingDto {
  /** @example 'The request does not say this. Confirm it by changing the line, or remove it.' */
  message: string;
  /** Where in the document, as a JSON pointer. */
  path: string | null;
  /** The text that the finding is about. */
  text: string | null;
}

/** The result of one check. */
export class QualityResultDto {
  /** @example 'Q02' */
  id: string;
  /** @example 'Facts from the request are kept' */
  title: string;
  passed: boolean;
  /** `not judged` when the check cannot read the document's language. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;

  findings: QualityFindingDto[];
}

/** Re-runnable checks of the structured document: the same result every time. */
export class QualityReportDto {
  @ApiProperty({ type: 'integer', example: 25 })
  passed: number;
  @ApiProperty({ type: 'integer', example: 27 })
  total: number;
  results: QualityResultDto[];
  /** Ids of the lines kept as the person wrote them, because they could not be reworded reliably. */
  as_written: string[];
}
