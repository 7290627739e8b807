import { Column, Entity, PrimaryColumn } from 'typeorm';

/** States of a meeting; the last one hides it by default. */
export const MEETING_STATUSES = ['scheduled', 'done', 'cancelled'] as const;
export type MeetingStatus = (typeof MEETING_STATUSES)[number];

/** An appointment with a client. */
@Entity('meetings')
export class Meeting {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  consultantId: string;

  @Column('uuid', { nullable: true })
  clientId: string | null;

  @Column('text')
  title: string;

  @Column('text')
  status: MeetingStatus;

  @Column('timestamptz')
  scheduledAt: Date;

  @Column('integer')
  durationMinutes: number;

  /** Increases with each change; an update contains the version that it is based on. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
