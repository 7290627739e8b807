import { Column, Entity, PrimaryColumn } from 'typeorm';

/** States of a project; the last one hides it by default. */
export const PROJECT_STATUSES = ['planned', 'active', 'completed', 'archived'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** Work for a client, with an aim and a date. */
@Entity('projects')
export class Project {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  consultantId: string;

  @Column('uuid', { nullable: true })
  clientId: string | null;

  @Column('text')
  name: string;

  @Column('text')
  status: ProjectStatus;

  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  /** Increases with each change; an update contains the version that it is based on. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
