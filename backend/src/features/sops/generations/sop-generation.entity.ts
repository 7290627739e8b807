import { Column, Entity, PrimaryColumn } from 'typeorm';

/** State of a drafting run, and of an SOP by its newest run; `none` only for an SOP that never had a run. */
export const GENERATION_STATES = ['none', 'queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type GenerationState = (typeof GENERATION_STATES)[number];

/** Why a run failed, or why the offline drafter was used. */
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
@Entity('sop_generations')
export class SopGeneration {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sopId: string;

  @Column('uuid')
  userId: string;

  /** The prompt at the time of the request. */
  @Column('text')
  prompt: string;

  @Column('text')
  state: GenerationState;

  @Column('integer')
  attempt: number;

  /** Only the holder of the newest token may write. */
  @Column('uuid', { nullable: true })
  fencingToken: string | null;

  /** Number of the worker process that drafts, whose lock tells whether it lives. @see WORKER_LOCK */
  @Column('integer', { nullable: true })
  workerId: number | null;

  /** The job of the newest run in its queue. */
  @Column('uuid', { nullable: true })
  jobId: string | null;

  @Column('integer')
  seq: number;

  /** Newest live snapshot of the draft. */
  @Column('jsonb', { nullable: true })
  partial: object | null;

  @Column('text', { nullable: true })
  provider: string | null;

  @Column('text', { nullable: true })
  draftedBy: 'model' | 'template' | null;

  @Column('text', { nullable: true })
  errorCode: GenerationCode | null;

  @Column('text', { nullable: true })
  fallbackReason: GenerationCode | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
