import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SopDocument } from './document/sop-document.js';
import type { Drafter, GenerationState, SopStatus } from './sop-status.js';

/** A standard operating procedure. Belongs to the person who wrote its prompt. */
@Entity('sops')
export class Sop {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  title: string;

  /** The person's prompt, unchanged (S3.18). */
  @Column('text')
  description: string;

  /** Plain text of the procedure. */
  @Column('text')
  content: string;

  @Column('jsonb', { nullable: true })
  document: SopDocument | null;

  @Column('text')
  category: string;

  @Column('text')
  status: SopStatus;

  @Column('integer')
  version: number;

  /** Copy of the newest generation's state, so that lists need no join. */
  @Column('text')
  generationState: GenerationState;

  @Column('text', { nullable: true })
  draftedBy: Drafter | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** The version whose text the working copy was last equal to; null before the first. */
  @Column('uuid', { nullable: true })
  baseVersionId: string | null;

  /** Whether the working copy differs from that version. A trigger sets it with each change of the text. */
  @Column('boolean')
  isDirty: boolean;

  /** When the text was last changed, by the same trigger; null when that was before versions were kept. */
  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  @Column('uuid', { nullable: true })
  editedByUserId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
