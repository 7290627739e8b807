import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An activity of a person, append-only (S3.31). The app role can neither update nor delete it. */
@Entity('activity_logs')
export class Activity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  activityType: string;

  @Column('jsonb')
  activityData: object;

  @Column('timestamptz')
  createdAt: Date;
}
