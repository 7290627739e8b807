import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why a version was cut. Further causes come with reviews and imports. */
export const VERSION_CAUSES = [
  'edited',
  'generated',
  'submitted',
  'published',
  'restored',
  'replaced',
  'imported',
  'template',
  'adopted',
] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

export const VERSION_STATES = [
  'draft',
  'in_review',
  'returned',
  'approved',
  'effective',
  'superseded',
  'withdrawn',
] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** The columns of a version that change after its cut; its text never does. Versions are added by `SopVersionQueries`. */
@Entity('sop_versions')
export class SopVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  sopId: string;

  @Column('text')
  state: VersionState;

  /** The note of the person who kept it; a version with a note is never pruned. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { nullable: true })
  effectiveFrom: Date | null;

  @Column('timestamptz', { nullable: true })
  effectiveTo: Date | null;
}
