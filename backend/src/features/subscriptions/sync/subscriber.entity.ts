import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A person's subscription as the product sees it; derived from Stripe and grants, never from the client (S3.9-S3.13).
 */
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

  /** Whether it renews at the end; false once it is canceled. Meaningless without a live subscription. */
  @Column('boolean')
  renews: boolean;

  /** Null when nothing is paid. */
  @Column('integer', { nullable: true })
  monthlyAmountCents: number | null;

  /** How many months one payment covers; null when nothing is paid. */
  @Column('integer', { nullable: true })
  billedMonths: number | null;

  /** When a trial ends and the first payment is due; null without one. */
  @Column('timestamptz', { nullable: true })
  trialEndsAt: Date | null;

  /** Seats of an Enterprise contract that is paid for; null for every other tier. */
  @Column('integer', { nullable: true })
  contractSeats: number | null;

  /** The last payment has failed: it is being retried, or the subscription has ended because of it. */
  @Column('boolean')
  paymentFailed: boolean;

  /** Ids of the disputes that are open or lost. */
  @Column('text', { array: true })
  disputes: string[];

  /** The plan of the next period; null when it stays the same. */
  @Column('text', { nullable: true })
  nextTier: string | null;

  @Column('integer', { nullable: true })
  nextMonthlyAmountCents: number | null;

  @Column('timestamptz', { nullable: true })
  nextStartsAt: Date | null;

  /** Set by an operator; overrides the limit of the tier. */
  @Column('integer', { nullable: true })
  seatLimit: number | null;

  /** Last sync with the payment service. */
  @Column('timestamptz', { nullable: true })
  syncedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

/** The subscription as recorded in the audit, keyed by column names. */
export function subscriptionColumns({ subscribed, subscriptionTier, subscriptionEnd, renews }: Subscriber) {
  return { subscribed, subscription_tier: subscriptionTier, subscription_end: subscriptionEnd, renews };
}

/** Whether the row already has all of these values. */
export function isLike(subscriber: Subscriber, row: Partial<Subscriber>): boolean {
  const textOf = (value: unknown) => JSON.stringify(value ?? null);
  return Object.entries(row).every(([name, value]) => textOf(subscriber[name as keyof Subscriber]) === textOf(value));
}
