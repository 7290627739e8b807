import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a person did, written once (S3.31). The app role can neither change nor remove it. */
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
