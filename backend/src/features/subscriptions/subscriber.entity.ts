import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's subscription as the product sees it; derived from Stripe, never from the client (S3.9-S3.13). */
@Entity('subscribers')
export class Subscriber {
  @PrimaryColumn('uuid')
  userId: string;

  @Column('boolean')
  subscribed: boolean;

  /** Lower case; null without a live subscription. */
  @Column('text', { nullable: true })
  subscriptionTier: string | null;

  @Column('timestamptz', { nullable: true })
  subscriptionEnd: Date | null;

  /** Whether it goes on after the end; false once it is cancelled. Means nothing without a live subscription. */
  @Column('boolean')
  renews: boolean;

  /** Set by an operator; wins over the tier's limit. */
  @Column('integer', { nullable: true })
  seatLimit: number | null;

  /** When Stripe was last asked. */
  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
