import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The secret address of a consultant's calendar. */
@Entity('consultant_calendars')
export class CalendarAddress {
  @PrimaryColumn('uuid')
  consultantId: string;

  /** SHA-256 of the token in the address; the token itself is not kept. */
  @Column('bytea')
  tokenHash: Buffer;

  @Column('timestamptz')
  createdAt: Date;
}
