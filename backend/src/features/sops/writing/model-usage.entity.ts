import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One call to a language model, including failed ones. Never contains a prompt or an answer. */
@Entity('model_usage')
export class ModelUsage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { nullable: true })
  generationId: string | null;

  @Column('uuid')
  userId: string;

  @Column('text')
  provider: string;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('integer', { nullable: true })
  inputTokens: number | null;

  @Column('integer', { nullable: true })
  cachedTokens: number | null;

  @Column('integer', { nullable: true })
  outputTokens: number | null;

  @Column('integer', { nullable: true })
  reasoningTokens: number | null;

  @Column('integer')
  durationMs: number;

  @Column('boolean')
  ok: boolean;

  @Column('text', { nullable: true })
  code: string | null;
}
