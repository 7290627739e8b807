import { Column, Entity, PrimaryColumn } from 'typeorm';

/** States of a client; the last one hides it by default. */
export const CLIENT_STATUSES = ['pending', 'active', 'inactive', 'ended'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** A client of a consultant. */
@Entity('clients')
export class Client {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  consultantId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  status: ClientStatus;

  /** Increases with each change; an update contains the version that it is based on. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
