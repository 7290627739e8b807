import { Column, Entity, PrimaryColumn } from 'typeorm';

/** States of an earning; the last one hides it by default. */
export const EARNING_STATUSES = ['pending', 'paid', 'void'] as const;
export type EarningStatus = (typeof EARNING_STATUSES)[number];

/** One line of a consultant's earnings. No money moves here. */
@Entity('earnings')
export class Earning {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  consultantId: string;

  @Column('uuid', { nullable: true })
  clientId: string | null;

  /** Decimal text with two places. */
  @Column('numeric')
  amount: string;

  /** ISO 4217 code in lower case. */
  @Column('text')
  currency: string;

  @Column('text')
  status: EarningStatus;

  @Column('timestamptz')
  earnedAt: Date;

  @Column('text', { nullable: true })
  reference: string | null;

  /** Increases with each change; an update contains the version that it is based on. */
  @Column('integer')
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
