import { ApiProperty } from '@nestjs/swagger';

export const RUN_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** Why a run failed, or why the offline drafter had to step in. */
export const GENERATION_CODES = [
  'refused',
  'prompt_too_long',
  'quota',
  'gave_up',
  'busy',
  'timeout',
  'provider_down',
  'network',
  'misconfigured',
  'invalid_output',
  'bad_answer',
  'too_long',
  'no_provider',
] as const;
export type GenerationCode = (typeof GENERATION_CODES)[number];

/** One drafting run of an SOP. */
export class GenerationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: RUN_STATES, enumName: 'RunState' })
  state: RunState;

  /** Grows when a run is taken up again, for example after a restart of the server. */
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

  /** Why the offline drafter stepped in although a language model is configured. */
  @ApiProperty({ enum: GENERATION_CODES, enumName: 'GenerationCode', nullable: true })
  fallback_reason: GenerationCode | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  started_at: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true })
  finished_at: string | null;
}
